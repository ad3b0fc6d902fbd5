import type { Dealer } from '../chance/chance.ts';
import { openOf } from '../core/feature-stats.ts';
import {
  cellOf,
  find,
  kindOf,
  lastCell,
  nodeOf,
  placeRef,
  realmCells,
  realmNodes,
  rotationAt,
  statsOf,
  tileAt,
} from '../core/features.ts';
import { figureCount, figuresOn, holders, inReserve, nodeOfFigure, realmOfFigure } from '../core/figures.ts';
import { isExtraTurn, type Position } from '../core/position.ts';
import { actions, drawable, legalMoves, placements } from '../play/legal.ts';
import type { Game } from '../play/play.ts';
import { addProjected, isScorable, leaders, worthComplete, worthNow } from '../play/score.ts';
import { type FigureRef, type Formula, figureRef, type Tokens } from '../ruleset/events.ts';
import type { ActionMove, Move, PlaceMove } from '../ruleset/moves.ts';
import { dueContest, tokensOf } from '../ruleset/ruleset.ts';
import { coordinates } from '../vocabulary/geometry.ts';
import type { Coordinates, Node, PlaceRef, Rotation, Seat, SideIndex, TileIndex } from '../vocabulary/types.ts';
import { realmGaps } from './fits.ts';

/** Questions about a game, answered as plain data. None of them changes the game. */

/** A tile on the board. */
export interface PlacedTile extends Coordinates {
  readonly tile: string;
  readonly rotation: Rotation;
}

/** A realm as a view shows it. */
export interface Realm {
  readonly kind: string;
  /** One place per segment that belongs to it. */
  readonly places: readonly PlaceRef[];
  /** The cells that count for it. */
  readonly cells: readonly Coordinates[];
  readonly complete: boolean;
  /** Whether its kind scores when complete; a meadow does not. */
  readonly scoresComplete: boolean;
  /** Number of sides that face an empty cell, or of empty cells around a planet. */
  readonly open: number;
  /** The empty cells that it still needs, each once; empty if it is complete. */
  readonly gaps: readonly Coordinates[];
  /** What it earns now: the points of a completed realm if it is complete, else those of the final scoring. */
  readonly now: Formula;
  /** What its present tiles would earn if it were complete. */
  readonly completed: Formula;
  readonly holders: readonly SideIndex[];
  readonly figures: readonly FigureRef[];
}

/** Dice that are due: the place of the battle, and the number of dice of each side (0 for a side not in the battle). */
export interface DueDice {
  readonly at: PlaceRef;
  readonly dice: readonly number[];
  /** Number of the battle in the game and of the round in the battle, from 0. */
  readonly battle: number;
  readonly round: number;
}

/** The id of a tile in `tiles/` and in records, such as `CL-curve`. */
export function tileId(game: Game, tile: TileIndex): string {
  return game.rules.tables.tiles[tile].id;
}

/** The tile in hand, or null. */
export function drawnTile(game: Game): string | null {
  const { drawn } = game.position;
  return drawn < 0 ? null : tileId(game, drawn);
}

/** Tiles on the board in the order they were placed, the start tile first. */
export function boardTiles(game: Game): PlacedTile[] {
  const { position: pos } = game;
  return Array.from({ length: pos.placed }, (_, p) => ({
    ...coordinates(cellOf(pos, p)),
    tile: tileId(game, tileAt(pos, p)),
    rotation: rotationAt(pos, p),
  }));
}

/** Meeples on the board. */
export function boardFigures(game: Game): FigureRef[] {
  const { position: pos } = game;
  const figures = Array.from({ length: figureCount(pos) }, (_, figure) => figure);
  return figures.filter((figure) => nodeOfFigure(pos, figure) !== -1).map((figure) => figureRef(pos, figure));
}

/** How many meeples of each kind a player has in reserve. */
export function reserve(game: Game, seat: Seat): Record<string, number> {
  const list = game.rules.meeples.map((m, index) => [m.name, inReserve(game.position, seat, index)]);
  return Object.fromEntries(list);
}

/** Returns how many tiles of each kind are left in the stack, by tile id; kinds with none left are omitted. */
export function stackCounts(game: Game): Record<string, number> {
  const left = [...game.position.stack.entries()].filter(([, n]) => n > 0);
  return Object.fromEntries(left.map(([tile, n]) => [tileId(game, tile), n]));
}

/** The points so far, by side; the final scoring is added when the game ends. */
export function scores(game: Game): number[] {
  return Array.from(game.position.scores);
}

/** The side that a player collects points for. */
export function sideOf(game: Game, seat: Seat): SideIndex {
  return game.position.figureTable.sideOf[seat];
}

/** The players of a side. */
export function seatsOf(game: Game, side: SideIndex): Seat[] {
  return game.rules.players.flatMap((_, seat) => (sideOf(game, seat) === side ? [seat] : []));
}

