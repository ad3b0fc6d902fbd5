import type { Candidate } from '@asteroute/bots';
import {
  type ActionMove,
  type Cell,
  type Coordinates,
  type ErrorCode,
  type Game,
  type GameEvent,
  legal,
  type MeepleIndex,
  type Node,
  type PlaceMove,
  type PlaceRef,
  placeOf,
  play,
  type Realm,
  type Rotation,
  realmOf,
  reserve,
  type SideIndex,
  sideOf,
  unwrap,
  xOf,
  yOf,
} from '@asteroute/engine';
import type { TileKind } from '@asteroute/tiles';
import { type Attack, attacksOf } from '../analysis/attack.ts';
import { differentLooks, firstAlike } from '../analysis/looks.ts';

/** A turn as a person drafts it; it is played when it is confirmed. */
export interface Draft {
  readonly cell: Cell | null;
  readonly rotation: Rotation;
  /** Null until the person has decided about the meeple: a pass is never implied. */
  readonly choice: Choice | null;
  /** The kind of meeple to deploy. Where this kind cannot stand, the first kind that can is deployed. */
  readonly meeple: MeepleIndex;
}

type Choice =
  | { readonly type: 'none' }
  | { readonly type: 'recall' }
  | { readonly type: 'deploy'; readonly node: Node };

export function draftOf({ place, action }: Pick<Candidate, 'place' | 'action'>): Draft {
  const choice: Choice =
    action.type === 'deploy'
      ? { type: 'deploy', node: action.node }
      : { type: action.type === 'recall' ? 'recall' : 'none' };
  const meeple = action.type === 'deploy' ? action.meeple : 0;
  return { cell: place?.cell ?? null, rotation: place?.rotation ?? 0, choice, meeple };
}

export const EMPTY_DRAFT: Draft = { cell: null, rotation: 0, choice: null, meeple: 0 };

/** A cell where the tile in hand fits, with its rotations; only the first of those that look the same. */
export interface PlacementOption {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  readonly rotations: readonly Rotation[];
}

export const tileInHand = (game: Game): TileKind => game.rules.tables.tiles[game.position.drawn];

/** The cells where the tile in hand fits, by row. */
export function placementOptionsOf(game: Game): PlacementOption[] {
  if (game.position.phase !== 'place') return [];
  const moves = legal(game) as PlaceMove[];
  const byCell = Map.groupBy(moves, (move) => move.cell);
  return [...byCell].map(([cell, list]) => {
    const rotations = list.map(({ rotation }) => rotation);
    return { cell, x: xOf(cell), y: yOf(cell), rotations: differentLooks(tileInHand(game), rotations) };
  });
}

/** The rotation in which the tile in hand is placed on a cell: the nearest to `held` that fits, clockwise. */
export function heldRotationAt(game: Game, { rotations }: PlacementOption, held: Rotation): Rotation {
  const wanted = firstAlike(tileInHand(game), held);
  const turns = (rotation: Rotation) => (rotation - wanted + 4) % 4;
  return rotations.reduce((best, r) => (turns(r) < turns(best) ? r : best));
}

/** The next rotation that fits, clockwise (1) or back (-1). */
export function turned(rotations: readonly Rotation[], from: Rotation, by: 1 | -1): Rotation {
  const sorted = [...rotations].sort((a, b) => a - b);
  const at = sorted.indexOf(from);
  return sorted[(at + by + sorted.length) % sorted.length] ?? from;
}

export interface RefusedTurn {
  readonly code: ErrorCode;
  readonly game: Game;
  readonly place: PlaceMove;
  readonly action: ActionMove;
}

export function withTile(game: Game, draft: Draft): Game {
  if (draft.cell === null) return game;
  return unwrap(play(game, { type: 'place', cell: draft.cell, rotation: draft.rotation })).game;
}

/** The effect of a meeple action, before any dice are rolled. */
export interface Forecast {
  /** Points that the action adds for the own side in this turn; 0 if battles follow. */
  readonly points: number;
  /** The battles that follow, in order, with their exact odds. */
  readonly attacks: readonly Attack[];
}

export interface SpotForecast {
  /** Points for the own side in this turn; 0 if there is a battle for it. */
  readonly points: number;
  readonly attack: Attack | null;
  readonly side: number;
}

export interface Spot {
  readonly node: Node;
  readonly place: PlaceRef;
  /** Kinds of meeple in reserve that can go there. */
  readonly meeples: readonly MeepleIndex[];
  readonly realm: Realm;
  /** Whether the realm is held: by the own side (reinforcement), by a rival (attack), or not. */
  readonly held: 'free' | 'own' | 'rival';
}

/** The places open to the player on turn; `game` waits for the meeple action. */
export function spotsOf(game: Game): Spot[] {
  const deploys = legal(game).filter((move) => move.type === 'deploy');
  const byNode = Map.groupBy(deploys, (move) => move.node);
  const own = sideOf(game, game.position.seat);
  return [...byNode].map(([node, moves]) => {
    const realm = realmOf(game, node);
    const rival = realm.holders.some((side) => side !== own);
    // One without strength neither reinforces nor attacks: it joins its owner's own meeple (TB-3, TB-11).
    const joins = moves.every(({ meeple }) => game.rules.meeples[meeple].strength === 0);
    const held = joins || realm.figures.length === 0 ? 'free' : rival ? 'rival' : 'own';
    return { node, place: placeOf(game, node), meeples: moves.map((m) => m.meeple), realm, held };
  });
}

