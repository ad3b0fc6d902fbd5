/** Reviews games one after another, on threads here or by the workers of a queue. */
import type { GameRecord } from '@asteroute/record';
import { type Review, type Reviewed, withDeepTurns } from '@asteroute/review';
import { inOrder, type ThreadPool } from '@asteroute/threads';
import { progressOf } from '../program/progress.ts';
import { type RecordedGame, readGames } from '../program/records.ts';
import type { JobRunner } from '../queue/kind.ts';
import { namelessGame, type ReviewPlan, type ReviewSource, readReviewed } from './bands.ts';
import type { Answers, Job } from './jobs.ts';

/** A game with its review, or why there is none. */
export interface ReviewedGame extends RecordedGame {
  /** Number of the game, from 1, through all files. */
  readonly number: number;
  readonly reviewed: Reviewed<Review>;
}

/** Threads that review. */
interface ReviewThreads extends ReviewPlan {
  readonly pool: ThreadPool<Job, Answers[Job['kind']]>;
  readonly workers: number;
}

/** Reviews several games at once and gives them in the order of the files; where a line is no record, those before it. */
export async function* reviewHere(files: readonly string[], plan: ReviewThreads): AsyncGenerator<ReviewedGame> {
  const begun: (Omit<ReviewedGame, 'reviewed'> & { readonly review: Promise<Reviewed<Review>> })[] = [];
  let fault: unknown = null;
  const first = async (): Promise<ReviewedGame[]> => {
    const [next] = begun.splice(0, 1);
    if (next === undefined) return [];
    const { review, ...game } = next;
    return [{ ...game, reviewed: await review }];
  };
  let number = 0;
  try {
    for await (const game of gamesOf(files)) {
      const review = reviewGame(++number, game.record, plan);
      // It may break before it is awaited.
      review.catch(() => {});
      begun.push({ ...game, number, review });
      if (begun.length > plan.workers) yield* await first();
    }
  } catch (error) {
    fault = error;
  }
  while (begun.length > 0) yield* await first();
  if (fault !== null) throw fault;
}

/** The same by the workers of a queue, a game for each job. All files are read first. */
export async function* reviewOnQueue(
  files: readonly string[],
  runner: JobRunner<ReviewSource>,
): AsyncGenerator<ReviewedGame> {
  const games: RecordedGame[] = [];
  let fault: unknown = null;
  try {
    for await (const game of gamesOf(files)) games.push(game);
  } catch (error) {
    fault = error;
  }
  const show = progressOf('games', games.length);
  const sources = games.map(({ record }) => namelessGame(record));
  for await (const { index, ...output } of inOrder(runner.run(sources))) {
    show(index + 1, 'reviewed');
    yield { ...games[index], number: index + 1, reviewed: readReviewed(output) };
  }
  if (fault !== null) throw fault;
}

async function* gamesOf(files: readonly string[]): AsyncGenerator<RecordedGame> {
  for (const file of files) yield* readGames(file);
}

async function reviewGame(game: number, record: GameRecord, { pool, bot }: ReviewThreads): Promise<Reviewed<Review>> {
  const quick = (await pool.ask({ kind: 'quick', record })) as Answers['quick'];
  if (!quick.ok || bot === null) return quick;
  const { length: count } = quick.value.turns;
  const show = progressOf(`game ${game}`, count);
  let done = 0;
  const turns = Array.from({ length: count }, async (_, index) => {
    const turn = (await pool.ask({ kind: 'turn', record, game, n: index + 1, bot })) as Answers['turn'];
    show(++done, 'turns');
    return turn;
  });
  return { ok: true, value: withDeepTurns(quick.value, await Promise.all(turns)) };
}
