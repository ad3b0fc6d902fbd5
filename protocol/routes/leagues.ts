import * as v from 'valibot';
import { contestCommand, contestOpening } from '../contests/messages.ts';
import { contestDone, contestReply, contestTable, openedContest } from '../contests/views.ts';
import { about, tableId } from '../words.ts';
import { route, wholeQuery } from './route.ts';

/** What is asked about a league. */
const LEAGUE = {
  tag: 'leagues',
  params: { id: about(tableId, 'The id of the league') },
  refuses: ['unknown-table'],
} as const;

/** The routes of leagues. */
export const LEAGUE_ROUTES = {
  openLeague: route('POST /api/leagues', {
    tag: 'leagues',
    summary: 'Opens a league',
    description: 'The token becomes that of the organizer. Sent again with the same `id` and token it opens no other.',
    body: contestOpening,
    who: ['token'],
    limit: 'leagues',
    answer: openedContest,
    status: 201,
    refuses: ['bad-setup', 'day-spent'],
  }),
  readLeague: route('GET /api/leagues/:id', {
    ...LEAGUE,
    summary: 'A league: its entries after `since`, and who sits at the tables of its games',
    query: { since: wholeQuery('The last entry that the client has', 0, [0, 999_999]) },
    who: ['token?'],
    answer: contestReply,
  }),
  sendLeagueCommand: route('POST /api/leagues/:id/commands', {
    ...LEAGUE,
    summary: 'Sends a command to a league',
    description: 'Send it again with the same `id` until it is answered: it is carried out once.',
    body: contestCommand,
    who: ['token', 'account?'],
    answer: contestDone,
    refuses: [
      'unknown-table',
      'wrong-token',
      'not-host',
      'wrong-status',
      'bad-setup',
      'name-taken',
      'already-seated',
      'stale',
      'log-full',
      'day-spent',
    ],
  }),
  readLeagueTable: route('GET /api/leagues/:id/table', {
    ...LEAGUE,
    summary: 'The standings of a league with its crosstable',
    answer: contestTable,
  }),
  readLeagueCsv: route('GET /api/leagues/:id/table.csv', {
    ...LEAGUE,
    summary: 'The standings of a league as CSV',
    answer: v.string(),
    media: 'text/csv',
  }),
} as const;
