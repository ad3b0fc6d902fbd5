/** The packs that ship are checked: every puzzle has the answer that it says, and the bot `projected` misses it. */
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

/** A pack takes at most so much to load, in bytes of gzip. */
const MAX_SIZE = 150_000;
/** At least this share must be missed by the bot that only counts what the board would score now. */
const LEAST_MISSED = 0.9;
/** Times the budget of the proof. */
const TIMES = 4;
/** How far a gap is rounded. */
const ROUNDING = 0.0051;

/** A puzzle that holds what it says. */
interface CheckedPuzzle {
  readonly kind: PuzzleKind;
  /** Whether the bot `projected` misses it. */
  readonly isMissed: boolean;
}

let packs: readonly (readonly Puzzle[])[] | null = null;

/** The packs that ship, as they are read. Throws where one is no pack or too large. */
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

/** A run proves the puzzle of its number, from 1, in every pack again, on other orders of the stack. */
export function puzzles(kinds: readonly PuzzleKind[] = PUZZLE_KINDS): Campaign<readonly CheckedPuzzle[]> {
  return {
    name: 'puzzles',
    // More than there are in a pack.
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

/** Solves an endgame again: the same turns are right, by the same gap. */
function endgameFault({ answers, gap }: Puzzle, game: Game): string | null {
  const right = runToEnd(rightTurns(game));
  const sorted = (list: Puzzle['answers']) => list.map((one) => JSON.stringify(one)).sort();
  if (`${sorted(right.answers)}` !== `${sorted(answers)}`) return 'other turns are right';
  if (right.gap < MIN_GAP || Math.abs(right.gap - gap) > ROUNDING) return `the gap is ${right.gap}, not ${gap}`;
  return null;
}

/** Looks at a turn at four times the budget, by the usual weights and by others. */
function turnFault(puzzle: Puzzle, game: Game, seed: number): string | null {
  const lost = runToEnd(stability(game, puzzle.answers[0], { seed, times: TIMES })).find(({ isWon }) => !isWon);
  return lost === undefined ? null : `it is ahead by ${lost.gap.toFixed(2)} (standard error ${lost.se.toFixed(2)})`;
}
