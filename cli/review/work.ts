/** What a thread does for the reviews of a queue: it reviews whole games. */
import type { GameRecord } from '@asteroute/record';
import { type Review, type Reviewed, withDeepTurns } from '@asteroute/review';
import type { ReviewPlan, ReviewSource } from './bands.ts';
import { type Answers, createJobs } from './jobs.ts';

/** Reviews games; gives a `Reviewed<Review>` as JSON. */
export function createReviewWork({ bot }: ReviewPlan): (source: ReviewSource) => string {
  return ({ record }) => JSON.stringify(reviewed(record, bot));
}

function reviewed(record: GameRecord, bot: ReviewPlan['bot']): Reviewed<Review> {
  const work = createJobs();
  const quick = work({ kind: 'quick', record }) as Answers['quick'];
  if (!quick.ok || bot === null) return quick;
  const turns = quick.value.turns.map(({ n }) => work({ kind: 'turn', record, game: 1, n, bot }) as Answers['turn']);
  return { ok: true, value: withDeepTurns(quick.value, turns) };
}
