import { ROTATIONS, type Turn } from '@asteroute/engine';
import {
  act,
  actionMove,
  isExtraTurn,
  isQuiet,
  listActions,
  listPlacements,
  MoveList,
  mark,
  meepleOfCode,
  PASS,
  type Position,
  placeMove,
  placeTile,
  type Ruleset,
  reserveFigure,
  takeBackAction,
  undo,
} from '@asteroute/engine/search';
import { type Judge, margin, type TurnJudge } from '../judge/judge.ts';
import { Battles } from './battles.ts';
import { sameFaces } from './faces.ts';

export interface JudgedTurn {
  readonly placement: number;
  readonly action: number;
  /** Values by side; battles count with their exact odds. */
  readonly values: Float64Array;
}

type TurnCode = Pick<JudgedTurn, 'placement' | 'action'>;

/** Receives a turn and its values. The array is reused after the call. */
export type See = (placement: number, action: number, values: Float64Array) => void;

/** Judges all ways to play the turn, on one position that is always restored. */
export class Turns {
  readonly battles: Battles;
  readonly #rules: Ruleset;
  readonly #judge: TurnJudge;
  readonly #judgeAction: Judge;
  readonly #placements = new MoveList();
  readonly #actions = new MoveList();
  readonly #judged: Float64Array;
  readonly #found: Float64Array;
  /** By face: the lowest rotation in which the tile looks the same. */
  readonly #sameFaces: Uint8Array;

  constructor(rules: Ruleset, judge: TurnJudge, battles = new Battles(rules)) {
    this.#rules = rules;
    this.#judge = judge;
    this.#judgeAction = (pos, values) => judge.judgeAction(pos, values);
    this.battles = battles;
    this.#sameFaces = sameFaces(rules);
    this.#judged = new Float64Array(rules.figureTable.sides);
    this.#found = new Float64Array(rules.figureTable.sides);
  }

  all(pos: Position): JudgedTurn[] {
    return collect((see) => this.#eachTurn(pos, see));
  }

  different(pos: Position): JudgedTurn[] {
    return collect((see) => this.eachDifferentTurn(pos, see));
  }

  actionsNow(pos: Position): JudgedTurn[] {
    this.#judge.beginTurns(pos);
    return collect((see) => this.#eachAction(pos, 0, see));
  }

  /**
   * The turn worth most, the first of equals, and of how many. A `liked` one is taken if worth less by up to `within`
   * points. The values are good until the next call.
   */
  bestNow(pos: Position, liked: TurnCode | null = null, within = 0): JudgedTurn & { readonly choices: number } {
    const side = this.#rules.figureTable.sideOf[pos.seat];
    const found = { placement: 0, action: 0, values: this.#found, choices: 0 };
    let highest = Number.NEGATIVE_INFINITY;
    this.eachDifferentTurn(pos, (placement, action, values) => {
      found.choices++;
      const isLiked = liked !== null && placement === liked.placement && action === liked.action;
      const worth = margin(values, side) + (isLiked ? within : 0);
      if (worth <= highest) return;
      highest = worth;
      found.placement = placement;
      found.action = action;
      found.values.set(values);
    });
    return found;
  }

  /** Visits at least one of the turns that lead to the same position. */
  eachDifferentTurn(pos: Position, see: See): void {
    this.#eachTurn(pos, see, this.#sameFaces.subarray(pos.drawn * 4, pos.drawn * 4 + 4));
  }

  #eachTurn(pos: Position, see: See, same: ArrayLike<number> = ROTATIONS): void {
    const placements = this.#placements;
    const rules = this.#rules;
    const judge = this.#judge;
    judge.beginTurns(pos);
    listPlacements(rules, pos, pos.drawn, placements);
    for (let i = 0; i < placements.size; i++) {
      const placement = placements.codes[i];
      if (same[placement & 3] !== (placement & 3)) continue;
      const since = mark(pos);
      placeTile(pos, placement, null);
      judge.tilePlaced(pos);
      this.#eachAction(pos, placement, see);
      undo(pos, since);
    }
  }

  #eachAction(pos: Position, placement: number, see: See): void {
    const actions = this.#actions;
    const judged = this.#judged;
    const rules = this.#rules;
    listActions(rules, pos, actions);
    const quiet = isQuiet(rules, pos, PASS);
    for (let i = 0; i < actions.size; i++) {
      const action = actions.codes[i];
      if (quiet && isQuiet(rules, pos, action)) this.#judgeQuiet(pos, action);
      else this.#judgeOther(pos, action);
      see(placement, action, judged);
    }
  }

  /** Judges an action that leads to no battle or scoring. The first such action of each placement must be to pass. */
  #judgeQuiet(pos: Position, action: number): void {
    const judge = this.#judge;
    const judged = this.#judged;
    const rules = this.#rules;
    const { seat } = pos;
    const extra = isExtraTurn(pos);
    const figure = action === PASS ? -1 : reserveFigure(pos, seat, meepleOfCode(action));
    act(rules, pos, action, null);
    if (figure === -1) judge.judgePassed(pos, judged);
    else judge.judgeDeployed(pos, figure, judged);
    takeBackAction(pos, seat, figure, extra);
  }

  /** Judges any action, including the battles and scorings that follow. */
  #judgeOther(pos: Position, action: number): void {
    const since = mark(pos);
    act(this.#rules, pos, action, null);
    this.battles.expect(pos, this.#judgeAction, this.#judged);
    undo(pos, since);
  }
}

function collect(each: (see: See) => void): JudgedTurn[] {
  const turns: JudgedTurn[] = [];
  each((placement, action, values) => turns.push({ placement, action, values: values.slice() }));
  return turns;
}

export function turnOf({ placement, action }: Pick<JudgedTurn, 'placement' | 'action'>): Turn {
  return { place: placeMove(placement), action: actionMove(action) };
}
