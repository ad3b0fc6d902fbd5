/** The tiles of a game: the usual ones of the edition and its modules, or a set of somebody's own. */
import type { TileKind } from '@asteroute/tiles';
import { mixText } from '../chance/hash.ts';
import { MAX_BONUS } from '../core/feature-stats.ts';
import { MAX_TILES, paidSymbols, type TileSupply } from '../core/tileset.ts';
import { isObject, ok, type Result, refuse, show } from '../vocabulary/result.ts';
import { MAX_NAME_LENGTH, type Options, type Setup, type TileCounts } from '../vocabulary/types.ts';
import { shapesOf } from './kinds.ts';
import type { Edition, RuleModule } from './module.ts';

/** What a set-up says of its tiles: the name of the usual set, or a digest with the tiles it is made of. */
export type ChosenTiles = Pick<Setup, 'tileSet' | 'tiles'>;

/** An edition, all modules of a game with its own included, and the values of their options. */
export interface Chosen {
  readonly edition: Edition;
  readonly modules: readonly RuleModule[];
  readonly options: Options;
}

/** Returns the tiles of an edition, as changed by each module in turn; `counts` replace the usual numbers. */
export function supplyOf({ edition, modules, options }: Chosen, counts: TileCounts = {}): TileSupply {
  const counted = (tile: TileKind): TileKind => {
    const count = counts[tile.id] ?? tile.count;
    return count === tile.count ? tile : { ...tile, count, usual: tile.count };
  };
  const { tiles } = edition.tiles;
  const base = { tiles: tiles.map(counted), start: tiles.find((tile) => tile.start)?.id ?? '' };
  return modules.reduce<TileSupply>((before, m) => {
    const supply = m.supply?.(options, before) ?? before;
    const isNew = ({ id }: TileKind) => before.tiles.every((tile) => tile.id !== id);
    return { ...supply, tiles: supply.tiles.map((tile) => (isNew(tile) ? counted(tile) : tile)) };
  }, base);
}

/** Returns how many tiles of each kind are usual: those of the edition, then those that the modules bring. */
export function usualCounts(chosen: Chosen): TileCounts {
  return { ...countsOf(supplyOf(chosen).tiles), ...countsOf(chosen.edition.tiles.tiles) };
}

function countsOf(tiles: readonly TileKind[]): TileCounts {
  return Object.fromEntries(tiles.map(({ id, count }) => [id, count]));
}

/** What the name of a set begins with that is not the usual one; its digest follows. */
export const OWN_TILE_SET = 'own-';

/** Returns the digest of a set: 8 hexadecimal digits that depend on its tiles alone, not on their order. */
export function tileSetDigest(counts: TileCounts): string {
  const lines = Object.entries(counts).map(([id, count]) => `${id}=${count}`);
  return mixText(0, lines.sort().join()).toString(16).padStart(8, '0');
}

/**
 * Checks what a set-up says of its tiles. Returns them in the form of a record: a set of somebody's own names all
 * kinds of the edition, and those of modules that have another number than usual; one without a difference is the
 * usual set.
 */
export function checkTiles(
  chosen: Chosen,
  players: number,
  { tileSet, tiles }: { readonly tileSet?: unknown; readonly tiles?: unknown },
): Result<ChosenTiles> {
  const { name: edition, tiles: table } = chosen.edition;
  if (tiles === undefined) {
    if ((tileSet ?? table.tileSet) === table.tileSet) return ok({ tileSet: table.tileSet });
    return refuse('unknown-tile-set', `unknown tile set ${show(tileSet)}; ${edition} is played with ${table.tileSet}`);
  }
  const read = readTiles(chosen, tiles);
  if (!read.ok) return read;
  const usual = usualCounts(chosen);
  const isUsual = Object.entries(read.value.counts).every(([id, count]) => usual[id] === count);
  const own = OWN_TILE_SET + tileSetDigest(read.value.counts);
  if (tileSet !== undefined && tileSet !== own && !(isUsual && tileSet === table.tileSet)) {
    return refuse(
      'changed-tile-set',
      `these tiles are ${isUsual ? table.tileSet : own}, not ${show(tileSet)}: their numbers were changed; ` +
        'take the set again from where it comes from, or leave tileSet out to play with these numbers',
    );
  }
  const fault = supplyFault(chosen, supplyOf(chosen, read.value.counts), players);
  return fault ?? ok(isUsual ? { tileSet: table.tileSet } : { tileSet: own, tiles: read.value });
}

function readTiles(chosen: Chosen, value: unknown): Result<NonNullable<Setup['tiles']>> {
  if (!isObject(value) || typeof value.name !== 'string' || !isObject(value.counts)) {
    return refuse('malformed', 'tiles must have a name and the number of each kind');
  }
  const { name, counts } = value;
  if (name.length > MAX_NAME_LENGTH) {
    return refuse('malformed', `the name of the tiles is longer than ${MAX_NAME_LENGTH} letters: ${show(name)}`);
  }
  const usual = usualCounts(chosen);
  for (const [id, count] of Object.entries(counts)) {
    if (!Object.hasOwn(usual, id)) {
      return refuse('unknown-tile', `there is no tile ${show(id)} in ${chosen.edition.name} with these modules`);
    }
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
      return refuse('malformed', `the number of ${id} must be a whole number from 0, not ${show(count)}`);
    }
  }
  const own = Object.entries({ ...usual, ...(counts as TileCounts) });
  const isBase = (id: string) => chosen.edition.tiles.tiles.some((tile) => tile.id === id);
  return ok({ name, counts: Object.fromEntries(own.filter(([id, n]) => isBase(id) || n !== usual[id])) });
}

/** Returns why a game cannot be played with these tiles; null if it can. */
function supplyFault(
  { modules, options }: Chosen,
  { tiles, start }: TileSupply,
  players: number,
): Result<never> | null {
  const all = tiles.reduce((sum, { count }) => sum + count, 0);
  const printed = paidSymbols(tiles, shapesOf(modules, options));
  if (tiles.every(({ id, count }) => id !== start || count === 0)) {
    return refuse('no-start-tile', `the set has no ${start}, which is the start tile`);
  }
  if (all <= players) return refuse('too-few-tiles', `${players} players need ${players + 1} tiles, not ${all}`);
  if (all > MAX_TILES) return refuse('too-many-tiles', `${all} tiles have no room: ${MAX_TILES} at most`);
  if (printed <= MAX_BONUS) return null;
  return refuse('too-many-symbols', `${printed} symbols and coats of arms that pay are more than ${MAX_BONUS}`);
}
