import type { Node, TileIndex } from '@asteroute/engine';
import {
  act,
  actionMove,
  drawable,
  drawTile,
  find,
  isDrawing,
  isHeld,
  isOver,
  isPlacing,
  isRolling,
  listActions,
  listPlacements,
  MoveList,
  mark,
  PASS,
  type Position,
  placeTile,
  pointsNow,
  type Ruleset,
  scoreOf,
  undo,
} from '@asteroute/engine/search';
import { margin } from '../judge/judge.ts';
import type { Analyzer } from '../turns/analyzer.ts';
import { alikeDraws, sameFaces, sameTiles } from '../turns/faces.ts';
import type { RankedTurn } from './bot.ts';
import { type CodedTurn, KillerTurns } from './killers.ts';
import { runToEnd } from './steps.ts';

/** One way to play a turn, and the final margin of the side on turn if both sides play best afterwards. */
export interface SolvedTurn extends CodedTurn {
  readonly value: number;
}

interface Outcome {
  readonly chance: number;
  readonly happen: () => void;
}

/** The search window: a value between these margins is exact, one outside is a bound. */
interface Window {
  readonly low: number;
  readonly high: number;
}
const OPEN: Window = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** The best turn found so far in a position: side 0 maximizes the margin, side 1 minimizes it. */
class Best {
  value: number;
  way: CodedTurn = { placement: 0, action: 0 };
  readonly #isFirst: boolean;
  readonly #window: Window;

  constructor(side: number, window: Window) {
    this.#isFirst = side === 0;
    this.#window = window;
    this.value = this.#isFirst ? OPEN.low : OPEN.high;
  }

  /** The window for further turns: only values inside it can improve the result. */
  get rest(): Window {
    const { low, high } = this.#window;
    return this.#isFirst ? { low: Math.max(low, this.value), high } : { low, high: Math.min(high, this.value) };
  }

  /** Whether the search can stop, because the other side would avoid this position (a cut-off). */
  get isEnough(): boolean {
    return this.#isFirst ? this.value >= this.#window.high : this.value <= this.#window.low;
  }

  see(value: number, placement: number, action: number): void {
    if (this.#isFirst ? value <= this.value : value >= this.value) return;
    this.value = value;
    this.way = { placement, action };
  }
}

/**
 * Solves the last tiles of a game between two sides by full expansion, with exact odds. Alpha-beta leaves out what
 * cannot matter, also in the last outcome of a random event (Ballard's star algorithms, Artificial Intelligence 21,
 * 1983). Margins are those of side 0. A table of known positions does not help: within four tiles they hardly recur.
 */
export class EndSolver {
  readonly #rules: Ruleset;
  readonly #analyzer: Analyzer;
  readonly #sameTiles: Uint8Array;
  readonly #sameFaces: Uint8Array;
  readonly #killers = new KillerTurns();
  readonly #placements = new MoveList();
  readonly #actions = new MoveList();
  #looked = 0;

  /** Throws if there are more than two sides. `analyzer` only decides the order in which turns are searched. */
  constructor(rules: Ruleset, analyzer: Analyzer) {
    if (rules.figureTable.sides !== 2) throw new Error('only games between two sides are solved');
    this.#rules = rules;
    this.#analyzer = analyzer;
    this.#sameTiles = sameTiles(rules);
    this.#sameFaces = sameFaces(rules);
  }

  /** Every different way to play the tile in hand, best first. The caller can stop at each yield. */
  *all(pos: Position): Generator<void, SolvedTurn[]> {
    const solved: SolvedTurn[] = [];
    for (const way of this.ordered(pos)) {
      solved.push({ ...way, value: this.valueOf(pos, way) });
      yield;
    }
    return solved.sort((a, b) => b.value - a.value);
  }

  /** The number of positions with a tile in hand searched so far: a machine-independent measure of the effort. */
  get positions(): number {
    return this.#looked;
  }

  bestTurn(pos: Position): CodedTurn {
    const best = new Best(this.#sideOf(pos), OPEN);
    this.#tryAll(pos, best);
    return best.way;
  }

  /** The margin of the side on turn, with a tile in hand, if both sides play best. */
  value(pos: Position): number {
    return this.#forSide(pos, this.#best(pos, OPEN));
  }

  valueOf(pos: Position, way: CodedTurn): number {
    return this.#forSide(pos, this.#after(pos, way, OPEN));
  }

  /** Exact if above `least`; otherwise a bound that is at most `least`, which takes far less time. */
  valueAbove(pos: Position, turn: CodedTurn, least: number): number {
    const { low, high } = OPEN;
    const window = this.#sideOf(pos) === 0 ? { low: least, high } : { low, high: -least };
    return this.#forSide(pos, this.#after(pos, turn, window));
  }

  #sideOf(pos: Position): number {
    return this.#rules.figureTable.sideOf[pos.seat];
  }

