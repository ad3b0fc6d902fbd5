import type { GameRecord } from '@asteroute/record';
import type { Review, Reviewed, Searcher } from '@asteroute/review';
import { openWorkThreads } from '../queue/here.ts';
import type { JobOutput, WorkKind } from '../queue/kind.ts';

/** Whose search finds errors, or null for the judge alone. */
export interface ReviewPlan {
  readonly bot: Searcher | null;
}

/** A game to be reviewed, without the names of its players: the queue need not store them. */
export interface ReviewSource {
  readonly record: GameRecord;
}

/** Reviews of whole games: the text is a `Reviewed<Review>`. */
export const REVIEWS: WorkKind<ReviewPlan, ReviewSource> = {
  name: 'review',
  open: async (plan, threads) => openWorkThreads(new URL('./thread.ts', import.meta.url), plan, threads),
  wordsOf: (_source, index) => `game ${index + 1}`,
};

/** The game of a record as workers are given it. */
export function namelessGame({ players, ...record }: GameRecord): ReviewSource {
  return { record: { ...record, players: players.map(({ color }, seat) => ({ name: `P${seat + 1}`, color })) } };
}

/** The review in an output. */
export function readReviewed({ text }: JobOutput): Reviewed<Review> {
  return JSON.parse(text);
}
