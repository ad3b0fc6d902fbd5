import { createRandom } from '@asteroute/engine';
import { commitmentOf } from '@asteroute/record';
import { ask, type CommandBody, Follower, newToken, readTable } from '../../testing.ts';
import { newPerson } from '../accounts/person.ts';
import { anyTurn } from '../turns.ts';
import { ENTRY_CASES } from './tables.ts';
import {
  type CasesOf,
  type GameWanted,
  NOWHERE,
  playedGame,
  type RefusalCase,
  type RefusalWorld,
  type Sent,
} from './world.ts';

const join = (world: RefusalWorld, more: object = {}): object => ({
  type: 'join',
  name: world.fresh('late'),
  clientSeed: 'x',
  ...more,
});
const turn = (more: object = {}): object => ({
  type: 'turn',
  turn: 0,
  x: 1,
  y: 0,
  rotation: 0,
  action: { type: 'pass' },
  ...more,
});
const LIVE = { clock: { type: 'live', seconds: 10, increment: 0 } };
const STRANGERS: GameWanted = { people: 1, seats: 2 };

/** A command of a seat at a table that was opened as wanted, after what others have said there. */
const said =
  (
    seat: number,
    body: object,
    wanted: GameWanted = {},
    before: readonly (readonly [number, object])[] = [],
  ): RefusalCase =>
  async (world) => {
    const { params, tokens, say } = await playedGame(world, wanted);
    for (const [by, command] of before) await say(by, command as CommandBody);
    return { params, token: tokens[seat], body };
  };

/** A command of somebody who has no seat. */
const strange =
  (bodyOf: (world: RefusalWorld) => object, wanted: GameWanted = STRANGERS): RefusalCase =>
  async (world) => ({ params: (await playedGame(world, wanted)).params, token: newToken(), body: bodyOf(world) });

/** The same as somebody who is kept from a table. */
const kept =
  (entry: RefusalCase): RefusalCase =>
  async (world) => ({ ...(await entry(world)), body: { type: 'chat', text: 'x' } });

/** Two people who have committed to their numbers, which are asked for. */
export async function committed(
  world: RefusalWorld,
  account?: string,
): Promise<{ readonly params: { id: string }; readonly token: string }> {
  const { origin } = world.node;
  const seats = [{ color: 'red' }, { color: 'blue' }];
  const [host, guest] = [newToken(), newToken()];
  const body = { id: newToken().slice(0, 12), plan: { edition: 'classic', seats } };
  const { table: id } = await ask(origin, 'POST /api/games', { token: host, body });
  for (const token of [host, guest]) {
    const own = { name: world.fresh('bound'), clientSeed: '', commitment: commitmentOf(id, token) };
    const more = token === host && account !== undefined ? { account } : {};
    await ask(origin, 'POST /api/games/:id/commands', {
      params: { id },
      token,
      body: { type: 'join', id: 'j', ...own, ...more },
    });
  }
  return { params: { id }, token: guest };
}

async function away(world: RefusalWorld): Promise<Sent> {
  const { params, tokens } = await playedGame(world);
  const [here, other] = [0, 1].map((seat) => new Follower(world.node.origin, params.id, tokens[seat]));
  await other.until(() => other.presence?.here.includes(0) === true);
  await world.clock.advance(181_000);
  return {
    params,
    token: tokens[1],
    body: { type: 'replace', seat: 0 },
    after() {
      for (const one of [here, other]) one.close();
    },
  };
}

/** Somebody who has blocked the host of a table. */
async function blocked(world: RefusalWorld): Promise<Sent> {
  const { origin } = world.node;
  const [ann, ben] = [await newPerson(origin, world.fresh('Ann')), await newPerson(origin, world.fresh('Ben'))];
  const { params } = await playedGame(world, { ...STRANGERS, account: ben.session });
  await ann.device.act(origin, { type: 'block', table: params.id, seat: 0 });
  return { params, token: newToken(), body: join(world, { account: ann.session }) };
}

