import { type Candidate, projectedMove } from '@asteroute/bots';
import { createRandom, type Game, play, sideOf, unwrap } from '@asteroute/engine';
import { attacksOf } from '@asteroute/page/analysis/attack.ts';

/** The least chance to win with which an attack is advised; equal dice give a half but for rounding. */
const FAIR = 0.5 - 1e-9;

/** The move of a bot that counts the points if the game ended now and attacks only where it may well win; null if none. */
export const advised = (game: Game) => projectedMove(game, createRandom(1), (turn) => isFair(game, turn));

/** Whether a turn starts no battle that its player will rather lose; the tile may lie already. */
export function isFair(game: Game, { place, action }: Pick<Candidate, 'place' | 'action'>): boolean {
  const laid = game.position.phase === 'act' || place === null ? game : unwrap(play(game, place)).game;
  const side = sideOf(game, game.position.seat);
  const prospects = attacksOf(unwrap(play(laid, action))).flatMap(({ sides }) => sides);
  return prospects.every(({ reasons, win }) => reasons.side !== side || win >= FAIR);
}
