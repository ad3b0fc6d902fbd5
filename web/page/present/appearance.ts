import { themeNameOf, tileSymbolId } from '@asteroute/board/art/shape/drawings.ts';
import { formOf } from '@asteroute/board/art/shape/forms.ts';
import { anchor, featurePath, featureRim, planetSeats } from '@asteroute/board/art/shape/geometry.ts';
import type { MeeplePose, MeepleView, OwnedView, Point, ShapeView, TileView } from '@asteroute/board/model/state.ts';
import type { Named } from '@asteroute/board/theme/named.ts';
import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { hasLook, PLAYER_COLORS } from '@asteroute/board/theme/players.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import {
  boardFigures,
  boardTiles,
  type Coordinates,
  type FigureRef,
  factionOf,
  featureAt,
  type Game,
  heldRealms,
  type PlacedTile,
  type PlaceRef,
  type Realm,
  seatsOf,
} from '@asteroute/engine';
import type { TileKind } from '@asteroute/tiles';
import { shownColour } from '../theme/colour-overrides.ts';
import type { Meeples, Realms } from '../words/rule-names.ts';

/** Units of a tile on the board. */
const TILE = 100;

/** The tile kind with an id. */
export function kindNamed(game: Game, tile: string): TileKind {
  const kind = game.rules.tables.tiles.find((t) => t.id === tile);
  if (kind === undefined) throw new Error(`there is no tile ${tile}`);
  return kind;
}

/** The tile that lies on a cell. */
export function tileOn(game: Game, { x, y }: Coordinates): PlacedTile {
  const there = boardTiles(game).find((tile) => tile.x === x && tile.y === y);
  if (there === undefined) throw new Error(`no tile lies at ${x},${y}`);
  return there;
}

/** The theme that the board of a game is drawn in. */
export function themeName(game: Game): ThemeName {
  return themeNameOf(game.rules.tables.tiles[0]);
}

/** The colour a player has on this screen; for a colour that has no look, one that no other player has. */
export function colorOf(game: Game, seat: number): PlayerColor {
  const colors = game.rules.players.map(({ color }) => color);
  const own = colors[seat];
  if (hasLook(own)) return shownColour(own);
  const taken = colors.filter(hasLook).map(shownColour);
  const free = PLAYER_COLORS.filter((color) => !taken.includes(color));
  return free[colors.filter((color) => !hasLook(color)).indexOf(own) % free.length];
}

/** The colour a side is drawn in: its player's, or its first player's. */
export function sideColor(game: Game, side: number): PlayerColor {
  return colorOf(game, seatsOf(game, side)[0]);
}

/**
 * The drawing of a tile. Planets of one kind look different, depending on how many of the kind are on the board
 * already.
 */
export function symbolOf(game: Game, tiles: readonly PlacedTile[], index: number): string {
  const { tile } = tiles[index];
  const copy = tiles.slice(0, index).filter((t) => t.tile === tile).length;
  return tileSymbolId(kindNamed(game, tile), copy).replace(/^tile-/, '');
}

/** The tiles on the board as the widget draws them. */
export function tileViews(game: Game, label: (tile: PlacedTile) => string): TileView[] {
  const tiles = boardTiles(game);
  return tiles.map((t, index) => ({ ...t, tile: symbolOf(game, tiles, index), label: label(t) }));
}

/** The point of a place on the board; on a planet, position `seat` of `seats` around it. */
export function pointOf(game: Game, place: PlaceRef, seat = 0, seats = 1): Point {
  const { tile, rotation } = tileOn(game, place);
  const within =
    place.side === null && seats > 1
      ? planetSeats(seats, rotation)[seat]
      : anchor(kindNamed(game, tile), featureAt(game, place), rotation);
  return { u: place.x * TILE + within.u, v: place.y * TILE + within.v };
}

/** The centre of several cells, where a sum for all of them is shown. */
export function cellsMiddle(cells: readonly { readonly x: number; readonly y: number }[]): Point {
  const mean = (pick: (c: { x: number; y: number }) => number) =>
    cells.reduce((sum, c) => sum + pick(c), 0) / cells.length;
  return { u: (mean((c) => c.x) + 0.5) * TILE, v: (mean((c) => c.y) + 0.5) * TILE };
}

/** Meeples as the widget draws them: those on the board and those that are just about to leave. */
export function meepleViews(
  game: Game,
  leaving: readonly FigureRef[],
  label: (figure: FigureRef) => string,
): MeepleView[] {
  const standing = boardFigures(game);
  const all = [...standing, ...leaving.filter((l) => !standing.some((f) => f.id === l.id))];
  return all.map((figure) => {
    const mates = all.filter((f) => samePlace(f.at, figure.at));
    return {
      id: String(figure.id),
      color: colorOf(game, figure.seat),
      pose: poseOf(figure.meeple, figure.at.kind),
      at: pointOf(game, figure.at, mates.indexOf(figure), mates.length),
      label: label(figure),
      draft: false,
    };
  });
}

/** The pose of each kind of meeple; null for one that shows its trade. */
const KINDS: Named<Meeples, MeeplePose | null> = {
  normal: null,
  small: null,
  large: 'large',
  abbot: 'abbot',
  builder: 'builder',
  pig: 'pig',
};
/** The pose of a meeple by the kind of realm that it stands on. */
const TRADES: Named<Realms, MeeplePose> = {
  route: 'merchant',
  asteroid: 'explorer',
  planet: 'conqueror',
  road: 'thief',
  city: 'knight',
  monastery: 'monk',
  garden: 'plain',
  river: 'plain',
  field: 'lying',
};

/** What kinds of meeple are as farmers, where they are not as others (FA-1). */
const IN_MEADOWS: Readonly<Record<string, MeeplePose>> = { large: 'large-lying', pig: 'pig' };

/** The pose of a meeple of a kind on a kind of realm. */
export function poseOf(meeple: string, realm: string): MeeplePose {
  if (realm === 'field') return IN_MEADOWS[meeple] ?? 'lying';
  return KINDS[meeple] ?? TRADES[realm] ?? 'plain';
}

function samePlace(a: PlaceRef, b: PlaceRef): boolean {
  return a.x === b.x && a.y === b.y && a.side === b.side && a.kind === b.kind;
}

/** The shapes of a realm's segments, each on its tile. */
export function shapeViews(tiles: readonly PlacedTile[], game: Game, { places }: Realm): ShapeView[] {
  return places.map((place) => {
    const { tile, rotation } = tiles.find((t) => t.x === place.x && t.y === place.y) as PlacedTile;
    const kind = kindNamed(game, tile);
    const feature = featureAt(game, place);
    const drawn = { path: featurePath(kind, feature), rim: featureRim(kind, feature) };
    return { x: place.x, y: place.y, rotation, ...drawn, line: formOf(kind.features[feature]) === 'line' };
  });
}

/** The shapes of realms in the colour of the side that holds them; two colours for a tie. */
export function ownedViews(game: Game, realms: readonly Realm[] = heldRealms(game)): OwnedView[] {
  const tiles = boardTiles(game);
  return realms.flatMap((realm) => {
    const [color, second] = realm.holders.map((side) => sideColor(game, side));
    return shapeViews(tiles, game, realm).map((shape) => ({ ...shape, color, ...(second && { second }) }));
  });
}

/** The faction that a side fights for. */
export function factionOfSide(game: Game, side: number): string {
  return factionOf(game.rules.players[seatsOf(game, side)[0]].color);
}
