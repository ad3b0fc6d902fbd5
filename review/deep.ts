import { turnOf } from '@asteroute/bots/search';
import { mix } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import type { Reviewed } from './replay/fault.ts';
import { type ReplayedGame, replayedGame } from './replay/replayed-game.ts';
import { type SearchOptions, TurnReviewer, type TurnVerdict } from './verdict.ts';

/** The result of the search for one turn of a game; `n` is its number, from 1. */
export interface DeepTurn extends TurnVerdict {
  readonly n: number;
}

/**
 * Opens a game for a deep review, by default with the search of `master`. Refused if the record is not a whole game by
 * the rules.
 */
export function openDeepReview(record: GameRecord, options: Partial<SearchOptions> = {}): Reviewed<DeepReviewer> {
  const played = replayedGame(record);
  return played.ok ? { ok: true, value: deepReviewer(played.value, { bot: 'master', seed: 1, ...options }) } : played;
}

/** Searches the turns of one game independently of each other, so that several threads can share a game. */
export type DeepReviewer = ReturnType<typeof deepReviewer>;

function deepReviewer({ rules, turns }: ReplayedGame, { bot, seed }: SearchOptions) {
  const reviewer = new TurnReviewer(rules);
  return {
    /** The number of turns. */
    count: turns.length,
    /** Searches turn `n`, from 1. Yields after each round of playouts, so that it can be stopped. */
    *turn(n: number): Generator<void, DeepTurn> {
      const turn = turns[n - 1];
      return { n, ...(yield* reviewer.searched(turn.hand, turnOf(turn), { bot, seed: mix(seed, n) })) };
    },
  };
}
