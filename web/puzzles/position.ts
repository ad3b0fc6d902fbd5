import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { type Game, lastGame, newGame, play } from '@asteroute/engine';
import type { Past } from '@asteroute/page/match/links/link-local.ts';
import { useSliced } from '@asteroute/page-review/pace';
import { type Ply, readLinkInSteps } from '@asteroute/record';
import type { Puzzle } from '@asteroute/review/puzzles';
import type { Catalogue } from '@asteroute/words/en/table.ts';

/**
 * With the tile in hand; null if it cannot be read. Yields after each ply: a long game takes some tenths of a second.
 */
export function* readPast(
  { game: text }: Pick<Puzzle, 'game'>,
  { colors }: Pick<Catalogue, 'colors'>,
): Generator<void, Past | null> {
  const read = yield* readLinkInSteps(text);
  if (!read.ok) return null;
  const { setup, moves } = read.value;
  const players = setup.players.map(({ color }) => ({ name: colors[color as PlayerColor], color }));
  const start = newGame({ ...setup, players });
  if (!start.ok) return null;
  const steps: Ply[] = [];
  for (const move of moves) {
    const played = play(lastGame(start.value, steps), move);
    if (!played.ok) return null;
    steps.push({ move, ...played.value });
    yield;
  }
  return lastGame(start.value, steps).position.phase === 'place' ? { start: start.value, steps } : null;
}

/** The game of a puzzle; undefined until it has been read, null if it cannot be. */
export function usePast(puzzle: Puzzle, page: Catalogue): Past | null | undefined {
  return useSliced(() => readPast(puzzle, page), [puzzle]);
}

export const handOf = ({ start, steps }: Past): Game => lastGame(start, steps);
