import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { EDITIONS, editionNamed } from '@asteroute/engine';
import { PUZZLE_KINDS, type PuzzlePack } from '@asteroute/review/puzzles';
import { Option } from '@commander-js/extra-typings';
import { createCommand, UsageError, wholeNumber } from '../program/arguments.ts';
import { progressOf } from '../program/progress.ts';
import { listenForStop } from '../program/stop.ts';
import { bandOption, QUEUE_OPTION, type QueueValues } from '../queue/options.ts';
import { openRunner } from '../queue/runner.ts';
import { numbersIn, type Span, spansOf } from '../queue/span.ts';
import { openState, type PuzzleState, packOf, writePack } from './state.ts';
import { PUZZLE_GAMES, type PuzzleSource } from './work.ts';

const EDITION_NAMES = EDITIONS.map(({ name }) => name).join(', ');

/**
 * `asteroute puzzles`: makes a pack of puzzles from games between bots (docs/review.md). Finished games are stored
 * beside the pack, so that a stopped command continues when it is called again, and produces the same pack.
 */
export const puzzlesCommand = createCommand('puzzles')
  .summary('make a pack of puzzles from games between bots')
  .description(
    'Plays games between bots and makes puzzles of turns that beat all others: the last tiles solved exactly, earlier turns proved by playouts. Can be stopped and called again to go on.',
  )
  .option('--edition <name>', `required; one of ${EDITION_NAMES}`)
  .option('--games <n>', 'number of games', wholeNumber('games', 1, 1_000_000), 100)
  .option('--seed <n>', 'the same seed makes the same puzzles', wholeNumber('seed', 0, 2 ** 32 - 1), 1)
  .addOption(new Option('--kind <kind>', 'one kind of puzzles alone').choices(PUZZLE_KINDS))
  .option('--out <file>', 'required; where the pack is written; FILE.games beside it keeps the progress')
  .option('--workers <n>', 'threads that play and prove', wholeNumber('workers', 1, 256), 1)
  .addOption(QUEUE_OPTION)
  .addOption(bandOption('games', 2))
  .option('--json', 'print what is in the pack as a JSON object', false)
  .action(async ({ edition = '', seed, kind = null, out, json, ...values }) => {
    if (editionNamed(edition) === null) throw new UsageError(`--edition must be one of ${EDITION_NAMES}`);
    if (out === undefined) throw new UsageError('--out says where the pack is written');
    const source = { edition, seed, kind };
    const { summary, code } = await makePuzzles(source, { out, ...values });
    process.stdout.write(`${json ? JSON.stringify(summary) : textOf(summary)}\n`);
    if (code !== null) process.exitCode = code;
  });

/** The number of games to search, the output file, and who searches them. */
interface PuzzlePlan extends QueueValues {
  readonly out: string;
  readonly games: number;
  readonly workers: number;
}

/**
 * Searches the remaining games and writes the pack. Returns its summary and the exit code of a signal that stopped it,
 * or null.
 */
async function makePuzzles(source: PuzzleSource, plan: PuzzlePlan) {
  const { out, games, workers, queue, band } = plan;
  const state = openState(`${out}.games`, source);
  const stop = listenForStop();
  stop.sumUp();
  const spans = spansOf(games, queue === undefined ? 1 : band);
  const rest = spans.filter((span) => !isDone(state, span));
  const played = () => [...state.done.keys()].filter((game) => game < games).length;
  const show = progressOf(`puzzles of ${source.edition}`, games, played());
  const runner = await openRunner(PUZZLE_GAMES, source, { ...plan, workers: Math.min(workers, rest.length) });
  const done = runner.run(rest);
  for (;;) {
    const next = await stop.unlessStopped(done.next());
    if (next === null || next.done) break;
    for (const answer of next.value.answer) if (!state.done.has(answer.game)) state.add(answer);
    show(played(), `${packOf(source, state, games).puzzles.length} puzzles`);
  }
  await runner.close();
  const pack = packOf(source, state, games);
  writePack(out, pack);
  const { length: bytes } = gzipSync(readFileSync(out), { level: 9 });
  return { summary: summaryOf(pack, played(), bytes), code: stop.code };
}

function isDone({ done }: PuzzleState, span: Span): boolean {
  return numbersIn(span).every((game) => done.has(game));
}

/** The summary of a pack made from `games` games. `bytes` is its compressed size. */
function summaryOf({ puzzles }: PuzzlePack, games: number, bytes: number) {
  const endgames = puzzles.filter(({ kind }) => kind === 'endgame').length;
  return { puzzles: puzzles.length, games, endgames, bytes };
}

function textOf({ puzzles, games, endgames, bytes }: ReturnType<typeof summaryOf>): string {
  const size = (bytes / 1000).toFixed(1);
  return `${puzzles} puzzles of ${games} games, ${endgames} of them endgames, ${size} kB compressed`;
}
