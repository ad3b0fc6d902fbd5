/** Tiles and places in words, with the sides that they reach, for people who do not see the board. */

import {
  boardFigures,
  type Coordinates,
  featureAt,
  type Game,
  type PlacedTile,
  type PlaceRef,
  type Rotation,
} from '@asteroute/engine';
import { HALF_EDGES, SIDES, type TileFeature } from '@asteroute/tiles';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { kindNamed, tileOn } from './appearance.ts';
import { figureLabel, isPrint, names, parts } from './event-text.ts';

/** Corners clockwise; corner `i` lies between side `i` and the next. */
const CORNERS = ['NE', 'SE', 'SW', 'NW'] as const;

/** The features of a tile with the sides they reach: "trade route east and south; asteroid field north". */
export function tileText(words: Catalogue, game: Game, tile: string, rotation: Rotation = 0): string {
  // Meadows are not named: they fill the rest of a tile, and their names would hide what matters.
  const told = kindNamed(game, tile).features.filter(({ type }) => type !== 'field');
  return told.length === 0 ? tile : featuresText(words, told, rotation);
}

export function wholeTileText(words: Catalogue, game: Game, tile: string, rotation: Rotation): string {
  return featuresText(words, kindNamed(game, tile).features, rotation);
}

function featuresText(words: Catalogue, features: readonly TileFeature[], rotation: Rotation): string {
  const list = features.map((feature) => featureText(words, feature, rotation));
  return parts(words, list);
}

/** One feature of a turned tile: "planet (Empire)", "city north, coat of arms", "meadow west and northwest". */
function featureText(words: Catalogue, feature: TileFeature, rotation: Rotation): string {
  const symbol =
    feature.symbol === undefined || isPrint(words, feature.symbol) ? '' : ` (${words.factions[feature.symbol]})`;
  const reach = names(words, reachOf(words, feature, rotation));
  return [[`${words.realms[feature.type]}${symbol}`, reach].filter(Boolean).join(' '), ...prints(words, feature)].join(
    ', ',
  );
}

/** What else is printed on a feature: a coat of arms, the prints of expansions, goods. */
function prints(
  words: Catalogue,
  { type, sides, edges, cities, symbol, shields, goods, ...others }: TileFeature,
): string[] {
  return [
    ...(shields === undefined ? [] : [words.heard.shield]),
    ...(symbol !== undefined && isPrint(words, symbol) ? [words.heard.prints[symbol]] : []),
    ...Object.keys(others).map((print) => words.heard.prints[print]),
    ...(goods === undefined ? [] : [words.heard.goods[goods]]),
  ];
}

/** Names a place on the board: by its sides if it is on the cell `here`, otherwise by its cell. */
export function placeText(words: Catalogue, game: Game, place: PlaceRef, here: Coordinates): string {
  if (place.x !== here.x || place.y !== here.y)
    return `${words.realms[place.kind]}, ${words.board.at(place.x, place.y)}`;
  const { tile, rotation } = tileOn(game, place);
  return featureText(words, kindNamed(game, tile).features[featureAt(game, place)], rotation);
}

/** The sides that a place on the board reaches: "north and east". */
export function reachText(words: Catalogue, game: Game, place: PlaceRef): string {
  const { tile, rotation } = tileOn(game, place);
  return names(words, reachOf(words, kindNamed(game, tile).features[featureAt(game, place)], rotation));
}

/** A tile on the board and the meeples on it: "East 3 South 2: trade route north and south. Ada’s merchant". */
export function tileLabel(words: Catalogue, game: Game, { x, y, tile, rotation }: PlacedTile): string {
  const standing = boardFigures(game).filter(({ at }) => at.x === x && at.y === y);
  const who = standing.map((figure) => figureLabel(words, game, figure));
  return [words.heard.colon(words.board.at(x, y), tileText(words, game, tile, rotation)), ...who].join('. ');
}

/** The sides that a feature reaches, and the corners where a meadow has only half a side, clockwise from the north. */
function reachOf(words: Catalogue, { sides = '', edges = [] }: TileFeature, rotation: Rotation): string[] {
  const halves = new Set(edges.map((edge) => (HALF_EDGES.indexOf(edge) + 2 * rotation) % 8));
  const whole = SIDES.map((_, side) => {
    const unturned = SIDES[(side - rotation + 4) % 4];
    return sides.includes(unturned) || (halves.has(2 * side) && halves.has(2 * side + 1));
  });
  return SIDES.flatMap((side, i) => [
    ...(whole[i] ? [words.heard.sides[side]] : []),
    ...(isCorner(halves, whole, i) ? [words.heard.corners[CORNERS[i]]] : []),
  ]);
}

/** Whether only half of a side is reached at the corner after side `i`. */
function isCorner(halves: ReadonlySet<number>, whole: readonly boolean[], i: number): boolean {
  const [before, after] = [2 * i + 1, (2 * i + 2) % 8];
  return (halves.has(before) && !whole[i]) || (halves.has(after) && !whole[(i + 1) % 4]);
}
