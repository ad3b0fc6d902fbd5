import { type Bot, botNamed } from '@asteroute/bots';
import { createRandom, type Game } from '@asteroute/engine';
import { isRight } from '../pack.ts';
import type { Puzzle } from '../puzzle.ts';

/** Bots that try a puzzle, from weak to strong, and what it is harder by where they miss it. */
const SOLVERS = [
  ['greedy', 60],
  ['projected', 90],
  ['steady', 130],
  ['shrewd', 170],
] as const;
/** The difficulty of a puzzle that every one of them solves, of a usual number of ways to play. */
const EASIEST = 1150;
const USUAL_CHOICES = 25;
/** For twice as many ways to play. */
const BY_CHOICES = 45;
/** For each point of the gap above three: what costs much is seen more easily. */
const BY_POINT = -18;
const MAX_POINTS = 10;
/** For a second turn that must be found. */
const BY_TURN = 150;

/** A difficulty to begin with, on the scale of Glicko-2, from how it looks; games of people will correct it. */
export function ratingOf(hand: Game, puzzle: Omit<Puzzle, 'rating'>, choices: number): number {
  const missed = SOLVERS.reduce((sum, [name, points]) => sum + (solves(name, hand, puzzle) ? 0 : points), 0);
  const wide = BY_CHOICES * Math.log2(Math.max(1, choices) / USUAL_CHOICES);
  const gap = BY_POINT * Math.min(MAX_POINTS, puzzle.gap - 3);
  return Math.round(EASIEST + missed + wide + gap + BY_TURN * (puzzle.turns - 1));
}

function solves(name: string, hand: Game, puzzle: Pick<Puzzle, 'answers'>): boolean {
  return isRight(puzzle, hand, (botNamed(name) as Bot).turn(hand, createRandom(1)));
}
