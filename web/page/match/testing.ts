import { chanceMove, createDealer, createRandom, type Game, legal, newGame, play, unwrap } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import type { Past } from './links/link-local.ts';

/** A whole game of random legal moves, for tests; the same seed gives the same game. */
export function randomGame(seed: number, setup: object = {}): Past {
  const players = ['red', 'black', 'green'].map((color) => ({ name: color, color }));
  const start = unwrap(newGame({ edition: 'star-wars', players, ...setup }));
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  const steps: Ply[] = [];
  for (let game: Game = start; game.position.phase !== 'over'; game = steps.at(-1)?.game as Game) {
    const offered = legal(game);
    const move = chanceMove(game, dealer) ?? offered[random.below(offered.length)];
    steps.push({ move, ...unwrap(play(game, move)) });
  }
  return { start, steps };
}
