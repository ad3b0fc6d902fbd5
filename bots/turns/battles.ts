import { diceDue, isRolling, mark, type Position, type Ruleset, rollHighest, undo } from '@asteroute/engine/search';
import type { Judge } from '../judge/judge.ts';
import { battleOdds, type Odds } from '../judge/odds.ts';

/** The base of battle keys, with one digit per side: above the number of dice of any side. */
const DICE_BASE = 4;

/** Handles battles for bots: they are never thrown, but expected by their exact odds. */
export class Battles {
  readonly #rules: Ruleset;
  readonly #highest = new Uint8Array(8);
  readonly #odds = new Map<number, Odds>();

  constructor(rules: Ruleset) {
    this.#rules = rules;
  }

  /** Computes the expected values of a judge after all due battles, with the exact odds of each winner. */
  expect(pos: Position, judge: Judge, values: Float64Array): void {
    if (!isRolling(pos)) {
      judge(pos, values);
      return;
    }
    const { win, tiePoints } = this.oddsOf(pos);
    const { sides } = this.#rules.figureTable;
    const outcome = new Float64Array(sides);
    values.fill(0);
    for (let winner = 0; winner < sides; winner++) {
      if (win[winner] === 0) continue;
      const since = mark(pos);
      this.letWin(pos, winner);
      this.expect(pos, judge, outcome);
      undo(pos, since);
      for (let side = 0; side < sides; side++) values[side] += win[winner] * outcome[side];
    }
    for (let side = 0; side < sides; side++) values[side] += tiePoints[side];
  }

  letWin(pos: Position, winner: number): void {
    for (let side = 0; side < this.#rules.figureTable.sides; side++) {
      this.#highest[side] = diceDue(this.#rules, pos, side) === 0 ? 0 : side === winner ? 6 : 1;
    }
    rollHighest(this.#rules, pos, this.#highest, null);
  }

  oddsOf(pos: Position): Odds {
    const { sides } = this.#rules.figureTable;
    let key = 0;
    for (let side = 0; side < sides; side++) key = key * DICE_BASE + diceDue(this.#rules, pos, side);
    const known = this.#odds.get(key);
    if (known !== undefined) return known;
    const odds = battleOdds(Array.from({ length: sides }, (_, side) => diceDue(this.#rules, pos, side)));
    this.#odds.set(key, odds);
    return odds;
  }
}
