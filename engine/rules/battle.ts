import { type DiceReasons, type EventSink, figureRef } from '../events.ts';
import { find, kindOf, middleNode, nodeAtSide, placeRef } from '../features.ts';
import { figuresOn, sidesOn, takeBack } from '../figures.ts';
import { AROUND_STEPS, beside } from '../geometry.ts';
import type { Contest, RuleModule, Rules } from '../module.ts';
import type { Throw } from '../moves.ts';
import { lastCell, type Position, sideOfFigure } from '../position.ts';
import type { Figure, Node, Seat, SideIndex } from '../types.ts';

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
    const node = nextContested(rules, pos);
    if (node === null) return false;
    const at = rules.slotsOf(battle);
    pos.slots[at + NODE] = node + 1;
    pos.slots[at + ACTIVE] = sidesOn(pos, find(pos, node));
    sink?.({ type: 'battle', at: placeRef(pos, node), sides: reasons(rules, pos, find(pos, node)) });
    return true;
  },

  due(rules, pos): Contest | null {
    const at = rules.slotsOf(battle);
    if (pos.slots[at + NODE] === 0) return null;
    const node = (pos.slots[at + NODE] - 1) as Node;
    const dice = new Array<number>(pos.crew.sides).fill(0);
    for (const side of activeSides(pos.slots[at + ACTIVE])) dice[side] = diceOf(rules, pos, find(pos, node), side);
    return { node, dice, battle: pos.slots[at + DECIDED], round: pos.slots[at + ROUND] };
  },

  resolve(rules, pos, dice, sink) {
    const at = rules.slotsOf(battle);
    const node = (pos.slots[at + NODE] - 1) as Node;
    const top = winners(dice);
    sink?.({ type: 'rolled', at: placeRef(pos, node), dice, top });
    for (const side of activeSides(pos.slots[at + ACTIVE])) {
      if (!top.includes(side)) defeat(pos, node, { side, dice: dice[side]?.length ?? 0 }, sink);
    }
    if (top.length > 1) return tie(pos, { at, node, top }, sink);
    pos.slots.set([0, 0, 0, pos.slots[at + DECIDED] + 1], at);
    sink?.({ type: 'won', at: placeRef(pos, node), side: top[0] });
  },
};

/** The tied sides get a point each and stay in; everybody else is out (SW-33, C-24). */
function tie(pos: Position, tied: { at: number; node: Node; top: SideIndex[] }, sink: EventSink | null): void {
  for (const side of tied.top) pos.scores[side] += TIE_POINTS;
  pos.slots[tied.at + ROUND]++;
  pos.slots[tied.at + ACTIVE] = tied.top.reduce((mask, side) => mask | (1 << side), 0);
  const shares = tied.top.map((side) => ({ side, points: TIE_POINTS }));
  sink?.({ type: 'tied', at: placeRef(pos, tied.node), shares });
}

/** A side that lost takes back all its meeples of the realm and gets a point per die, once (SW-34, C-26, C-28). */
function defeat(pos: Position, node: Node, lost: { side: SideIndex; dice: number }, sink: EventSink | null): void {
  const beaten = figuresOn(pos, find(pos, node)).filter((f) => sideOfFigure(pos, f) === lost.side);
  const returned = sink === null ? [] : beaten.map((f) => figureRef(pos, f));
  for (const figure of beaten) takeBack(pos, figure);
  pos.scores[lost.side] += lost.dice;
  sink?.({ type: 'defeated', at: placeRef(pos, node), side: lost.side, points: lost.dice, returned });
}

/** The sides whose highest die is the highest of all (SW-32). */
function winners(dice: Throw): SideIndex[] {
  const best = dice.map((d) => (d === null ? 0 : Math.max(...d)));
  const highest = Math.max(...best);
  return best.flatMap((value, side) => (value === highest ? [side] : []));
}

function activeSides(mask: number): SideIndex[] {
  return [0, 1, 2, 3, 4].filter((side) => (mask & (1 << side)) !== 0);
}

/** `min(3, small + 2 * large + own symbol)`, in re-rolls as in the first throw (C-20, C-25, C-53). */
function diceOf(rules: Rules, pos: Position, root: Node, side: SideIndex): number {
  const own = figuresOn(pos, root).filter((f) => sideOfFigure(pos, f) === side);
  const meeples = own.reduce((sum, f) => sum + rules.meeples[pos.crew.meeple[f]].dice, 0);
  return Math.min(MOST_DICE, meeples + rules.extraDice(pos, root, side));
}

/** The next realm with several sides: kind by kind along the new tile's sides, then planets by row (C-17). */
function nextContested(rules: Rules, pos: Position): Node | null {
  for (let kind = 0; kind < rules.kinds.length; kind++) {
    for (let side = 0; side < 4; side++) {
      const node = nodeAtSide(pos, pos.placed - 1, side);
      if (node >= 0 && kindOf(pos, node as Node) === kind && isContested(pos, node as Node)) return node as Node;
    }
  }
  for (const step of [...AROUND_STEPS.slice(0, 4), 0, ...AROUND_STEPS.slice(4)]) {
    const node = middleNode(pos, beside(lastCell(pos), step));
    if (node >= 0 && isContested(pos, node as Node)) return node as Node;
  }
  return null;
}

function isContested(pos: Position, node: Node): boolean {
  const mask = sidesOn(pos, find(pos, node));
  return (mask & (mask - 1)) !== 0;
}

/** For every side in the battle, why it throws how many dice. */
function reasons(rules: Rules, pos: Position, root: Node): DiceReasons[] {
  return activeSides(sidesOn(pos, root)).map((side) => {
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
