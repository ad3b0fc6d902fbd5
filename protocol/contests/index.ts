export {
  type DailyList,
  type DailyListRequest,
  type DailyOverview,
  type DayDeck,
  type DayDecks,
  MAX_DAILY_ROWS,
  MAX_DAILY_TABLES,
  type OpenedTry,
  type OwnTry,
} from './decks.ts';
export {
  COUNTED_DUELS_A_MONTH,
  DUEL_DAYS,
  type DuelEstimate,
  type DuelFigures,
  type DuelOpening,
  type DuelResultView,
  type DuelTally,
  type DuelView,
  ENOUGH_DUELS,
  type OpenedDuel,
  type OwnDuels,
} from './duels.ts';
export type { ContestEntry, ContestEvent, ContestEventOf, ContestFigures } from './events.ts';
export type { ContestCommand, ContestCommandOf, ContestOpening } from './messages.ts';
export {
  type ContestPlan,
  LEAGUE_FORMATS,
  type LeagueFormat,
  type LeaguePlan,
  MAX_CONTEST_BOTS,
  MAX_CONTEST_GAMES,
  MAX_CONTEST_PLAYERS,
} from './plan.ts';
export type {
  ContestReply,
  ContestTable,
} from './views.ts';
