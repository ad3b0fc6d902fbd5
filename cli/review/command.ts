import { once } from 'node:events';
import { type Review, type Reviewed, SEARCHERS, type Searcher } from '@asteroute/review';
import { inOrder } from '@asteroute/threads';
import { Option } from '@commander-js/extra-typings';
import { createCommand, UsageError } from '../program/arguments.ts';
import { safeJson, safeLine, safeLines } from '../program/print.ts';
import { progressOf } from '../program/progress.ts';
import { RECORDS_FILE, type RecordedGame, readGames } from '../program/records.ts';
import { QUEUE_OPTION, workersOption } from '../queue/options.ts';
import { openRunner } from '../queue/runner.ts';
import { reviewJson, reviewText } from './print.ts';
import { namelessGame, REVIEWS } from './work.ts';

/** The bot that searches in a deep review if none is named. */
const USUAL: Searcher = 'master';

/**
 * `asteroute review FILE` (docs/review.md). Exits with 0 when all games were reviewed, 1 when one is unfinished or
 * breaks the rules, 2 when the text is not a record.
 */
export const reviewCommand = createCommand('review')
  .summary('tell luck from skill in finished games')
  .description(
    'Reviews every game of some files: the luck of the tiles and the dice, the errors of each turn, and accuracy. With --deep errors are found by search, with standard errors.',
  )
  .argument('<files...>', RECORDS_FILE)
  .option('--deep', 'find errors by search, which takes up to a minute for a game', false)
  .addOption(new Option('--bot <name>', `with --deep: whose search, ${USUAL} without it`).choices(SEARCHERS))
  .addOption(workersOption('threads that review'))
  .addOption(QUEUE_OPTION)
  .option('--json', 'write one JSON object for each game', false)
  .action(async (files, values) => {
    if (values.bot !== undefined && !values.deep) throw new UsageError('--bot chooses the search of --deep');
    const bot = values.deep ? ((values.bot as Searcher | undefined) ?? USUAL) : null;
    const { games, fault } = await gamesOf(files);
    const show = progressOf('games', games.length);
    const runner = await openRunner(REVIEWS, { bot }, values);
    let refused = 0;
    try {
      for await (const { index, answer } of inOrder(runner.run(games.map(({ record }) => namelessGame(record))))) {
        show(index + 1, 'reviewed');
        if (!(await write(games[index], { number: index + 1, reviewed: answer, json: values.json }))) refused++;
      }
    } finally {
      await runner.close();
    }
    if (fault !== null) throw fault;
    const { length: all } = games;
    if (!values.json) process.stdout.write(`${all} games, ${all - refused} reviewed, ${refused} refused\n`);
    if (refused > 0) process.exitCode = 1;
  });

/** Reads the games of some files. If a line is not a record, returns the games before it and the error. */
async function gamesOf(files: readonly string[]) {
  const games: RecordedGame[] = [];
  try {
    for (const file of files) for await (const game of readGames(file)) games.push(game);
    return { games, fault: null };
  } catch (fault) {
    return { games, fault };
  }
}

interface Written {
  readonly number: number;
  readonly reviewed: Reviewed<Review>;
  readonly json: boolean;
}

/** Prints a review, or the reason why there is none. Returns whether there was a review. */
async function write({ game, record }: RecordedGame, { number, reviewed, json }: Written): Promise<boolean> {
  const text = json
    ? safeJson(reviewJson({ id: number, game }, reviewed))
    : reviewed.ok
      ? safeLines(reviewText(number, record, reviewed.value))
      : safeLine(`game ${number}: ${reviewed.error.code}: ${reviewed.error.message}`);
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
  return reviewed.ok;
}
