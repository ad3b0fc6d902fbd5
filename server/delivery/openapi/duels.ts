import { EDITIONS } from '@asteroute/engine';
import type { Json } from '@asteroute/protocol/schema';
import { get, parameter, post, ref } from './operation.ts';

const EDITION: Json = {
  name: 'edition',
  in: 'path',
  required: true,
  description: 'The edition whose duels are added up',
  schema: { type: 'string', enum: EDITIONS.map(({ name }) => name) },
};
const DUEL: Json = {
  name: 'duel',
  in: 'path',
  required: true,
  description: 'A duel',
  schema: { type: 'string', pattern: '^[a-z0-9]{16}$' },
};
const ACCOUNT = parameter('Account');
const EXAMPLE = { id: 'k3v9x2p7q1z8', edition: 'classic', name: 'Ada' };

/** The requests and answers about duels against the bot. */
export const DUEL_PATHS: Json = {
  '/api/duels': {
    ...get({
      id: 'listDuels',
      tag: 'duels',
      summary: 'The duels of the asking account, with the tokens of its seats',
      parameters: [ACCOUNT],
      token: null,
      answer: ref('OwnDuels'),
      refusals: ['not-offered'],
    }),
    ...post({
      id: 'openDuel',
      tag: 'duels',
      summary: 'Begins both games of a duel against the bot; the same request gives the same duel',
      parameters: [ACCOUNT],
      body: [ref('DuelOpening'), { guest: { summary: 'By a guest', value: EXAMPLE } }],
      token: null,
      answer: ref('OpenedDuel'),
      status: 201,
      refusals: ['malformed', 'too-large', 'day-spent', 'not-offered'],
    }),
  },
  '/api/duels/{edition}': get({
    id: 'readTally',
    tag: 'duels',
    summary: 'The public tally: how people fared against the bot, this month and of all time',
    parameters: [EDITION],
    token: null,
    answer: ref('DuelTally'),
    refusals: ['malformed', 'not-offered'],
  }),
  '/api/duels/results/{duel}': get({
    id: 'readDuel',
    tag: 'duels',
    summary: 'A duel with its result, for everybody who has its id',
    parameters: [DUEL],
    token: null,
    answer: ref('Duel'),
    refusals: ['malformed', 'unknown-table', 'not-offered'],
  }),
};
