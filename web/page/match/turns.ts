/** Whole turns: the last one of a bot, and which look the same once they are played. */
import {
  type ActionMove,
  drawnTile,
  featureAt,
  type Game,
  type Node,
  type PlaceMove,
  placeOf,
  xOf,
  yOf,
} from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { featureLook, firstAlike } from '../analysis/looks.ts';
import { EMPTY_DRAFT, spotsOf, tileInHand, withTile } from './draft.ts';
import type { SeatPlan } from './link.ts';

interface Turn {
  readonly place: PlaceMove | null;
  readonly action: ActionMove;
}

/** `game` waits for the tile. Turns that look the same differ in a rotation that nobody can see. */
export function firstEqualTurn<T extends Turn>(game: Game, turn: T): T {
  const { place, action } = turn;
  if (place === null || drawnTile(game) === null) return turn;
  const rotation = firstAlike(tileInHand(game), place.rotation);
  if (rotation === place.rotation) return turn;
  const laid = { ...place, rotation };
  if (action.type !== 'deploy') return { ...turn, place: laid };
  const look = nodeLook(game, place, action.node);
  const same = spotsOf(laidOn(game, laid)).find(({ node }) => nodeLook(game, laid, node) === look);
  return same === undefined ? turn : { ...turn, place: laid, action: { ...action, node: same.node } };
}

/** A text that two turns share if they look the same. */
export function lookOfTurn(game: Game, turn: Turn): string {
  const { place, action } = firstEqualTurn(game, turn);
  const deployed = action.type === 'deploy' ? [action.meeple, action.node] : [];
  return [place?.cell, place?.rotation, action.type, ...deployed].join();
}

/** The turns of a list that look different: the first of each group that looks the same, in its first rotation. */
export function differentTurns<T extends Turn>(game: Game, turns: readonly T[]): T[] {
  const byLook = new Map<string, T>();
  for (const turn of turns) {
    const look = lookOfTurn(game, turn);
    if (!byLook.has(look)) byLook.set(look, firstEqualTurn(game, turn));
  }
  return [...byLook.values()];
}

const laidOn = (game: Game, { cell, rotation }: PlaceMove): Game => withTile(game, { ...EMPTY_DRAFT, cell, rotation });

/** How a place looks: the feature's outline on the new tile, the name of the place elsewhere. */
function nodeLook(game: Game, place: PlaceMove, node: Node): string {
  const after = laidOn(game, place);
  const at = placeOf(after, node);
  if (at.x !== xOf(place.cell) || at.y !== yOf(place.cell)) return [at.x, at.y, at.kind, at.side].join();
  const kind = tileInHand(game);
  return featureLook(kind, kind.features[featureAt(after, at)], place.rotation);
}

/** A turn that was played, and the game in which it was decided. */
export interface PlayedTurn {
  readonly before: Game;
  readonly place: PlaceMove;
  readonly action: ActionMove;
}

/** The last whole turn of a bot among these plies; null if no bot has moved yet. */
export function lastBotTurn(steps: readonly Ply[], seats: readonly SeatPlan[]): PlayedTurn | null {
  const at = steps.findLastIndex(
    ({ move }, i) => move.type === 'place' && i > 0 && seats[steps[i - 1].game.position.seat].bot !== null,
  );
  if (at < 0 || at + 1 >= steps.length) return null;
  const [place, action] = [steps[at].move as PlaceMove, steps[at + 1].move as ActionMove];
  return { before: steps[at - 1].game, place, action };
}
