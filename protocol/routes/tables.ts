import { recordSchema } from '@asteroute/record';
import * as v from 'valibot';
import { answer, entriesSchema } from '../entries.ts';
import { command, MAX_PAGE_ENTRIES, mineRequest, opening } from '../messages.ts';
import { TABLE_REFUSALS } from '../parts/faults.ts';
import { about, tableCode, tableId } from '../parts/words.ts';
import {
  board,
  foundTable,
  givenCode,
  legalTurnsSchema,
  listing,
  mySummary,
  openedTable,
  ownData,
  tableSnapshot,
} from '../views.ts';
import { route, wholeQuery } from './route.ts';

const params = { id: about(tableId, 'The id of the table') };
const READING = {
  tag: 'play',
  params,
  who: ['token?', 'invite?'],
  refuses: ['unknown-table', 'wrong-token', 'ask-first', 'asked', 'turned-away', 'banned'],
} as const;
const BEGUN = { ...READING, refuses: [...READING.refuses, 'wrong-status'] } as const;

export const TABLE_ROUTES = {
  listTables: route('GET /api/games', {
    tag: 'tables',
    summary: 'Public tables that are open or running',
    who: ['account?'],
    answer: listing,
  }),
  openTable: route('POST /api/games', {
    tag: 'tables',
    summary: 'Opens a table',
    description:
      'The token becomes that of the host; with a `name` the host sits down at once. Send it again with the same `id` and token until it is answered: the table is opened once.',
    body: opening,
    who: ['token'],
    limit: 'openings',
    answer: openedTable,
    status: 201,
    refuses: ['bad-setup', 'name-taken', 'signed-out', 'banned', 'day-spent'],
  }),
  readTable: route('GET /api/games/:id', {
    ...READING,
    summary: 'The table as it stands now',
    answer: tableSnapshot,
  }),
  listLegalTurns: route('GET /api/games/:id/legal', {
    ...READING,
    summary: 'Every legal way to play the turn',
    answer: legalTurnsSchema,
  }),
  listEntries: route('GET /api/games/:id/events', {
    ...READING,
    summary: 'The entries after `since`, without a gap, in pages',
    query: {
      since: wholeQuery('The last entry that the client has', 0, [0, 9_999_999]),
      limit: wholeQuery('Entries in one answer', MAX_PAGE_ENTRIES, [1, MAX_PAGE_ENTRIES]),
      wait: wholeQuery('Seconds to wait for one', 0, [0, 25]),
    },
    answer: entriesSchema,
  }),
  sendCommand: route('POST /api/games/:id/commands', {
    tag: 'play',
    summary: 'Sends a command to a table',
    description: 'Send it again with the same `id` until it is answered: it is carried out once.',
    params,
    body: command,
    who: ['token?', 'invite?'],
    answer,
    refuses: TABLE_REFUSALS,
    refusal: answer,
  }),
  readBoard: route('GET /api/games/:id/board', {
    ...BEGUN,
    summary: 'The tiles and meeples on the board, in short',
    answer: board,
  }),
  readRecord: route('GET /api/games/:id/record', {
    ...BEGUN,
    summary: 'The game as a record',
    description: 'When the game is over, signed, with its proof under the key `fair`.',
    answer: recordSchema,
    anyOrigin: true,
  }),
  giveCode: route('POST /api/games/:id/code', {
    tag: 'tables',
    summary: 'The code of a table that has not begun, for its host or somebody who sits there',
    params,
    who: ['token', 'invite?'],
    answer: givenCode,
    refuses: ['unknown-table', 'wrong-token', 'wrong-status'],
  }),
  readOwnData: route('GET /api/games/:id/mine', {
    tag: 'client',
    summary: 'What the log of a table keeps of the owner of the token',
    params,
    who: ['token'],
    limit: 'lists',
    answer: ownData,
    refuses: ['unknown-table'],
  }),
  findCode: route('GET /api/codes/:code', {
    tag: 'tables',
    summary: 'The table of a code; its host lets people in (`knock`)',
    params: { code: about(tableCode, 'Five to eight letters, in any case: the first says how many') },
    answer: foundTable,
    refuses: ['unknown-code'],
  }),
  listMyTables: route('POST /api/mine', {
    tag: 'client',
    summary: 'The tables at which these tokens have a seat',
    body: mineRequest,
    longest: 8192,
    limit: 'lists',
    answer: v.array(mySummary),
  }),
} as const;
