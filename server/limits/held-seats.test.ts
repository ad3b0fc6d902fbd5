/** One stranger cannot take the whole lobby, while a family behind one address plays on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDevice } from '../test/accounts/account-device.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { ask, newToken, startNode, type TestNode } from '../testing.ts';

const THREE = ['red', 'blue', 'green'].map((color) => ({ color }));
const MAX = 3;

onBothStores('seats at tables of others', (make) => () => {
  let opener: StoreOpener;
  const nodes: TestNode[] = [];
  const start = async () => {
    const node = await startNode({ store: await opener.open(), trustProxy: true, limits: { seats: MAX } });
    nodes.push(node);
    return node.origin;
  };
  let one = '';
  let other = '';
  let houses = 0;
  beforeAll(async () => {
    opener = await make();
    [one, other] = [await start(), await start()];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await opener.close();
  });

  /** Opens a table from an address, by default from a new one; its host sits there. */
  async function opened(plan: object = {}, from = `10.0.${++houses}.1`) {
    const token = newToken();
    const whole = { edition: 'classic', seats: THREE, ...plan };
    const body = { id: token.slice(0, 12), plan: whole, name: 'Host', invite: newToken() };
    const { table } = await ask(one, 'POST /api/games', { token, body, from });
    return { table, token, from, invite: body.invite };
  }
  interface Sent {
    readonly table: string;
    readonly token?: string;
    readonly invite?: string;
  }
  async function send(at: string, from: string, { token = newToken(), ...to }: Sent, body: object) {
    const answer = await ask(at, 'POST /api/games/:id/commands', {
      params: { id: to.table },
      token,
      from,
      invite: to.invite,
      body: { id: newToken().slice(0, 12), ...body },
    });
    return answer.ok ? 'done' : answer.fault.code;
  }
  const join = (at: string, from: string, to: Sent, more: object = {}) =>
    send(at, from, to, { type: 'join', name: newToken().slice(0, 9), clientSeed: '', ...more });

  test('are so many for an address, also at once, over nodes and after a restart; others sit down', async () => {
    const [stranger, neighbour] = ['198.51.100.1', '198.51.100.2'];
    const tables = await Promise.all(Array.from({ length: 6 }, () => opened()));
    const mine = tables.map(({ table }) => ({ table, token: newToken() }));
    const answers = await Promise.all(mine.map((to) => join(one, stranger, to)));
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: MAX }, () => 'done'),
      ...Array.from({ length: tables.length - MAX }, () => 'too-many-seats'),
    ]);
    expect(await join(other, stranger, tables[0], {})).toBe('already-seated');
    // At another table the stranger may have the last seat but one, with which its game begins.
    const to = { table: tables[answers.indexOf('too-many-seats')].table };
    expect(await join(other, stranger, to)).toBe('too-many-seats');
    expect(await join(await start(), stranger, to)).toBe('too-many-seats');
    expect(await join(one, neighbour, to)).toBe('done');
    // A seat that is given up before the game is free for another one.
    const seated = mine[answers.indexOf('done')];
    expect(await send(one, stranger, seated, { type: 'leave' })).toBe('done');
    expect(await join(other, stranger, to)).toBe('done');
  });

  test('do not count the tables of the own address, nor those by invitation', async () => {
    const home = '198.51.100.3';
    for (let i = 0; i <= MAX; i++) {
      const [own, friends] = [await opened({}, home), await opened({ access: 'link' })];
      expect([
        await join(one, home, { table: own.table }),
        await join(other, home, { ...friends, token: newToken() }),
      ]).toEqual(['done', 'done']);
    }
    expect(await join(one, home, { table: (await opened()).table })).toBe('done');
  });

  test('follow an account from address to address, and a person whose seat a host moves', async () => {
    const { session: account } = await new TestDevice().create(one, 'Traveller');
    const tables = await Promise.all(Array.from({ length: MAX + 1 }, () => opened({ room: true })));
    const sit = (at: number) => join(one, `203.0.113.${at}`, { table: tables[at].table }, { account });
    const all: string[] = [];
    for (const at of tables.keys()) all.push(await sit(at));
    expect(all).toEqual(['done', 'done', 'done', 'too-many-seats']);
    const away = '203.0.113.99';
    for (const to of tables.slice(0, MAX)) {
      expect(await join(one, away, { table: to.table })).toBe('done');
      const plan = { edition: 'classic', seats: THREE };
      expect(await send(one, to.from, to, { type: 'configure', plan, from: [2, 0, 1] })).toBe('done');
    }
    expect(await join(one, away, { table: tables[MAX].table })).toBe('too-many-seats');
  });
});
