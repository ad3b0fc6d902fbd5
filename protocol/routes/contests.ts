import * as v from 'valibot';
import { contestCommand, contestOpening } from '../contests/messages.ts';
import { contestDone, contestReply, contestTable, openedContest } from '../contests/views.ts';
import { about, tableId } from '../parts/words.ts';
import { route, wholeQuery } from './route.ts';

const CONTEST = {
  tag: 'contests',
  params: { id: about(tableId, 'The id of the contest') },
  refuses: ['unknown-table'],
} as const;

export const CONTEST_ROUTES = {
  openContest: route('POST /api/contests', {
    tag: 'contests',
    summary: 'Opens a league',
    description: 'The token becomes that of the organizer. Sent again with the same `id` and token it opens no other.',
    body: contestOpening,
    who: ['token'],
    limit: 'leagues',
    answer: openedContest,
    status: 201,
    refuses: ['bad-setup', 'day-spent'],
  }),
  readContest: route('GET /api/contests/:id', {
    ...CONTEST,
    summary: 'A contest: its entries after `since`',
    query: { since: wholeQuery('The last entry that the client has', 0, [0, 999_999]) },
    who: ['token?'],
    answer: contestReply,
  }),
  sendContestCommand: route('POST /api/contests/:id/commands', {
    ...CONTEST,
    summary: 'Sends a command to a contest',
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
  readContestTable: route('GET /api/contests/:id/table', {
    ...CONTEST,
    summary: 'The standings of a contest with its crosstable',
    answer: contestTable,
  }),
  readContestCsv: route('GET /api/contests/:id/table.csv', {
    ...CONTEST,
    summary: 'The standings of a contest as CSV',
    answer: v.string(),
    media: 'text/csv',
  }),
} as const;
