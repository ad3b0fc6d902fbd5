/** Receivers that are slow, broken or malformed delay nobody else's notices, and every notice is told or settled. */

import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAsk } from '@asteroute/client';
import { createRandom } from '@asteroute/engine';
import type { ContactRequest, Table } from '@asteroute/protocol';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactIdOf } from '../domain/table-state.ts';
import { createPushKeys } from '../secrets/push-keys.ts';
import { createSealer } from '../secrets/sealer.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { dueNotices } from '../test/stores/due-jobs.ts';
import { anyTurn } from '../test/turns.ts';
import { type VirtualClock, virtualClock } from '../test/virtual-clock.ts';
import {
  ask,
  type CommandBody,
  command,
  metricsOf,
  newToken,
  openAt,
  readTable,
  startNode,
  TEST_SECRET,
  type TestNode,
} from '../testing.ts';
import { createChannels } from './channels.ts';
import { CLAIM_MS, NOTIFY_EVERY_MS } from './notifier.ts';

const ORIGIN = 'https://receiver.example';
const WAYS = { mail: null, language: 'en', zone: 'UTC', quiet: null };
const KEYS = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

let folder: string;
let clock: VirtualClock;
let nodes: TestNode[];
/** The paths of the messages that receivers took, and when, in milliseconds since the test began. */
let taken: { readonly path: string; readonly at: number }[];
let begin: number;
/** How long a receiver takes, by the path of its address. */
let delayOf: (path: string) => number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-receivers-'));
  clock = virtualClock();
  taken = [];
  begin = clock.now();
  delayOf = () => 0;
  nodes = [await start(), await start()];
});
afterEach(async () => {
  for (const node of nodes) await node.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<TestNode> {
  const send = async (url: Parameters<typeof fetch>[0]): Promise<Response> => {
    const path = new URL(String(url)).pathname;
    await new Promise<void>((resolve) => (delayOf(path) === 0 ? resolve() : clock.after(delayOf(path), resolve)));
    taken.push({ path, at: clock.now() - begin });
    return new Response(null, { status: path === '/gone' ? 410 : path === '/broken' ? 503 : 201 });
  };
  const plan = { pushContact: 'mailto:host@example.org', pushHosts: [ORIGIN], webhookHosts: [ORIGIN] };
  const channels = createChannels(plan, {
    clock,
    keys: createPushKeys(new Uint8Array(32).fill(5)),
    send,
    mailer: null,
  });
  return startNode({ clock, channels, store: await openSqlite(join(folder, 'test.sqlite')) });
}

/** Opens a table of two, of which the first one wants to be told, and begins its game: its first turn is a notice. */
async function tell(prepare: (say: (body: CommandBody) => Promise<unknown>, table: string) => unknown) {
  const [ann, bob] = [newToken(), newToken()];
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };
  const table = await openAt(nodes[0].origin, ann, plan, { name: 'Ann' });
  await prepare((body) => command(nodes[0].origin, table, body, ann), table);
  await command(nodes[0].origin, table, { type: 'join', name: 'Bob', clientSeed: '' }, bob);
  return { table, ann };
}

/** Asks for a contact of a browser. */
const keep = (token: string, push: ContactRequest['push']) =>
  createAsk(nodes[0].origin, fetch)('POST /api/contact', { token, body: { push, ...WAYS, wants: false } });

/** Opens a table whose webhook is at this path. */
const tellHook = (path: string) => tell((say) => say({ type: 'webhook', url: `${ORIGIN}${path}` }));

/** Waits until exactly these paths have been told, because web-push is loaded in real time. */
async function told(...paths: readonly string[]): Promise<void> {
  const now = async () => {
    await clock.advance(1);
    return [taken.map(({ path }) => path).toSorted(), await left()];
  };
  await expect.poll(now).toEqual([paths, 0]);
}

const left = async () => (await dueNotices(nodes[0].store, Number.MAX_SAFE_INTEGER)).length;

/** Advances the clock by a pause without running timers more often than a node looks. */
async function pass(ms: number): Promise<void> {
  clock.skip(ms);
  for (let i = 0; i < 3; i++) await clock.advance(NOTIFY_EVERY_MS);
}

test('20 receivers that take nine seconds delay none of 20 others, and two nodes tell nobody twice', async () => {
  delayOf = (path) => (path.startsWith('/slow') ? 9000 : 0);
  for (let i = 0; i < 20; i++) {
    await tellHook(`/slow/${i}`);
    await tellHook(`/honest/${i}`);
  }
  begin = clock.now();
  await clock.advance(5000);
  expect(taken.map(({ path }) => path).toSorted()).toEqual(Array.from({ length: 20 }, (_, i) => `/honest/${i}`).sort());
  await clock.advance(10_000);
  await pass(CLAIM_MS);
  expect(taken).toHaveLength(40);
  expect(new Set(taken.map(({ path }) => path)).size).toBe(40);
  expect(await left()).toBe(0);
  expect(await metricsOf(nodes[0].origin)).toMatch(
    /^asteroute_notices_total\{channel="webhook",result="told"\} [1-9]/m,
  );
});

test('keys that nothing can be encrypted to are refused when they come', async () => {
  const offCurve = `B${'A'.repeat(86)}`;
  await tell(async (say) => {
    for (const keys of [
      { ...KEYS, p256dh: 'AAAA' },
      { ...KEYS, p256dh: `C${KEYS.p256dh.slice(1)}` },
      { ...KEYS, p256dh: offCurve },
      { ...KEYS, auth: 'AAAA' },
    ])
      expect(await keep(newToken(), { endpoint: `${ORIGIN}/x`, keys })).toMatchObject({ fault: { code: 'malformed' } });
    const contact = newToken();
    expect(await keep(contact, { endpoint: `${ORIGIN}/good`, keys: KEYS })).toMatchObject({ ok: true });
    expect(await say({ type: 'reach', contact, channels: ['push'] })).toMatchObject({ ok: true });
  });
  await clock.advance(NOTIFY_EVERY_MS);
  await told('/good');
});

test('malformed keys in the store are forgotten, and silence nobody else', async () => {
  const contact = newToken();
  const id = contactIdOf(contact);
  const push = { endpoint: `${ORIGIN}/x`, keys: { p256dh: 'AAAA', auth: 'AAAA' }, language: 'en' };
  const sealed = createSealer(TEST_SECRET).seal(JSON.stringify({ push, ...WAYS }), id);
  const flags = { confirmed: false, wantsUntil: 0, toldAt: 0, until: begin + 1e9, account: '' };
  await nodes[0].store.contacts.keep({ id, sealed, channels: ['push'], ...flags }, null);
  const view = () => ask(nodes[0].origin, 'GET /api/contact', { token: contact });
  expect(await view()).toMatchObject({ push: true });
  const { table, ann } = await tell((say) => say({ type: 'reach', contact, channels: ['push'] }));
  for (let i = 0; i < 6; i++) await tellHook(`/${i}`);
  await clock.advance(NOTIFY_EVERY_MS);
  await told('/0', '/1', '/2', '/3', '/4', '/5');
  expect(await view()).toMatchObject({ push: false });
  const turn = anyTurn((await readTable(nodes[0].origin, table, ann)) as Table, createRandom(1));
  expect(await command(nodes[0].origin, table, turn, ann)).toMatchObject({ ok: true });
});

test('a receiver that never takes a notice, and a table that cannot be read, are given up after six attempts', async () => {
  await tellHook('/broken');
  const { table } = await tellHook('/unread');
  for (const node of nodes) await node.close();
  const database = new Database(join(folder, 'test.sqlite'));
  database.prepare("update entries set events = 'no JSON' where table_id = ?").run(table);
  database.close();
  nodes = [await start()];
  await clock.advance(NOTIFY_EVERY_MS);
  for (let tries = 1; tries < 6; tries++) {
    expect([tries, taken.length, await left()]).toEqual([tries, tries, 2]);
    await pass(CLAIM_MS * 2 ** tries);
  }
  expect([taken.length, await left()]).toEqual([6, 0]);
  expect(await metricsOf(nodes[0].origin)).toMatch(
    /^asteroute_notices_total\{channel="webhook",result="dropped"\} 2$/m,
  );
});
