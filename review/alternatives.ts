import { type JudgedTurn, turnOf } from '@asteroute/bots/search';
import { type Game, type SideIndex, turnWords } from '@asteroute/engine';
import type { Alternative } from './review.ts';

/** Ways to play the turn that a review keeps. */
const KEPT = 3;

/** The first of these turns in words; of those that lead to the same game (`sameFaces`) the first alone. */
export function alternatives(
  game: Game,
  sorted: readonly JudgedTurn[],
  { side, faces }: { readonly side: SideIndex; readonly faces: Uint8Array },
): Alternative[] {
  const met = new Set<string>();
  const kept: Alternative[] = [];
  for (const way of sorted) {
    if (kept.length === KEPT) break;
    const words = turnWords(game, turnOf(way));
    const { x, y, rotation, action } = words;
    const key = JSON.stringify([x, y, faces[game.position.drawn * 4 + rotation], action]);
    if (met.has(key)) continue;
    met.add(key);
    kept.push({ x, y, rotation, action, value: way.values[side] });
  }
  return kept;
}
