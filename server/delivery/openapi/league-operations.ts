import type { Json } from '@asteroute/protocol/schema';
import { get, post, query, ref } from './operation.ts';

const LEAGUE: Json = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of the league',
  schema: { type: 'string', pattern: '^[a-z0-9]{16}$' },
};

/** Examples of requests: a test sends each of them to a server. */
export const LEAGUE_EXAMPLES = {
  opening: {
    summary: 'Three Swiss rounds of a week each',
    value: {
      id: 'league-1',
      plan: {
        title: 'Autumn',
        format: 'swiss',
        rounds: 3,
        edition: 'classic',
        clock: { type: 'days', days: 1 },
        roundDays: 7,
      },
    },
  },
  enter: { summary: 'Enters under a name', value: { type: 'enter', id: 'league-2', name: 'Cleo' } },
} as const;

/** The requests and answers of leagues. */
export const LEAGUE_PATHS: Json = {
  '/api/leagues': post({
    id: 'openLeague',
    tag: 'leagues',
    summary: 'Opens a league',
    description: 'The token becomes that of the organizer. Sent again with the same `id` and token it opens no other.',
    body: [ref('ContestOpening'), { swiss: LEAGUE_EXAMPLES.opening }],
    token: true,
    answer: ref('OpenedContest'),
    status: 201,
    refusals: ['malformed', 'no-token', 'too-large', 'bad-setup', 'day-spent'],
  }),
  '/api/leagues/{id}': get({
    id: 'readLeague',
    tag: 'leagues',
    summary: 'A league: its entries after `since`, and who sits at the tables of its games',
    parameters: [LEAGUE, query('since', 'The last entry that the client has', { minimum: 0, maximum: 999_999 })],
    token: false,
    answer: ref('Contest'),
    refusals: ['malformed', 'unknown-table'],
  }),
  '/api/leagues/{id}/commands': post({
    id: 'sendLeagueCommand',
    tag: 'leagues',
    summary: 'Sends a command to a league',
    description: 'Send it again with the same `id` until it is answered: it is carried out once.',
    parameters: [LEAGUE],
    body: [ref('ContestCommand'), { enter: LEAGUE_EXAMPLES.enter }],
    token: true,
    answer: ref('ContestDone'),
    refusals: [
      'malformed',
      'no-token',
      'too-large',
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
  '/api/leagues/{id}/table': get({
    id: 'readLeagueTable',
    tag: 'leagues',
    summary: 'The standings of a league with its crosstable',
    parameters: [LEAGUE],
    token: null,
    answer: ref('ContestTable'),
    refusals: ['malformed', 'unknown-table'],
  }),
  '/api/leagues/{id}/table.csv': get({
    id: 'readLeagueCsv',
    tag: 'leagues',
    summary: 'The standings of a league as CSV',
    parameters: [LEAGUE],
    token: null,
    answer: { type: 'string' },
    media: 'text/csv',
    refusals: ['malformed', 'unknown-table'],
  }),
};
