export { gamesLeftOf, isUndecided, type PlacedGame, twinOf, undecidedGames } from './games.ts';
export {
  followLeague,
  type GamePlace,
  type League,
  type LeagueGame,
  type LeagueRound,
  leagueOf,
  withEvent,
} from './league.ts';
export { firstRounds, type RoundPorts, seriesScore, whatFollows } from './rounds.ts';
export { leagueCsv, leagueName, leagueTableOf } from './table.ts';
