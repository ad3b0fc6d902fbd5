/** A player's data at a table can be downloaded and removed, and the game stays intact. */
import type { Plan } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAddressTagger } from '../../secrets/address-tags.ts';
import { ask, command, Follower, newToken, openAt, startNode, TEST_SECRET, type TestNode } from '../../testing.ts';
import { OPENERS } from '../commands/seats.ts';
import { hashOf } from '../table-state.ts';

let node: TestNode;
beforeEach(async () => {
  node = await startNode();
});
afterEach(() => node.close());

const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };

/** Creates a table opened by Ann, at which Bob sits; both have written chat. */
async function table() {
  const [ann, bob] = [newToken(), newToken()];
  const id = await openAt(node.origin, ann, PLAN, { name: 'Ann' });
  const say = (token: string, body: Parameters<typeof command>[2]) => command(node.origin, id, body, token);
  await say(bob, { type: 'join', name: 'Bob', clientSeed: 'n7' });
  await say(ann, { type: 'chat', text: 'hello from me' });
  await say(bob, { type: 'chat', text: 'and from me too' });
  const mine = (token: string) => ask(node.origin, 'GET /api/games/:id/mine', { params: { id }, token });
  return { id, ann, bob, say, mine };
}

const stored = async (id: string) => JSON.stringify(await node.store.tables.read(id, 0, 1000));

test('its owner has it, and nothing of the others', async () => {
  const { ann, bob, say, mine } = await table();
  await say(ann, { type: 'report', seat: 1, reason: 'chat' });
  const data = await mine(ann);
  expect(data.host).toBe(true);
  expect(data.events.map(({ event }) => event.type)).toEqual(['joined', 'chat', 'reported']);
  expect(data.events[1]).toMatchObject({ seq: 3, event: { text: 'hello from me' } });
  expect(JSON.stringify(data)).not.toContain('too');
  expect(await mine(bob)).toMatchObject({ host: false, events: [{ event: { name: 'Bob', clientSeed: 'n7' } }, {}] });
  expect(await mine(newToken())).toEqual({ host: false, events: [] });
});

test('its owner takes it out of a finished game, whose record still verifies and whose table still opens', async () => {
  const { id, ann, bob, say, mine } = await table();
  expect((await stored(id)).includes(hashOf(bob))).toBe(true);
  const opener = createAddressTagger(TEST_SECRET)(OPENERS, '127.0.0.1');
  expect(await stored(id)).toContain(opener);
  await say(bob, { type: 'resign' });
  const watcher = new Follower(node.origin, id);
  await watcher.until(() => watcher.state?.status === 'over');
  expect(await say(newToken(), { type: 'erase' })).toMatchObject({ fault: { code: 'wrong-token' } });
  expect(await say(bob, { type: 'erase', id: 'once' })).toMatchObject({ ok: true, already: false });
  expect(await say(bob, { type: 'erase', id: 'once' })).toMatchObject({ ok: true, already: true });
  await watcher.until(() => watcher.state?.seats[1].name === '–');
  expect(watcher.state?.chat.map(({ text }) => text)).toEqual(['hello from me']);
  const text = await stored(id);
  for (const gone of ['Bob', 'too', hashOf(bob)]) expect(text).not.toContain(gone);
  expect(text).toContain('Ann');
  const record = await (await fetch(`${node.origin}/api/games/${id}/record`)).text();
  expect(verify(record).ok).toBe(true);
  expect(record).not.toContain('Bob');
  expect(await mine(bob)).toEqual({ host: false, events: [] });
  const late = new Follower(node.origin, id);
  await late.until(() => late.state?.head === watcher.state?.head);
  expect(late.state?.seats).toEqual(watcher.state?.seats);
  expect(await say(ann, { type: 'erase' })).toMatchObject({ ok: true });
  for (const gone of [opener, hashOf(ann)]) expect(await stored(id)).not.toContain(gone);
  const both = await (await fetch(`${node.origin}/api/games/${id}/record`)).text();
  expect(verify(both).ok).toBe(true);
  const listed = await node.node.admin.request('/tables');
  expect(await listed.text()).not.toMatch(/Ann|Bob/);
  for (const one of [watcher, late]) one.close();
});

