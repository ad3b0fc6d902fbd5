import { botNamed } from '@asteroute/bots';
import { chanceMove, createDealer, createRandom, type Move, newGame, play, unwrap } from '@asteroute/engine';

/** A game of a bot against itself, from a seed, with a budget that no clock cuts short. */
export interface Plan {
  readonly bot: string;
  readonly simulations: number;
  readonly setup: unknown;
  readonly seed: number;
  /** Decisions after which it is enough. */
  readonly most: number;
}

/** What the bot decides, move by move. Runs in Node and in a page. */
export function choicesOf({ bot, simulations, setup, seed, most }: Plan): Move[] {
  const mind = botNamed(bot, { simulations });
  if (mind === null) throw new Error(`no bot is called ${bot}`);
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  const moves: Move[] = [];
  for (let game = unwrap(newGame(setup)); game.position.phase !== 'over' && moves.length < most; ) {
    const chance = chanceMove(game, dealer);
    const move = chance ?? mind.choose(game, random);
    if (chance === null) moves.push(move);
    game = unwrap(play(game, move)).game;
  }
  return moves;
}

Object.assign(globalThis, { choicesOf });
