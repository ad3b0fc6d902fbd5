import type { LikelyReply } from '@asteroute/bots';
import { type ActionMove, allRealms, type Game, type PlaceMove, type PlaceRef, placeOf, play } from '@asteroute/engine';
import { changesOf, cutOff } from './placement/changes.ts';

/** A turn that is spoken of, and the game in which it was to be decided. */
interface SpokenTurn {
  readonly before: Game;
  readonly place: PlaceMove | null;
  readonly action: ActionMove;
}

/** What is spoken of: a place of each realm, and where the next player's tile is likely to go. */
export interface Spoken {
  readonly places: readonly PlaceRef[];
  readonly answer: LikelyReply | null;
}

/** The least share of its playouts, 0 to 1, in which an answer is likely enough to be told. */
const LIKELY = 0.25;

/** A way to play a turn; without an answer if it was not searched. */
type Way = Omit<SpokenTurn, 'before'> & { readonly answer?: LikelyReply | null };

export function likelyAnswer({ answer = null }: Way): LikelyReply | null {
  return answer !== null && answer.share >= LIKELY ? answer : null;
}

export function spokenOf(before: Game, way: Way): Spoken {
  return { places: spokenPlaces({ ...way, before }), answer: likelyAnswer(way) };
}

/** One place of every realm that the reasons for a turn are about. */
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
