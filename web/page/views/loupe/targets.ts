/** The parts of the board that an attack of the draft concerns, which must not be covered while it is decided. */

import { type Box, boxAround, cellBox } from '@asteroute/board/model/projection.ts';
import { boardTiles, lastNodes, type Realm, realmOf } from '@asteroute/engine';
import type { TableController } from '../../match/controller.ts';
import type { Spot } from '../../match/draft.ts';
import { meepleViews } from '../../present/appearance.ts';

/** Half the width of the square around a meeple that must stay visible, in board units. */
const MEEPLE = 32;

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

/** The tiles of the realms that the draft joins or can attack, but for the drafted tile itself. */
export function touchedTiles(table: TableController): readonly Box[] {
  const game = table.turn.drafted.value;
  if (game === null) return [];
  const attacked = table.turn.spots.value.flatMap(({ held, realm }) => (held === 'rival' ? realm : []));
  const joined = lastNodes(game).map((node) => realmOf(game, node));
  const cells = [...attacked, ...joined].flatMap((realm) => realm.cells);
  const own = boardTiles(game).at(-1);
  return [...Map.groupBy(cells, ({ x, y }) => `${x},${y}`).values()].flatMap(([cell]) =>
    cell.x === own?.x && cell.y === own.y ? [] : cellBox(cell),
  );
}
