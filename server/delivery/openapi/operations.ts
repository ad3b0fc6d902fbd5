import { FAULTS, type FaultCode, MAX_PAGE_ENTRIES } from '@asteroute/protocol';
import type { Json } from '@asteroute/protocol/schema';
import { ACCOUNT_PATHS } from './account-operations.ts';
import { DAILY_PATHS } from './daily.ts';
import { DUEL_PATHS } from './duels.ts';
import { COMMAND_EXAMPLES, CONTACT_EXAMPLES, OPENING_EXAMPLES } from './examples.ts';
import { get, type Operation, parameter, post, query, ref } from './operation.ts';

const TABLE_ID: Json = { type: 'string', pattern: '^[a-z0-9]{16}$' };
const CODE: Json = { type: 'string', pattern: '^[A-Za-z]{5,8}$' };

/** The parameters that requests share, by name. */
export const PARAMETERS: Json = {
  Table: { name: 'id', in: 'path', required: true, description: 'The id of the table', schema: TABLE_ID },
  Invite: {
    name: 'Asteroute-Invite',
    in: 'header',
    description: 'For a table by link, until the client sits there',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' },
  },
  Account: {
    name: 'Asteroute-Account',
    in: 'header',
    description: 'The session of an account',
    schema: { type: 'string' },
  },
};
const AT_TABLE = [parameter('Table'), parameter('Invite')];

/** Refusals that no command at a table meets. */
const NOT_AT_TABLES: readonly FaultCode[] = [
  'unknown-path',
  'unknown-code',
  'unknown-key',
  'bad-signature',
  'key-taken',
  'last-key',
];
/** Refusals of anything that is read from a table. */
const READING: readonly FaultCode[] = [
  'malformed',
  'unknown-table',
  'wrong-token',
  'ask-first',
  'asked',
  'turned-away',
  'banned',
];

const OPENING: Operation = {
  id: 'openTable',
  tag: 'tables',
  summary: 'Opens a table',
  description:
    'The token becomes that of the host; with a `name` the host sits down at once. Send it again with the same `id` and token until it is answered: the table is opened once.',
  body: [ref('Opening'), OPENING_EXAMPLES],
  token: true,
  answer: ref('OpenedTable'),
  status: 201,
  refusals: ['malformed', 'no-token', 'too-large', 'bad-setup', 'name-taken', 'day-spent'],
};

