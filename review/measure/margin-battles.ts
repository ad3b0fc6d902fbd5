import { Battles, type Judge } from '@asteroute/bots/search';
import { diceDue, isRolling, mark, type Position, type Ruleset, undo } from '@asteroute/engine/search';
import { type BattleOutcome, battleOutcomes } from './battle-outcomes.ts';
import { addTo, type BySide, writeMargins } from './margins.ts';

/**
 * Expects margins instead of points, exactly, so that the luck of the dice has a mean of 0 for any judge whose values
 * are the current points plus something that does not depend on them.
 */
export class MarginBattles extends Battles {
  readonly #ruleset: Ruleset;
  readonly #outcomes = new Map<string, readonly (readonly BattleOutcome[])[]>();
  readonly #values: Float64Array;
  readonly #margins: Float64Array;

  constructor(rules: Ruleset) {
    super(rules);
    this.#ruleset = rules;
    this.#values = new Float64Array(rules.figureTable.sides);
    this.#margins = new Float64Array(rules.figureTable.sides);
  }

  /** Writes the expected margins after all due battles; `judge` gives points by side. */
  override expect(pos: Position, judge: Judge, margins: Float64Array): void {
    if (isRolling(pos)) {
      margins.fill(0);
      this.#addBattle(pos, judge, margins, { ties: this.#none(), chance: 1 });
    } else {
      judge(pos, this.#values);
      writeMargins(this.#values, margins);
    }
  }

  #none(): number[] {
    return new Array(this.#values.length).fill(0);
  }

  /** Adds the margins of every outcome of the current battle; `before` holds the earlier battles of this turn. */
  #addBattle(pos: Position, judge: Judge, sum: Float64Array, before: Pick<BattleOutcome, 'ties' | 'chance'>): void {
    for (const [winner, outcomes] of this.#outcomesOf(pos).entries()) {
      if (outcomes.length === 0) continue;
      const since = mark(pos);
      this.letWin(pos, winner);
      if (!isRolling(pos)) judge(pos, this.#values);
      for (const outcome of outcomes) {
        const ties = before.ties.map((points, side) => points + outcome.ties[side]);
        const chance = before.chance * outcome.chance;
        if (isRolling(pos)) this.#addBattle(pos, judge, sum, { ties, chance });
        else this.#addMargins(sum, ties, chance);
      }
      undo(pos, since);
    }
  }

  #addMargins(sum: Float64Array, ties: BySide, chance: number): void {
    addTo(this.#values, ties);
    writeMargins(this.#values, this.#margins);
    addTo(this.#values, ties, -1);
    addTo(sum, this.#margins, chance);
  }

  /** The possible ends of the current battle, by winner. Between two sides ties change no margin. */
  #outcomesOf(pos: Position): readonly (readonly BattleOutcome[])[] {
    const { sides } = this.#ruleset.figureTable;
    const dice = Array.from({ length: sides }, (_, side) => diceDue(this.#ruleset, pos, side));
    const key = String(dice);
    const known = this.#outcomes.get(key);
    if (known !== undefined) return known;
    const all = sides === 2 ? this.#withoutTies(pos) : battleOutcomes(dice);
    const made = dice.map((_, side) => all.filter(({ winner }) => winner === side));
    this.#outcomes.set(key, made);
    return made;
  }

  #withoutTies(pos: Position): BattleOutcome[] {
    return this.oddsOf(pos).win.map((chance, winner) => ({ winner, ties: this.#none(), chance }));
  }
}
