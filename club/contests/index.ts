export {
  type ContestGame,
  type ContestRound,
  type ContestState,
  contestOf,
  followContest,
  type GamePlace,
  withEvent,
} from './contest.ts';
export { gamesLeftOf, isUndecided, type PlacedGame, twinOf, undecidedGames } from './games.ts';
export { firstRounds, needsReview, type RoundPorts, seriesScore, whatFollows } from './rounds.ts';
export { contestCsv, contestName, contestTableOf } from './table.ts';
