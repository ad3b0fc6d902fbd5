/**
 * Checks the packs that ship: every puzzle must have the answer that it gives, and be worth as much; the judge must miss
 * the searched ones at first sight, and no rule of thumb may find most of a pack.
 */
import { percent } from '@asteroute/cli/figures';
import { EDITIONS } from '@asteroute/engine';
import { runToEnd } from '@asteroute/review';
import { codesIn } from '@asteroute/review/puzzle-parts';
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '@asteroute/review/puzzles';
import type { Campaign } from '../campaign/campaign.ts';
import { type Census, censusOf, handOfPuzzle, isFoundBy } from './census.ts';
import { provedAgain } from './make.ts';
import { shippedPack } from './pack.ts';
import { MIN_SWING } from './proof/swing.ts';
import { stability } from './proof/turns.ts';

const MAX_FOUND = 0.6;
/** Multiple of the search budget with which the puzzle was originally proved. */
const TIMES = 4;
const ROUNDING = 0.0051;

/** Standard errors by which a gap may differ from the one that is told. */
const TOLD_ERRORS = 3.5;

let packs: readonly (readonly Puzzle[])[] | null = null;

/** Each run checks one puzzle of every pack again with other orders of the stack. The seed of a run is its number, from 1. */
export function puzzles(kinds: readonly PuzzleKind[] = PUZZLE_KINDS): Campaign<readonly Puzzle[]> {
  return {
    name: 'puzzles',
    // More than the number of puzzles in a pack.
    count: 10_000,
    run(number) {
      packs ??= EDITIONS.map(({ name }) => shippedPack(name));
      const some = packs.flatMap((pack) => pack.filter(({ kind }) => kinds.includes(kind))[number - 1] ?? []);
      for (const puzzle of some) {
        const fault = puzzle.kind === 'endgame' ? endgameFault(puzzle) : turnFault(puzzle, number);
        if (fault !== null) throw new Error(`${puzzle.edition} ${puzzle.id}: ${fault}`);
      }
      return some;
    },
    sum(rows) {
      const packed = EDITIONS.map(({ name }) => [name, rows.flat().filter(({ edition }) => edition === name)] as const);
      const summaries = packed.map(([name, own]) => packSummary(name, censusOf(own)));
      return {
        lines: summaries.map(({ line }) => line),
        faults: kinds.length < PUZZLE_KINDS.length ? [] : summaries.flatMap(({ faults }) => faults),
      };
    },
  };
}

function packSummary(name: string, { puzzles: count, endgames, thumbs }: Census) {
  const found = Object.entries(thumbs).map(([thumb, share]) => `${percent(share)} by ${thumb}`);
  const many = Object.entries(thumbs).filter(([, share]) => share > MAX_FOUND);
  return {
    line: `${name}: ${count} stand, ${endgames} of them endgames; found ${found.join(', ')}`,
    faults: many.map(([thumb, share]) => `puzzles: ${thumb} finds ${percent(share)} of ${name}`),
  };
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
function turnFault(puzzle: Puzzle, seed: number): string | null {
  const hand = handOfPuzzle(puzzle);
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
