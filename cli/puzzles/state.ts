/**
 * The progress that `asteroute puzzles` stores beside its pack, so that it can be stopped at any time and continued.
 */
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Puzzle, PuzzlePack } from '@asteroute/review/puzzles';
import { UsageError } from '../program/arguments.ts';
import type { GameAnswer, PuzzleSource } from './work.ts';

/** The finished games and their file, whose first line is the source and every further line a game. */
export interface PuzzleState {
  readonly done: ReadonlyMap<number, GameAnswer>;
  /** Writes a game to the file immediately. */
  add(answer: GameAnswer): void;
}

/** Opens the state of a pack. Throws a `UsageError` if the file belongs to another edition or seed. */
export function openState(file: string, { edition, seed, kind }: PuzzleSource): PuzzleState {
  const head = JSON.stringify({ edition, seed, ...(kind === null ? {} : { kind }) });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (lines.length > 0 && lines[0] !== head)
    throw new UsageError(`${file} is of another edition, seed or kind: ${lines[0].slice(0, 60)}`);
  const done = new Map(lines.slice(1).flatMap((line) => gameIn(line)));
  // Removes an incomplete last line, because otherwise the next game would be appended to it.
  writeFileSync(file, [head, ...[...done.values()].map((answer) => JSON.stringify(answer)), ''].join('\n'));
  return {
    done,
    add(answer) {
      done.set(answer.game, answer);
      appendFileSync(file, `${JSON.stringify(answer)}\n`);
    },
  };
}

/** The game of a line; empty if the program ended while it wrote the line. */
function gameIn(line: string): [number, GameAnswer][] {
  try {
    const answer: GameAnswer = JSON.parse(line);
    return [[answer.game, answer]];
  } catch {
    return [];
  }
}

/** The puzzles of the finished games with numbers below `games`, in order. */
export function puzzlesIn({ done }: PuzzleState, games: number): Puzzle[] {
  const answers = [...done.values()].filter(({ game }) => game < games).sort((a, b) => a.game - b.game);
  return answers.flatMap(({ puzzles }) => puzzles);
}

/**
 * Writes the pack with one puzzle per line. Renames a finished copy over the file, so that readers never see half of
 * it.
 */
export function writePack(file: string, { puzzles, ...rest }: PuzzlePack): void {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...rest, puzzles: [] }).slice(0, -2)}\n${lines}\n]}\n`);
  renameSync(`${file}.new`, file);
}
