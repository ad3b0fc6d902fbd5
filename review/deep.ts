import { turnOf } from '@asteroute/bots/search';
import { mix } from '@asteroute/engine';
import type { GameRecord } from '@asteroute/record';
import type { Reviewed } from './replay/fault.ts';
import { type ReplayedGame, replayedGame } from './replay/replayed-game.ts';
import { type SearchOptions, TurnReviewer, type TurnVerdict } from './verdict.ts';

/** What search found about a turn of a game: `n` is its number, from 1. */
export interface DeepTurn extends TurnVerdict {
  readonly n: number;
}

/**
 * Opens a game for a deep review, by `master` if nothing else is said. Refused where the record is not of a whole game by
 * the rules.
 */
export function openDeepReview(record: GameRecord, options: Partial<SearchOptions> = {}): Reviewed<DeepReviewer> {
  const played = replayedGame(record);
  return played.ok
    ? { ok: true, value: new DeepReviewer(played.value, { bot: 'master', seed: 1, ...options }) }
    : played;
}

/** Looks into the turns of one game by search, each by itself, so that several threads can share a game. */
export class DeepReviewer {
  readonly #game: ReplayedGame;
  readonly #options: SearchOptions;
  readonly #reviewer: TurnReviewer;

  constructor(game: ReplayedGame, options: SearchOptions) {
    this.#game = game;
    this.#options = options;
    this.#reviewer = new TurnReviewer(game.rules);
  }

  /** How many turns there are. */
  get count(): number {
    return this.#game.turns.length;
  }

  /** Looks into a turn, from 1. Pauses after each round of playouts, so that it can be stopped. */
  *turn(n: number): Generator<void, DeepTurn> {
    const turn = this.#game.turns[n - 1];
    const { bot, seed } = this.#options;
    return { n, ...(yield* this.#reviewer.searched(turn.hand, turnOf(turn), { bot, seed: mix(seed, n) })) };
  }
}
