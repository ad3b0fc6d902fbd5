/** Waves on two nodes with one store: each wave is paired once, and its tables keep the seats of its pairs. */
import type { Fault, WaveState } from '@asteroute/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../domain/ports.ts';
import { TestDevice } from '../test/accounts/account-device.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { command, newToken, readTable, startNode, systemClock, type TestNode } from '../testing.ts';

const EVERY_MS = 30_000;
const GAME = { edition: 'classic', rated: true, clock: { seconds: 600, increment: 10 } };

/** Somebody with an account, who waits at one of the nodes. */
interface Waiting {
  readonly device: TestDevice;
  readonly name: string;
  readonly session: string;
  readonly node: string;
  token: string;
}

onBothStores('waves', (make: () => Promise<StoreOpener>) => () => {
  /** By how much the wall clock of the nodes differs from the system's. */
  let shift = 0;
  const clock = { ...systemClock, now: () => systemClock.now() + shift };
  let opener: StoreOpener;
  let store: Store;
  let nodes: readonly TestNode[];
  let people = 0;
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
    nodes = [
      await startNode({ store, clock, waves: 30 }),
      await startNode({ store: await opener.open(), clock, waves: 30 }),
    ];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await opener.close();
  });

  async function person(): Promise<Waiting> {
    const name = `Wave ${++people}`;
    const { origin: node } = nodes[people % 2];
    const device = new TestDevice();
    return { device, name, node, token: newToken(), session: (await device.create(node, name)).session };
  }

  async function ask(node: string, path: string, session: string | null, body: object) {
    const headers: Record<string, string> = session === null ? {} : { 'Asteroute-Account': session };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${node}/api/${path}`, init)).json()) as WaveState & { readonly fault?: Fault };
  }

  const wait = ({ node, session, token }: Waiting, game: object = GAME) =>
    ask(node, 'waves', session, { ...game, token });
  const tablesOf = async (all: readonly Waiting[]) => {
    const tables: (string | null)[] = [];
    for (const one of all) tables.push((await wait(one)).table);
    return tables;
  };

  /** Lets these people wait for the next wave and resolves with their tables, once the wave has been paired. */
  async function afterWave(all: readonly Waiting[]): Promise<readonly (string | null)[]> {
    shift += EVERY_MS - 2000 - (clock.now() % EVERY_MS);
    await tablesOf(all);
    const wave = Math.floor(clock.now() / EVERY_MS) + 1;
    shift += 2500;
    const isPaired = async () => (await store.counts([`wave ${wave}`], clock.now())).get(`wave ${wave}`);
    // Both nodes have asked, and one of them has paired.
    await expect.poll(isPaired, { timeout: 10_000 }).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return tablesOf(all);
  }

  const again = (one: Waiting) => {
    one.token = newToken();
  };

  test('two people of two nodes are paired once, at one table that keeps their seats, and play', async () => {
    const [ann, ben] = [await person(), await person()];
    expect(await wait(ann)).toMatchObject({ table: null, waiting: 1 });
    expect(await wait(ben)).toMatchObject({ table: null, waiting: 2 });
    const before = (await store.all('open', 100)).length;
    const [table, other] = await afterWave([ann, ben]);
    expect([typeof table, table]).toEqual(['string', other]);
    expect((await store.all('open', 100)).length).toBe(before + 1);
    for (const { node, token, session, name } of [ann, ben]) {
      const join = { type: 'join', name, clientSeed: 'own', account: session } as const;
      expect(await command(node, table ?? '', join, token)).toMatchObject({ ok: true });
    }
    const game = await readTable(ann.node, table ?? '', ann.token);
    expect([game.status, game.plan.rated, game.plan.clock]).toEqual(['running', true, { type: 'live', ...GAME.clock }]);

    // The same two do not meet at once again; with a third one, somebody plays.
    again(ann);
    again(ben);
    expect(await afterWave([ann, ben])).toEqual([null, null]);
    const cleo = await person();
    const three = await afterWave([ann, ben, cleo]);
    expect(three[2]).not.toBeNull();
    expect(three.filter((one) => one === three[2])).toHaveLength(2);
    for (const one of [ann, ben, cleo]) await ask(one.node, 'waves/leave', one.session, {});

    // Later the same two may meet, unless one has blocked the other.
    const seat = game.seats.findIndex(({ name }) => name === ben.name);
    expect(await ann.device.act(ann.node, { type: 'block', table: table ?? '', seat })).toHaveProperty('account');
    shift += 700_000;
    again(ann);
    again(ben);
    expect(await afterWave([ann, ben])).toEqual([null, null]);
    for (const one of [ann, ben]) await ask(one.node, 'waves/leave', one.session, {});
  });

  test('who has left, or wants another game, is not paired', async () => {
    const [dora, emil, finn] = [await person(), await person(), await person()];
    await ask(dora.node, 'waves/leave', dora.session, {});
    await wait(dora);
    await ask(dora.node, 'waves/leave', dora.session, {});
    await wait(finn, { ...GAME, rated: false });
    expect(await afterWave([emil])).toEqual([null]);
    await ask(emil.node, 'waves/leave', emil.session, {});
  });

  test('it takes an account, and a server that offers it', async () => {
    const [{ origin }] = nodes;
    const request = { ...GAME, token: newToken() };
    expect((await ask(origin, 'waves', null, request)).fault?.code).toBe('signed-out');
    expect((await ask(origin, 'waves', null, { ...request, clock: { seconds: 5, increment: 0 } })).fault?.code).toBe(
      'malformed',
    );
    expect(await (await fetch(`${origin}/.well-known/asteroute.json`)).json()).toMatchObject({ waves: 30 });
    const plain = await startNode();
    expect((await ask(plain.origin, 'waves', null, request)).fault?.code).toBe('not-offered');
    await plain.close();
  });
});
