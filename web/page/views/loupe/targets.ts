/** The parts of the board that an attack of the draft concerns, which must not be covered while it is decided. */

import { type Box, boxAround, cellBox, overlaps } from '@asteroute/board/model/projection.ts';
import { lastNodes, type Realm, realmOf } from '@asteroute/engine';
import type { TableController } from '../../match/controller.ts';
import type { Spot } from '../../match/draft.ts';
import { meepleViews } from '../../present/appearance.ts';

/** Half the width of the square around a meeple that must stay visible, and of its body, in board units. */
const [MEEPLE, BODY] = [32, 14];

/** Also the meeples of all realms that are or can be fought for. What the chosen place concerns comes first. */
export function attackTargets(table: TableController): readonly Box[] {
  const game = table.turn.drafted.value;
  if (game === null) return [];
  const chosen = table.turn.chosen.value;
  const attacks = table.turn.spots.value.filter(({ held }) => held === 'rival');
  const first = attacks.filter((spot) => spot === chosen);
  const others = attacks.filter((spot) => spot !== chosen);
  const joined = lastNodes(game).map((node) => realmOf(game, node));
  const meeples = meepleViews(game, [], () => '');
  const boxesOf = (places: readonly Spot[], realms: readonly Realm[]) => {
    const fighters = new Set(realms.flatMap(({ figures }) => figures.map(({ id }) => String(id))));
    return [
      ...places.map(({ place }) => cellBox(place)),
      ...meeples.filter(({ id }) => fighters.has(id)).map(({ at }) => boxAround(at, MEEPLE)),
    ];
  };
  const realmsOf = (places: readonly Spot[]) => places.map(({ realm }) => realm);
  return [
    ...boxesOf(first, realmsOf(first)),
    ...boxesOf(others, [...realmsOf(others), ...joined.filter(({ holders }) => holders.length > 1)]),
  ];
}

/** The meeples that stand beside those who fight, on the same tile: visible if there is room for that too. */
export function besideFighters(table: TableController): readonly Box[] {
  const game = table.turn.drafted.value;
  if (game === null) return [];
  const attacked = table.turn.spots.value.filter(({ held }) => held === 'rival');
  const cells = attacked.flatMap(({ realm }) => realm.figures.map(({ at }) => cellBox(at)));
  return meepleViews(game, [], () => '')
    .filter(({ at }) => cells.some((cell) => overlaps(boxAround(at, BODY), cell)))
    .map(({ at }) => boxAround(at, BODY));
}
