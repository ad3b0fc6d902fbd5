import { BOTS, botNamed } from '@asteroute/bots';
import { createRandom, type Game, type Move, newGame, Position, type Setup, unwrap } from '@asteroute/engine';

/** What the page asks: a position's memory, without the tables that both sides can make from the set-up. */
export interface Question {
  readonly id: number;
  readonly setup: Setup;
  readonly memory: Int32Array;
  readonly bot: string;
  readonly seed: number;
}

export interface Answer {
  readonly id: number;
  readonly move: Move;
}

let known: { readonly key: string; readonly game: Game } | null = null;

/** The start of a game with this set-up; kept, since one table asks again and again. */
function startOf(setup: Setup): Game {
  const key = JSON.stringify(setup);
  if (known?.key !== key) known = { key, game: unwrap(newGame(setup)) };
  return known.game;
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const { rules, position } = startOf(data.setup);
  const game: Game = { rules, position: new Position(position.tables, position.crew, data.memory) };
  const move = (botNamed(data.bot, { now: () => performance.now() }) ?? BOTS[0]).choose(game, createRandom(data.seed));
  self.postMessage({ id: data.id, move } satisfies Answer);
};
