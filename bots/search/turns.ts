import {
  act,
  diceDue,
  isActing,
  isRolling,
  listActions,
  listPlacements,
  MoveList,
  mark,
  type Position,
  placeTile,
  type Ruleset,
  rollHighest,
  undo,
} from '@asteroute/engine/core';
import { battleOdds, type Odds } from '../judge/odds.ts';

/** Judges a position between turns, for every side. */
export type Judge = (pos: Position, values: Float64Array) => void;

/** One way to play a turn, and what each side may hope for after it. */
export interface Turn {
  readonly placement: number;
  readonly action: number;
  /** By side; battles count with their exact odds. */
  readonly values: Float64Array;
}

/** Is shown a turn and what it is worth; the values are only lent. */
type See = (placement: number, action: number, values: Float64Array) => void;

/** Looks at all ways to play a turn, on one position that is always put back as it was. */
export class Turns {
  private readonly rules: Ruleset;
  private readonly judge: Judge;
  private readonly placements = new MoveList();
  private readonly actions = new MoveList();
  private readonly highest = new Uint8Array(8);
  private readonly judged: Float64Array;
  private readonly found: Float64Array;
  private readonly odds = new Map<number, Odds>();

  constructor(rules: Ruleset, judge: Judge) {
    this.rules = rules;
    this.judge = judge;
    this.judged = new Float64Array(rules.figureTable.sides);
    this.found = new Float64Array(rules.figureTable.sides);
  }

  /** Every placement and action of the tile in hand. */
  all(pos: Position): Turn[] {
    const turns: Turn[] = [];
    this.eachTurn(pos, (placement, action, values) => turns.push({ placement, action, values: values.slice() }));
    return turns;
  }

  /** Every action, once the tile lies. */
  actionsNow(pos: Position): Turn[] {
    const turns: Turn[] = [];
    this.eachAction(pos, 0, (placement, action, values) => turns.push({ placement, action, values: values.slice() }));
    return turns;
  }

  /**
   * The turn that is worth most to the side on turn, the first of equals: faster than a list of all. Its values are
   * good until the next call.
   */
  bestNow(pos: Position): Turn {
    const side = this.rules.figureTable.sideOf[pos.seat];
    const found = { placement: 0, action: 0, values: this.found };
    let highest = Number.NEGATIVE_INFINITY;
    this.eachTurn(pos, (placement, action, values) => {
      const worth = margin(values, side);
      if (worth <= highest) return;
      highest = worth;
      found.placement = placement;
      found.action = action;
      found.values.set(values);
    });
    return found;
  }

  private eachTurn(pos: Position, see: See): void {
    const { placements, rules } = this;
    listPlacements(rules, pos, pos.drawn, placements);
    for (let i = 0; i < placements.size; i++) {
      const placement = placements.codes[i];
      const since = mark(pos);
      placeTile(pos, placement, null);
      this.eachAction(pos, placement, see);
      undo(pos, since);
    }
  }

  private eachAction(pos: Position, placement: number, see: See): void {
    const { actions, rules } = this;
    listActions(rules, pos, actions);
    for (let i = 0; i < actions.size; i++) {
      const action = actions.codes[i];
      const since = mark(pos);
      act(rules, pos, action, null);
      this.expect(pos, this.judged);
      undo(pos, since);
      see(placement, action, this.judged);
    }
  }

  /** Plays a turn on the position and judges it. */
  play(pos: Position, turn: Turn, values: Float64Array): void {
    if (!isActing(pos)) placeTile(pos, turn.placement, null);
    act(this.rules, pos, turn.action, null);
    this.expect(pos, values);
  }

  /** What a position is worth once its battles are over: every side wins with its exact odds. */
  expect(pos: Position, values: Float64Array): void {
    if (!isRolling(pos)) {
      this.judge(pos, values);
      return;
    }
    const odds = this.oddsOf(pos);
    const sides = this.rules.figureTable.sides;
    const outcome = new Float64Array(sides);
    values.fill(0);
    for (let winner = 0; winner < sides; winner++) {
      if (odds.win[winner] === 0) continue;
      const since = mark(pos);
      this.letWin(pos, winner);
      this.expect(pos, outcome);
      undo(pos, since);
      for (let side = 0; side < sides; side++) values[side] += odds.win[winner] * outcome[side];
    }
    for (let side = 0; side < sides; side++) values[side] += odds.tiePoints[side];
  }

  /** Ends the running battle by a throw of sixes against ones. */
  letWin(pos: Position, winner: number): void {
    for (let side = 0; side < this.rules.figureTable.sides; side++) {
      this.highest[side] = diceDue(this.rules, pos, side) === 0 ? 0 : side === winner ? 6 : 1;
    }
    rollHighest(this.rules, pos, this.highest, null);
  }

  /** The exact odds of the running battle. */
  oddsOf(pos: Position): Odds {
    let key = 0;
    for (let side = 0; side < this.rules.figureTable.sides; side++) key = key * 4 + diceDue(this.rules, pos, side);
    let odds = this.odds.get(key);
    if (odds === undefined) {
      odds = battleOdds(
        Array.from({ length: this.rules.figureTable.sides }, (_, side) => diceDue(this.rules, pos, side)),
      );
      this.odds.set(key, odds);
    }
    return odds;
  }
}

/** Own value against the mean of the rivals': linear, so that expectations may be added up. */
export function margin(values: ArrayLike<number>, side: number): number {
  let rivals = 0;
  for (let other = 0; other < values.length; other++) if (other !== side) rivals += values[other];
  return values[side] - rivals / (values.length - 1);
}
