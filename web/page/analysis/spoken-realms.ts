import { type ActionMove, allRealms, type Game, type PlaceMove, type PlaceRef, placeOf, play } from '@asteroute/engine';
import { changesOf, cutOff } from './changes.ts';

/** A turn that is spoken of, and the game in which it was to be decided. */
interface SpokenTurn {
  readonly before: Game;
  readonly place: PlaceMove | null;
  readonly action: ActionMove;
}

/**
 * One place of every realm that the reasons for a turn are about: where its meeple goes, what its tile completes,
 * extends or connects, and what it makes impossible to complete.
 */
export function spokenPlaces({ before, place, action }: SpokenTurn): PlaceRef[] {
  const laid = place === null ? before : playedGame(before, place);
  if (laid === null) return [];
  const deployed = action.type === 'deploy' ? [placeOf(laid, action.node)] : [];
  if (place === null) return deployed;
  const changed = changesOf(before, laid).flatMap((change) => [...change.before, change.after]);
  const sides = [...new Set(allRealms(before).flatMap(({ holders }) => holders))];
  const spoiled = sides.flatMap((side) => cutOff(before, laid, side));
  return [...deployed, ...[...changed, ...spoiled].map(({ places }) => places[0])];
}

function playedGame(game: Game, move: PlaceMove): Game | null {
  const played = play(game, move);
  return played.ok ? played.value.game : null;
}
