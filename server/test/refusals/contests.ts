import { dayAfter, utcDay } from '../../contests/calendar.ts';
import { ask, newToken } from '../../testing.ts';
import { newPerson } from '../accounts/person.ts';
import { type CasesOf, NOWHERE, playedGame, type RefusalCase, type RefusalWorld } from './world.ts';

/** The deck so many days after today. */
const deck = ({ clock }: RefusalWorld, days = 0) => ({ day: dayAfter(utcDay(clock.now()), days), edition: 'classic' });
const accountOf = async (world: RefusalWorld) => (await newPerson(world.node.origin, world.fresh('Ann'))).session;
const notOffered = {
  'not-offered': (world: RefusalWorld) => ({
    at: world.bare,
    params: { ...deck(world), table: NOWHERE.id, duel: NOWHERE.id },
    body: { id: 'x'.repeat(12), edition: 'classic' },
  }),
} as const;
const listed = { 'not-offered': (world: RefusalWorld) => ({ at: world.bare, params: deck(world), body: {} }) } as const;

const PLAN = { title: 'Cup', format: 'series', rounds: 1, edition: 'classic' };

/** A league with these names in it, the first of its organizer; started if it is `begun`. */
async function league(world: RefusalWorld, names: number, at = world.node) {
  const from = world.address();
  const [organizer, ...others] = Array.from({ length: Math.max(1, names) }, newToken);
  const plan = { id: 'l', plan: PLAN };
  const { contest: id } = await ask(at.origin, 'POST /api/contests', { body: plan, token: organizer, from });
  const params = { id };
  const tokens = [organizer, ...others];
  for (const token of tokens.slice(0, names))
    await ask(at.origin, 'POST /api/contests/:id/commands', { params, token, body: { id: 'e', ...enter(world) } });
  return { params, tokens };
}

/** A command of the organizer, or of a stranger, of a league. */
const ordered =
  (names: number, body: (world: RefusalWorld) => object, by: 'organizer' | 'stranger' = 'organizer'): RefusalCase =>
  async (world) => {
    const { params, tokens } = await league(world, names);
    return { params, token: by === 'organizer' ? tokens[0] : newToken(), body: body(world) };
  };
const enter = (world: RefusalWorld) => ({ type: 'enter', name: world.fresh('Player') });
const NO_LEAGUE: RefusalCase = () => ({ params: NOWHERE });

/** Cases of all refusals of leagues, duels and decks of the day. */
export const CONTEST_CASES: CasesOf<
  | 'readDaily'
  | 'readDay'
  | 'openTry'
  | 'listTries'
  | 'readTry'
  | 'listDuels'
  | 'openDuel'
  | 'readTally'
  | 'readDuel'
  | 'openContest'
  | 'readContest'
  | 'sendContestCommand'
  | 'readContestTable'
  | 'readContestCsv'
> = {
  readDaily: notOffered,
  readDay: { ...notOffered, 'too-early': (world) => ({ params: deck(world, 2) }) },
  openTry: {
    ...notOffered,
    'signed-out': (world) => ({ params: deck(world) }),
    'too-early': async (world) => ({ params: deck(world, 1), account: await accountOf(world) }),
    'time-up': async (world) => ({ params: deck(world, -1), account: await accountOf(world) }),
    async 'day-spent'(world) {
      const { origin } = world.node;
      const { device, session } = await newPerson(origin, world.fresh('Ann'));
      await ask(origin, 'POST /api/daily/:day/:edition', { params: deck(world), account: session });
      await device.act(origin, { type: 'delete' });
      return { params: deck(world), account: await accountOf(world) };
    },
  },
  listTries: {
    ...listed,
    'signed-out': (world) => ({ params: deck(world, -1), body: { tables: [NOWHERE.id] } }),
    'too-early': (world) => ({ params: deck(world), body: {} }),
  },
  readTry: {
    ...notOffered,
    'unknown-table': () => ({ params: { table: NOWHERE.id } }),
    async 'too-early'(world) {
      const given = { params: deck(world), account: await accountOf(world), from: world.address() };
      const { table } = await ask(world.node.origin, 'POST /api/daily/:day/:edition', given);
      return { params: { table } };
    },
  },
  listDuels: notOffered,
  openDuel: {
    ...notOffered,
    'name-taken': () => ({ body: { id: 'x'.repeat(12), edition: 'classic', name: 'steady' } }),
    'day-spent': (world) => ({
      at: world.narrow,
      from: world.address(),
      body: { id: 'x'.repeat(12), edition: 'classic', name: world.fresh('Guest') },
    }),
  },
  readTally: notOffered,
  readDuel: { ...notOffered, 'unknown-table': () => ({ params: { duel: NOWHERE.id } }) },
  openContest: {
    'bad-setup': () => ({ token: newToken(), body: { id: 'x', plan: { ...PLAN, rounds: 2 } } }),
    async 'day-spent'(world) {
      const [at, from] = [world.narrow, world.address()];
      await playedGame(world, { at, from });
      return { at, from, token: newToken(), body: { id: 'x', plan: PLAN } };
    },
  },
  readContest: { 'unknown-table': NO_LEAGUE },
  sendContestCommand: {
    'unknown-table': (world) => ({ params: NOWHERE, token: newToken(), body: enter(world) }),
    'wrong-token': ordered(1, () => ({ type: 'withdraw' }), 'stranger'),
    'not-host': ordered(2, () => ({ type: 'start' }), 'stranger'),
    'wrong-status': ordered(2, () => ({ type: 'settle', round: 0, game: 0, points: null, lost: 'first', note: 'x' })),
    'bad-setup': ordered(1, () => ({ type: 'start' })),
    'name-taken': ordered(0, () => ({ type: 'enter', name: 'steady' })),
    'already-seated': ordered(1, enter),
    stale: ordered(1, () => ({ type: 'withdraw', player: 9 })),
    'log-full': ordered(2, enter, 'stranger'),
    async 'day-spent'(world) {
      const from = world.address();
      const at = world.narrow;
      const { params, tokens } = await league(world, 2, at);
      const start = { params, token: tokens[0], body: { type: 'start', id: 's' } };
      await ask(at.origin, 'POST /api/contests/:id/commands', start);
      await playedGame(world, { at, from });
      return { at, from, params, token: tokens[0], body: { type: 'play', round: 0, game: 0 } };
    },
  },
  readContestTable: { 'unknown-table': NO_LEAGUE },
  readContestCsv: { 'unknown-table': NO_LEAGUE },
};
