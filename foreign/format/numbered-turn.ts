import type { TurnRecord } from '@asteroute/record';
import { numberedTile, typeOf } from './base-tiles.ts';
import { featureNamed } from './features.ts';
import { turnedPlace } from './places.ts';

/** A turn in the numbers of `base-tiles.ts`. */
export interface NumberedTurn {
  readonly type: number;
  /** Quarter turns clockwise from their rotation 0. */
  readonly rotation: number;
  /** The position of the meeple, from 1; null without one. */
  readonly position: number | null;
  /** The kind of realm on which it stands. */
  readonly on: string | null;
}

/** Writes a turn in numbers. Throws if the tile or the place is none of the base game. */
export function numberedTurn({ tile, rotation, action }: TurnRecord): NumberedTurn {
  const type = typeOf(tile);
  const kind = numberedTile(type);
  if (kind === undefined) throw new Error(`${tile} is no tile of the base game`);
  const own = (rotation - kind.turned + 4) % 4;
  if (action.type !== 'deploy') return { type, rotation: own, position: null, on: null };
  const feature = featureNamed(tile, action.on, rotation);
  const isThere = (place: string | null) =>
    place !== null && featureNamed(tile, turnedPlace(place, own), rotation) === feature;
  const position = feature === undefined ? 0 : kind.places.findIndex(isThere) + 1;
  if (position === 0) throw new Error(`there is no place ${action.on} on ${tile}`);
  return { type, rotation: own, position, on: action.on.split(':')[0] };
}
