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

/** With what rating an account begins in an edition, because it played at another server before. */
export interface RatingStart {
  readonly account: string;
  readonly edition: string;
  readonly rating: number;
  readonly deviation: number;
}

/** Standard deviation by which strength at another server says less than strength at this one. */
const MOVE_DEVIATION = 200;

/** The start of an account that had this rating at another server: the same number, with less certainty. */
export function startAfterMove({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>) {
  return { rating, deviation: Math.min(UNRATED.deviation, Math.hypot(deviation, MOVE_DEVIATION)) };
}

/** The most games of the same two accounts in a day (UTC) that count: more say little and are easily agreed on. */
export const MAX_PAIR_GAMES = 6;
const DAY_MS = 86_400_000;

/** Ratings by edition, then by account. */
export type AccountRatings = ReadonlyMap<string, ReadonlyMap<string, AccountRating>>;

/**
 * The ratings after these games, in their order: each game is a period of its own, in which both players meet the other
 * as rated before it. An account without a start begins as unrated. The same games and starts give the same numbers to
 * the last digit.
 */
export function accountRatings(games: readonly RatedGame[], starts: readonly RatingStart[] = []): AccountRatings {
  const all = new GrowingRatings();
  all.add(games, starts);
  return all.ratings;
}

/** Ratings to which later games are added; they are those of all games together. */
export class GrowingRatings {
  readonly #editions = new Map<string, Map<string, AccountRating>>();
  readonly #counts = new Map<string, number>();

  get ratings(): AccountRatings {
    return this.#editions;
  }

  /** Adds games that ended after those before; the starts are those of all accounts. */
  add(games: readonly RatedGame[], starts: readonly RatingStart[]): void {
    const begins = new Map(
      starts.map(({ account, edition, ...start }) => [`${edition} ${account}`, { ...NEW, ...start }]),
    );
    for (const game of games) {
      const pair = `${game.accounts.toSorted().join(' ')} ${game.edition} ${Math.floor(game.at / DAY_MS)}`;
      const count = (this.#counts.get(pair) ?? 0) + 1;
      this.#counts.set(pair, count);
      const startOf = (account: string) => begins.get(`${game.edition} ${account}`) ?? NEW;
      if (count <= MAX_PAIR_GAMES) countGame(editionOf(this.#editions, game.edition), game, startOf);
    }
  }
}

const NEW: AccountRating = { ...UNRATED, games: 0 };

function editionOf(editions: Map<string, Map<string, AccountRating>>, edition: string): Map<string, AccountRating> {
  const known = editions.get(edition) ?? new Map();
  editions.set(edition, known);
  return known;
}

function countGame(
  ratings: Map<string, AccountRating>,
  { accounts: [first, second], score }: RatedGame,
  startOf: (account: string) => AccountRating,
): void {
  const [a, b] = [first, second].map((account) => ratings.get(account) ?? startOf(account));
  ratings.set(first, { ...rated(a, [{ ...b, score }]), games: a.games + 1 });
  ratings.set(second, { ...rated(b, [{ ...a, score: 1 - score }]), games: b.games + 1 });
}
