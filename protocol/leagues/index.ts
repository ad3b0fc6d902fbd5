export type { LeagueEntry, LeagueEvent, LeagueEventOf } from './events.ts';
export {
  type LeagueCommand,
  type LeagueCommandOf,
  type LeagueOpening,
  leagueCommand,
  leagueOpening,
} from './messages.ts';
export {
  LEAGUE_FORMATS,
  type LeagueFormat,
  type LeaguePlan,
  MAX_LEAGUE_BOTS,
  MAX_LEAGUE_GAMES,
  MAX_LEAGUE_PLAYERS,
} from './plan.ts';
export {
  type LeagueTable,
  type LeagueView,
  leagueQuery,
} from './views.ts';
