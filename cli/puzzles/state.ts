/** What `asteroute puzzles` keeps beside its pack, so that it can be stopped at any time and goes on from there. */
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { PuzzlePack } from '@asteroute/review/puzzles';
import { UsageError } from '../program/arguments.ts';
import type { GameAnswer, PuzzleSource } from './work.ts';

/** The games that are done: a file with the source in its first line and a game in each further one. */
export interface PuzzleState {
  readonly done: ReadonlyMap<number, GameAnswer>;
  /** Writes a game to the file immediately. */
  add(answer: GameAnswer): void;
}

/** Opens the state of a pack. Throws a `UsageError` where the file is of another edition or seed. */
export function openState(file: string, { edition, seed, kind }: PuzzleSource): PuzzleState {
  const head = JSON.stringify({ edition, seed, ...(kind === null ? {} : { kind }) });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (lines.length > 0 && lines[0] !== head)
    throw new UsageError(`${file} is of another edition, seed or kind: ${lines[0].slice(0, 60)}`);
  const done = new Map(lines.slice(1).flatMap((line) => gameIn(line)));
  // Without what was cut off, or the next game would be added to half a line.
  writeFileSync(file, [head, ...[...done.values()].map((answer) => JSON.stringify(answer)), ''].join('\n'));
  return {
    done,
    add(answer) {
      done.set(answer.game, answer);
      appendFileSync(file, `${JSON.stringify(answer)}\n`);
    },
  };
}

/** The game of a line; none where the program ended while it was written. */
function gameIn(line: string): [number, GameAnswer][] {
  try {
    const answer: GameAnswer = JSON.parse(line);
    return [[answer.game, answer]];
  } catch {
    return [];
  }
}

/** The pack of the games that are done, those below `games`, in their order. */
export function packOf({ edition }: PuzzleSource, { done }: PuzzleState, games: number): PuzzlePack {
  const answers = [...done.values()].filter(({ game }) => game < games).sort((a, b) => a.game - b.game);
  return { format: 1, edition, puzzles: answers.flatMap(({ puzzles }) => puzzles) };
}

/** Renames a finished copy over the file, so that a reader never sees half of it. A puzzle a line. */
export function writePack(file: string, { puzzles, ...rest }: PuzzlePack): void {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...rest, puzzles: [] }).slice(0, -2)}\n${lines}\n]}\n`);
  renameSync(`${file}.new`, file);
}