/** The tokens of a side, by name. */
export function tokens({ rules, position }: Game, side: SideIndex): Tokens {
  return tokensOf(rules, position, side);
}

/** Whether the turn under way is the second of two in a row. */
export function isExtra({ position }: Game): boolean {
  return isExtraTurn(position);
}

/** The sides that are ahead; when the game is over, the winners (SW-58, C-46). */
export function ahead(game: Game): SideIndex[] {
  return leaders(game.position.scores);
}

/** Returns every legal move. Rolls are not listed: see `dueDice`. */
export function legal(game: Game): Move[] {
  return legalMoves(game.rules, game.position);
}

/** Returns the legal placements of the tile in hand; empty outside phase `place`. */
export function legalPlacements({ rules, position }: Game): PlaceMove[] {
  return position.phase === 'place' ? placements(rules, position, position.drawn) : [];
}

/** Returns the meeple actions of this turn, including passing; empty outside phase `act`. */
export function legalActions({ rules, position }: Game): ActionMove[] {
  return position.phase === 'act' ? actions(rules, position) : [];
}

/** Counts the placements of a tile, as if it were in hand. */
export function countPlacements(game: Game, tile: TileIndex): number {
  return placements(game.rules, game.position, tile).length;
}

/** Counts the meeple actions that are legal now, including passing. */
export function countActions(game: Game): number {
  return actions(game.rules, game.position).length;
}

/** The dice that the game waits for, or null. */
export function dueDice(game: Game): DueDice | null {
  const contest = dueContest(game.rules, game.position);
  if (contest === null) return null;
  const { node, ...due } = contest;
  return { at: placeRef(game.position, node), ...due };
}

/** Returns the next draw or roll, or null if a player has to decide. The same dealer gives the same moves. */
export function chanceMove(game: Game, dealer: Dealer): Move | null {
  const { phase, stackSize, putBack } = game.position;
  if (phase === 'draw') {
    const drawn = game.rules.tables.stack.reduce((sum, n) => sum + n, 0) - stackSize + putBack;
    return { type: 'draw', tile: dealer.draw(drawable(game.rules, game.position), drawn) };
  }
  const due = phase === 'roll' ? dueDice(game) : null;
  if (due === null) return null;
  const dice = due.dice.map((n, side) => (n === 0 ? null : dealer.roll(due, side, n)));
  return { type: 'roll', dice };
}

/** Returns each side's total if the game ended now: its points and the final scoring of all held realms. */
export function projectedScores(game: Game): number[] {
  const { rules, position: pos } = game;
  const totals = pos.scores.slice();
  addProjected(rules, pos, totals);
  return Array.from(totals);
}

/** The realm that a node belongs to. */
export function realmOf(game: Game, node: Node): Realm {
  const { rules, position: pos } = game;
  const root = find(pos, node);
  const kind = rules.kinds[kindOf(pos, root)];
  return {
    kind: kind.name,
    places: realmNodes(pos, root).map((n) => placeRef(pos, n)),
    cells: realmCells(pos, root).map(coordinates),
    complete: isScorable(rules, pos, root),
    scoresComplete: kind.complete !== null,
    gaps: realmGaps(pos, root),
    open: openOf(statsOf(pos, root)),
    now: worthNow(rules, pos, root),
    completed: worthComplete(rules, pos, root),
    holders: holders(pos, root),
    figures: figuresOn(pos, root).map((f) => figureRef(pos, f)),
  };
}

/** Every realm with meeples on it. */
export function heldRealms(game: Game): Realm[] {
  const { position: pos } = game;
  const roots = Array.from({ length: figureCount(pos) }, (_, figure) => realmOfFigure(pos, figure));
  return [...new Set(roots)].flatMap((root) => (root === -1 ? [] : realmOf(game, root)));
}

/** Every realm on the board, in the order in which its first tile was placed. */
export function allRealms(game: Game): Realm[] {
  const { position: pos } = game;
  const nodes = Array.from({ length: pos.placed }, (_, placement) => nodesOn(pos, placement)).flat();
  return [...new Set(nodes.map((node) => find(pos, node)))].map((root) => realmOf(game, root));
}

/** The nodes of the tile placed last, feature by feature. */
export function lastNodes({ position: pos }: Game): Node[] {
  return nodesOn(pos, pos.lastPlacement);
}

function nodesOn(pos: Position, placement: number): Node[] {
  const features = pos.tables.features[tileAt(pos, placement)];
  return features.flatMap((feature, f) => (feature === null ? [] : [nodeOf(pos, placement, f)]));
}

/** Describes a node by its kind, cell and first side. */
export function placeOf(game: Game, node: Node): PlaceRef {
  return placeRef(game.position, node);
}

/** Cell of the tile placed last. */
export function lastPlaced(game: Game): Coordinates {
  return coordinates(lastCell(game.position));
}
