/**
 * Checks the packs that ship: every puzzle must have the answer that it gives, and the bot `projected` must miss most
 * of them.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Bot, botNamed } from '@asteroute/bots';
import { createRandom, EDITIONS, type Game } from '@asteroute/engine';
import { runToEnd } from '@asteroute/review';
import { MIN_GAP, stability } from '@asteroute/review/puzzle-making';
import {
  gameOfPuzzle,
  isRight,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
  readPack,
  rightTurns,
} from '@asteroute/review/puzzles';
import type { Campaign } from '../campaign/campaign.ts';

/** Maximum size of a pack in bytes, compressed with gzip. */
const MAX_SIZE = 150_000;
/** The bot `projected`, which only looks at the board's current score, must miss at least this share of the puzzles. */
const LEAST_MISSED = 0.9;
/** Multiple of the search budget with which the puzzle was originally proved. */
const TIMES = 4;
/** Maximum rounding error of a stored gap. */
const ROUNDING = 0.0051;

/** A puzzle whose answer was confirmed. */
interface CheckedPuzzle {
  readonly kind: PuzzleKind;
  /** Whether the bot `projected` misses it. */
  readonly isMissed: boolean;
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
      const all = rows.flat();
      const missed = all.filter(({ isMissed }) => isMissed).length;
      const endgames = all.filter(({ kind }) => kind === 'endgame').length;
      const told = `${missed} of ${all.length} are missed by projected`;
      const faults = missed < LEAST_MISSED * all.length ? [`puzzles: only ${told}`] : [];
      return { lines: [`${endgames} of them endgames, ${told}`], faults };
    },
  };
}

function checked(puzzle: Puzzle, seed: number): CheckedPuzzle {
  const read = gameOfPuzzle(puzzle);
  const fault = read.ok ? faultOf(puzzle, read.value, seed) : read.error.message;
  if (!read.ok || fault !== null) throw new Error(`${puzzle.edition} ${puzzle.id}: ${fault}`);
  return { kind: puzzle.kind, isMissed: !isRight(puzzle, read.value, projectedTurn(read.value, seed)) };
}

function projectedTurn(game: Game, seed: number) {
  return (botNamed('projected') as Bot).turn(game, createRandom(seed));
}

function faultOf(puzzle: Puzzle, game: Game, seed: number): string | null {
  return puzzle.kind === 'endgame' ? endgameFault(puzzle, game) : turnFault(puzzle, game, seed);
}

/** Solves an endgame again and checks that the right turns and the gap are the same. */
function endgameFault({ answers, gap }: Puzzle, game: Game): string | null {
  const right = runToEnd(rightTurns(game));
  const sorted = (list: Puzzle['answers']) => list.map((one) => JSON.stringify(one)).sort();
  if (`${sorted(right.answers)}` !== `${sorted(answers)}`) return 'other turns are right';
  if (right.gap < MIN_GAP || Math.abs(right.gap - gap) > ROUNDING) return `the gap is ${right.gap}, not ${gap}`;
  return null;
}

/** Searches a turn again with four times the budget, with the usual weights and with others. */
function turnFault(puzzle: Puzzle, game: Game, seed: number): string | null {
  const lost = runToEnd(stability(game, puzzle.answers[0], { seed, times: TIMES })).find(({ isWon }) => !isWon);
  return lost === undefined ? null : `it is ahead by ${lost.gap.toFixed(2)} (standard error ${lost.se.toFixed(2)})`;
}
