import * as features from '../../core/features.ts';
import * as figures from '../../core/figures.ts';
import type { Position } from '../../core/position.ts';
import * as position from '../../core/position.ts';
import { type DiceReasons, type EventSink, figureRef } from '../../ruleset/events.ts';
import type { Contest, RuleModule, Rules } from '../../ruleset/module.ts';
import type { Figure, Node, Placement, Seat, SideIndex } from '../../vocabulary/types.ts';

const { cellOf, cellOfNode, find, middleAround, middleCount, middleOf, nodeInOrder, placeRef } = features;
const { figuresOn, firstFigureOn, isShared, nextFigure, sidesOn, takeBackSide } = figures;
const { addScore, clearSharedRealm, mayShareRealm, setSlot, sideOfFigure, slotOf } = position;

/** Most dice of a side (SW-31, SW-65). */
const MAX_DICE = 3;
/** Points for each side that ties for the highest number (SW-33). */
const TIE_POINTS = 1;

/**
 * Words of a position that the module owns: the contested node + 1 (0: no battle), a bit per side still in the battle,
 * the current round, and the number of battles decided before.
 */
const NODE = 0;
const ACTIVE = 1;
const ROUND = 2;
const DECIDED = 3;

/**
 * Battles (SW-26 to SW-42): as soon as several sides share a realm, they throw dice until one is left, before anything
 * is scored (SW-28, C-16). This also happens if the player on turn has no meeple in it (C-19).
 */
export const battle: RuleModule = {
  name: 'battle',
  slots: 4,
  cites: [
    { why: 'wrong-dice', rule: 'C-20' },
    { why: 'tied', rule: 'SW-33' },
    { why: 'defeated', rule: 'SW-34' },
  ],

  contest: {
    begin(rules, pos, sink) {
      if (!mayShareRealm(pos)) return false;
      const node = nextContested(pos);
      if (node === -1) {
        clearSharedRealm(pos);
        return false;
      }
      const at = rules.slotsOf(battle);
      const root = find(pos, node);
      setSlot(pos, at + NODE, node + 1);
      setSlot(pos, at + ACTIVE, sidesOn(pos, root));
      if (sink !== null) sink({ type: 'battle', at: placeRef(pos, node), sides: reasons(rules, pos, root) });
      return true;
    },

    due(rules, pos): Contest | null {
      const at = rules.slotsOf(battle);
      if (slotOf(pos, at + NODE) === 0) return null;
      const node = battlefield(rules, pos);
      const dice = Array.from({ length: pos.figureTable.sides }, (_, side) => inBattle(rules, pos, side));
      return { node, dice, battle: slotOf(pos, at + DECIDED), round: slotOf(pos, at + ROUND) };
    },

    diceDue: inBattle,

    resolve(rules, pos, highest, sink) {
      const at = rules.slotsOf(battle);
      const node = battlefield(rules, pos);
      let best = 0;
      for (let side = 0; side < pos.figureTable.sides; side++) best = Math.max(best, highest[side]);
      let top = 0;
      for (let side = 0; side < pos.figureTable.sides; side++) {
        if (highest[side] === best) top |= 1 << side;
        else if (highest[side] > 0) defeat(rules, pos, side, sink);
      }
      if ((top & (top - 1)) !== 0) return tie(rules, pos, top, sink);
      setSlot(pos, at + NODE, 0);
      setSlot(pos, at + ACTIVE, 0);
      setSlot(pos, at + ROUND, 0);
      setSlot(pos, at + DECIDED, slotOf(pos, at + DECIDED) + 1);
      if (sink !== null) sink({ type: 'won', at: placeRef(pos, node), side: 31 - Math.clz32(top) });
    },
  },
};

/** Returns the dice of a side that is still in the running battle, else 0. */
function inBattle(rules: Rules, pos: Position, side: SideIndex): number {
  if (((slotOf(pos, rules.slotsOf(battle) + ACTIVE) >> side) & 1) === 0) return 0;
  return diceOf(rules, pos, find(pos, battlefield(rules, pos)), side);
}

/** Every side of the game. */
function allSides(pos: Position): SideIndex[] {
  return Array.from({ length: pos.figureTable.sides }, (_, side) => side);
}

/** Returns the node of the running battle. */
function battlefield(rules: Rules, pos: Position): Node {
  return (slotOf(pos, rules.slotsOf(battle) + NODE) - 1) as Node;
}

/**
 * Gives a point to each tied side (a bit each in `top`); they stay in the battle, all others leave it (SW-33, C-24).
 */
