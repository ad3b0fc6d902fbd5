import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { EDITIONS, editionNamed } from '@asteroute/engine';
import { type Census, censusOf, chosenPuzzles, provedAgain } from '@asteroute/review/puzzle-making';
import { PUZZLE_KINDS, type Puzzle, type PuzzlePack, readPack } from '@asteroute/review/puzzles';
import { Option } from '@commander-js/extra-typings';
import { createCommand, UsageError, wholeNumber } from '../program/arguments.ts';
import { progressOf } from '../program/progress.ts';
import { listenForStop } from '../program/stop.ts';
import { bandOption, QUEUE_OPTION, type QueueValues } from '../queue/options.ts';
import { openRunner } from '../queue/runner.ts';
import { numbersIn, type Span, spansOf } from '../queue/span.ts';
import { openState, type PuzzleState, puzzlesIn, writePack } from './state.ts';
import { PUZZLE_GAMES, type PuzzleSource } from './work.ts';

const EDITION_NAMES = EDITIONS.map(({ name }) => name).join(', ');

/**
 * `asteroute puzzles`: makes a pack of puzzles from games between bots (docs/review.md). Finished games are stored
 * beside the pack, so that a stopped command continues when it is called again, and produces the same pack.
 */
export const puzzlesCommand = createCommand('puzzles')
  .summary('make a pack of puzzles from games between bots')
  .description(
    'Plays games between bots and makes puzzles of turns that beat all others: the last tiles solved exactly, earlier turns proved by playouts. Can be stopped and called again to go on. With --count it only says what is in a pack.',
  )
  .option('--edition <name>', `required; one of ${EDITION_NAMES}`)
  .option('--games <n>', 'number of games', wholeNumber('games', 1, 1_000_000), 100)
  .option('--seed <n>', 'the same seed makes the same puzzles', wholeNumber('seed', 0, 2 ** 32 - 1), 1)
  .addOption(new Option('--kind <kind>', 'one kind of puzzles alone').choices(PUZZLE_KINDS))
  .option('--out <file>', 'required; where the pack is written; FILE.games beside it keeps the progress')
  .option('--keep <file>', 'a pack whose puzzles come first, where they still pass every test')
  .option('--count <file>', 'count what is in this pack, and make none')
  .option('--workers <n>', 'threads that play and prove', wholeNumber('workers', 1, 256), 1)
  .addOption(QUEUE_OPTION)
  .addOption(bandOption('games', 2))
  .option('--json', 'print what is in the pack as a JSON object', false)
  .action(async ({ edition = '', seed, kind = null, out, json, count, ...values }) => {
    const print = (pack: PackSummary) => process.stdout.write(`${json ? JSON.stringify(pack) : textOf(pack)}\n`);
    if (count !== undefined) return void print(summaryOf(packIn(count), count));
    if (editionNamed(edition) === null) throw new UsageError(`--edition must be one of ${EDITION_NAMES}`);
    if (out === undefined) throw new UsageError('--out says where the pack is written');
    const source = { edition, seed, kind };
    const { pack, games, code } = await makePuzzles(source, { out, ...values });
    print({ ...summaryOf(pack, out), games });
    if (code !== null) process.exitCode = code;
  });

/** The number of games to search, the output file, and who searches them. */
interface PuzzlePlan extends QueueValues {
  readonly out: string;
  readonly keep?: string;
  readonly games: number;
  readonly workers: number;
}

/**
 * Searches the remaining games and writes the pack. Returns its summary and the exit code of a signal that stopped it,
 * or null.
 */
async function makePuzzles(source: PuzzleSource, plan: PuzzlePlan) {
  const { out, games, workers, queue, band } = plan;
  const kept = plan.keep === undefined ? [] : keptPuzzles(packIn(plan.keep));
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
    show(played(), `${puzzlesIn(state, games).length} puzzles`);
  }
  await runner.close();
  const { edition } = source;
  const pack: PuzzlePack = { format: 1, edition, puzzles: chosenPuzzles([...kept, ...puzzlesIn(state, games)]) };
  writePack(out, pack);
  return { pack, games: played(), code: stop.code };
}

function isDone({ done }: PuzzleState, span: Span): boolean {
  return numbersIn(span).every((game) => done.has(game));
}

/** The puzzles of an earlier pack that pass today's tests; they keep their ids. */
function keptPuzzles({ puzzles }: PuzzlePack): Puzzle[] {
  const show = progressOf('kept puzzles', puzzles.length, 0);
  return puzzles.flatMap((puzzle, index) => {
    show(index + 1, puzzle.id);
    return provedAgain(puzzle) ?? [];
  });
}

/** Reads a pack; throws a `UsageError` if the file is none. */
function packIn(file: string): PuzzlePack {
  const read = readPack(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new UsageError(`${file}: ${read.error.message}`);
  return read.value;
}

/** What is in a pack, its compressed size in bytes, and the number of games that it was chosen from, if known. */
interface PackSummary extends Census {
  readonly bytes: number;
  readonly games?: number;
}

function summaryOf({ puzzles }: PuzzlePack, file: string): PackSummary {
  return { ...censusOf(puzzles), bytes: gzipSync(readFileSync(file), { level: 9 }).length };
}

function textOf({ puzzles, games, endgames, bytes, themes, phases, decided, thumbs }: PackSummary): string {
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).flatMap(([name, n]) => (n > 0 ? [`${name} ${n}`] : []));
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  const found = Object.entries(thumbs).map(([name, share]) => `${name} ${percent(share)}`);
  const from = games === undefined ? '' : ` of ${games} games`;
  return [
    `${puzzles} puzzles${from}, ${endgames} of them endgames, ${(bytes / 1000).toFixed(1)} kB compressed`,
    `themes: ${list(themes).join(', ')}`,
    `phases: ${list(phases).join(', ')}`,
    `found by rules of thumb: ${found.join(', ')}; in decided games: ${percent(decided)}`,
  ].join('\n');
}
