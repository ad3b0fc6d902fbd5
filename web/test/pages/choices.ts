import { botNamed } from '@asteroute/bots';
import {
  createDealer,
  createRandom,
  lastGame,
  newGame,
  playChance,
  playTurn,
  type Turn,
  unwrap,
} from '@asteroute/engine';

/** A game of a bot against itself, from a seed, with a budget that no clock cuts short. */
export interface Plan {
  readonly bot: string;
  readonly simulations: number;
  readonly setup: unknown;
  readonly seed: number;
  /** The number of turns after which the game is broken off. */
  readonly most: number;
}

/** What the bot decides, turn by turn. Runs in Node and in a page. */
export function turnsOf({ bot, simulations, setup, seed, most }: Plan): Turn[] {
  const player = botNamed(bot, { simulations });
  if (player === null) throw new Error(`no bot is called ${bot}`);
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  const start = unwrap(newGame(setup));
  const plies = [...playChance(start, dealer)];
  const turns: Turn[] = [];
  while (turns.length < most && lastGame(start, plies).position.phase !== 'over') {
    const game = lastGame(start, plies);
    const turn = player.turn(game, random);
    const played = unwrap(playTurn(game, turn));
    turns.push(turn);
    plies.push(...played, ...playChance(lastGame(game, played), dealer));
  }
  return turns;
}

Object.assign(globalThis, { turnsOf });
