/** Ratings of people by their rated games, of which each edition has its own. */
import { type Rating, rated, UNRATED } from './glicko.ts';

/** A rated game of two accounts. */
export interface RatedGame {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly edition: string;
  readonly accounts: readonly [string, string];
  /** Of the first account: 1 won, 0.5 drawn, 0 lost. */
  readonly score: number;
}

/** The rating of an account in an edition, and how many games count in it. */
export interface AccountRating extends Rating {
  readonly games: number;
}

/** The most games of the same two accounts in a day (UTC) that count: more say little and are easily agreed on. */
export const MAX_PAIR_GAMES = 6;
const DAY_MS = 86_400_000;

/** Ratings by edition, then by account. */
export type AccountRatings = ReadonlyMap<string, ReadonlyMap<string, AccountRating>>;

/**
 * The ratings after these games, in their order: each game is a period of its own, in which both players meet the other
 * as rated before it. The same games give the same numbers to the last digit.
 */
export function accountRatings(games: readonly RatedGame[]): AccountRatings {
  const all = new GrowingRatings();
  all.add(games);
  return all.ratings;
}

/** Ratings to which later games are added; they are those of all games together. */
export class GrowingRatings {
  readonly #editions = new Map<string, Map<string, AccountRating>>();
  readonly #counts = new Map<string, number>();

  get ratings(): AccountRatings {
    return this.#editions;
  }

  /** Adds games that ended after those before. */
  add(games: readonly RatedGame[]): void {
    for (const game of games) {
      const pair = `${game.accounts.toSorted().join(' ')} ${game.edition} ${Math.floor(game.at / DAY_MS)}`;
      const count = (this.#counts.get(pair) ?? 0) + 1;
      this.#counts.set(pair, count);
      if (count <= MAX_PAIR_GAMES) countGame(editionOf(this.#editions, game.edition), game);
    }
  }
}

const NEW: AccountRating = { ...UNRATED, games: 0 };

function editionOf(editions: Map<string, Map<string, AccountRating>>, edition: string): Map<string, AccountRating> {
  const known = editions.get(edition) ?? new Map();
  editions.set(edition, known);
  return known;
}

function countGame(ratings: Map<string, AccountRating>, { accounts: [first, second], score }: RatedGame): void {
  const [a, b] = [first, second].map((account) => ratings.get(account) ?? NEW);
  ratings.set(first, { ...rated(a, [{ ...b, score }]), games: a.games + 1 });
  ratings.set(second, { ...rated(b, [{ ...a, score: 1 - score }]), games: b.games + 1 });
}
