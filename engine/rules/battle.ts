import { find, middleOf, nodeOf, placeRef } from '../core/features.ts';
import { figuresOn, isShared, sidesOn, takeBackAll } from '../core/figures.ts';
import { layout, type Position, sideOfFigure, write } from '../core/position.ts';
import { type DiceReasons, type EventSink, figureRef } from '../events.ts';
import type { Contest, RuleModule, Rules } from '../module.ts';
import type { Figure, Node, Seat, SideIndex } from '../types.ts';

const { FIGURE_NODE, MET, MIDDLE, MIDDLES, PLACED, PLACED_CELL, PLACED_FACE, SCORES, STIRRED } = layout;

/** No side ever throws more dice (SW-31, SW-65). */
const MOST_DICE = 3;
/** Points for each side that ties for the highest number (SW-33). */
const TIE_POINTS = 1;

/**
 * Words of a position that the module owns: the contested node + 1 (0: none), a bit per side still in, the round of
 * the running battle, and how many battles were decided before it.
 */
const NODE = 0;
const ACTIVE = 1;
const ROUND = 2;
const DECIDED = 3;

/**
 * Battles (SW-26 to SW-42): as soon as several sides share a realm they throw dice until one is left, before anything
 * is scored (SW-28, C-16), also when the player on turn has no meeple in it (C-19).
 */
export const battle: RuleModule = {
  name: 'battle',
  slots: 4,

  begin(rules, pos, sink) {
    if ((pos.memory[STIRRED] & MET) === 0) return false;
    const node = nextContested(pos);
    if (node < 0) {
      write(pos, STIRRED, pos.memory[STIRRED] & ~MET);
      return false;
    }
    const at = rules.slotsOf(battle);
    const root = find(pos, node as Node);
    write(pos, at + NODE, node + 1);
    write(pos, at + ACTIVE, sidesOn(pos, root));
    if (sink !== null) sink({ type: 'battle', at: placeRef(pos, node as Node), sides: reasons(rules, pos, root) });
    return true;
  },

  due(rules, pos): Contest | null {
    const at = rules.slotsOf(battle);
    const node = pos.memory[at + NODE] - 1;
    if (node < 0) return null;
    const dice = Array.from({ length: pos.crew.sides }, (_, side) => inBattle(rules, pos, side));
    return { node: node as Node, dice, battle: pos.memory[at + DECIDED], round: pos.memory[at + ROUND] };
  },

  diceDue: inBattle,
  cites: [
    { why: 'wrong-dice', rule: 'C-20' },
    { why: 'tied', rule: 'SW-33' },
    { why: 'defeated', rule: 'SW-34' },
  ],

  resolve(rules, pos, highest, sink) {
    const at = rules.slotsOf(battle);
    const node = battlefield(rules, pos);
    let best = 0;
    for (let side = 0; side < pos.crew.sides; side++) best = Math.max(best, highest[side]);
    let top = 0;
    for (let side = 0; side < pos.crew.sides; side++) {
      if (highest[side] === best) top |= 1 << side;
      else if (highest[side] > 0) defeat(rules, pos, side, sink);
    }
    if ((top & (top - 1)) !== 0) return tie(rules, pos, top, sink);
    write(pos, at + NODE, 0);
    write(pos, at + ACTIVE, 0);
    write(pos, at + ROUND, 0);
    write(pos, at + DECIDED, pos.memory[at + DECIDED] + 1);
    if (sink !== null) sink({ type: 'won', at: placeRef(pos, node), side: 31 - Math.clz32(top) });
  },
};

/** The dice of a side that is still in the running battle, else 0. */
function inBattle(rules: Rules, pos: Position, side: SideIndex): number {
  if (((pos.memory[rules.slotsOf(battle) + ACTIVE] >> side) & 1) === 0) return 0;
  return diceOf(rules, pos, find(pos, battlefield(rules, pos)), side);
}

/** Where the running battle is. */
function battlefield(rules: Rules, pos: Position): Node {
  return (pos.memory[rules.slotsOf(battle) + NODE] - 1) as Node;
}

/** The tied sides, a bit each, get a point each and stay in; everybody else is out (SW-33, C-24). */
function tie(rules: Rules, pos: Position, top: number, sink: EventSink | null): void {
  const at = rules.slotsOf(battle);
  for (let side = 0; side < pos.crew.sides; side++) {
    if (((top >> side) & 1) !== 0) write(pos, SCORES + side, pos.memory[SCORES + side] + TIE_POINTS);
  }
  write(pos, at + ROUND, pos.memory[at + ROUND] + 1);
  write(pos, at + ACTIVE, top);
  if (sink === null) return;
  const shares = [0, 1, 2, 3, 4].flatMap((side) => ((top & (1 << side)) === 0 ? [] : [{ side, points: TIE_POINTS }]));
  sink({ type: 'tied', at: placeRef(pos, battlefield(rules, pos)), shares });
}

