import { addAwards, type Position, type Ruleset, tokensOf } from '@asteroute/engine/search';

/** Added to the tokens that are still to come, so that a lead with none to come is nearly certain. */
const LAST = 0.25;
/** The logistic function with this slope is nearly the normal distribution. */
const SLOPE = 1.7;

/** Points of the final scoring that no realm gives: what they are now, and how far they are from certain. */
export class TokenForecast {
  /** By side: the points if the game ended now. */
  readonly awards: Int32Array;
  /** By side and majority: the points that can be expected from it, less those of `awards`. */
  readonly leads: Float64Array;
  readonly #rules: Ruleset;

  constructor(rules: Ruleset) {
    const { sides } = rules.figureTable;
    this.#rules = rules;
    this.awards = new Int32Array(sides);
    this.leads = new Float64Array(sides * rules.majorities.length);
  }

  /** Looks at a position; `left` is the share of the tokens that are not taken which may still be. */
  look(pos: Position, left: number): void {
    const { majorities, figureTable } = this.#rules;
    this.awards.fill(0);
    addAwards(this.#rules, pos, this.awards);
    if (majorities.length === 0) return;
    const held = Array.from({ length: figureTable.sides }, (_, side) => tokensOf(this.#rules, pos, side));
    for (const [index, { token, count, points }] of majorities.entries()) {
      const counts = held.map((tokens) => tokens[token] ?? 0);
      const toCome = left * counts.reduce((rest, own) => rest - own, count);
      const most = Math.max(...counts);
      for (const [side, own] of counts.entries()) {
        const lead = own - Math.max(...counts.filter((_, other) => other !== side));
        const chance = 1 / (1 + Math.exp((-SLOPE * lead) / Math.sqrt(toCome + LAST)));
        const now = most > 0 && own === most ? 1 : 0;
        this.leads[side * majorities.length + index] = Math.min(1, toCome) * points * (chance - now);
      }
    }
  }
}