  #forSide(pos: Position, value: number): number {
    return this.#sideOf(pos) === 0 ? value : -value;
  }

  #best(pos: Position, window: Window): number {
    this.#looked++;
    const best = new Best(this.#sideOf(pos), window);
    if (pos.stackSize === 0) this.#tryLast(pos, best);
    else this.#tryAll(pos, best);
    this.#killers.add(pos, best.way);
    return best.value;
  }

  #tryAll(pos: Position, best: Best): void {
    for (const way of this.ordered(pos)) {
      best.see(this.#after(pos, way, best.rest), way.placement, way.action);
      if (best.isEnough) return;
    }
  }

  /** The different ways to play the turn: killer turns first, then by the judge's value. */
  ordered(pos: Position): CodedTurn[] {
    const side = this.#sideOf(pos);
    const killers = this.#killers.of(pos);
    const ways: SolvedTurn[] = [];
    this.#analyzer.turns.eachDifferentTurn(pos, (placement, action, values) => {
      const rank = killers.findIndex((one) => one.placement === placement && one.action === action);
      ways.push({ placement, action, value: rank < 0 ? margin(values, side) : Number.MAX_SAFE_INTEGER - rank });
    });
    return ways.sort((a, b) => b.value - a.value);
  }

  /** Tries the last turn of the game. Turns are not sorted, because judging them would cost as much as trying them. */
  #tryLast(pos: Position, best: Best): void {
    const placements = this.#placements;
    const rules = this.#rules;
    listPlacements(rules, pos, pos.drawn, placements);
    const killers = this.#killers.of(pos).map(({ placement }) => placement);
    for (const [index, placement] of killers.entries()) {
      if (killers.indexOf(placement) < index || !isListed(placements, placement)) continue;
      this.#tryActions(pos, placement, best);
      if (best.isEnough) return;
    }
    const same = this.#sameFaces.subarray(pos.drawn * 4, pos.drawn * 4 + 4);
    for (let i = 0; i < placements.size; i++) {
      const placement = placements.codes[i];
      if (same[placement & 3] !== (placement & 3) || killers.includes(placement)) continue;
      this.#tryActions(pos, placement, best);
      if (best.isEnough) return;
    }
  }

  /** In the last turn a meeple on a free realm gains the points of the realm and changes nothing else. */
  #tryActions(pos: Position, placement: number, best: Best): void {
    const actions = this.#actions;
    const rules = this.#rules;
    const since = mark(pos);
    placeTile(pos, placement, null);
    listActions(rules, pos, actions);
    const passed = this.#acted(pos, PASS);
    const sign = this.#sideOf(pos) === 0 ? 1 : -1;
    for (let i = 0; i < actions.size; i++) {
      const action = actions.codes[i];
      const free = this.#freeRealm(pos, action);
      const gain = free === null ? null : sign * pointsNow(rules, pos, free);
      const value = action === PASS ? passed : gain === null ? this.#acted(pos, action) : passed + gain;
      best.see(value, placement, action);
    }
    undo(pos, since);
  }

  /** Null if the action does something else than place a meeple that is paid the usual rates. */
  #freeRealm(pos: Position, action: number): Node | null {
    const move = actionMove(action);
    if (move.type !== 'deploy' || this.#rules.sideRates.some(({ meeple }) => meeple === move.meeple)) return null;
    const root = find(pos, move.node);
    return isHeld(pos, root) ? null : root;
  }

  #acted(pos: Position, action: number): number {
    const since = mark(pos);
    act(this.#rules, pos, action, null);
    const value = this.#settled(pos, OPEN);
    undo(pos, since);
    return value;
  }

  #after(pos: Position, { placement, action }: CodedTurn, window: Window): number {
    const since = mark(pos);
    placeTile(pos, placement, null);
    act(this.#rules, pos, action, null);
    const value = this.#settled(pos, window);
    undo(pos, since);
    return value;
  }

  /** The margin of the current position, whether a turn, a battle or a draw follows. */
  #settled(pos: Position, window: Window): number {
    if (isOver(pos)) return scoreOf(pos, 0) - scoreOf(pos, 1);
    if (isPlacing(pos)) return this.#best(pos, window);
    return this.#expect(pos, isRolling(pos) ? this.#winners(pos) : this.#draws(pos), window);
  }

  /** The mean over outcomes. The last one is searched only until its value can no longer change the result. */
  #expect(pos: Position, outcomes: readonly Outcome[], { low, high }: Window): number {
    const bound = isDrawing(pos) && outcomes.length > 1 ? this.#probe(pos, outcomes, { low, high }) : null;
    if (bound !== null) return bound;
    let sum = 0;
    for (const [index, { chance, happen }] of outcomes.entries()) {
      const isLast = index === outcomes.length - 1;
      const since = mark(pos);
      happen();
      sum += chance * this.#settled(pos, isLast ? { low: (low - sum) / chance, high: (high - sum) / chance } : OPEN);
      undo(pos, since);
    }
    return sum;
  }

  /** Killer turns alone: a bound if they gain the drawing side enough for a cut-off, else null (Ballard's probing). */
  #probe(pos: Position, outcomes: readonly Outcome[], { low, high }: Window): number | null {
    const isFirst = this.#sideOf(pos) === 0;
    if (isFirst ? high === OPEN.high : low === OPEN.low) return null;
    let sum = 0;
    for (const { chance, happen } of outcomes) {
      const since = mark(pos);
      happen();
      const value = isPlacing(pos) ? this.#killerValue(pos) : null;
      undo(pos, since);
      if (value === null) return null;
      sum += chance * value;
    }
    return (isFirst ? sum >= high : sum <= low) ? sum : null;
  }

  /** The margin after the latest killer turn that is legal here; null if there is none. */
  #killerValue(pos: Position): number | null {
    for (const way of this.#killers.of(pos)) {
      if (this.#isLegal(pos, way)) return this.#after(pos, way, OPEN);
    }
    return null;
  }

  #isLegal(pos: Position, { placement, action }: CodedTurn): boolean {
    listPlacements(this.#rules, pos, pos.drawn, this.#placements);
    if (!isListed(this.#placements, placement)) return false;
    const since = mark(pos);
    placeTile(pos, placement, null);
    listActions(this.#rules, pos, this.#actions);
    undo(pos, since);
    return isListed(this.#actions, action);
  }

  /** The possible ends of the current battle. Points for ties go to both sides alike. */
  #winners(pos: Position): Outcome[] {
    const { battles } = this.#analyzer.turns;
    return battles
      .oddsOf(pos)
      .win.map((chance, winner) => ({ chance, happen: () => battles.letWin(pos, winner) }))
      .filter(({ chance }) => chance > 0);
  }

  /** Those that look alike count as one; one that goes back into the stack is left out, as another draw follows. */
  #draws(pos: Position): Outcome[] {
    const counts = drawable(this.#rules, pos).map((n, tile) => (n > 0 && this.#goesBack(pos, tile) ? 0 : n));
    const total = counts.reduce((sum, n) => sum + n, 0);
    return alikeDraws(counts, this.#sameTiles).map(({ tile, count }) => ({
      chance: count / total,
      happen: () => drawTile(this.#rules, pos, tile, null),
    }));
  }

  /** Whether a tile fits nowhere and goes back into the stack, so that another one is drawn (D-3). */
  #goesBack(pos: Position, tile: TileIndex): boolean {
    if (!this.#rules.putsBack) return false;
    const { stackSize } = pos;
    const since = mark(pos);
    drawTile(this.#rules, pos, tile, null);
    const isBack = pos.stackSize === stackSize;
    undo(pos, since);
    return isBack;
  }
}

/** In the stack, besides the one in hand; takes a tenth of a second. */
const SOLVED_TILES = 2;

/** The best turn if the game can be solved in time, with two sides and few tiles in the stack; otherwise null. */
export function solvedTurn(rules: Ruleset, analyzer: Analyzer, pos: Position, tiles = SOLVED_TILES): CodedTurn | null {
  return isSolved(rules, pos, tiles) ? new EndSolver(rules, analyzer).bestTurn(pos) : null;
}

/** Every different turn with what it is worth exactly, best first; null where `solvedTurn` gives none. */
export function solvedTurns(rules: Ruleset, analyzer: Analyzer, pos: Position): RankedTurn[] | null {
  if (!isSolved(rules, pos, SOLVED_TILES)) return null;
  const solved = runToEnd(new EndSolver(rules, analyzer).all(pos));
  return solved.map(({ value, ...turn }) => ({ turn, worth: value }));
}

const isSolved = ({ figureTable }: Ruleset, { stackSize }: Position, tiles: number): boolean =>
  figureTable.sides === 2 && stackSize <= tiles;

function isListed({ codes, size }: MoveList, code: number): boolean {
  for (let i = 0; i < size; i++) if (codes[i] === code) return true;
  return false;
}
