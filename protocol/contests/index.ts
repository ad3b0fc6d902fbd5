export type * from './decks.ts';
export { MAX_DAILY_ROWS, MAX_DAILY_TABLES } from './decks.ts';
export type * from './duels.ts';
export { COUNTED_DUELS_A_MONTH, DUEL_DAYS, ENOUGH_DUELS } from './duels.ts';
export type * from './events.ts';
export type * from './messages.ts';
export type * from './plan.ts';
export { LEAGUE_FORMATS, MAX_CONTEST_BOTS, MAX_CONTEST_GAMES, MAX_CONTEST_PLAYERS } from './plan.ts';
export type * from './views.ts';