/** The requests and answers of each path. */
export const PATHS: Json = {
  ...ACCOUNT_PATHS,
  '/api/games': {
    ...get({
      id: 'listTables',
      tag: 'tables',
      summary: 'Public tables that are open or running',
      token: null,
      answer: ref('Listing'),
      refusals: [],
    }),
    ...post(OPENING),
  },
  '/api/games/{id}': get({
    id: 'readTable',
    tag: 'play',
    summary: 'The table as it stands now',
    parameters: AT_TABLE,
    token: false,
    answer: ref('Table'),
    refusals: READING,
  }),
  '/api/games/{id}/legal': get({
    id: 'listLegalTurns',
    tag: 'play',
    summary: 'Every legal way to play the turn',
    parameters: AT_TABLE,
    token: false,
    answer: ref('LegalTurns'),
    refusals: READING,
  }),
  '/api/games/{id}/events': get({
    id: 'listEntries',
    tag: 'play',
    summary: 'The entries after `since`, without a gap, in pages',
    parameters: [
      ...AT_TABLE,
      query('since', 'The last entry that the client has', { minimum: 0, maximum: 9_999_999, default: 0 }),
      query('limit', 'Entries in one answer', { minimum: 1, maximum: MAX_PAGE_ENTRIES, default: MAX_PAGE_ENTRIES }),
      query('wait', 'Seconds to wait for one', { minimum: 0, maximum: 25, default: 0 }),
    ],
    token: false,
    answer: ref('Entries'),
    refusals: READING,
  }),
  '/api/games/{id}/commands': post({
    id: 'sendCommand',
    tag: 'play',
    summary: 'Sends a command to a table',
    description: 'Send it again with the same `id` until it is answered: it is carried out once.',
    parameters: AT_TABLE,
    body: [ref('Command'), COMMAND_EXAMPLES],
    token: true,
    answer: ref('Answer'),
    refusals: (Object.keys(FAULTS) as FaultCode[]).filter((code) => !NOT_AT_TABLES.includes(code)),
    refusal: { anyOf: [ref('Answer'), ref('Refusal')] },
  }),
  '/api/games/{id}/board': get({
    id: 'readBoard',
    tag: 'play',
    summary: 'The tiles and meeples on the board, in short',
    parameters: AT_TABLE,
    token: false,
    answer: ref('Board'),
    refusals: [...READING, 'wrong-status'],
  }),
  '/api/games/{id}/record': get({
    id: 'readRecord',
    tag: 'play',
    summary: 'The game as a record',
    description: 'When the game is over, signed, with its proof under the key `fair`.',
    parameters: AT_TABLE,
    token: false,
    answer: ref('GameRecord'),
    refusals: [...READING, 'wrong-status'],
  }),
  '/api/games/{id}/code': post({
    id: 'giveCode',
    tag: 'tables',
    summary: 'The code of a table that has not begun, for its host or somebody who sits there',
    parameters: AT_TABLE,
    token: true,
    answer: ref('GivenCode'),
    refusals: ['malformed', 'no-token', 'unknown-table', 'wrong-token', 'wrong-status'],
  }),
  '/api/games/{id}/mine': get({
    id: 'readOwnData',
    tag: 'client',
    summary: 'What the log of a table keeps of the owner of the token',
    parameters: [parameter('Table')],
    token: true,
    answer: ref('OwnData'),
    refusals: ['malformed', 'no-token', 'unknown-table', 'wrong-token'],
  }),
  '/api/codes/{code}': get({
    id: 'findCode',
    tag: 'tables',
    summary: 'The table of a code; its host lets people in (`knock`)',
    parameters: [
      {
        name: 'code',
        in: 'path',
        required: true,
        description: 'Five to eight letters, in any case: the first says how many',
        schema: CODE,
      },
    ],
    token: null,
    answer: ref('FoundTable'),
    refusals: ['malformed', 'unknown-code', 'too-many'],
  }),
  '/api/mine': post({
    id: 'listMyTables',
    tag: 'client',
    summary: 'The tables at which these tokens have a seat',
    body: [ref('TokenList'), { none: { summary: 'No tokens', value: { tokens: [] } } }],
    token: null,
    answer: { type: 'array', items: ref('MySummary') },
    refusals: ['malformed', 'too-large'],
  }),
  ...DAILY_PATHS,
  ...DUEL_PATHS,
  '/api/contact': {
    ...get({
      id: 'readContact',
      tag: 'client',
      summary: 'How the owner of the token is told outside the page',
      description: 'The token is one of its own, not that of a seat: the command `reach` names it at a table.',
      token: true,
      answer: ref('Contact'),
      refusals: ['malformed', 'no-token'],
    }),
    ...post({
      id: 'setContact',
      tag: 'client',
      summary: 'Says how the owner of the token is told outside the page',
      description: 'A new mail address gets one mail, whose link its owner has to open before it gets others.',
      body: [ref('ContactRequest'), CONTACT_EXAMPLES],
      token: true,
      answer: ref('Contact'),
      refusals: ['malformed', 'no-token', 'too-large', 'not-offered'],
    }),
  },
  '/api/contact/erase': post({
    id: 'eraseContact',
    tag: 'client',
    summary: 'Removes how the owner of the token is told',
    token: true,
    answer: ref('ContactErased'),
    refusals: ['malformed', 'no-token'],
  }),
  '/.well-known/asteroute.json': get({
    id: 'readServer',
    tag: 'client',
    summary: 'The key that checks the records of this server, and how it tells people outside the page',
    token: null,
    answer: ref('PublishedServer'),
    refusals: [],
  }),
  '/api/budget': get({
    id: 'readBudget',
    tag: 'client',
    summary: 'What the address of the client may still use today',
    token: null,
    answer: ref('Budget'),
    refusals: [],
  }),
};
