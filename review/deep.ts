import { turnOf } from '@asteroute/bots/search';
import { mix } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import type { Reviewed } from './replay/fault.ts';
import { type ReplayedGame, replayedGame } from './replay/replayed-game.ts';
import { type SearchOptions, TurnReviewer, type TurnVerdict } from './verdict.ts';

/** The result of the search for one turn of a game; `n` is its number, from 1. */
export interface DeepTurn extends TurnVerdict {
  readonly n: number;
}

/**
 * Opens a game for a deep review, by default with the search of `master`. Refused if the record is not a whole game by
 * the rules.
 */
export function openDeepReview(record: GameRecord, options: Partial<SearchOptions> = {}): Reviewed<DeepReviewer> {
  const played = replayedGame(record);
  return played.ok
    ? { ok: true, value: new DeepReviewer(played.value, { bot: 'master', seed: 1, ...options }) }
    : played;
}

/** Searches the turns of one game independently of each other, so that several threads can share a game. */
export class DeepReviewer {
  readonly #game: ReplayedGame;
  readonly #options: SearchOptions;
  readonly #reviewer: TurnReviewer;

  constructor(game: ReplayedGame, options: SearchOptions) {
    this.#game = game;
    this.#options = options;
    this.#reviewer = new TurnReviewer(game.rules);
  }

  /** The number of turns. */
  get count(): number {
    return this.#game.turns.length;
  }

  /** Searches turn `n`, from 1. Yields after each round of playouts, so that it can be stopped. */
  *turn(n: number): Generator<void, DeepTurn> {
    const turn = this.#game.turns[n - 1];
    const { bot, seed } = this.#options;
    return { n, ...(yield* this.#reviewer.searched(turn.hand, turnOf(turn), { bot, seed: mix(seed, n) })) };
  }
}
