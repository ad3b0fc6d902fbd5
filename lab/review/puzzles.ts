/**
 * Checks the packs that ship: every puzzle must have the answer that it gives, and be worth as much; the judge must miss
 * the searched ones at first sight, and no rule of thumb may find most of a pack.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { EDITIONS, type Game } from '@asteroute/engine';
import { runToEnd } from '@asteroute/review';
import {
  codesIn,
  handOfPuzzle,
  isFoundBy,
  MIN_GAP,
  MIN_SWING,
  stability,
  THUMBS,
  type Thumb,
} from '@asteroute/review/puzzle-making';
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind, readPack, rightTurns } from '@asteroute/review/puzzles';
import type { Campaign } from '../campaign/campaign.ts';

/** Maximum size of a pack in bytes, compressed with gzip. */
const MAX_SIZE = 150_000;
/** No rule of thumb may find more than this share of a pack. */
const MAX_FOUND = 0.6;
/** Multiple of the search budget with which the puzzle was originally proved. */
const TIMES = 4;
/** Maximum rounding error of a stored gap. */
const ROUNDING = 0.0051;

/** Standard errors by which a gap may differ from the one that is told. */
const TOLD_ERRORS = 3.5;

/** A puzzle whose answer was confirmed, and the rules of thumb that find it. */
interface CheckedPuzzle {
  readonly edition: string;
  readonly kind: PuzzleKind;
  readonly foundBy: readonly Thumb[];
}

let packs: readonly (readonly Puzzle[])[] | null = null;

/** The packs that ship. Throws if one is malformed or too large. */
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

/** What was checked of a pack, and what is wrong with it as a whole. */
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
  const fault = puzzle.kind === 'endgame' ? endgameFault(puzzle, hand) : turnFault(puzzle, hand, seed);
  if (fault !== null) throw new Error(`${puzzle.edition} ${puzzle.id}: ${fault}`);
  const foundBy = THUMBS.filter((thumb) => isFoundBy(thumb, puzzle, hand));
  return { edition: puzzle.edition, kind: puzzle.kind, foundBy };
}

/** Solves an endgame again and checks that the right turns and the gap are the same. */
function endgameFault({ answers, gap, swing = 1 }: Puzzle, game: Game): string | null {
  const right = runToEnd(rightTurns(game));
  const sorted = (list: Puzzle['answers']) => list.map((one) => JSON.stringify(one)).sort();
  if (`${sorted(right.answers)}` !== `${sorted(answers)}`) return 'other turns are right';
  if (right.gap < MIN_GAP || Math.abs(right.gap - gap) > ROUNDING) return `the gap is ${right.gap}, not ${gap}`;
  return swing < MIN_SWING ? `only ${swing} of the chance to win is decided` : null;
}

/**
 * Searches a turn again with four times the playouts, with the usual weights and with others: its answers must lead, and
 * by no less than is told.
 */
function turnFault({ answers, gap, se = 0 }: Puzzle, hand: Game, seed: number): string | null {
  const right = answers.map((answer) => codesIn(hand, answer));
  const { usual, other } = runToEnd(stability(hand, right, { seed, times: TIMES }));
  const lost = [usual, other].find(({ isWon }) => !isWon);
  if (lost !== undefined) return `it is ahead by ${lost.points.toFixed(2)} (standard error ${lost.se.toFixed(2)})`;
  const isTold = usual.points > gap - TOLD_ERRORS * Math.hypot(usual.se, se);
  return isTold ? null : `it is ahead by ${usual.points.toFixed(2)}, not by ${gap}`;
}
