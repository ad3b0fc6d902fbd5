/** Questions to a thread of `asteroute review`, and their answers. */
import type { GameRecord } from '@asteroute/record';
import {
  type DeepReviewer,
  type DeepTurn,
  openDeepReview,
  quickReview,
  type Review,
  type Reviewed,
  runToEnd,
  type Searcher,
} from '@asteroute/review';

/** A game to review with the judge, or one turn of it to search. */
export type Job =
  | { readonly kind: 'quick'; readonly record: GameRecord }
  | {
      readonly kind: 'turn';
      readonly record: GameRecord;
      readonly game: number;
      readonly n: number;
      readonly bot: Searcher;
    };

export interface Answers {
  readonly quick: Reviewed<Review>;
  readonly turn: DeepTurn;
}

/** Creates a function that executes one job after another. It keeps the game that it searched last. */
export function createJobs(): (job: Job) => Answers[Job['kind']] {
  let last: { readonly game: number; readonly deep: DeepReviewer } | null = null;

  return (job) => {
    if (job.kind === 'quick') return runToEnd(quickReview(job.record));
    if (last?.game !== job.game) last = { game: job.game, deep: open(job.record, job.bot) };
    return runToEnd(last.deep.turn(job.n));
  };
}

function open(record: GameRecord, bot: Searcher): DeepReviewer {
  const deep = openDeepReview(record, { bot });
  // This cannot fail, because only games that the judge has reviewed are searched.
  if (!deep.ok) throw new Error(deep.error.message);
  return deep.value;
}