function tie(rules: Rules, pos: Position, top: number, sink: EventSink | null): void {
  const at = rules.slotsOf(battle);
  for (let side = 0; side < pos.figureTable.sides; side++) {
    if (((top >> side) & 1) !== 0) addScore(pos, side, TIE_POINTS);
  }
  setSlot(pos, at + ROUND, slotOf(pos, at + ROUND) + 1);
  setSlot(pos, at + ACTIVE, top);
  if (sink === null) return;
  const shares = allSides(pos).flatMap((side) => ((top & (1 << side)) === 0 ? [] : [{ side, points: TIE_POINTS }]));
  sink({ type: 'tied', at: placeRef(pos, battlefield(rules, pos)), shares });
}

/**
 * Removes a side that lost: it takes back all its meeples of the realm and gets one point per die (SW-34, C-26, C-28).
 */
function defeat(rules: Rules, pos: Position, side: SideIndex, sink: EventSink | null): void {
  const node = battlefield(rules, pos);
  const root = find(pos, node);
  const points = diceOf(rules, pos, root, side);
  if (sink !== null) {
    const beaten = figuresOn(pos, root).filter((f) => sideOfFigure(pos, f) === side);
    const returned = beaten.map((f) => figureRef(pos, f));
    sink({ type: 'defeated', at: placeRef(pos, node), side, points, returned });
  }
  takeBackSide(pos, root, side);
  addScore(pos, side, points);
}

/**
 * Returns a side's dice, `min(3, small + 2 * large + own symbol)`, the same in re-rolls as in the first throw (C-20,
 * C-25, C-53).
 */
function diceOf(rules: Rules, pos: Position, root: Node, side: SideIndex): number {
  const { meeple, sideOfFigure: sides } = pos.figureTable;
  const first = firstFigureOn(pos, root);
  let dice = rules.extraDice(pos, root, side);
  let figure = first;
  do {
    if (sides[figure] === side) dice += rules.diceOf[meeple[figure]];
    figure = nextFigure(pos, figure);
  } while (figure !== first);
  return Math.min(MAX_DICE, dice);
}

/**
 * Returns the next realm that several sides hold, or -1: by kind along the new tile's sides, then planets row by row
 * (C-17).
 */
function nextContested(pos: Position): Node | -1 {
  const placement = pos.lastPlacement;
  for (let i = 0; i < 4; i++) {
    const node = nodeInOrder(pos, placement, i);
    if (node === -1) break;
    if (isShared(pos, find(pos, node))) return node;
  }
  return contestedMiddle(pos, placement);
}

/**
 * Returns the first middle feature on or around the new tile, row by row, that several sides hold. A middle feature is
 * always its own root.
 */
function contestedMiddle(pos: Position, placement: Placement): Node | -1 {
  const own = middleOf(pos, placement);
  const cell = cellOf(pos, placement);
  for (let i = 0; i < middleCount(pos); i++) {
    const node = middleAround(pos, i);
    if (own !== -1 && cellOfNode(pos, node) > cell && isShared(pos, own)) return own;
    if (isShared(pos, node)) return node;
  }
  return own !== -1 && isShared(pos, own) ? own : -1;
}

/** Lists the number of dice of every side in the battle, with the reasons. */
function reasons(rules: Rules, pos: Position, root: Node): DiceReasons[] {
  const sides = allSides(pos).filter((side) => (sidesOn(pos, root) & (1 << side)) !== 0);
  return sides.map((side) => {
    const own = figuresOn(pos, root).filter((f) => sideOfFigure(pos, f) === side);
    return {
      side,
      seat: thrower(rules, pos, own),
      dice: diceOf(rules, pos, root, side),
      meeples: meepleDice(rules, pos, own),
      symbol: rules.extraDice(pos, root, side),
    };
  });
}

function meepleDice({ meeples }: Rules, pos: Position, own: readonly Figure[]): DiceReasons['meeples'] {
  return meeples.flatMap(({ name, dice }, index) => {
    const count = own.filter((f) => pos.figureTable.meeple[f] === index).length;
    return count === 0 ? [] : [{ meeple: name, count, dice: count * dice }];
  });
}

/**
 * Returns who throws for a side: the player on turn if of that side, else the one who brings more dice, else the next
 * in turn order (C-54).
 */
function thrower(rules: Rules, pos: Position, own: readonly Figure[]): Seat {
  const side = sideOfFigure(pos, own[0]);
  if (pos.figureTable.sideOf[pos.seat] === side) return pos.seat;
  const seats = rules.players.map((_, i) => (pos.seat + i) % rules.players.length);
  const brought = (seat: Seat) =>
    own.reduce(
      (sum, f) => sum + (pos.figureTable.seat[f] === seat ? rules.meeples[pos.figureTable.meeple[f]].dice : 0),
      0,
    );
  return seats.reduce((best, seat) => (brought(seat) > brought(best) ? seat : best));
}
