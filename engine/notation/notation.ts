import { HALF_EDGES, SIDES } from '@asteroute/tiles';
import {
  featureIndexOf,
  lastCell,
  nodeAtHalf,
  nodeAtSide,
  nodeOf,
  placementOn,
  placeRef,
  tileAt,
} from '../core/features.ts';
import type { Position } from '../core/position.ts';
import type { Game } from '../play/play.ts';
import type { ActionMove, PlaceMove } from '../ruleset/moves.ts';
import { cellAt, coordinates } from '../vocabulary/geometry.ts';
import { ok, type Result, refuse } from '../vocabulary/result.ts';
import {
  type Cell,
  type Coordinates,
  type MeepleIndex,
  type Node,
  type PlaceRef,
  ROTATIONS,
} from '../vocabulary/types.ts';

/** The meeple action of a turn, as a record writes it. */
export type ActionWords =
  | { readonly type: 'pass' }
  | { readonly type: 'recall' }
  | { readonly type: 'deploy'; readonly meeple: string; readonly on: string };

/** The placement of a turn's tile, as a record writes it. */
export interface PlacementWords extends Coordinates {
  readonly rotation: number;
}

/** The greatest distance of a tile from the start tile, in x and in y. */
export const MAX_COORDINATE = 127;

/** Names a place as a record does, relative to the tile just placed: `route:S`, `planet`, `planet@3,-1`. */
export function placeName(place: PlaceRef, last: Coordinates): string {
  if (place.side !== null) return `${place.kind}:${place.side}`;
  return place.x === last.x && place.y === last.y ? place.kind : `${place.kind}@${place.x},${place.y}`;
}

/** Returns the index of the feature that a place names in its tile's data; -1 if there is none. */
export function featureAt({ position: pos }: Game, { kind, x, y, side }: PlaceRef): number {
  const node = nodeAt(pos, cellAt(x, y), kind, side);
  return node === -1 || placeRef(pos, node).kind !== kind ? -1 : featureIndexOf(pos, node);
}

/** Names a node relative to the tile just placed. */
export function nodeName(game: Game, node: Node): string {
  return placeName(placeRef(game.position, node), coordinates(lastCell(game.position)));
}

/**
 * Returns the node that a place names. Any side or half edge of a segment of the tile just placed is accepted;
 * `kind@x,y` is the middle of the tile on that cell.
 */
export function parsePlace(game: Game, text: string): Result<Node> {
  const { position: pos } = game;
  if (typeof text !== 'string') return refuse('malformed', 'a place is text');
  const match = /^([a-z]+)(?::([NESW][nesw]?)|@(-?\d{1,3}),(-?\d{1,3}))?$/.exec(text);
  if (match === null) return refuse('malformed', `"${text.slice(0, 40)}" is not a place`);
  const [, kind, edge, x, y] = match;
  if (!isOnBoard(Number(x ?? 0)) || !isOnBoard(Number(y ?? 0))) {
    return refuse('unknown-place', `${text} is off the board`);
  }
  const cell = x === undefined ? lastCell(pos) : cellAt(Number(x), Number(y));
  const node = nodeAt(pos, cell, kind, edge ?? null);
  if (node === -1 || placeRef(pos, node).kind !== kind)
    return refuse('unknown-place', `there is no ${text.slice(0, 40)}`);
  return ok(node);
}

/**
 * The node at a side or half edge of the tile on a cell, or of this kind in its middle, a meadow without a way out too
 * (K-30); -1 where there is none.
 */
export function nodeAt(pos: Position, cell: Cell, kind: string, edge: string | null): Node | -1 {
  const placement = placementOn(pos, cell);
  if (placement < 0) return -1;
  if (edge !== null) return nodeAtEdge(pos, placement, edge);
  const { features, kinds } = pos.tables;
  const inside = features[tileAt(pos, placement)].findIndex((f) => f?.edges === 0 && kinds[f.kind].name === kind);
  return inside < 0 ? -1 : nodeOf(pos, placement, inside);
}

function nodeAtEdge(pos: Position, placement: number, edge: string): Node | -1 {
  const side = SIDES.findIndex((s) => s === edge);
  if (side >= 0) return nodeAtSide(pos, placement, side);
  const half = HALF_EDGES.findIndex((h) => h === edge);
  return half < 0 ? -1 : nodeAtHalf(pos, placement, half);
}

/** Returns the kind of meeple with this name. */
function parseMeeple(game: Game, name: string): Result<MeepleIndex> {
  if (typeof name !== 'string') return refuse('malformed', 'a meeple is named by text');
  const index = game.rules.meeples.findIndex((m) => m.name === name);
  return index < 0 ? refuse('unknown-meeple', `there is no meeple "${name.slice(0, 40)}"`) : ok(index);
}

/** Writes an action as a record does. */
export function actionWords(game: Game, move: ActionMove): ActionWords {
  if (move.type !== 'deploy') return { type: move.type };
  return { type: 'deploy', meeple: game.rules.meeples[move.meeple].name, on: nodeName(game, move.node) };
}

function isOnBoard(coordinate: number | undefined): coordinate is number {
  return coordinate !== undefined && Number.isInteger(coordinate) && Math.abs(coordinate) <= MAX_COORDINATE;
}

/** Returns the placement that words from outside mean, not yet checked against the rules. */
export function parsePlacement(words: Partial<PlacementWords>): Result<PlaceMove> {
  const rotation = ROTATIONS.find((one) => one === words.rotation);
  if (rotation === undefined) return refuse('malformed', 'a rotation is 0, 1, 2 or 3');
  if (!isOnBoard(words.x) || !isOnBoard(words.y)) return refuse('unknown-place', 'the cell is off the board');
  return ok({ type: 'place', cell: cellAt(words.x, words.y), rotation });
}

/** Returns the action that the words of a record mean, not yet checked against the rules. */
export function parseAction(game: Game, words: ActionWords): Result<ActionMove> {
  if (words?.type === 'pass' || words?.type === 'recall') return ok({ type: words.type });
  if (words?.type !== 'deploy') return refuse('malformed', 'an action is pass, deploy or recall');
  const meeple = parseMeeple(game, words.meeple);
  if (!meeple.ok) return meeple;
  const node = parsePlace(game, words.on);
  return node.ok ? ok({ type: 'deploy', meeple: meeple.value, node: node.value }) : node;
}
