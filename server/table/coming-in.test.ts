/** Codes find tables, hosts let people in, and whoever guesses codes is stopped. */
import { CODE_LENGTHS, CODE_LETTERS, codeLength, deny, grant } from '@asteroute/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, networkOf } from '../delivery/requests/address.ts';
import type { Stores } from '../domain/ports.ts';
import { Limiter } from '../limits/limiter.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import {
  ask,
  type CommandBody,
  command,
  NO_LIMITS,
  newToken,
  openAt,
  QUIET,
  startNode,
  type TestNode,
} from '../testing.ts';
import { lengthFor } from './codes.ts';

const SEATS = ['red', 'black'].map((color) => ({ color }));
const ROOM = { edition: 'star-wars', seats: SEATS, room: true };

onBothStores('who comes in', (make) => () => {
  let opener: StoreOpener;
  let nodes: TestNode[];
  beforeAll(async () => {
    opener = await make();
    nodes = [await startNode({ store: await opener.open() }), await startNode({ store: await opener.open() })];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await opener.close();
  });

  /** A client of one node; the host may be at another. */
  function client(table: string, at: number, token = newToken()) {
    const { origin } = nodes[at];
    const say = async (body: CommandBody) => {
      const answer = await command(origin, table, body, token);
      return answer.ok ? 'done' : answer.fault.code;
    };
    const view = () => ask(origin, 'GET /api/games/:id', { params: { id: table }, token });
    const reads = async () => (await view()).fault?.code ?? 'reads';
    return { token, say, reads, view, knock: (name: string) => say({ type: 'knock', name }) };
  }

  async function roomOf(plan: object) {
    const token = newToken();
    const table = await openAt(nodes[0].origin, token, { ...ROOM, ...plan }, { name: 'Mia', invite: newToken() });
    const host = client(table, 0, token);
    const answer = async (name: string, isIn: boolean) => {
      const knock = (await host.view()).knocks.find((one) => one.name === name)?.seq ?? 0;
      return host.say({ type: 'answer-knock', knock, let: isIn });
    };
    return { table, host, answer };
  }

  test.each([
    ['a private table', { access: 'link' }],
    ['a public table whose host wants to be asked', { access: 'public', ask: true }],
  ])('%s: who is not invited asks, and the host lets them in or not, over nodes', async (_, plan) => {
    const { table, host, answer } = await roomOf(plan);
    const [bea, eve] = [client(table, 1), client(table, 1)];
    expect(await bea.reads()).toBe('ask-first');
    const join = { type: 'join', name: 'Bea', clientSeed: '' } as const;
    expect(await bea.say(join)).toBe('ask-first');
    expect(await bea.knock('MIA')).toBe('name-taken');
    expect([await bea.knock('Bea'), await bea.knock('Bea'), await eve.knock('Eve')]).toEqual(['done', 'done', 'done']);
    expect([await bea.reads(), await bea.say(join)]).toEqual(['asked', 'asked']);
    const { knocks } = await host.view();
    expect(knocks.map(({ name, state }) => [name, state])).toEqual([
      ['Bea', 'waiting'],
      ['Eve', 'waiting'],
    ]);
    expect(await eve.say({ type: 'answer-knock', knock: knocks[1].seq, let: true })).toBe('asked');
    expect([await answer('Bea', true), await answer('Eve', false)]).toEqual(['done', 'done']);
    expect([await bea.reads(), await bea.say(join), await bea.say({ type: 'ready', ready: true })]).toEqual([
      'reads',
      'done',
      'done',
    ]);
    expect([await eve.reads(), await eve.knock('Eve')]).toEqual(['turned-away', 'turned-away']);
    expect(await answer('Bea', false)).toBe('stale');
    // Nothing of this is in the memory of a node.
    nodes.push(await startNode({ store: await opener.open() }));
    expect(await client(table, nodes.length - 1, bea.token).reads()).toBe('reads');
    expect(await eve.say({ type: 'erase' })).toBe('done');
    expect(
      JSON.stringify(
        await ask(nodes[0].origin, 'GET /api/games/:id/events', { params: { id: table }, token: host.token }),
      ),
    ).not.toContain('Eve');
    expect(await host.say({ type: 'start' })).toBe('done');
    expect(await client(table, 1).reads()).toBe(plan.access === 'link' ? 'wrong-token' : 'reads');
  });

  test('an address asks so often, and a host who has let nobody wait is asked nothing', async () => {
    const { table, host } = await roomOf({ access: 'link' });
    const knocks: string[] = [];
    for (let i = 0; i < 13; i++) knocks.push(await client(table, 1).knock(`Guest ${i}`));
    expect([knocks.filter((one) => one === 'done').length, knocks.at(-1)]).toEqual([12, 'log-full']);
    expect([await host.knock('Mia'), (await host.view()).knocks.length]).toEqual(['done', 12]);
  });
});

