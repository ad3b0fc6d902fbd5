/** Reviews games one after another, on threads here or by the workers of a queue. */
import { type Review, type Reviewed, withDeepTurns } from '@asteroute/review';
import { inFlight, inOrder, type ThreadPool } from '@asteroute/threads';
import { progressOf } from '../program/progress.ts';
import { type RecordedGame, readGames } from '../program/records.ts';
import type { JobRunner } from '../queue/kind.ts';
import { namelessGame, type ReviewPlan, type ReviewSource, readReviewed } from './bands.ts';
import type { Answers, Job } from './jobs.ts';

/** A game of some files. */
interface NumberedGame extends RecordedGame {
  /** From 1, through all files. */
  readonly number: number;
}

/** A game with its review, or why there is none. */
export interface ReviewedGame extends NumberedGame {
  readonly reviewed: Reviewed<Review>;
}

/** Threads that review. */
interface ReviewThreads extends ReviewPlan {
  readonly pool: ThreadPool<Job, Answers[Job['kind']]>;
  readonly workers: number;
}

/** Reviews several games at once and gives them in the order of the files; where a line is no record, those before it. */
export async function* reviewHere(files: readonly string[], plan: ReviewThreads): AsyncGenerator<ReviewedGame> {
  const review = async (game: NumberedGame): Promise<ReviewedGame> => ({
    ...game,
    reviewed: await reviewGame(game, plan),
  });
  // One game more than threads, so that none waits for the last turns of a game.
  const reviewed = inFlight(gamesOf(files), plan.workers + 1, review);
  for await (const { answer } of inOrder(reviewed)) yield answer;
}

/** The same by the workers of a queue, a game for each job. All files are read first. */
export async function* reviewOnQueue(
  files: readonly string[],
  runner: JobRunner<ReviewSource>,
): AsyncGenerator<ReviewedGame> {
  const games: NumberedGame[] = [];
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
    yield { ...games[index], reviewed: readReviewed(output) };
  }
  if (fault !== null) throw fault;
}

async function* gamesOf(files: readonly string[]): AsyncGenerator<NumberedGame> {
  let number = 0;
  for (const file of files) for await (const game of readGames(file)) yield { ...game, number: ++number };
}

async function reviewGame(
  { number: game, record }: NumberedGame,
  { pool, bot }: ReviewThreads,
): Promise<Reviewed<Review>> {
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
