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

export function codesOf({ place, action }: Turn): TurnCodes {
  return { placement: placementCode(place), action: actionCode(action) };
}

export function isSame(one: TurnCodes, other: TurnCodes): boolean {
  return one.placement === other.placement && one.action === other.action;
}

/** Yields the first of several ways that lead to the same game; `faces` are those of the rules (`sameFaces`). */
export function* differentWays<T extends TurnCodes>(game: Game, ways: readonly T[], faces: Uint8Array): Generator<T> {
  const met = new Set<string>();
  for (const way of ways) {
    const key = sameGameKey(game, way, faces);
    if (!met.has(key)) yield way;
    met.add(key);
  }
}

export function alternative(game: Game, way: TurnCodes, value: number): Alternative {
  return { ...turnWords(game, turnOf(way)), value };
}

/** Returns the first few different ones of the sorted turns in words, for a side; the first is worth `value`. */
export function alternatives(
  game: Game,
  sorted: readonly Judged[],
  { side, faces, value }: { readonly side: SideIndex; readonly faces: Uint8Array; readonly value: BySide },
): Alternative[] {
  const kept: Alternative[] = [];
  for (const way of differentWays(game, sorted, faces)) {
    kept.push(alternative(game, way, value[side] + way.values[side] - sorted[0].values[side]));
    if (kept.length === KEPT) break;
  }
  return kept;
}

/** A way to play a turn and its margins by side. */
interface Judged extends TurnCodes {
  readonly values: BySide;
}
