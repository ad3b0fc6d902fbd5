import { type Analyzer, Battles, type EndSolver } from '@asteroute/bots/search';
import {
  clonePosition,
  createRandom,
  type EventSink,
  type Game,
  mix,
  type Position,
  type Random,
  type TileIndex,
} from '@asteroute/engine';
import {
  act,
  diceDue,
  drawTile,
  isDrawing,
  isPlacing,
  isRolling,
  mark,
  placeTile,
  type Ruleset,
  rollHighest,
  tilesLeft,
  undo,
} from '@asteroute/engine/search';
import type { TurnCodes } from '../../alternatives.ts';
import { marginsOf } from '../../measure/margins.ts';

/** How games are continued after a turn: the same round has the same order of the stack and the same dice. */
export interface Continuation {
  readonly rounds: number;
  /** Whether the rounds are a sample; else they are every order that there is. */
  readonly isSample: boolean;
  /** Plays from the end of a turn, whose dice may be due, to the end of the game. */
  play(pos: Position, round: number, sink: EventSink): void;
}

/** Continues with the judge's best turns, in random orders of the stack. */
export function judgedContinuation({ rules, position }: Game, analyzer: Analyzer, by: Seeded): Continuation {
  const stack = stackOf(rules, position);
  return {
    rounds: by.rounds,
    isSample: true,
    play(pos, round, sink) {
      const random = createRandom(mix(by.seed, round));
      const order = inStages(rules, shuffled(stack, random));
      playOut({ rules, random, sink }, pos, { order, turn: () => analyzer.turns.bestNow(pos) });
    },
  };
}

interface Seeded {
  readonly rounds: number;
  readonly seed: number;
}

/** The number of throws of the dice for each order of the last tiles, where dice are thrown at all. */
const THROWS = 8;

/** Continues with the best turns by full expansion, once in every order of the last tiles. */
export function solvedContinuation({ rules, position }: Game, solver: EndSolver, seed: number): Continuation {
  const orders = ordersOf(stackOf(rules, position)).map((order) => inStages(rules, order));
  const throws = rules.contesting === null ? 1 : THROWS;
  return {
    rounds: orders.length * throws,
    isSample: false,
    play(pos, round, sink) {
      const random = createRandom(mix(seed, round));
      const order = orders[Math.floor(round / throws)];
      playOut({ rules, random, sink }, pos, { order, turn: () => solver.bestTurn(pos) });
    },
  };
}

/** If both sides play best, exact over every order and every end of a battle. A draw counts half. */
export function winChance(hand: Game, turn: TurnCodes, solver: EndSolver): number {
  const orders = ordersOf(stackOf(hand.rules, hand.position)).map((order) => inStages(hand.rules, order));
  const counter = new WinCounter(hand, solver);
  return orders.reduce((sum, order) => sum + counter.afterTurn(turn, order), 0) / orders.length;
}

/** Counts wins of the side on turn over all ends of battles, in a known order of the last tiles. */
class WinCounter {
  readonly #rules: Ruleset;
  readonly #side: number;
  readonly #solver: EndSolver;
  readonly #battles: Battles;
  readonly #pos: Position;

  constructor({ rules, position }: Game, solver: EndSolver) {
    this.#rules = rules;
    this.#side = rules.figureTable.sideOf[position.seat];
    this.#solver = solver;
    this.#battles = new Battles(rules);
    this.#pos = clonePosition(position);
  }

  /** The chance after a turn with the tile in hand, if the rest of the stack comes in this order. */
  afterTurn({ placement, action }: TurnCodes, order: readonly TileIndex[]): number {
    const pos = this.#pos;
    return this.#undone(() => {
      placeTile(pos, placement, null);
      act(this.#rules, pos, action, null);
      return this.#chance(order);
    });
  }

  #chance(order: readonly TileIndex[]): number {
    const pos = this.#pos;
    if (isRolling(pos)) return this.#overBattle(order);
    let drawn = 0;
    while (isDrawing(pos) && drawn < order.length) drawTile(this.#rules, pos, order[drawn++], null);
    if (isPlacing(pos)) return this.afterTurn(this.#solver.bestTurn(pos), order.slice(drawn));
    return wins(marginsOf(pos.scores)[this.#side]);
  }

  #overBattle(order: readonly TileIndex[]): number {
    const { win } = this.#battles.oddsOf(this.#pos);
    const chanceIf = (winner: number) =>
      this.#undone(() => {
        this.#battles.letWin(this.#pos, winner);
        return this.#chance(order);
      });
    return win.reduce((sum, odds, winner) => (odds === 0 ? sum : sum + odds * chanceIf(winner)), 0);
  }

  #undone<T>(look: () => T): T {
    const since = mark(this.#pos);
    const found = look();
    undo(this.#pos, since);
    return found;
  }
}

const wins = (margin: number): number => (margin > 0 ? 1 : margin === 0 ? 0.5 : 0);

interface Playing {
  readonly rules: Ruleset;
  readonly random: Random;
  readonly sink: EventSink;
}

function playOut(
  { rules, random, sink }: Playing,
  pos: Position,
  by: { readonly order: readonly TileIndex[]; turn(): TurnCodes },
): void {
  const battles = new Battles(rules);
  for (let drawn = 0; ; ) {
    while (isRolling(pos)) throwDice({ rules, random, sink }, pos, battles.oddsOf(pos).win);
    while (isDrawing(pos) && drawn < by.order.length) drawTile(rules, pos, by.order[drawn++], sink);
    if (!isPlacing(pos)) return;
    const { placement, action } = by.turn();
    placeTile(pos, placement, sink);
    act(rules, pos, action, sink);
  }
}

/** Decides a battle at random by its odds: the winner throws a six, the others ones. */
function throwDice({ rules, random, sink }: Playing, pos: Position, odds: ArrayLike<number>): void {
  let pick = random.below(1 << 20) / (1 << 20);
  const picked = Array.from(odds).findIndex((chance) => {
    pick -= chance;
    return pick < 0;
  });
  const winner = picked < 0 ? odds.length - 1 : picked;
  const highest = Array.from(odds, (_, side) => (diceDue(rules, pos, side) === 0 ? 0 : side === winner ? 6 : 1));
  rollHighest(rules, pos, highest, sink);
}

function stackOf({ tables }: Ruleset, pos: Position): TileIndex[] {
  return tables.tiles.flatMap((_, tile) => new Array<TileIndex>(tilesLeft(pos, tile)).fill(tile));
}

/** Tiles of later stages come later. */
function inStages({ stage }: Ruleset, order: readonly TileIndex[]): TileIndex[] {
  return [...order].sort((a, b) => stage[a] - stage[b]);
}

function shuffled(tiles: readonly TileIndex[], random: Random): TileIndex[] {
  const order = [...tiles];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** Every order of a few things; of equal ones every order counts. */
export function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, at) => ordersOf(things.toSpliced(at, 1)).map((order) => [first, ...order]));
}
