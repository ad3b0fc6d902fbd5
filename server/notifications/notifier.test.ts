/**
 * Players are notified of their turns exactly once, however many nodes there are, and only by hosts that the operator
 * allows.
 */

import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAsk } from '@asteroute/client';
import { createRandom } from '@asteroute/engine';
import type { Table } from '@asteroute/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JobPause, JobStore } from '../domain/jobs.ts';
import { type Stores, StoreUnavailable } from '../domain/ports.ts';
import { Runner } from '../jobs/runner.ts';
import { createPushKeys } from '../secrets/push-keys.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { TableCache } from '../table/cache.ts';
import { createFailureReporter } from '../table/failures.ts';
import { dueNotices } from '../test/stores/due-jobs.ts';
import { anyTurn } from '../test/turns.ts';
import { type VirtualClock, virtualClock } from '../test/virtual-clock.ts';
import {
  ask,
  type CommandBody,
  command,
  Follower,
  newToken,
  openAt,
  QUIET,
  startNode,
  type TestNode,
} from '../testing.ts';
import { type Channels, createChannels, isAllowed } from './channels.ts';
import type { Contacts } from './contacts.ts';
import { CLAIM_MS, NOTIFY_EVERY_MS, noticeJobs } from './notifier.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Starts a push service and webhook in one, which answers with `status`, or with 503 if a path begins with `failing`.
 */
async function startReceiver() {
  const received: Received[] = [];
  const answer = { status: 201, failing: 'nothing' };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(request.url?.startsWith(answer.failing) ? 503 : answer.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, received, answer, close: () => new Promise((resolve) => server.close(resolve)) };
}

let folder: string;
let clock: VirtualClock;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let nodes: TestNode[];
const SECRET = new Uint8Array(32).fill(5);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-notify-'));
  clock = virtualClock();
  receiver = await startReceiver();
  nodes = [await start(), await start()];
});
afterEach(async () => {
  for (const node of nodes) await node.close();
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<TestNode> {
  const plan = {
    pushContact: 'mailto:host@example.org',
    pushHosts: [receiver.origin],
    webhookHosts: [receiver.origin],
  };
  const channels = createChannels(plan, { clock, keys: createPushKeys(SECRET), send: fetch, mailer: null });
  return startNode({ clock, channels, store: await openSqlite(join(folder, 'test.sqlite')) });
}

/** Asks for a contact of a browser, with a key to encrypt for. */
function keep(token: string, endpoint: string) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const push = { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
  const body = { push, mail: null, language: 'de', zone: 'UTC', quiet: null, wants: false };
  return createAsk(nodes[0].origin, fetch)('POST /api/contact', { token, body });
}

/** The command by which a browser is told of a table. */
async function reachedAt(endpoint: string) {
  const contact = newToken();
  expect(await keep(contact, endpoint)).toMatchObject({ ok: true });
  return { type: 'reach', contact, channels: ['push'] } as const;
}

const random = createRandom(2);

/** Creates a table with days per turn for Ann, its host, and Bob. */
async function table() {
  const tokens = [newToken(), newToken()];
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }], clock: { type: 'days', days: 3 } };
  const id = await openAt(nodes[0].origin, tokens[0], plan, { name: 'Ann' });
  const say = (seat: number, body: CommandBody) => command(nodes[seat].origin, id, body, tokens[seat]);
  await say(1, { type: 'join', name: 'Bob', clientSeed: '' });
  const watcher = new Follower(nodes[0].origin, id, tokens[0]);
  await watcher.until(() => watcher.state?.status === 'running');
  const play = async (seat: number) => {
    const turns = watcher.state?.turns ?? 0;
    expect(await say(seat, anyTurn(watcher.state as Table, random))).toMatchObject({ ok: true });
    await clock.advance(1600);
    await watcher.until(() => (watcher.state?.turns ?? 0) > turns);
  };
  return { id, say, watcher, play };
}

/** Lets time pass in which only the timers that are due at its end run. */
async function pass(ms: number): Promise<void> {
  clock.skip(ms);
  await clock.advance(NOTIFY_EVERY_MS);
}

/** Advances the virtual clock until `count` messages have arrived over the real network. */
async function sent(count: number): Promise<readonly Received[]> {
  await expect
    .poll(async () => {
      await clock.advance(NOTIFY_EVERY_MS);
      return receiver.received.length >= count && (await dueNotices(nodes[0].store, clock.now())).length === 0;
    })
    .toBe(true);
  return receiver.received;
}

