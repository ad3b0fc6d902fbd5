import { type JudgedTurn, turnOf } from '@asteroute/bots/search';
import { type Game, type SideIndex, type Turn, turnWords } from '@asteroute/engine';
import { actionCode, placementCode } from '@asteroute/engine/search';
import type { BySide } from './measure/margins.ts';
import type { Alternative } from './review.ts';

/** The number of best ways to play a turn that a review keeps. */
const KEPT = 3;

/** Returns a key that is the same for turns that lead to the same game, such as a straight road placed upside down. */
export function sameGameKey(game: Game, way: TurnCodes, faces: Uint8Array): string {
  const { x, y, rotation, action } = turnWords(game, turnOf(way));
  return JSON.stringify([x, y, faces[game.position.drawn * 4 + rotation], action]);
}

/** A turn as the number codes that positions use. */
export type TurnCodes = Pick<JudgedTurn, 'placement' | 'action'>;

/** Returns the number codes of a turn. */
export function codesOf({ place, action }: Turn): TurnCodes {
  return { placement: placementCode(place), action: actionCode(action) };
}

/** Whether two turns are the same. */
export function isSame(one: TurnCodes, other: TurnCodes): boolean {
  return one.placement === other.placement && one.action === other.action;
}

/**
 * Returns the first few of the sorted turns in words; of several that lead to the same game (`sameFaces`) only the
 * first.
 */
export function alternatives(
  game: Game,
  sorted: readonly Judged[],
  { side, faces }: { readonly side: SideIndex; readonly faces: Uint8Array },
): Alternative[] {
  const met = new Set<string>();
  const kept: Alternative[] = [];
  for (const way of sorted) {
    if (kept.length === KEPT) break;
    const key = sameGameKey(game, way, faces);
    if (met.has(key)) continue;
    met.add(key);
    const { x, y, rotation, action } = turnWords(game, turnOf(way));
    kept.push({ x, y, rotation, action, value: way.values[side] });
  }
  return kept;
}

/** A way to play a turn and its margins by side. */
interface Judged extends TurnCodes {
  readonly values: BySide;
}
