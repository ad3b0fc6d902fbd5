/** Examples of requests: a test sends each of them to a server. */
import type { Command, ContactRequest, Opening } from '@asteroute/protocol';
import type { ROUTES } from '@asteroute/protocol/routes';
import type { Json } from '@asteroute/protocol/schema';

type Sent<T> = Omit<T, 'plan'> & (T extends { plan: infer P } ? { readonly plan: Partial<P> } : unknown);

export const OPENING_EXAMPLES = {
  'against-a-bot': {
    summary: 'A seat for yourself, and a bot',
    value: {
      id: 'opening-1',
      name: 'Dicey',
      plan: {
        edition: 'star-wars',
        seats: [
          { color: 'red', bot: null },
          { color: 'black', bot: 'steady' },
        ],
      },
    },
  },
  'for-friends': {
    summary: 'By invitation, with modules, a clock and takebacks',
    value: {
      id: 'opening-2',
      name: 'Cleo',
      invite: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      plan: {
        edition: 'classic',
        modules: ['farmers', 'river'],
        options: { openRoad: 'flat' },
        seats: [
          { color: 'red', bot: null },
          { color: 'blue', bot: null },
          { color: 'green', bot: null },
        ],
        access: 'link',
        clock: { type: 'live', seconds: 900, increment: 10 },
        takebacks: true,
      },
    },
  },
} as const satisfies Readonly<Record<string, { readonly summary: string; readonly value: Partial<Sent<Opening>> }>>;

export const COMMAND_EXAMPLES = {
  join: { summary: 'Takes the first free seat', value: { type: 'join', id: 'command-1', name: 'Bob' } },
  turn: {
    summary: 'Plays a turn',
    value: {
      type: 'turn',
      id: 'command-2',
      turn: 0,
      x: 1,
      y: 0,
      rotation: 2,
      action: { type: 'deploy', meeple: 'small', on: 'route:W' },
    },
  },
} as const satisfies Readonly<Record<string, { readonly summary: string; readonly value: Partial<Command> }>>;

export const CONTACT_EXAMPLES = {
  nothing: {
    summary: 'Is told nothing',
    value: {
      push: null,
      mail: null,
      language: 'en',
      zone: 'Europe/Rome',
      quiet: { from: 1320, to: 480 },
      wants: false,
    },
  },
} as const satisfies Readonly<Record<string, { readonly summary: string; readonly value: ContactRequest }>>;

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

const example = (summary: string, value: Json): Json => ({ example: { summary, value } });
const TOKEN = 'A'.repeat(43);
const SIGNED = { claim: '{}', signature: 'A'.repeat(86) };
const KEY = { publicKey: `BA${'A'.repeat(85)}`, nonce: TOKEN, label: 'Phone', proof: 'A'.repeat(86) };
const PASSKEY = { id: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' };

const OF_ROUTES: Readonly<Partial<Record<keyof typeof ROUTES, Json>>> = {
  openTable: OPENING_EXAMPLES,
  sendCommand: COMMAND_EXAMPLES,
  listMyTables: { none: { summary: 'No tokens', value: { tokens: [] } } },
  setContact: CONTACT_EXAMPLES,
  giveChallenge: example('To sign in', { for: 'sign-in' }),
  actForAccount: example('A claim that is signed', SIGNED),
  enterByPasskey: example('A passkey', { ...SIGNED, passkey: PASSKEY }),
  openPairing: example('A commitment', { commitment: TOKEN }),
  findPairing: example('A code', { code: 'BCDFGH' }),
  joinPairing: example('A key', KEY),
  revealPairing: example('A nonce', { nonce: TOKEN }),
  listTries: { all: { summary: 'Of everybody', value: {} } },
  openDuel: { guest: { summary: 'By a guest', value: { id: 'k3v9x2p7q1z8', edition: 'classic', name: 'Ada' } } },
  openContest: { swiss: LEAGUE_EXAMPLES.opening },
  sendContestCommand: { enter: LEAGUE_EXAMPLES.enter },
};

export const EXAMPLES: Readonly<Record<string, Json | undefined>> = OF_ROUTES;
