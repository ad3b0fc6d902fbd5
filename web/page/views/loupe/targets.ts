/** The parts of the board that an attack of the draft concerns, which must not be covered while it is decided. */

import { type Box, boxAround, cellBox } from '@asteroute/board/model/projection.ts';
import { lastNodes, type Realm, realmOf } from '@asteroute/engine';
import type { TableController } from '../../match/controller.ts';
import { meepleViews } from '../../present/appearance.ts';

/** Half the width of the square around a meeple that must stay visible, in board units. */
const MEEPLE = 32;

/** The places that the draft can attack, and the meeples of all realms that are or can be fought for. */
export function attackTargets(table: TableController): readonly Box[] {
  const game = table.turn.drafted.value;
  if (game === null) return [];
  const attacked = table.turn.spots.value.filter(({ held }) => held === 'rival');
  const joined = lastNodes(game).map((node) => realmOf(game, node));
  const realms: Realm[] = [
    ...attacked.map(({ realm }) => realm),
    ...joined.filter(({ holders }) => holders.length > 1),
  ];
  const fighters = new Set(realms.flatMap(({ figures }) => figures.map(({ id }) => String(id))));
  const meeples = meepleViews(game, [], () => '').filter(({ id }) => fighters.has(id));
  return [...attacked.map(({ place }) => cellBox(place)), ...meeples.map(({ at }) => boxAround(at, MEEPLE))];
}
