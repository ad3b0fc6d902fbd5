/** Whoever wants to play is told of a challenge once in an hour; an appointment is told once, at its time. */
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPushKeys } from '../secrets/push-keys.ts';
import { createSealer } from '../secrets/sealer.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { type VirtualClock, virtualClock } from '../test/virtual-clock.ts';
import { ask, type CommandBody, command, newToken, openAt, startNode, TEST_SECRET, type TestNode } from '../testing.ts';
import { type Channels, createChannels } from './channels.ts';
import type { OutboxNotice } from './notice.ts';
import { NOTIFY_EVERY_MS } from './notifier.ts';

const HOUR = 3_600_000;
const DAYS = { type: 'days', days: 3 } as const;
const SEATS = [{ color: 'red' }, { color: 'blue' }];

let folder: string;
let clock: VirtualClock;
let nodes: TestNode[];
let told: string[];
let receiver: { readonly origin: string; close(): Promise<unknown> };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-company-'));
  clock = virtualClock();
  told = [];
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  receiver = { origin, close: () => new Promise((resolve) => server.close(resolve)) };
  nodes = [await start(), await start()];
});
afterEach(async () => {
  for (const node of nodes) await node.close();
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<TestNode> {
  const plan = { pushContact: 'mailto:host@example.org', pushHosts: [receiver.origin], webhookHosts: [] };
  const channels = createChannels(plan, { clock, keys: createPushKeys(TEST_SECRET), send: fetch, mailer: null });
  // What a push message says only its browser can read, so it is noted where it is sent.
  const push: Channels['push'] = (to, notice: OutboxNotice) => {
    told.push(`${notice.kind} ${new URL(to.endpoint).pathname}`);
    return channels.push(to, notice);
  };
  const store = await openSqlite(join(folder, 'test.sqlite'), { sealer: createSealer(TEST_SECRET) });
  return startNode({ clock, channels: { ...channels, push }, store });
}

/** Makes a contact of a browser with this name. */
async function contact(name: string, more: object = {}): Promise<string> {
  const token = newToken();
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const push = {
    endpoint: `${receiver.origin}/${name}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  };
  const body = { push, mail: null, language: 'it', zone: 'UTC', quiet: null, wants: false, ...more };
  expect(await ask(nodes[0].origin, 'POST /api/contact', { token, body })).toMatchObject({ push: true });
  return token;
}

/** Lets time pass, and the nodes look for notices and send them. */
async function pass(ms: number): Promise<readonly string[]> {
  clock.skip(ms);
  let before = -1;
  while (before !== told.length) {
    before = told.length;
    for (let i = 0; i < 4; i++) {
      await clock.advance(NOTIFY_EVERY_MS);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
  return told.toSorted();
}

const openChallenge = (token = newToken()) =>
  openAt(nodes[0].origin, token, { edition: 'classic', seats: SEATS, clock: DAYS }, { name: 'Ann' });
const say = (id: string, token: string, body: CommandBody) => command(nodes[1].origin, id, body, token);

test('a challenge is told to those who want to play and not to its host, and nobody is told twice in an hour', async () => {
  const own = await contact('ann', { wants: true });
  await contact('ben', { wants: true });
  await contact('cleo');
  await contact('dora', { wants: true, quiet: quietFor(3) });
  const host = newToken();
  const id = await openChallenge(host);
  expect(await say(id, host, { type: 'reach', contact: own, channels: ['push'] })).toMatchObject({ ok: true });
  expect(await pass(0)).toEqual([]);
  expect(await pass(60_000)).toEqual(['wanted /ben']);
  await openChallenge();
  // Ann was told of nothing, but her time runs: she was meant for the first challenge.
  expect(await pass(70_000)).toEqual(['wanted /ben']);
  clock.skip(HOUR);
  await openChallenge();
  await pass(70_000);
  // Ann is told of others' challenges, and Dora of one once her quiet hours are over.
  expect(told.toSorted()).toEqual(['wanted /ann', 'wanted /ben', 'wanted /ben']);
  await pass(3 * HOUR);
  expect(told.toSorted()).toEqual(['wanted /ann', 'wanted /ben', 'wanted /ben', 'wanted /dora']);
});

/** Quiet hours that began a minute ago and last for some hours. */
function quietFor(hours: number) {
  const now = new Date(clock.now());
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  return { from: (minute + 1439) % 1440, to: (minute + hours * 60) % 1440 };
}

test('an appointment is told once to everybody who is told of the table, and not once it is taken back', async () => {
  const [ann, ben] = [newToken(), newToken()];
  const id = await openAt(nodes[0].origin, ann, { edition: 'classic', seats: SEATS, room: true }, { name: 'Ann' });
  await say(id, ben, { type: 'join', name: 'Ben', clientSeed: '' });
  for (const [token, name] of [
    [ann, 'ann'],
    [ben, 'ben'],
  ] as const)
    await say(id, token, { type: 'reach', contact: await contact(name), channels: ['push'] });
  const at = clock.now() + 3 * HOUR;
  expect(await say(id, ben, { type: 'meet', at })).toMatchObject({ fault: { code: 'not-host' } });
  expect(await say(id, ann, { type: 'meet', at: clock.now() })).toMatchObject({ fault: { code: 'malformed' } });
  await say(id, ann, { type: 'meet', at: at + HOUR });
  await say(id, ann, { type: 'meet', at });
  // Who turns notices off and on again is reminded once all the same.
  const again = await contact('ben');
  await say(id, ben, { type: 'reach', contact: again, channels: [] });
  await say(id, ben, { type: 'reach', contact: again, channels: ['push'] });
  expect(await pass(HOUR)).toEqual([]);
  expect(await pass(HOUR)).toEqual(['reminder /ann', 'reminder /ben']);
  expect(await pass(2 * HOUR)).toHaveLength(2);
});

test('strangers at a challenge speak in phrases, others by chat', async () => {
  const [ann, ben] = [newToken(), newToken()];
  const id = await openChallenge(ann);
  await say(id, ben, { type: 'join', name: 'Ben', clientSeed: '' });
  expect(await say(id, ben, { type: 'chat', text: 'Hello' })).toMatchObject({ fault: { code: 'not-offered' } });
  expect(await say(id, ben, { type: 'phrase', phrase: 0 })).toMatchObject({ ok: true });
  expect(await say(id, ben, { type: 'phrase', phrase: 999 })).toMatchObject({ fault: { code: 'malformed' } });
  const room = await openAt(nodes[0].origin, ann, { edition: 'classic', seats: SEATS, room: true }, { name: 'Ann' });
  expect(await say(room, ann, { type: 'phrase', phrase: 0 })).toMatchObject({ fault: { code: 'not-offered' } });
  expect(await say(room, ann, { type: 'chat', text: 'Hello' })).toMatchObject({ ok: true });
});
