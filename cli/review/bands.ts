import type { GameRecord } from '@asteroute/record';
import { openDeepReview, type Review, type Reviewed, type Searcher } from '@asteroute/review';
import { errorText } from '../program/arguments.ts';
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

/** Points by which the parts of a margin may miss it. */
const ROUNDING = 1e-6;

/** Reviews of whole games: the text is a `Reviewed<Review>`. */
export const REVIEWS: WorkKind<ReviewPlan, ReviewSource> = {
  name: 'review',
  open: async (plan, threads) => openWorkThreads(new URL('./thread.ts', import.meta.url), plan, threads),
  wrongIn(_plan, { record }, output) {
    try {
      return wrongInReview(record, readReviewed(output));
    } catch (error) {
      return errorText(error);
    }
  },
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

/** A refusal must be right, scores those of the record, and all parts must add up. */
function wrongInReview(record: GameRecord, reviewed: Reviewed<Review>): string | null {
  const own = openDeepReview(record);
  if (!own.ok || !reviewed.ok) return JSON.stringify(own) === JSON.stringify(reviewed) ? null : 'is refused wrongly';
  const { scores, margin, turns, ...parts } = reviewed.value;
  if (scores.join() !== record.final?.scores.join()) return 'other scores than those of the record';
  if (turns.length !== own.value.count) return `${turns.length} turns where ${own.value.count} were played`;
  const sums = margin.map((_, side) => {
    return [parts.expected, parts.tiles, parts.dice, parts.errors, parts.drift].reduce(
      (sum, one) => sum + one[side],
      0,
    );
  });
  // Written so that what is no number misses, too.
  const misses = sums.some((sum, side) => !(Math.abs(sum - margin[side]) <= ROUNDING));
  return misses ? 'the parts do not add up to the margin' : null;
}
