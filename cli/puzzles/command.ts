import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { EDITIONS, editionNamed } from '@asteroute/engine';
import { PUZZLE_KINDS, type PuzzlePack } from '@asteroute/review/puzzles';
import { Option } from '@commander-js/extra-typings';
import { listenForStop } from '../arena/stop.ts';
import { createCommand, UsageError, wholeNumber } from '../program/arguments.ts';
import { progressOf } from '../program/progress.ts';
import { makePuzzlesOf, type PuzzleSource } from './pool.ts';
import { openState, packOf, writePack } from './state.ts';

const EDITION_NAMES = EDITIONS.map(({ name }) => name).join(', ');

/**
 * `asteroute puzzles`: makes a pack of puzzles out of games of bots (docs/review.md). The games that are done are kept
 * beside the pack; stopped and called again it goes on, and the pack is the same as without the stop.
 */
export const puzzlesCommand = createCommand('puzzles')
  .summary('make a pack of puzzles out of games of bots')
  .description(
    'Plays games between bots and makes puzzles of turns that beat all others: the last tiles solved exactly, earlier turns proved by playouts. Can be stopped and called again to go on.',
  )
  .option('--edition <name>', `required; one of ${EDITION_NAMES}`)
  .option('--games <n>', 'number of games', wholeNumber('games', 1, 1_000_000), 100)
  .option('--seed <n>', 'the same seed makes the same puzzles', wholeNumber('seed', 0, 2 ** 32 - 1), 1)
  .addOption(new Option('--kind <kind>', 'one kind of puzzles alone').choices(PUZZLE_KINDS))
  .option('--out <file>', 'required; where the pack is written; FILE.games beside it keeps the progress')
  .option('--workers <n>', 'threads that play and prove', wholeNumber('workers', 1, 256), 1)
  .action(async ({ edition = '', games, seed, kind = null, out, workers }) => {
    if (editionNamed(edition) === null) throw new UsageError(`--edition must be one of ${EDITION_NAMES}`);
    if (out === undefined) throw new UsageError('--out says where the pack is written');
    const source = { edition, seed, kind };
    const isStopped = await makePuzzles(source, { out, games, workers });
    process.stdout.write(`${summary(out, source, games)}\n`);
    if (isStopped !== null) process.exitCode = isStopped;
  });

/** How many games give puzzles, where they go, and how many threads make them. */
interface PuzzlePlan {
  readonly out: string;
  readonly games: number;
  readonly workers: number;
}

/** Does what is left to do, and writes the pack. Gives the exit code of a signal that stopped it, or null. */
async function makePuzzles(source: PuzzleSource, { out, games, workers }: PuzzlePlan): Promise<number | null> {
  const state = openState(`${out}.games`, source);
  const stop = listenForStop();
  stop.sumUp();
  const rest = Array.from({ length: games }, (_, game) => game).filter((game) => !state.done.has(game));
  const show = progressOf(`puzzles of ${source.edition}`, games, games - rest.length);
  const threads = makePuzzlesOf(source, rest, workers);
  const asked = stop.asked.then(() => null);
  for (;;) {
    const next = await Promise.race([threads.answers.next(), asked]);
    if (next === null || next.done) break;
    state.add(next.value);
    const { puzzles } = packOf(source, state, games);
    show(games - rest.length + puzzlesDone(state.done, rest), `${puzzles.length} puzzles`);
  }
  await threads.close();
  writePack(out, packOf(source, state, games));
  return stop.code;
}

function puzzlesDone(done: ReadonlyMap<number, unknown>, rest: readonly number[]): number {
  return rest.reduce((sum, game) => sum + (done.has(game) ? 1 : 0), 0);
}

function summary(out: string, source: PuzzleSource, games: number): string {
  const text = readFileSync(out);
  const { puzzles } = JSON.parse(text.toString()) as PuzzlePack;
  const { done } = openState(`${out}.games`, source);
  const played = [...done.keys()].filter((game) => game < games).length;
  const ends = puzzles.filter(({ kind }) => kind === 'endgame').length;
  const size = (gzipSync(text, { level: 9 }).length / 1000).toFixed(1);
  return `${puzzles.length} puzzles of ${played} games, ${ends} of them endgames, ${size} kB compressed`;
}
