import { once } from 'node:events';
import type { GameRecord } from '@asteroute/record';
import { type Review, type Reviewed, SEARCHERS, type Searcher, withDeepTurns } from '@asteroute/review';
import { Option } from '@commander-js/extra-typings';
import { createCommand, UsageError, wholeNumber } from '../program/arguments.ts';
import { progressOf } from '../program/progress.ts';
import { RECORDS_FILE, readRecords } from '../program/records.ts';
import { type JobPool, openJobPool } from './pool.ts';
import { reviewJson, reviewText } from './print.ts';

/** The search of a deep review that names none. */
const USUAL: Searcher = 'master';

/**
 * `asteroute review FILE`: what each game was worth, luck and errors told apart (docs/review.md). Exit 0 when all games
 * were reviewed, 1 when one is not whole or does not follow the rules, 2 on text that is no record.
 */
export const reviewCommand = createCommand('review')
  .summary('tell luck from skill in finished games')
  .description(
    'Reviews every game of a file: the luck of the tiles and the dice, the errors of each turn, and accuracy. With --deep errors are found by search, with standard errors.',
  )
  .argument('<file>', RECORDS_FILE)
  .option('--deep', 'find errors by search, which takes up to a minute for a game', false)
  .addOption(new Option('--bot <name>', `with --deep: whose search, ${USUAL} without it`).choices(SEARCHERS))
  .option('--workers <n>', 'threads that review', wholeNumber('workers', 1, 256), 1)
  .option('--json', 'write one JSON object for each game', false)
  .action(async (file, values) => {
    if (values.bot !== undefined && !values.deep) throw new UsageError('--bot chooses the search of --deep');
    const bot = values.deep ? ((values.bot as Searcher | undefined) ?? USUAL) : null;
    const pool = openJobPool(values.workers);
    try {
      const { games, refused } = await reviewFile(file, { pool, bot, ...values });
      if (!values.json) process.stdout.write(`${games} games, ${games - refused} reviewed, ${refused} refused\n`);
      if (refused > 0) process.exitCode = 1;
    } finally {
      await pool.close();
    }
  });

/** How a file is reviewed. */
interface Plan {
  readonly pool: JobPool;
  /** Whose search finds errors, or null for the judge alone. */
  readonly bot: Searcher | null;
  readonly workers: number;
  readonly json: boolean;
}

/** A game whose review was begun. */
interface Begun {
  readonly game: number;
  readonly record: GameRecord;
  readonly review: Promise<Reviewed<Review>>;
}

/** Reviews several games at once and writes them in the order of the file. */
async function reviewFile(file: string, plan: Plan): Promise<{ games: number; refused: number }> {
  const begun: Begun[] = [];
  let [games, refused] = [0, 0];
  const writeFirst = async (): Promise<void> => {
    const first = begun.shift();
    if (first !== undefined && !(await write(first, plan.json))) refused++;
  };
  try {
    for await (const record of readRecords(file)) {
      const game = ++games;
      const review = reviewGame(game, record, plan);
      // It may break before it is awaited.
      review.catch(() => {});
      begun.push({ game, record, review });
      if (begun.length > plan.workers) await writeFirst();
    }
  } finally {
    while (begun.length > 0) await writeFirst();
  }
  return { games, refused };
}

async function reviewGame(game: number, record: GameRecord, { pool, bot }: Plan): Promise<Reviewed<Review>> {
  const quick = await pool.ask({ kind: 'quick', record });
  if (!quick.ok || bot === null) return quick;
  const { length: count } = quick.value.turns;
  const show = progressOf(`game ${game}`, count);
  let done = 0;
  const turns = Array.from({ length: count }, async (_, index) => {
    const turn = await pool.ask({ kind: 'turn', record, game, n: index + 1, bot });
    show(++done, 'turns');
    return turn;
  });
  return { ok: true, value: withDeepTurns(quick.value, await Promise.all(turns)) };
}

/** Writes a review, or why there is none; false for the latter. */
async function write({ game, record, review }: Begun, json: boolean): Promise<boolean> {
  const reviewed = await review;
  const text = reviewed.ok
    ? json
      ? `${JSON.stringify(reviewJson(game, reviewed.value))}\n`
      : `${reviewText(game, record, reviewed.value)}\n`
    : `game ${game}: ${reviewed.error.code}: ${reviewed.error.message}\n`;
  const out = json && !reviewed.ok ? process.stderr : process.stdout;
  if (!out.write(text)) await once(out, 'drain');
  return reviewed.ok;
}
