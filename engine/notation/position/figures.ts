import { find, kindOf } from '../../core/features.ts';
import { deploy, inReserve, reserveFigure, strengthOf } from '../../core/figures.ts';
import { clearSharedRealm, type Position, setSeat } from '../../core/position.ts';
import { citedRule } from '../../observe/explain.ts';
import type { Game } from '../../play/play.ts';
import { isScorable } from '../../play/score.ts';
import { coordinates } from '../../vocabulary/geometry.ts';
import { isObject, type Why } from '../../vocabulary/result.ts';
import type { MeepleIndex, Node } from '../../vocabulary/types.ts';
import { nodeAt, parsePlacement } from '../notation.ts';
import { fault, type PositionFault } from './fault.ts';
import type { FigureWords, PositionWords } from './words.ts';

/** Puts meeples on the board, those that need others of their side last. */
export function standFigures(game: Game, { figures }: PositionWords): readonly PositionFault[] {
  const { meeples } = game.rules;
  const isWeak = ({ meeple }: FigureWords) => meeples.find(({ name }) => name === meeple)?.strength === 0;
  const inOrder = figures.toSorted((a, b) => Number(isWeak(a)) - Number(isWeak(b)));
  const faults = inOrder.flatMap((figure) => stand(game, figure) ?? []);
  clearSharedRealm(game.position);
  return faults;
}

const FIGURE_ADVICE: Partial<Readonly<Record<Why, string>>> = {
  'none-in-reserve': 'the player has no more of them: take one away',
  'may-not-stand': 'it never stands on such a realm: move it',
  'realm-complete': 'the realm is complete and was scored: take it back into the reserve',
  'no-own-meeple': 'no other meeple of its player stands there: place that one too',
  'realm-held': 'another meeple holds the place: take one of them away',
  'held-already': 'its side holds the planet already: take one of them away',
};

function stand(game: Game, { seat, meeple: name, at }: FigureWords): PositionFault | null {
  const { rules, position: pos } = game;
  const meeple = rules.meeples.findIndex((one) => one.name === name);
  if (meeple < 0 || rules.players[seat] === undefined)
    return fault(
      'unknown-meeple',
      `there is no ${String(name)} of player ${String(seat)} in this game: choose another`,
    );
  const place = isObject(at) ? parsePlacement({ ...at, rotation: 0 }) : null;
  const node = place?.ok ? nodeAt(pos, place.value.cell, at.kind, at.side) : -1;
  if (node === -1 || rules.kinds[kindOf(pos, node)].name !== at.kind)
    return fault('unknown-place', 'there is no such place on a tile: choose another', {
      at: place?.ok ? coordinates(place.value.cell) : null,
    });
  setSeat(pos, seat);
  const why = whyNotStanding(game, meeple, node);
  if (why === null) {
    deploy(pos, reserveFigure(pos, seat, meeple), node);
    return null;
  }
  const of = [name, at.kind];
  const rule = citedRule(rules.modules, why, of) ?? citedRule(rules.modules, 'complete', of);
  const message = `the ${name} of player ${seat} cannot stand at ${at.x}, ${at.y}: ${FIGURE_ADVICE[why]}`;
  return fault(why, message, { rule, at: { x: at.x, y: at.y } });
}

/** Why a meeple of the player on turn cannot stand on a node between two turns. */
function whyNotStanding({ rules, position: pos }: Game, meeple: MeepleIndex, node: Node): Why | null {
  const root = find(pos, node);
  const own = pos.figureTable.sideOf[pos.seat];
  if (inReserve(pos, pos.seat, meeple) === 0) return 'none-in-reserve';
  if (((rules.stands[kindOf(pos, node)] >> meeple) & 1) === 0) return 'may-not-stand';
  if (isScorable(rules, pos, root)) return 'realm-complete';
  if (rules.meeples[meeple].strength === 0 && strengthOf(pos, root, own) === 0) return 'no-own-meeple';
  // Where sides fight, one is left after every turn (SW-27); elsewhere they can share a realm (CL-12).
  const sides = Array.from({ length: pos.figureTable.sides }, (_, side) => side);
  const isShared = sides.some((side) => side !== own && strengthOf(pos, root, side) > 0);
  if (rules.contesting !== null && isShared) return 'realm-held';
  if (!isTaken(pos, node)) return null;
  if (rules.tables.kinds[kindOf(pos, node)].joins !== 'around' || rules.reaching.length === 0) return 'realm-held';
  return rules.reaching.some((module) => module.reaches?.(rules, pos, node)) ? null : 'held-already';
}

const isTaken = (pos: Position, node: Node): boolean => pos.figureNode.includes(node);
