import type { Json } from '@asteroute/protocol/schema';
import { parameter, post, ref } from './operation.ts';

const ACCOUNT = parameter('Account');
const TOKEN = 'A'.repeat(43);
/** Ten minutes for each player, rated. */
export const WAVE_EXAMPLE: Json = {
  token: TOKEN,
  edition: 'classic',
  rated: true,
  clock: { seconds: 600, increment: 10 },
};

/** The requests and answers of people who wait for a live game. */
export const WAVE_PATHS: Json = {
  '/api/waves': post({
    id: 'waitForWave',
    tag: 'waves',
    summary: 'Waits for the next pairing, or goes on waiting; says at which table a seat is kept',
    parameters: [ACCOUNT],
    body: [ref('WaveRequest'), { ten: { summary: 'Ten minutes each, rated', value: WAVE_EXAMPLE } }],
    token: null,
    answer: ref('WaveState'),
    refusals: ['malformed', 'too-large', 'signed-out', 'not-offered'],
  }),
  '/api/waves/leave': post({
    id: 'leaveWave',
    tag: 'waves',
    summary: 'Waits no longer',
    parameters: [ACCOUNT],
    token: null,
    answer: { type: 'object' },
    refusals: ['signed-out', 'not-offered'],
  }),
};