/** The action of a draft, given the open spots; null while the meeple is undecided. */
export function actionOf(draft: Draft, spots: readonly Spot[]): ActionMove | null {
  if (draft.choice === null) return null;
  if (draft.choice.type === 'none') return { type: 'pass' };
  if (draft.choice.type === 'recall') return { type: 'recall' };
  const spot = chosenSpot(draft, spots);
  return spot && { type: 'deploy', meeple: meepleFor(draft, spot), node: spot.node };
}

export function chosenSpot({ choice }: Draft, spots: readonly Spot[]): Spot | null {
  return choice?.type === 'deploy' ? (spots.find(({ node }) => node === choice.node) ?? null) : null;
}

/** The chosen kind if it may go there, otherwise the first that may. */
export function meepleFor(draft: Draft, { meeples }: Spot): MeepleIndex {
  return meeples.includes(draft.meeple) ? draft.meeple : meeples[0];
}

/** The kinds of meeple to choose from: those that can go where another can too, in the order of the rules. */
export function meeplesOf(spots: readonly Spot[]): MeepleIndex[] {
  const shared = spots.filter(({ meeples }) => meeples.length > 1);
  return [...new Set(shared.flatMap(({ meeples }) => meeples))].sort((a, b) => a - b);
}

/** Points that the side gets without this action too are not counted. */
export function forecastOf(game: Game, action: ActionMove): Forecast {
  const side = sideOf(game, game.position.seat);
  const after = unwrap(play(game, action));
  const attacks = attacksOf(after);
  return { points: attacks.length === 0 ? pointsOf(after.events, side) - pointsAnyway(game) : 0, attacks };
}

/** Forecasts the draft's meeple on a spot by itself; battles that the tile starts elsewhere are left out. */
export function spotForecast(game: Game, draft: Draft, spot: Spot): SpotForecast {
  const { points, attacks } = forecastOf(game, {
    type: 'deploy',
    meeple: meepleFor(draft, spot),
    node: spot.node,
  });
  const side = sideOf(game, game.position.seat);
  const attack = attacks.find((one) => isFor(one, spot.realm)) ?? null;
  if (attack !== null || attacks.length === 0) return { points, attack, side };
  return { points: spot.held === 'free' && spot.realm.complete ? spot.realm.now.points : 0, attack, side };
}

export function isFor({ at }: Attack, { places }: Realm): boolean {
  return places.some(({ kind, x, y, side }) => kind === at.kind && x === at.x && y === at.y && side === at.side);
}

/** Points that the tile earns the side on turn in this turn, whatever its meeple does. */
export function pointsAnyway(game: Game): number {
  return pointsOf(unwrap(play(game, { type: 'pass' })).events, sideOf(game, game.position.seat));
}

const pointsOf = (events: readonly GameEvent[], side: number): number =>
  events.reduce((sum, event) => sum + pointsFor(event, side), 0);

/** The final scoring does not count. */
function pointsFor(event: GameEvent, side: number): number {
  if (event.type !== 'recalled' && !(event.type === 'scored' && event.complete)) return 0;
  return event.shares.reduce((sum, share) => sum + (share.side === side ? share.points : 0), 0);
}

export interface Completed {
  readonly at: PlaceRef;
  readonly cells: readonly Coordinates[];
  /** Who gets points for it; nobody yet if the tile's own meeple would be the first in it. */
  readonly sides: readonly SideIndex[];
}

/** The effects of the tile alone on a cell, in any rotation that fits. */
export interface Effect {
  /** Whether the tile completes a realm, or a planet beside it. */
  readonly completes: boolean;
  readonly completed: readonly Completed[];
  /** Whether the tile connects rivals, so that they fight. */
  readonly battle: boolean;
  /** Scores and battles that follow if no meeple is deployed in this turn. */
  readonly events: readonly GameEvent[];
}

export function effectOf(game: Game, opening: PlacementOption): Effect {
  const laid = opening.rotations.map((rotation) => withTile(game, { ...EMPTY_DRAFT, cell: opening.cell, rotation }));
  const events = laid.flatMap((now) => unwrap(play(now, { type: 'pass' })).events);
  const scored = events.filter((e) => e.type === 'scored').filter((e) => e.complete);
  const battles = events.filter((e) => e.type === 'battle');
  const free = laid.flatMap(spotsOf).filter(({ realm }) => realm.complete);
  const completed = [
    ...scored.map(({ at, cells, shares }) => ({ at, cells, sides: shares.map(({ side }) => side) })),
    ...free.map(({ place, realm }) => ({ at: place, cells: realm.cells, sides: realm.holders })),
  ];
  return {
    completes: completed.length > 0,
    completed,
    battle: battles.length > 0,
    events: [...scored, ...battles],
  };
}

/** `game` waits for the meeple action. */
export function mayRecall(game: Game): boolean {
  return legal(game).some((move) => move.type === 'recall');
}

export function stepBack(draft: Draft): Draft {
  if (draft.choice !== null) return { ...draft, choice: null };
  return { ...draft, cell: null };
}

export function hasReserve(game: Game): boolean {
  return Object.values(reserve(game, game.position.seat)).some((n) => n > 0);
}
