/**
 * Checks the packs that ship: every puzzle must have the answer that it gives, and be worth as much; the judge must miss
 * the searched ones at first sight, and no rule of thumb may find most of a pack.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { EDITIONS, type Game } from '@asteroute/engine';
import { runToEnd } from '@asteroute/review';
import { codesIn } from '@asteroute/review/puzzle-parts';
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind, readPack } from '@asteroute/review/puzzles';
import type { Campaign } from '../campaign/campaign.ts';
import { handOfPuzzle, isFoundBy, THUMBS, type Thumb } from './census.ts';
import { provedAgain } from './make.ts';
import { MIN_SWING } from './proof/swing.ts';
import { stability } from './proof/turns.ts';

const MAX_SIZE = 150_000;
const MAX_FOUND = 0.6;
/** Multiple of the search budget with which the puzzle was originally proved. */
const TIMES = 4;
const ROUNDING = 0.0051;

/** Standard errors by which a gap may differ from the one that is told. */
const TOLD_ERRORS = 3.5;

interface CheckedPuzzle {
  readonly edition: string;
  readonly kind: PuzzleKind;
  readonly foundBy: readonly Thumb[];
}

let packs: readonly (readonly Puzzle[])[] | null = null;

function shippedPacks(): Puzzle[][] {
  return EDITIONS.map(({ name }) => {
    const text = readFileSync(new URL(`../../web/app/public/puzzles/${name}.json`, import.meta.url));
    const size = gzipSync(text, { level: 9 }).length;
    if (size > MAX_SIZE) throw new Error(`the pack of ${name} takes ${size} bytes`);
    const read = readPack(JSON.parse(text.toString()));
    if (!read.ok) throw new Error(`${name}: ${read.error.message}`);
    return [...read.value.puzzles];
  });
}

/** Each run checks one puzzle of every pack again with other orders of the stack. The seed of a run is its number, from 1. */
export function puzzles(kinds: readonly PuzzleKind[] = PUZZLE_KINDS): Campaign<readonly CheckedPuzzle[]> {
  return {
    name: 'puzzles',
    // More than the number of puzzles in a pack.
    count: 10_000,
    run(number) {
      packs ??= shippedPacks();
      return packs.flatMap((pack) => {
        const puzzle = pack.filter(({ kind }) => kinds.includes(kind))[number - 1];
        return puzzle === undefined ? [] : [checked(puzzle, number)];
      });
    },
    sum(rows) {
      const summaries = EDITIONS.map(({ name }) =>
        packSummary(
          name,
          rows.flat().filter(({ edition }) => edition === name),
        ),
      );
      return {
        lines: summaries.map(({ line }) => line),
        faults: kinds.length < PUZZLE_KINDS.length ? [] : summaries.flatMap(({ faults }) => faults),
      };
    },
  };
}

function packSummary(name: string, all: readonly CheckedPuzzle[]) {
  const endgames = all.filter(({ kind }) => kind === 'endgame').length;
  const found = THUMBS.map((thumb) => [thumb, all.filter(({ foundBy }) => foundBy.includes(thumb)).length] as const);
  const told = found.map(([thumb, count]) => `${count} by ${thumb}`).join(', ');
  const faults = found.flatMap(([thumb, count]) =>
    count > MAX_FOUND * all.length ? [`puzzles: ${thumb} finds ${count} of ${all.length} of ${name}`] : [],
  );
  return { line: `${name}: ${all.length} stand, ${endgames} of them endgames; found ${told}`, faults };
}

function checked(puzzle: Puzzle, seed: number): CheckedPuzzle {
  const hand = handOfPuzzle(puzzle);
  const fault = puzzle.kind === 'endgame' ? endgameFault(puzzle) : turnFault(puzzle, hand, seed);
  if (fault !== null) throw new Error(`${puzzle.edition} ${puzzle.id}: ${fault}`);
  const foundBy = THUMBS.filter((thumb) => isFoundBy(thumb, puzzle, hand));
  return { edition: puzzle.edition, kind: puzzle.kind, foundBy };
}

/** Solves an endgame again: the right turns, the gap and the chance to win that it decides must be the same. */
function endgameFault(puzzle: Puzzle): string | null {
  const again = provedAgain(puzzle);
  if (again === null) return 'it is no puzzle any more';
  const sorted = (list: Puzzle['answers']) => list.map((one) => JSON.stringify(one)).sort();
  if (`${sorted(again.answers)}` !== `${sorted(puzzle.answers)}`) return 'other turns are right';
  if (Math.abs(again.gap - puzzle.gap) > ROUNDING) return `the gap is ${again.gap}, not ${puzzle.gap}`;
  return again.swing === puzzle.swing ? null : `it decides ${again.swing} of the chance to win, not ${puzzle.swing}`;
}

/**
 * Searches a turn again with four times the playouts, with the usual weights and with others: its answers must lead, and
 * by no less than is told.
 */
function turnFault(puzzle: Puzzle, hand: Game, seed: number): string | null {
  const { answers, gap, se = 0, swing = 0 } = puzzle;
  if (swing < MIN_SWING) return `it decides only ${swing} of the chance to win`;
  if (isFoundBy('shrewd', puzzle, hand)) return 'the judge sees it at first sight';
  const right = answers.map((answer) => codesIn(hand, answer));
  const { usual, other } = runToEnd(stability(hand, right, { seed, times: TIMES }));
  const lost = [usual, other].find(({ isWon }) => !isWon);
  if (lost !== undefined) return `it is ahead by ${lost.points.toFixed(2)} (standard error ${lost.se.toFixed(2)})`;
  const isTold = usual.points > gap - TOLD_ERRORS * Math.hypot(usual.se, se);
  return isTold ? null : `it is ahead by ${usual.points.toFixed(2)}, not by ${gap}`;
}
