import type { GameRecord } from '@asteroute/record';
import { type Review, type Reviewed, type Searcher, withDeepTurns } from '@asteroute/review';
import { progressOf } from '../program/progress.ts';
import type { WorkKind } from '../queue/kind.ts';
import { onThreads } from '../queue/runner.ts';
import type { Answers, Job } from './jobs.ts';

export interface ReviewPlan {
  readonly bot: Searcher | null;
}

type Ask = (job: Job) => Promise<Answers[Job['kind']]>;

const openJobs = onThreads<null, Job, Answers[Job['kind']]>(new URL('./thread.ts', import.meta.url));

/** The kind of work that reviews whole games and divides their turns among the threads. */
export const REVIEWS: WorkKind<ReviewPlan, GameRecord, Reviewed<Review>> = {
  name: 'review',
  async open({ bot }, threads) {
    const jobs = await openJobs(null, threads);
    let games = 0;
    return { do: (record) => reviewGame(record, { ask: jobs.do, bot, game: ++games }), close: jobs.close };
  },
  wordsOf: (_record, index) => `game ${index + 1}`,
};

/** A record without the players' names, which the queue need not store. */
export function namelessGame({ players, ...record }: GameRecord): GameRecord {
  return { ...record, players: players.map(({ color }, seat) => ({ name: `P${seat + 1}`, color })) };
}

async function reviewGame(
  record: GameRecord,
  { ask, bot, game }: ReviewPlan & { readonly ask: Ask; readonly game: number },
): Promise<Reviewed<Review>> {
  const quick = (await ask({ kind: 'quick', record })) as Answers['quick'];
  if (!quick.ok || bot === null) return quick;
  const { length: count } = quick.value.turns;
  const show = progressOf(`game ${game}`, count);
  let done = 0;
  const turns = Array.from({ length: count }, async (_, index) => {
    const turn = (await ask({ kind: 'turn', record, game, n: index + 1, bot })) as Answers['turn'];
    show(++done, 'turns');
    return turn;
  });
  return { ok: true, value: withDeepTurns(quick.value, await Promise.all(turns)) };
}
