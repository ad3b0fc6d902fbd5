import * as v from 'valibot';
import { about, accountId, type Immutable, officialOutcome, tableId, token, whole } from '../parts/words.ts';

const text = v.string();
const points = v.number();

const figures = {
  margin: about(whole, 'Points ahead of the bot.'),
  fair: about(points, 'The margin without the luck of tiles and dice, in points.'),
  accuracy: about(points, '0 to 100.'),
};

export const ownTry = v.object({
  table: tableId,
  state: officialOutcome,
  result: v.nullable(v.object({ ...figures, place: whole, count: about(whole, 'How many tries count so far.') })),
});
export type OwnTry = Immutable<v.InferOutput<typeof ownTry>>;

export const dayDeck = v.object({
  edition: text,
  seedHash: about(text, "SHA-256 of the deck's seed, hexadecimal: published the day before."),
  seed: about(v.nullable(text), 'Null until the day is over.'),
  own: about(v.nullable(ownTry), 'The try of the asking account.'),
});
export type DayDeck = Immutable<v.InferOutput<typeof dayDeck>>;

export const dayDecks = v.object({
  day: about(text, 'In UTC, such as 2026-11-26.'),
  until: about(whole, 'When the day is over, in milliseconds since 1970.'),
  decks: v.array(dayDeck),
});
export type DayDecks = Immutable<v.InferOutput<typeof dayDecks>>;

export const dailyOverview = v.object({
  now: about(whole, "The server's time, in milliseconds since 1970."),
  account: about(v.nullable(v.object({ id: text, name: text })), 'Null without the session of an account.'),
  yesterday: dayDecks,
  today: dayDecks,
  tomorrow: dayDecks,
  streak: about(whole, 'Days in a row with a try that counts; one day a week may be left out.'),
});
export type DailyOverview = Immutable<v.InferOutput<typeof dailyOverview>>;

export const openedTry = v.object({
  table: tableId,
  token: about(token, 'The token of the seat, the same on every device of the account.'),
  until: about(whole, 'When the day is over, in milliseconds since 1970.'),
});
export type OpenedTry = Immutable<v.InferOutput<typeof openedTry>>;

export const MAX_DAILY_ROWS = 50;
const MAX_ACCOUNTS = 100;

export const MAX_DAILY_TABLES = 40;

export const dailyListRequest = v.strictObject({
  offset: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(1_000_000)), 0),
  accounts: v.optional(v.pipe(v.array(accountId), v.maxLength(MAX_ACCOUNTS))),
  /** Only the asking account, and those that sit with it at these tables. */
  tables: v.optional(v.pipe(v.array(tableId), v.maxLength(MAX_DAILY_TABLES))),
});
export type DailyListRequest = Immutable<v.InferOutput<typeof dailyListRequest>>;

export const dailyList = v.object({
  count: about(whole, 'How many there are in all.'),
  rows: v.array(
    v.object({
      place: about(whole, 'The same for the same margin.'),
      account: about(text, 'The id of the account; empty for one that was deleted.'),
      name: about(text, 'Empty for an account that was deleted.'),
      table: tableId,
      ...figures,
    }),
  ),
});
export type DailyList = Immutable<v.InferOutput<typeof dailyList>>;