/** A side that lost takes back all its meeples of the realm and gets a point per die, once (SW-34, C-26, C-28). */
function defeat(rules: Rules, pos: Position, side: SideIndex, sink: EventSink | null): void {
  const node = battlefield(rules, pos);
  const root = find(pos, node);
  const points = diceOf(rules, pos, root, side);
  if (sink !== null) {
    const beaten = figuresOn(pos, root).filter((f) => sideOfFigure(pos, f) === side);
    const returned = beaten.map((f) => figureRef(pos, f));
    sink({ type: 'defeated', at: placeRef(pos, node), side, points, returned });
  }
  takeBackAll(pos, root, side);
  write(pos, SCORES + side, pos.memory[SCORES + side] + points);
}

/** `min(3, small + 2 * large + own symbol)`, in re-rolls as in the first throw (C-20, C-25, C-53). */
function diceOf(rules: Rules, pos: Position, root: Node, side: SideIndex): number {
  const { memory, crew } = pos;
  let dice = rules.extraDice(pos, root, side);
  for (let f = 0; f < crew.seat.length; f++) {
    const node = memory[FIGURE_NODE + f];
    if (node >= 0 && crew.sideOfFigure[f] === side && find(pos, node as Node) === root)
      dice += rules.diceOf[crew.meeple[f]];
  }
  return Math.min(MOST_DICE, dice);
}

/** The next realm with several sides, or -1: kind by kind along the new tile's sides, then planets by row (C-17). */
function nextContested(pos: Position): Node | -1 {
  const { memory, tables } = pos;
  const placement = memory[PLACED] - 1;
  const byKind = memory[PLACED_FACE + placement] * 4;
  for (let i = 0; i < 4; i++) {
    const feature = tables.byKind[byKind + i];
    if (feature < 0) break;
    if (isShared(pos, find(pos, nodeOf(placement, feature)))) return nodeOf(placement, feature);
  }
  return contestedMiddle(pos, placement);
}

/** The first of the middles on and around the new tile, by row, that several sides hold: they are their own roots. */
function contestedMiddle(pos: Position, placement: number): Node | -1 {
  const { memory } = pos;
  const own = middleOf(pos, placement);
  const cell = memory[PLACED_CELL + placement];
  for (let i = 0; i < memory[MIDDLES]; i++) {
    const node = memory[MIDDLE + i] as Node;
    if (own >= 0 && memory[PLACED_CELL + (node >> 3)] > cell && isShared(pos, own as Node)) return own;
    if (isShared(pos, node)) return node;
  }
  return own >= 0 && isShared(pos, own as Node) ? own : -1;
}

/** For every side in the battle, why it throws how many dice. */
function reasons(rules: Rules, pos: Position, root: Node): DiceReasons[] {
  const sides = [0, 1, 2, 3, 4].filter((side) => (sidesOn(pos, root) & (1 << side)) !== 0);
  return sides.map((side) => {
    const own = figuresOn(pos, root).filter((f) => sideOfFigure(pos, f) === side);
    return {
      side,
      seat: thrower(rules, pos, own),
      dice: diceOf(rules, pos, root, side),
      meeples: rules.meeples.flatMap((m, index) => {
        const count = own.filter((f) => pos.crew.meeple[f] === index).length;
        return count === 0 ? [] : [{ meeple: m.name, count, dice: count * m.dice }];
      }),
      symbol: rules.extraDice(pos, root, side),
    };
  });
}

/** Who throws for a side: the player on turn if of the side, else who brings more dice, else the next in turn (C-54). */
function thrower(rules: Rules, pos: Position, own: readonly Figure[]): Seat {
  const side = sideOfFigure(pos, own[0]);
  if (pos.crew.sideOf[pos.seat] === side) return pos.seat;
  const seats = rules.players.map((_, i) => (pos.seat + i) % rules.players.length);
  const brought = (seat: Seat) =>
    own.reduce((sum, f) => sum + (pos.crew.seat[f] === seat ? rules.meeples[pos.crew.meeple[f]].dice : 0), 0);
  return seats.reduce((best, seat) => (brought(seat) > brought(best) ? seat : best));
}
