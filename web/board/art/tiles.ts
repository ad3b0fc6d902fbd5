import type { TileKind, TileTable } from '@asteroute/tiles';
import { CHARTED } from '../../theme/charted-space.ts';
import { emblemAt, emblemDefs } from './emblems.ts';
import { drawField, fieldDefs, fieldId } from './field.ts';
import { hasPlanet } from './forms.ts';
import { emblemSpot } from './geometry.ts';
import { drawGround, jointDef } from './ground.ts';
import { drawLanes } from './lane.ts';
import { drawPlanet, planetDefs } from './planets.ts';

/** Named pieces of markup that tiles refer to by `#id`. */
type Library = Map<string, string>;

function library(kinds: readonly TileKind[]): Library {
  const fields = kinds.flatMap((kind) =>
    kind.features.flatMap((f, i): [string, string][] =>
      f.type === 'asteroid' ? [[fieldId(kind, i), drawField(kind, i)]] : [],
    ),
  );
  return new Map([jointDef(), ...fieldDefs(), ...planetDefs(), ...emblemDefs(), ...fields]);
}

/** The part of the library that the markup needs, and what that needs in turn. */
function needed(markup: string, from: Library, found: Library = new Map()): Library {
  for (const [, id] of markup.matchAll(/#([\w-]+)/g)) {
    const piece = from.get(id);
    if (piece === undefined || found.has(id)) continue;
    needed(piece, from, found);
    found.set(id, piece);
  }
  return found;
}

const defs = (pieces: Library): string => `<defs>${[...pieces.values()].join('')}</defs>`;

/** Everything printed on a tile, at rotation 0, from the ground up. */
function drawTile(kind: TileKind, copy: number): string {
  const fields = kind.features.map((f, i) => (f.type === 'asteroid' ? `<use href="#${fieldId(kind, i)}"/>` : ''));
  const planet = hasPlanet(kind) ? drawPlanet(kind, copy) : '';
  const emblems = kind.features.map((f, i) => {
    const at = emblemSpot(kind, i);
    return at === null ? '' : emblemAt(f.symbol!, at);
  });
  return [drawGround(kind, copy), ...fields, drawLanes(kind), planet, '<use href="#as-joint"/>', ...emblems].join('');
}

/** Every planet is another one, so a planet tile that the set has twice is drawn twice. */
export const copies = (kind: TileKind): number => (hasPlanet(kind) ? kind.count : 1);

/**
 * The symbol of a tile: `tile-SW-curve`. `copy` counts the tiles of one kind on the board from 0; only planet tiles
 * differ by copy, and a copy that has no drawing of its own shows the first.
 */
export function tileSymbolId(kind: TileKind, copy = 0): string {
  const nth = copy % copies(kind);
  return nth === 0 ? `tile-${kind.id}` : `tile-${kind.id}-${nth + 1}`;
}

function tileSymbol(kind: TileKind, copy: number): string {
  return `<symbol id="${tileSymbolId(kind, copy)}" viewBox="0 0 100 100">${drawTile(kind, copy)}</symbol>`;
}

/**
 * All tiles of a set as symbols, with what they share, for `<use href="#tile-SW-curve" width="100" height="100">`.
 * Put them into an `<svg width="0" height="0">` that is not `display: none`: gradients of a hidden svg do not paint.
 * A tile turned by the board also wants `--turn: 0..3` on its `<use>`, so that planets and emblems stay upright.
 */
export function tileSymbols(set: TileTable): string {
  const each = (kind: TileKind): string[] => Array.from({ length: copies(kind) }, (_, i) => tileSymbol(kind, i));
  return defs(library(set.tiles)) + set.tiles.flatMap(each).join('');
}

/** One tile as a picture that needs nothing else. */
export function tileSvg(kind: TileKind, copy = 0): string {
  const drawing = drawTile(kind, copy);
  const sky = `<path d="M0 0h100v100H0Z" fill="${CHARTED.ground}"/>`;
  const own = defs(needed(drawing, library([kind])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${own}${sky}${drawing}</svg>`;
}
