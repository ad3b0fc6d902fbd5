import { type Bot, botNamed } from '@asteroute/bots';
import { createRandom, type Game } from '@asteroute/engine';
import { isRight } from '../pack.ts';
import type { Puzzle } from '../puzzle.ts';

/** The bots that try a puzzle, from weak to strong, and the rating that is added if they miss it. */
const SOLVERS = [
  ['greedy', 60],
  ['projected', 90],
  ['steady', 130],
  ['shrewd', 170],
] as const;
/** The rating of a puzzle that all of these bots solve, and the number of ways to play for which it holds. */
const EASIEST = 1150;
const USUAL_CHOICES = 25;
/** Rating added for each doubling of the ways to play. */
const BY_CHOICES = 45;
/** Rating added for each point of the gap above three: a large gap is easier to see. */
const BY_POINT = -18;
const MAX_POINTS = 10;
/** Rating added for each further turn that must be found. */
const BY_TURN = 150;

/** On the scale of Glicko-2, estimated from the position. The results of players correct it later. */
export function ratingOf(hand: Game, puzzle: Omit<Puzzle, 'rating'>, choices: number): number {
  const missed = SOLVERS.reduce((sum, [name, points]) => sum + (solves(name, hand, puzzle) ? 0 : points), 0);
  const wide = BY_CHOICES * Math.log2(Math.max(1, choices) / USUAL_CHOICES);
  const gap = BY_POINT * Math.min(MAX_POINTS, puzzle.gap - 3);
  return Math.round(EASIEST + missed + wide + gap + BY_TURN * (puzzle.turns - 1));
}

function solves(name: string, hand: Game, puzzle: Pick<Puzzle, 'answers'>): boolean {
  return isRight(puzzle, hand, (botNamed(name) as Bot).turn(hand, createRandom(1)));
}
