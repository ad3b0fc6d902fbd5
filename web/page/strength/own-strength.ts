import { OPPONENTS } from '@asteroute/bots';
import { type GameResult, type Rating, rated, UNRATED } from '@asteroute/club/glicko';
import { personSeat } from '../library/own-seat.ts';
import type { Saved } from '../match/saved.ts';
import { botRating, botRatings } from './bot-ratings.ts';

export interface OwnStrength extends Pick<Rating, 'rating' | 'deviation'> {
  readonly games: number;
  /** The opponent of the same strength. */
  readonly opponent: string;
}

/** The latest games that count; a person's strength changes. */
const MOST_GAMES = 40;
/** How far the mean rating of several rivals is off: their games do not only depend on the two that are compared. */
const CROWD_DEVIATION = 200;
/** The lower limit of the deviation: what else changes from game to game. */
const LEAST_DEVIATION = 60;
/** The deviation above which an estimate is lowered, so that the offered opponent can rather be beaten. */
const GUESS_DEVIATION = 110;

/** The person's strength by the finished games of an edition against bots, the latest first; null without any. */
export function ownStrength(games: readonly Saved[], edition: string, name: string): OwnStrength | null {
  const counted = games
    .filter(({ record }) => record.edition === edition)
    .flatMap((saved) => resultOf(saved, name) ?? [])
    .slice(0, MOST_GAMES);
  if (counted.length === 0) return null;
  const { rating, deviation } = counted.toReversed().reduce<Rating>((own, one) => rated(own, [one]), UNRATED);
  const opponent = opponentAt(rating - Math.max(0, deviation - GUESS_DEVIATION), edition);
  return { rating, deviation: Math.max(LEAST_DEVIATION, deviation), games: counted.length, opponent };
}

/** The share of the bots that the person left behind. Null for teams, or if the person or the bots are not known. */
function resultOf(saved: Saved, name: string): GameResult | null {
  const { record, seats } = saved;
  const scores = record.final?.scores ?? [];
  const own = personSeat(saved, name);
  if (own === null || scores.length !== seats.length) return null;
  const rivals = seats.flatMap(({ bot }, seat) => {
    const rival = bot === null ? null : botRating(bot, record.edition);
    return rival === null ? [] : { ...rival, score: (Math.sign(scores[own] - scores[seat]) + 1) / 2 };
  });
  if (rivals.length === 0) return null;
  const mean = (of: (rival: (typeof rivals)[number]) => number) => sum(rivals.map(of)) / rivals.length;
  const deviation = rivals.length > 1 ? CROWD_DEVIATION : rivals[0].deviation;
  return { rating: mean(({ rating }) => rating), deviation, score: mean(({ score }) => score) };
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

function opponentAt(rating: number, edition: string): string {
  const distances = botRatings(edition).map((bot) => Math.abs(bot.rating - rating));
  return OPPONENTS[distances.indexOf(Math.min(...distances))];
}