test('whoever still plays gives the seat up, and the game goes on', async () => {
  const { id, ann, bob, say } = await table();
  const watcher = new Follower(node.origin, id);
  await watcher.until(() => watcher.state?.status === 'running');
  expect(await say(ann, { type: 'erase' })).toMatchObject({ ok: true });
  await watcher.until(() => watcher.state?.seats[0].bot !== null);
  expect(watcher.state?.status).toBe('running');
  expect(await say(ann, { type: 'return' })).toMatchObject({ fault: { code: 'wrong-token' } });
  expect(await say(bob, { type: 'chat', text: 'who was that?' })).toMatchObject({ ok: true });
  watcher.close();
});

test('whoever was banned from a running game leaves no name at the seat that a bot plays on', async () => {
  const { id, ann, bob, say } = await table();
  const watcher = new Follower(node.origin, id, ann);
  await watcher.until(() => watcher.state?.status === 'running');
  expect(await say(ann, { type: 'ban', seat: 1 })).toMatchObject({ ok: true });
  await watcher.until(() => watcher.state?.seats[1].bot !== null);
  expect(watcher.state?.seats[1].name).toBe('Bob');
  expect(await say(bob, { type: 'erase' })).toMatchObject({ ok: true });
  await watcher.until(() => watcher.state?.seats[1].name === '–');
  expect(watcher.state?.chat.map(({ text }) => text)).toEqual(['hello from me']);
  expect(await (await node.node.admin.request('/tables')).text()).not.toContain('Bob');
  watcher.close();
});

test('of a room somebody takes only their own out, wherever the seats have moved', async () => {
  const [ann, bob, cid] = [newToken(), newToken(), newToken()];
  const id = await openAt(node.origin, ann, { ...PLAN, room: true }, { name: 'Ann' });
  const say = (token: string, body: Parameters<typeof command>[2]) => command(node.origin, id, body, token);
  await say(bob, { type: 'join', name: 'Bob', clientSeed: '' });
  await say(cid, { type: 'join', name: 'Cid', clientSeed: '' });
  await say(bob, { type: 'chat', text: 'bob before' });
  await say(cid, { type: 'chat', text: 'cid before' });
  const { seats } = await ask(node.origin, 'GET /api/games/:id', { params: { id } });
  const colors = [2, 0, 1].map((seat) => ({ color: seats[seat].color, bot: null }));
  const plan: Plan = {
    edition: 'classic',
    modules: [],
    options: {},
    takebacks: false,
    access: 'public',
    clock: { type: 'none' },
    seats: colors,
  };
  expect(await say(ann, { type: 'configure', plan, from: [2, 0, 1] })).toMatchObject({ ok: true });
  await say(bob, { type: 'chat', text: 'bob after' });
  await say(cid, { type: 'chat', text: 'cid after' });
  await say(ann, { type: 'leave' });
  await say(ann, { type: 'start' });
  expect((await ask(node.origin, 'GET /api/games/:id/mine', { params: { id }, token: cid })).events).toMatchObject([
    { event: { type: 'joined', name: 'Cid' } },
    { event: { text: 'cid before' } },
    { event: { text: 'cid after' } },
  ]);
  expect(await say(cid, { type: 'erase' })).toMatchObject({ ok: true });
  const text = await stored(id);
  expect(text).not.toMatch(new RegExp(`Cid|cid|${hashOf(cid)}`));
  for (const kept of ['Bob', 'bob before', 'bob after', 'Ann']) expect(text).toContain(kept);
  // The entry that began the game also renumbered the seats.
  expect(text).toContain('{\\"name\\":\\"–\\"');
});

test('whoever only sat in a waiting room, or has a seat kept in a rematch, leaves nothing there either', async () => {
  const { id, ann, bob, say } = await table();
  const gone = newToken();
  await say(bob, { type: 'resign' });
  await say(ann, { type: 'rematch', sit: false, clientSeed: '' });
  const rematch = (await ask(node.origin, 'GET /api/games/:id', { params: { id } })).rematch ?? '';
  expect(await stored(rematch)).toContain('Bob');
  expect(await command(node.origin, rematch, { type: 'erase' }, bob)).toMatchObject({ ok: true });
  expect(await stored(rematch)).not.toMatch(new RegExp(`Bob|${hashOf(bob)}`));
  const room = await openAt(node.origin, ann, { ...PLAN, seats: [...PLAN.seats, { color: 'green' }] }, { name: 'Ann' });
  const at = (body: Parameters<typeof command>[2]) => command(node.origin, room, body, gone);
  await at({ type: 'join', name: 'Eve', clientSeed: '' });
  await at({ type: 'leave' });
  expect(await at({ type: 'erase' })).toMatchObject({ ok: true });
  expect(await stored(room)).not.toContain('Eve');
});
