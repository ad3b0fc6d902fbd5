export { DAILY_BOT, dailyDealer, dailyDeck, dealName, practiceSeed } from './days/daily-deck.ts';
export { dayStreak } from './days/streak.ts';
export { crosstableCsv, crosstableOf } from './pairings/crosstable.ts';
export { returnRounds, roundRobin, withoutPlayer } from './pairings/round-robin.ts';
export { standingsOf } from './pairings/standings.ts';
export { swissRound } from './pairings/swiss.ts';
export type { TournamentGame, TournamentRound } from './pairings/tournament.ts';
export {
  type AccountRating,
  accountRatings,
  MAX_PAIR_GAMES,
  NEW_RATING,
  RATED_DAY_MS,
  ratedPair,
} from './ratings/account-ratings.ts';
export { type MarginGame, playerForms } from './ratings/form.ts';
export { duelGames, duelResult } from './rivals/duel.ts';
export { clusteredMean, strengthAbove } from './rivals/duel-tally.ts';
export { type BestOfThree, type EveningGame, eveningOf } from './rivals/evening.ts';
export { type BattleFeat, type FinishedGame, finishedGame, type RouteFeat } from './rivals/finished.ts';
export { type Meeting, nameKey, type Rivalry, rivalryOf, rivalsOf } from './rivals/rivalry.ts';
