/** Ratings of people by their rated games, of which each edition has its own. */
import { type Rating, rated, UNRATED } from './glicko.ts';

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
/** The milliseconds of such a day. */
export const RATED_DAY_MS = 86_400_000;

/** Ratings by edition, then by account. */
export type AccountRatings = ReadonlyMap<string, ReadonlyMap<string, AccountRating>>;

/**
 * In their order: each game is a period of its own, with both rated as before it. The same games give the same numbers.
 */
export function accountRatings(games: readonly RatedGame[]): AccountRatings {
  const editions = new Map<string, Map<string, AccountRating>>();
  const counts = new Map<string, number>();
  for (const { accounts, edition, at, score } of games) {
    const pair = `${accounts.toSorted().join(' ')} ${edition} ${Math.floor(at / RATED_DAY_MS)}`;
    const count = (counts.get(pair) ?? 0) + 1;
    counts.set(pair, count);
    if (count > MAX_PAIR_GAMES) continue;
    const ratings = editions.get(edition) ?? new Map<string, AccountRating>();
    editions.set(edition, ratings);
    const [first, second] = accounts;
    const after = ratedPair([ratings.get(first) ?? NEW_RATING, ratings.get(second) ?? NEW_RATING], score);
    ratings.set(first, after[0]).set(second, after[1]);
  }
  return editions;
}

export const NEW_RATING: AccountRating = { ...UNRATED, games: 0 };

/** The ratings of two accounts after a game with this score of the first one. */
export function ratedPair(
  [first, second]: readonly [AccountRating, AccountRating],
  score: number,
): readonly [AccountRating, AccountRating] {
  return [
    { ...rated(first, [{ ...second, score }]), games: first.games + 1 },
    { ...rated(second, [{ ...first, score: 1 - score }]), games: second.games + 1 },
  ];
}
