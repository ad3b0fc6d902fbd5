/** Examples of requests: a test sends each of them to a server. */
import type { Command, ContactRequest, Opening } from '@asteroute/protocol';

type Sent<T> = Omit<T, 'plan'> & (T extends { plan: infer P } ? { readonly plan: Partial<P> } : unknown);

/** Openings of a table, by what they are examples of. */
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

/** Commands, by what they are examples of. */
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

/** Contacts, by what they are examples of. */
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
