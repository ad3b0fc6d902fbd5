import { createRandom, type Game, newGame, Position, type Setup, type Turn, unwrap } from '@asteroute/engine';
import { advise, type Candidate } from './advice.ts';
import { botNamed } from './levels/levels.ts';
import { createThinker, type Thought } from './thought.ts';

/**
 * A request to a worker: a bot's turn, the best ways to play the turn, by the search of a bot if one is named, or to think
 * on about it for a moment.
 */
export type BotRequest =
  | { readonly kind: 'turn'; readonly bot: string; readonly seed: number }
  | { readonly kind: 'advise'; readonly count: number; readonly bot: string | null }
  | { readonly kind: 'think' };

/** A request about a game: the position's memory, without the tables that both sides can make from the set-up. */
export interface BotQuestion {
  readonly setup: Setup;
  readonly memory: Int32Array;
  readonly request: BotRequest;
}

/** The answer: a turn for `turn`, candidates for `advise`, what is known so far for `think`. */
export type BotAnswer = Turn | readonly Candidate[] | Thought;

/**
 * The same in the page and on the server: the same game, bot and seed give the same turn. `now` is in milliseconds.
 * Throws if there is no such bot.
 */
export function createBotProgram(now: () => number): (question: BotQuestion) => BotAnswer {
  let last: { readonly key: string; readonly start: Game } | null = null;
  const think = createThinker(now);

  /** The start of a game; cached, because one table asks repeatedly. */
  function startOf(setup: Setup): Game {
    const key = JSON.stringify(setup);
    if (last?.key !== key) last = { key, start: unwrap(newGame(setup)) };
    return last.start;
  }

  return ({ setup, memory, request }) => {
    const { rules, position } = startOf(setup);
    const game: Game = { rules, position: new Position(position.tables, position.figureTable, memory) };
    if (request.kind === 'think') return think(game);
    const bot = request.bot === null ? null : botNamed(request.bot, { now });
    if (request.bot !== null && bot === null) throw new Error(`there is no bot ${request.bot}`);
    if (request.kind === 'advise') return advise(game, request.count, bot?.ranked?.(game, createRandom(1)));
    return bot?.turn(game, createRandom(request.seed)) ?? [];
  };
}