export const COMMAND_CASES: CasesOf<'sendCommand'> = {
  sendCommand: {
    'no-token': async (world) => ({ params: (await playedGame(world, STRANGERS)).params, body: join(world) }),
    'unknown-table': (world) => ({ params: NOWHERE, token: newToken(), body: join(world) }),
    'wrong-token': strange(() => ({ type: 'leave' })),
    'not-host': said(1, { type: 'kick', seat: 0 }),
    'ask-first': kept(ENTRY_CASES['ask-first']),
    asked: kept(ENTRY_CASES.asked),
    'turned-away': kept(ENTRY_CASES['turned-away']),
    banned: kept(ENTRY_CASES.banned),
    blocked,
    async 'signed-out'(world) {
      const { session } = await newPerson(world.node.origin, world.fresh('Ann'));
      const { params } = await playedGame(world, { ...STRANGERS, plan: { ...LIVE, rated: true }, account: session });
      return { params, token: newToken(), body: join(world) };
    },
    malformed: strange(() => ({ type: 'dance' })),
    'bad-setup': said(1, { type: 'leave', bot: 'nobody' }, { people: 3 }),
    'wrong-status': said(0, turn(), STRANGERS),
    'seat-taken': strange((world) => join(world, { seat: 0 })),
    'color-taken': said(1, { type: 'color', seat: 1, color: 'red' }, { seats: 3, plan: { room: true } }),
    'name-taken': strange((world) => join(world, { name: 'steady' })),
    'already-seated': async (world) => {
      const { params, tokens } = await playedGame(world, STRANGERS);
      return { params, token: tokens[0], body: join(world) };
    },
    async 'too-many-seats'(world) {
      const [at, from, token] = [world.narrow, world.address(), newToken()];
      const tables = [world.address(), world.address()].map((host) =>
        playedGame(world, { ...STRANGERS, at, from: host }),
      );
      const [first, second] = await Promise.all(tables);
      const body = { id: 'j', ...join(world) };
      await ask(at.origin, 'POST /api/games/:id/commands', { params: first.params, token, from, body });
      return { at, from, params: second.params, token, body: join(world) };
    },
    'not-your-turn': said(1, turn()),
    stale: said(0, turn({ turn: 5 })),
    'wrong-phase': said(0, { type: 'draw', turn: 0 }, { plan: { takebacks: true } }, [[0, { type: 'draw', turn: 0 }]]),
    illegal: said(0, turn({ x: 50 })),
    'takebacks-off': said(1, { type: 'ask-takeback', turn: 0 }),
    'nothing-to-take-back': said(1, { type: 'ask-takeback', turn: 0 }, { plan: { takebacks: true } }),
    'not-asked': said(1, { type: 'answer-takeback', accept: true }, { plan: { takebacks: true } }),
    'wrong-number': async (world) => ({ ...(await committed(world)), body: { type: 'reveal', clientSeed: 'other' } }),
    'too-early': said(1, { type: 'replace', seat: 0 }),
    present: away,
    async 'time-up'(world) {
      const { params, tokens } = await playedGame(world, { plan: LIVE });
      const body = anyTurn(await readTable(world.node.origin, params.id), createRandom(1));
      await world.clock.advance(8000);
      // As if the server were too busy to run its timers.
      world.clock.skip(2100);
      return { params, token: tokens[0], body };
    },
    'seat-lost': said(1, { type: 'return' }, { people: 3 }, [[1, { type: 'resign' }]]),
    'not-offered': said(0, { type: 'webhook', url: 'https://hooks.example/' }),
    'log-full': said(
      0,
      { type: 'mute', seat: 1, muted: true },
      {},
      Array.from({ length: 51 }, (_, n) => [0, { type: 'mute', seat: 1, muted: n % 2 === 0 }] as const),
    ),
    async 'day-spent'(world) {
      const [at, from] = [world.narrow, world.address()];
      const { params, tokens } = await playedGame(world, { ...STRANGERS, at, from });
      const line = { type: 'chat', text: 'я'.repeat(400) };
      const body = { id: 'c', ...line };
      await ask(at.origin, 'POST /api/games/:id/commands', { params, token: tokens[0], from, body });
      return { at, from, params, token: tokens[0], body: line };
    },
  },
};
