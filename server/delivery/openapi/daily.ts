import { EDITIONS } from '@asteroute/engine';
import type { Json } from '@asteroute/protocol/schema';
import { get, parameter, post, ref } from './operation.ts';

const DAY: Json = {
  name: 'day',
  in: 'path',
  required: true,
  description: 'In UTC, such as 2026-11-26',
  schema: { type: 'string', format: 'date' },
};
const EDITION: Json = {
  name: 'edition',
  in: 'path',
  required: true,
  description: 'The edition of the deck',
  schema: { type: 'string', enum: EDITIONS.map(({ name }) => name) },
};
const TABLE: Json = {
  name: 'table',
  in: 'path',
  required: true,
  description: 'The table of a try',
  schema: { type: 'string', pattern: '^[a-z0-9]{16}$' },
};
const ACCOUNT = parameter('Account');

/** The requests and answers about the decks of the days. */
export const DAILY_PATHS: Json = {
  '/api/daily': get({
    id: 'readDaily',
    tag: 'daily',
    summary: 'The decks of today and of the days beside it, with the tries of the asking account',
    parameters: [ACCOUNT],
    token: null,
    answer: ref('DailyOverview'),
    refusals: ['not-offered'],
  }),
  '/api/daily/{day}': get({
    id: 'readDay',
    tag: 'daily',
    summary: 'The decks of a day up to tomorrow; of a day that is over with their seeds',
    parameters: [DAY, ACCOUNT],
    token: null,
    answer: ref('DayDecks'),
    refusals: ['malformed', 'too-early', 'not-offered'],
  }),
  '/api/daily/{day}/{edition}': post({
    id: 'openTry',
    tag: 'daily',
    summary: 'Opens the one try of the account at a deck of today, or finds it again',
    parameters: [DAY, EDITION, ACCOUNT],
    token: null,
    answer: ref('OpenedTry'),
    status: 201,
    refusals: ['malformed', 'signed-out', 'too-early', 'time-up', 'day-spent', 'not-offered'],
  }),
  '/api/daily/{day}/{edition}/list': post({
    id: 'listTries',
    tag: 'daily',
    summary: 'The tries that count at a deck, for accounts whose own try is over, and for all once the day is',
    parameters: [DAY, EDITION, ACCOUNT],
    body: [ref('DailyListRequest'), { all: { summary: 'Of everybody', value: {} } }],
    token: null,
    answer: ref('DailyList'),
    refusals: ['malformed', 'signed-out', 'too-early', 'too-large', 'not-offered'],
  }),
  '/api/daily/games/{table}': get({
    id: 'readTry',
    tag: 'daily',
    summary: 'The record of a try that is over, for those who may see the list; with its proof once the day is over',
    parameters: [TABLE, ACCOUNT],
    token: null,
    answer: ref('GameRecord'),
    refusals: ['malformed', 'unknown-table', 'too-early', 'not-offered'],
  }),
};
