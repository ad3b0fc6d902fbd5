import { once } from 'node:events';
import { SEARCHERS, type Searcher } from '@asteroute/review';
import { ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import { Option } from '@commander-js/extra-typings';
import { createCommand, UsageError, wholeNumber } from '../program/arguments.ts';
import { safeJson, safeLine, safeLines } from '../program/print.ts';
import { RECORDS_FILE } from '../program/records.ts';
import { QUEUE_OPTION, type QueueValues } from '../queue/options.ts';
import { openRunner } from '../queue/runner.ts';
import { REVIEWS, type ReviewPlan } from './bands.ts';
import { type ReviewedGame, reviewHere, reviewOnQueue } from './games.ts';
import type { Answers, Job } from './jobs.ts';
import { reviewJson, reviewText } from './print.ts';

/** The search of a deep review that names none. */
const USUAL: Searcher = 'master';

/**
 * `asteroute review FILE`: what each game was worth, luck and errors apart (docs/review.md). Exit 0 when all games
 * were reviewed, 1 when one is not whole or does not follow the rules, 2 on text that is no record.
 */
export const reviewCommand = createCommand('review')
  .summary('tell luck from skill in finished games')
  .description(
    'Reviews every game of some files: the luck of the tiles and the dice, the errors of each turn, and accuracy. With --deep errors are found by search, with standard errors.',
  )
  .argument('<files...>', RECORDS_FILE)
  .option('--deep', 'find errors by search, which takes up to a minute for a game', false)
  .addOption(new Option('--bot <name>', `with --deep: whose search, ${USUAL} without it`).choices(SEARCHERS))
  .option('--workers <n>', 'threads that review', wholeNumber('workers', 1, 256), 1)
  .addOption(QUEUE_OPTION)
  .option('--json', 'write one JSON object for each game', false)
  .action(async (files, values) => {
    if (values.bot !== undefined && !values.deep) throw new UsageError('--bot chooses the search of --deep');
    const bot = values.deep ? ((values.bot as Searcher | undefined) ?? USUAL) : null;
    const { games, close } = await openReviews(files, { ...values, bot });
    let [number, refused] = [0, 0];
    try {
      for await (const game of games) {
        number++;
        if (!(await write(game, values.json))) refused++;
      }
    } finally {
      await close();
    }
    if (!values.json) process.stdout.write(`${number} games, ${number - refused} reviewed, ${refused} refused\n`);
    if (refused > 0) process.exitCode = 1;
  });

/** Who reviews, and how. */
interface ReviewValues extends Omit<QueueValues, 'band'>, ReviewPlan {
  readonly workers: number;
}

/** The reviews of the games of some files, in their order. */
interface Reviews {
  readonly games: AsyncGenerator<ReviewedGame>;
  close(): Promise<void>;
}

async function openReviews(files: readonly string[], { bot, ...values }: ReviewValues): Promise<Reviews> {
  if (values.queue !== undefined) {
    const runner = await openRunner(REVIEWS, { bot }, values);
    return { games: reviewOnQueue(files, runner), close: runner.close };
  }
  const { workers } = values;
  const start = nodeThread<Job, Answers[Job['kind']]>(new URL('./job-thread.ts', import.meta.url));
  const pool = new ThreadPool({ start, threads: workers });
  return { games: reviewHere(files, { pool, bot, workers }), close: () => pool.close() };
}

/** Writes a review, or why there is none; false for the latter. */
async function write({ number, game, record, reviewed }: ReviewedGame, json: boolean): Promise<boolean> {
  const text = reviewed.ok
    ? json
      ? `${safeJson(reviewJson({ id: number, game }, reviewed.value))}\n`
      : safeLines(`${reviewText(number, record, reviewed.value)}\n`)
    : `${safeLine(`game ${number}: ${reviewed.error.code}: ${reviewed.error.message}`)}\n`;
  const out = json && !reviewed.ok ? process.stderr : process.stdout;
  if (!out.write(text)) await once(out, 'drain');
  return reviewed.ok;
}
