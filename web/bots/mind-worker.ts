import { advise, BOTS, botNamed, type Candidate } from '@asteroute/bots';
import { createRandom, type Game, type Move, newGame, Position, type Setup, unwrap } from '@asteroute/engine';

/** What the page wants to know: a bot's move, or the best ways to play the turn. */
export type Wish =
  | { readonly kind: 'choose'; readonly bot: string; readonly seed: number }
  | { readonly kind: 'advise'; readonly count: number };

/** What the page asks: a position's memory, without the tables that both sides can make from the set-up. */
export interface Question {
  readonly id: number;
  readonly setup: Setup;
  readonly memory: Int32Array;
  readonly wish: Wish;
}

export interface Answer {
  readonly id: number;
  /** A move for `choose`, candidates for `advise`. */
  readonly value: Move | readonly Candidate[];
}

let known: { readonly key: string; readonly game: Game } | null = null;

/** The start of a game with this set-up; kept, since one table asks again and again. */
function startOf(setup: Setup): Game {
  const key = JSON.stringify(setup);
  if (known?.key !== key) known = { key, game: unwrap(newGame(setup)) };
  return known.game;
}

function fulfil(wish: Wish, game: Game): Answer['value'] {
  if (wish.kind === 'advise') return advise(game, wish.count);
  const bot = botNamed(wish.bot, { now: () => performance.now() }) ?? BOTS[0];
  return bot.choose(game, createRandom(wish.seed));
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const { rules, position } = startOf(data.setup);
  const game: Game = { rules, position: new Position(position.tables, position.figureTable, data.memory) };
  self.postMessage({ id: data.id, value: fulfil(data.wish, game) } satisfies Answer);
};