test('a turn is told once by push and once by webhook, though two nodes look for it', async () => {
  const { id, say, watcher, play } = await table();
  const key = (await ask(nodes[0].origin, 'GET /.well-known/asteroute.json')).pushKey;
  expect(key).toBe(createPushKeys(SECRET).publicKey);
  expect(await say(1, await reachedAt(`${receiver.origin}/push/bob`))).toMatchObject({ ok: true });
  expect(await say(1, { type: 'webhook', url: `${receiver.origin}/hook` })).toMatchObject({
    fault: { code: 'not-host' },
  });
  expect(await say(0, { type: 'webhook', url: `${receiver.origin}/hook` })).toMatchObject({ ok: true });
  await play(0);
  await sent(2);
  await play(1);
  await sent(3);
  await play(0);
  await sent(5);
  // If one channel fails, the notice is not sent again to the other one that took it.
  receiver.answer.failing = '/push';
  await play(1);
  await sent(6);
  await play(0);
  await sent(8);
  receiver.answer.failing = 'nothing';
  await pass(3 * CLAIM_MS);
  await sent(9);
  await pass(4 * CLAIM_MS);
  const paths = receiver.received.map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...Array(5).fill('/hook'), ...Array(4).fill('/push/bob')]);
  const hooks = receiver.received.filter(({ path }) => path === '/hook').map(({ body }) => JSON.parse(body.toString()));
  expect(hooks.map(({ turn, seat }) => [turn, seat])).toEqual([
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 0],
    [5, 1],
  ]);
  expect(new Set(hooks.map(({ id: one }) => one)).size).toBe(5);
  expect(hooks[0]).toMatchObject({ event: 'turn', table: id, names: ['Ann', 'Bob'] });
  const push = receiver.received.find(({ path }) => path === '/push/bob');
  expect(push?.headers).toMatchObject({ topic: id, 'content-encoding': 'aes128gcm' });
  expect(push?.headers.authorization).toContain(key);
  expect(push?.body.toString()).not.toContain(id);
  // The other players do not see that Bob is notified.
  expect(watcher.state?.notified).toEqual([false, false]);
  watcher.close();
});

test('what a node had claimed that was killed, another sends; a failure is tried again, and a lost browser forgotten', async () => {
  const { say, watcher, play } = await table();
  const bob = await reachedAt(`${receiver.origin}/push/bob`);
  await say(1, bob);
  expect(await say(0, anyTurn(watcher.state as Table, random))).toMatchObject({ ok: true });
  // Simulates a node that is killed after it claimed the notice and before it sends it.
  const now = clock.now();
  const [notice] = await dueNotices(nodes[1].store, now);
  const claims = nodes.map(({ store }) => store.jobs.claim(notice.job, now + CLAIM_MS));
  expect(await Promise.all(claims)).toEqual([true, false]);
  await pass(CLAIM_MS - 4000 - NOTIFY_EVERY_MS);
  expect(receiver.received).toEqual([]);
  await sent(1);
  await watcher.until(() => watcher.state?.turns === 1);
  await play(1);
  receiver.answer.status = 503;
  await play(0);
  await sent(2);
  receiver.answer.status = 201;
  await pass(3 * CLAIM_MS);
  await sent(3);
  await play(1);
  receiver.answer.status = 410;
  await play(0);
  await sent(4);
  await expect
    .poll(async () => {
      await clock.advance(1);
      return ask(nodes[0].origin, 'GET /api/contact', { token: bob.contact });
    })
    .toMatchObject({ push: false });
  await play(1);
  await play(0);
  await pass(2 * CLAIM_MS);
  expect(receiver.received).toHaveLength(4);
  watcher.close();
});

test('the pauses are for receivers and tables that fail, not for a store that does', async () => {
  for (const [error, pause] of [
    [new Error('its seed cannot be opened'), 2 * CLAIM_MS],
    [new StoreUnavailable('no answer'), CLAIM_MS],
  ] as const) {
    const what = { kind: 'turn', channel: 'push', table: 'table', contact: null, at: 0, seat: 0, about: 0 };
    const pending = { kind: 'notice', id: '1', share: '', due: 0, subject: '', data: JSON.stringify(what), tries: 0 };
    let claims = 0;
    const pauses: number[] = [];
    const jobs = {
      due: async () => (claims === 0 ? [pending] : []),
      claim: async () => ++claims > 0,
      pause: async (_: unknown, { until }: JobPause) => pauses.push(until - clock.now()) > 0,
    } as unknown as JobStore;
    const cache = { find: () => Promise.reject(error) } as unknown as TableCache;
    const [channels, contacts, store] = [{} as Channels, {} as Contacts, {} as Stores];
    const nothing = () => undefined;
    const report = createFailureReporter(QUIET, nothing);
    const runner = new Runner({
      jobs,
      clock,
      log: QUIET,
      report,
      countFailure: nothing,
      onQuarantine: nothing,
    });
    runner.on('notice', noticeJobs({ store, clock, log: QUIET, cache, channels, contacts, count: nothing }));
    await clock.advance(NOTIFY_EVERY_MS);
    expect([claims, pauses]).toEqual([1, [pause]]);
    runner.close();
  }
});

test('nothing is sent to a place that the operator does not allow', async () => {
  const { say, watcher } = await table();
  const refused = { ok: false, fault: { code: 'not-offered' } };
  for (const place of [
    'https://127.0.0.1:1/x',
    'http://169.254.169.254/x',
    `${receiver.origin.replace('//', '//a@')}/x`,
  ]) {
    expect(await say(0, { type: 'webhook', url: place })).toMatchObject(refused);
    expect(await keep(newToken(), place)).toMatchObject(refused);
  }
  const plain = await startNode();
  const own = await openAt(plain.origin, 'a'.repeat(43), {
    edition: 'classic',
    seats: [{ color: 'red' }, { color: 'blue' }],
  });
  const hook = { type: 'webhook', url: `${receiver.origin}/hook` } as const;
  expect(await command(plain.origin, own, hook, 'a'.repeat(43))).toMatchObject(refused);
  await plain.close();
  watcher.close();
  const apple = ['https://*.push.apple.com'];
  expect(isAllowed('https://web.push.apple.com/x', apple)).toBe(true);
  for (const place of [
    'http://web.push.apple.com/x',
    'https://web.push.apple.com:8443/',
    'https://xpush.apple.com/',
    'https://web.push.apple.com.evil.example/',
    'no address',
  ])
    expect([place, isAllowed(place, apple)]).toEqual([place, false]);
});
