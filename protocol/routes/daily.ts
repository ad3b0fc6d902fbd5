import { recordSchema } from '@asteroute/record';
import * as v from 'valibot';
import { dailyList, dailyListRequest, dailyOverview, dayDecks, openedTry } from '../contests/decks.ts';
import { about, tableId } from '../parts/words.ts';
import { editionParam } from './duels.ts';
import { route } from './route.ts';

const day = about(v.pipe(v.string(), v.isoDate('a day is written as 2026-11-26')), 'In UTC, such as 2026-11-26');
const DECK = {
  tag: 'daily',
  params: { day, edition: about(editionParam, 'The edition of the deck') },
  who: ['account?'],
} as const;

export const DAILY_ROUTES = {
  readDaily: route('GET /api/daily', {
    tag: 'daily',
    summary: 'The decks of today and of the days beside it, with the tries of the asking account',
    who: ['account?'],
    answer: dailyOverview,
    refuses: ['not-offered'],
  }),
  readDay: route('GET /api/daily/:day', {
    tag: 'daily',
    summary: 'The decks of a day up to tomorrow; of a day that is over with their seeds',
    params: { day },
    who: ['account?'],
    answer: dayDecks,
    refuses: ['too-early', 'not-offered'],
  }),
  openTry: route('POST /api/daily/:day/:edition', {
    ...DECK,
    summary: 'Opens the one try of the account at a deck of today, or finds it again',
    answer: openedTry,
    status: 201,
    refuses: ['signed-out', 'too-early', 'time-up', 'day-spent', 'not-offered'],
  }),
  listTries: route('POST /api/daily/:day/:edition/list', {
    ...DECK,
    summary: 'The tries that count at a deck, for accounts whose own try is over, and for all once the day is',
    body: dailyListRequest,
    longest: 8192,
    limit: 'lists',
    answer: dailyList,
    refuses: ['signed-out', 'too-early', 'not-offered'],
  }),
  readTry: route('GET /api/daily/games/:table', {
    tag: 'daily',
    summary: 'The record of a try that is over, for those who may see the list; with its proof once the day is over',
    params: { table: about(tableId, 'The table of a try') },
    who: ['account?'],
    answer: recordSchema,
    refuses: ['unknown-table', 'too-early', 'not-offered'],
  }),
} as const;