describe('a code', () => {
  test('is longer the more there are, so that a guess finds one with a chance of 1 in 100,000 at most', () => {
    const lengths = [0, 7, 8, 159, 160, 3199, 3200].map(lengthFor);
    expect(lengths).toEqual([5, 5, 6, 6, 7, 7, 8]);
    for (const valid of [0, 7, 8, 159, 160, 3199, 3200, 63_999])
      expect((5 * 20 ** (lengthFor(valid) - 1)) / (valid + 1)).toBeGreaterThanOrEqual(100_000);
    const counts = CODE_LENGTHS.map((length) => [...CODE_LETTERS].filter((one) => codeLength(one) === length).length);
    expect([counts, codeLength(''), codeLength('a')]).toEqual([[5, 5, 5, 5], 0, 0]);
  });
});

onBothStores('wrong codes', (make) => () => {
  let opener: StoreOpener;
  let store: Stores;
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
  });
  afterAll(async () => {
    await store.close();
    await opener.close();
  });
  const clock = virtualClock();
  const limiter = () =>
    new Limiter({ ...NO_LIMITS, codes: 3 }, { store, clock, log: QUIET, tagOf: (_, address) => address });

  /** What guesses from these addresses are answered, by all limiters in turn. */
  async function guessed(addresses: readonly string[], isRight = false): Promise<readonly string[]> {
    const limiters = [limiter(), limiter()];
    const find = async () => (isRight ? grant(1) : deny('unknown-code', ''));
    const answers: string[] = [];
    for (const [i, address] of addresses.entries()) {
      const client = clientOf(address) ?? '';
      const found = await limiters[i % 2].guess({ client, network: networkOf(client) }, find);
      answers.push(found.ok ? 'found' : found.fault.code);
    }
    return answers;
  }
  const times = (count: number, of: (i: number) => string) => Array.from({ length: count }, (_, i) => of(i));
  const refusedOf = (answers: readonly string[]) => answers.filter((code) => code === 'too-many').length;

  test('are counted for the address, its network and all together, on all nodes; the right one is free', async () => {
    expect(
      await guessed(
        times(5, () => '2001:db8:1:1::1'),
        true,
      ),
    ).toEqual(times(5, () => 'found'));
    expect(refusedOf(await guessed(times(5, () => '2001:db8:1:1::1')))).toBe(2);
    expect(refusedOf(await guessed(['2001:db8:1:1:ff::9', '198.51.100.7']))).toBe(1);
    // Each from a /64 of its own in one /48: nine are left of the twelve of the network.
    expect(refusedOf(await guessed(times(30, (i) => `2001:db8:1:${i + 100}::1`)))).toBe(21);
    expect(refusedOf(await guessed(times(30, (i) => `203.0.113.${i}`)))).toBe(18);
    // Each from a network of its own: what is refused counts no further, so 95 are left of the 120 of the server.
    expect(refusedOf(await guessed(times(100, (i) => `10.${i}.0.1`)))).toBe(5);
    expect(await guessed(['192.0.2.1'], true)).toEqual(['too-many']);
    await clock.advance(3_600_000);
    expect(await guessed(['192.0.2.1'], true)).toEqual(['found']);
  });

  test('that come at the same time are all counted', async () => {
    const [one, client] = [limiter(), '192.0.2.9'];
    const slow = async () => {
      await new Promise<void>((done) => setImmediate(done));
      return deny('unknown-code', '');
    };
    const all = await Promise.all(times(20, () => '').map(() => one.guess({ client, network: 'n' }, slow)));
    expect(all.filter((found) => !found.ok && found.fault.code === 'unknown-code')).toHaveLength(3);
  });
});
