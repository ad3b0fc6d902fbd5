/** People who do not want to meet, at two nodes of one store; reports of an account, and its ban. */

import type { Answer, Listing } from '@asteroute/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stores } from '../domain/ports.ts';
import { TestDevice } from '../test/accounts/account-device.ts';
import { newPerson, type Person } from '../test/accounts/person.ts';
import { onBothStores, type StoreOpener } from '../test/stores/both-stores.ts';
import { dueNotices } from '../test/stores/due-jobs.ts';
import { ask, type CommandBody, command, newToken, openAt, readTable, startNode, type TestNode } from '../testing.ts';

const SEATS = [{ color: 'red' }, { color: 'blue' }];
const OPEN = { edition: 'classic', seats: SEATS };
const CHALLENGE = { ...OPEN, clock: { type: 'days', days: 3 } };

const codeOf = (answer: Answer): string => (answer.ok ? 'done' : answer.fault.code);

const suite = (make: () => Promise<StoreOpener>) => () => {
  let opener: StoreOpener;
  let store: Stores;
  let nodes: readonly TestNode[];
  let one: string;
  let other: string;
  let people = 0;
  beforeAll(async () => {
    opener = await make();
    store = await opener.open();
    nodes = [await startNode({ store }), await startNode({ store: await opener.open() })];
    [one, other] = nodes.map(({ origin }) => origin);
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await opener.close();
  });

  const person = () => newPerson(one, `Guest ${++people}`);
  const hosted = ({ token, session, name }: Person, plan: object = OPEN) =>
    openAt(one, token, plan, { name, clientSeed: 'x', account: session });
  const joining = ({ name, session }: Pick<Person, 'name' | 'session'>): CommandBody => ({
    type: 'join',
    name,
    clientSeed: 'y',
    account: session,
  });
  const join = async (who: Person, table: string) => codeOf(await command(other, table, joining(who), who.token));
  const block = (who: Person, table: string, seat: number, name?: string) =>
    who.device.act(one, { type: 'block', table, seat, ...(name !== undefined && { name }) });
  /** The tables that the lobby shows to somebody. */
  async function listed(who: Pick<Person, 'session'> | null): Promise<readonly string[]> {
    const headers: Record<string, string> = who === null ? {} : { 'Asteroute-Account': who.session };
    const { open } = (await (await fetch(`${other}/api/games`, { headers })).json()) as Listing;
    return open.map(({ table }) => table);
  }

  test('who has blocked somebody neither sees nor joins their tables, nor the other way, until it is taken back', async () => {
    const [ann, ben] = [await person(), await person()];
    const [bens, anns] = [await hosted(ben, CHALLENGE), await hosted({ ...ann, token: newToken() })];
    const done = await block(ann, bens, 0, ben.name);
    expect(done.account?.blocks).toMatchObject([{ name: ben.name }]);
    // Sent again, the list stays as it is.
    expect((await block(ann, bens, 0)).account?.blocks).toHaveLength(1);
    const seen = [await listed(ann), await listed(ben), await listed(null)].map((tables) => [
      tables.includes(bens),
      tables.includes(anns),
    ]);
    expect(seen).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
    expect([await join(ann, bens), await join(ben, anns)]).toEqual(['blocked', 'blocked']);
    // It is the account that is blocked, whatever token it comes with.
    expect(await join({ ...ben, token: newToken() }, anns)).toBe('blocked');
    const kept = await ask(one, 'GET /api/accounts/export', { account: ann.session });
    expect(JSON.parse(kept.export).account.blocks).toMatchObject([{ name: ben.name }]);
    const [{ id }] = done.account!.blocks;
    expect((await ben.device.act(one, { type: 'unblock', block: id })).fault?.code).toBe('stale');
    expect((await ann.device.act(one, { type: 'unblock', block: id })).account?.blocks).toEqual([]);
    expect([await listed(ann), await join(ben, anns)]).toEqual([expect.arrayContaining([bens]), 'done']);
  });

  test('where both already play, neither reads the other, neither lines nor phrases, until it is taken back', async () => {
    const [ann, ben] = [await person(), await person()];
    const rooms = [await hosted(ann), await hosted({ ...ann, token: newToken() }, CHALLENGE)];
    const benAt = [ben.token, newToken()];
    for (const [i, table] of rooms.entries()) expect(await join({ ...ben, token: benAt[i] }, table)).toBe('done');
    const { account } = await block(ann, rooms[0], 1, ben.name);
    await command(one, rooms[0], { type: 'chat', text: 'from Ben' }, benAt[0]);
    await command(one, rooms[0], { type: 'chat', text: 'from Ann' }, ann.token);
    await command(other, rooms[1], { type: 'phrase', phrase: 1 }, benAt[1]);
    const said = async (at: string, table: string, token?: string) =>
      (await readTable(at, table, token)).chat.map(({ text, phrase }) => phrase ?? text);
    expect(await said(other, rooms[0], ann.token)).toEqual(['from Ann']);
    expect(await said(other, rooms[0], benAt[0])).toEqual(['from Ben']);
    expect(await said(other, rooms[0])).toEqual(['from Ben', 'from Ann']);
    const mutes = async () => (await readTable(one, rooms[1], benAt[1])).mutes;
    expect(await mutes()).toEqual([{ seat: 0, by: 1 }]);
    await ann.device.act(one, { type: 'unblock', block: account!.blocks[0].id });
    expect([await said(other, rooms[0], ann.token), await mutes()]).toEqual([['from Ben', 'from Ann'], []]);
  });

  test('a guest is blocked as far as the token goes, and nobody blocks an empty seat, a bot or oneself', async () => {
    const [ann, guest] = [await person(), newToken()];
    const room = { ...OPEN, room: true, seats: [SEATS[0], { ...SEATS[1], bot: 'steady' }] };
    const table = await openAt(one, guest, room, { name: `Nobody ${people}`, clientSeed: 'x' });
    expect((await block(ann, table, 0, 'Somebody else')).fault?.code).toBe('stale');
    for (const seat of [1, 2]) expect((await block(ann, table, seat)).fault?.code).toBe('stale');
    expect((await block(ann, 'nosuchtablehere1', 0)).fault?.code).toBe('unknown-table');
    expect((await block(ann, table, 0)).account?.blocks).toHaveLength(1);
    expect(await join(ann, table)).toBe('blocked');
    const own = await hosted({ ...ann, token: newToken() });
    expect((await block(ann, own, 0)).fault?.code).toBe('stale');
    // The token of that table comes to another one.
    const answer = await command(other, own, { type: 'join', name: 'Nobody', clientSeed: 'y' }, guest);
    expect(codeOf(answer)).toBe('blocked');
    const hidden = await openAt(one, newToken(), { ...OPEN, access: 'link' }, { name: 'Hidden', invite: newToken() });
    expect((await block(ann, hidden, 0)).fault?.code).toBe('wrong-token');
  });

  test('of somebody who wants to play, those who are blocked are not told, nor the other way', async () => {
    const [ann, ben, cleo] = [await person(), await person(), await person()];
    const table = await hosted(ben, CHALLENGE);
    await block(ann, table, 0);
    const want = {
      sealed: 'x',
      channels: ['push'],
      confirmed: false,
      wantsUntil: 9e14,
      toldAt: 0,
      until: 9e14,
    } as const;
    for (const { id } of [ann, cleo]) await store.contacts.keep({ ...want, id: `contact ${id}`, account: id }, null);
    const told = async (at: string) => {
      const call = { id: `call ${at}`, table: at, at: 1, kind: 'call', channel: 'all', seat: null, about: 0 } as const;
      await store.contacts.spreadCall({ ...call, contact: null }, { now: Date.now(), since: 9e14, limit: 99 });
      const due = await dueNotices(store, Date.now());
      const own = due.filter((notice) => notice.table === at && notice.kind === 'wanted');
      for (const { job } of own) await store.jobs.done(job);
      return [ann, cleo].map(({ id }) => own.some(({ contact }) => contact === `contact ${id}`));
    };
    expect(await told(table)).toEqual([false, true]);
    const anns = await hosted({ ...ann, token: newToken() }, CHALLENGE);
    await store.contacts.keep({ ...want, id: `contact ${cleo.id}`, account: ben.id }, null);
    expect(await told(anns)).toEqual([true, false]);
  });

  test('with an account go its blocks, and those of others that name it', async () => {
    const [ann, ben] = [await person(), await person()];
    const [bens, anns] = [await hosted(ben), await hosted({ ...ann, token: newToken() })];
    await block(ann, bens, 0);
    await block(ben, anns, 0);
    await ben.device.act(one, { type: 'delete' });
    expect(await store.people.avoided([ann.id, ben.id])).toEqual(new Set());
    expect((await ask(one, 'GET /api/accounts/me', { session: ann.session })).blocks).toEqual([]);
  });

  test('reports of an account come together, and its ban keeps it and guests of its address out', async () => {
    const ben = await person();
    const reported: string[] = [];
    for (let i = 0; i < 2; i++) {
      const token = newToken();
      const table = await hosted({ ...ben, token });
      const ann = newToken();
      await command(one, table, { type: 'join', name: 'Ann', clientSeed: 'y' }, ann);
      await command(one, table, { type: 'report', seat: 0, reason: 'play' }, ann);
      reported.push(table);
    }
    const { admin } = nodes[0].node;
    const groups = (await (await admin.request('/reported')).json()) as { account: string; newest: object[] }[];
    const group = groups.find(({ account }) => account === ben.id)!;
    expect(group).toMatchObject({ name: ben.name, count: 2, reporters: 1 });
    expect(group.newest).toEqual(expect.arrayContaining(reported.map((table) => expect.objectContaining({ table }))));
    expect(await (await admin.request(`/reported/${ben.id}`)).json()).toHaveLength(2);

    const playing = await hosted({ ...ben, token: newToken() });
    await admin.request(`/accounts/${ben.id}/ban`, { method: 'POST' });
    expect((await readTable(other, playing)).bans).toMatchObject([{ name: ben.name, lifted: false }]);
    expect((await ben.device.act(other, { type: 'sign-in' })).fault?.code).toBe('banned');
    const fresh = new TestDevice();
    const again = { type: 'create', name: `Ban evader ${people}`, label: '' } as const;
    expect((await fresh.act(other, again)).fault?.code).toBe('banned');
    const opening = { id: 'x', plan: OPEN, name: 'Guest' };
    const opened = await ask(other, 'POST /api/games', { token: newToken(), body: opening });
    expect(opened.fault?.code).toBe('banned');
    await admin.request(`/accounts/${ben.id}/ban`, { method: 'DELETE' });
    expect((await fresh.act(other, again)).account).not.toBeNull();
  });
};

onBothStores('people who do not want to meet', suite);
