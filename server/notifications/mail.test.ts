/** Mails go only to addresses whose owners have said yes, stop at one press, and wait for the end of quiet hours. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@asteroute/engine';
import type { Table } from '@asteroute/protocol';
import { SERVER_WORDS } from '@asteroute/words/loaders/server-words.ts';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Logger } from '../domain/ports.ts';
import { createPushKeys } from '../secrets/push-keys.ts';
import { createSealer } from '../secrets/sealer.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { dueNotices } from '../test/stores/due-jobs.ts';
import { anyTurn } from '../test/turns.ts';
import { type VirtualClock, virtualClock } from '../test/virtual-clock.ts';
import {
  ask,
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
import { composeMail, createMailer } from './mail.ts';
import { createMailLinks } from './mail-links.ts';
import { NOTIFY_EVERY_MS } from './notifier.ts';
import { quietUntil } from './quiet-hours.ts';

const SITE = 'https://play.example.org';
const NO_PUSH = { pushContact: null, pushHosts: [], webhookHosts: [] };
const random = createRandom(3);

/** Starts a mail server, which refuses every recipient while it has a code for that. */
async function startMailServer() {
  const mails: string[] = [];
  const refusal = { code: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      done(refusal.code === 0 ? null : Object.assign(new Error('no'), { responseCode: refusal.code }));
    },
    onData(stream, _, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, mails, refusal, close };
}

let folder: string;
let clock: VirtualClock;
let server: Awaited<ReturnType<typeof startMailServer>>;
let node: TestNode;
let logged: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-mail-'));
  clock = virtualClock();
  server = await startMailServer();
  logged = [];
  const note = (fields: object, message: string) => void logged.push(JSON.stringify(fields) + message);
  const log: Logger = { info: note, warn: note, error: note };
  const links = createMailLinks(TEST_SECRET, createSealer(TEST_SECRET));
  const mailer = createMailer(
    { url: server.url, from: 'Asteroute <table@play.example.org>', site: SITE },
    { clock, links },
  );
  const channels = createChannels(NO_PUSH, { clock, keys: createPushKeys(TEST_SECRET), send: fetch, mailer });
  const store = await openSqlite(join(folder, 'test.sqlite'), { sealer: createSealer(TEST_SECRET) });
  node = await startNode({ clock, channels, log, store });
});
afterEach(async () => {
  await node.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const wanted = (more: object = {}) => ({
  push: null,
  mail: 'bob@mail.example',
  language: 'de',
  zone: 'Europe/Berlin',
  quiet: null,
  wants: false,
  ...more,
});
const contact = (token: string, body?: object) =>
  body === undefined
    ? ask(node.origin, 'GET /api/contact', { token })
    : ask(node.origin, 'POST /api/contact', { token, body });

/** Waits until exactly so many mails have come over the real network. */
async function sent(count: number): Promise<readonly string[]> {
  await expect
    .poll(async () => {
      await clock.advance(NOTIFY_EVERY_MS);
      return [server.mails.length, (await dueNotices(node.store, clock.now())).length];
    })
    .toEqual([count, 0]);
  return server.mails;
}

/** Reads a mail as plain text: what SMTP has encoded is decoded. */
const textOf = (mail: string): string =>
  mail.replace(/=\r\n/g, '').replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));

/** The path of a link of a mail. */
const linkIn = (mail: string, action: string): string =>
  new RegExp(`${SITE}(/mail/${action}/[0-9a-f]{32}/[\\w-]+\\?language=\\w\\w)`).exec(textOf(mail))?.[1] ?? '';

const open = (path: string, method: 'GET' | 'POST') => fetch(node.origin + path, { method });

/** Opens a table at which Bob, who sits second, is told by mail. */
async function tableWith(token: string) {
  const [ann, bob] = [newToken(), newToken()];
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }], clock: { type: 'days', days: 3 } };
  const id = await openAt(node.origin, ann, plan, { name: 'Ann' });
  await command(node.origin, id, { type: 'join', name: 'Bob', clientSeed: '' }, bob);
  const reach = await command(node.origin, id, { type: 'reach', contact: token, channels: ['mail'] }, bob);
  expect(reach).toMatchObject({ ok: true });
  const play = async (who: 'ann' | 'bob') => {
    const token = { ann, bob }[who];
    const table = await readTable(node.origin, id, token);
    expect(await command(node.origin, id, anyTurn(table as Table, random), token)).toMatchObject({ ok: true });
  };
  return { id, play };
}

test('an address is asked once, told when its owner says yes, and forgotten at one press', async () => {
  const token = newToken();
  expect(await contact(token)).toEqual({ push: false, mail: 'none', quiet: null, wantsUntil: null });
  expect(await contact(token, wanted())).toMatchObject({ mail: 'pending' });
  const { play, id } = await tableWith(token);
  await play('ann');
  const [question] = await sent(1);
  expect(textOf(question)).toContain('Ist das deine Adresse?');
  const confirm = linkIn(question, 'confirm');
  // Programs that look at mails follow links: that alone confirms nothing.
  expect(await (await open(confirm, 'GET')).text()).toContain('Ja, Nachrichten hierher schicken');
  expect(await contact(token)).toMatchObject({ mail: 'pending' });
  expect((await open(confirm.replace(/.\?/, '?'), 'POST')).status).toBe(404);
  expect((await open(confirm, 'POST')).status).toBe(200);
  expect(await contact(token)).toMatchObject({ mail: 'confirmed' });
  // Setting other things asks nothing again.
  expect(await contact(token, wanted({ wants: true }))).toMatchObject({ mail: 'confirmed' });
  await play('bob');
  await play('ann');
  const [, turn] = await sent(2);
  expect(textOf(turn)).toContain('Du bist am Zug');
  expect(textOf(turn)).toContain(`${SITE}/#table/${id}`);
  expect(turn).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(turn.replace(/\r\n\s/g, ' ')).toMatch(/^List-Unsubscribe: <https:\/\/play\.example\.org\/mail\/stop\//m);
  expect(turn).toContain('text/html');
  expect((await open(linkIn(turn, 'stop'), 'POST')).status).toBe(200);
  expect(await contact(token)).toMatchObject({ mail: 'none' });
  await play('bob');
  await play('ann');
  await clock.advance(3 * NOTIFY_EVERY_MS);
  await sent(2);
  // The address is neither in the log nor in plain text in the database.
  expect(logged.join()).not.toContain('bob@mail');
  const bytes = ['', '-wal'].map((end) => readFileSync(join(folder, `test.sqlite${end}`), 'latin1')).join();
  expect(bytes).not.toContain('bob@mail');
  expect(await metricsOf(node.origin)).toMatch(/^asteroute_notices_total\{channel="mail",result="told"\} 2$/m);
});

test('a mail server that is busy is asked again, an address that is not there is forgotten', async () => {
  const token = newToken();
  server.refusal.code = 451;
  await contact(token, wanted());
  await expect
    .poll(async () => {
      await clock.advance(NOTIFY_EVERY_MS);
      return metricsOf(node.origin);
    })
    .toMatch(/^asteroute_notices_total\{channel="mail",result="failed"\} 1$/m);
  server.refusal.code = 550;
  clock.skip(200_000);
  await expect
    .poll(async () => {
      await clock.advance(NOTIFY_EVERY_MS);
      return contact(token);
    })
    .toMatchObject({ mail: 'none' });
  expect(server.mails).toEqual([]);
});

test('a mailbox is asked at most three times in a day, however it is written, and what is stored can be erased', async () => {
  const address = wanted().mail;
  const written = [address, address.toUpperCase(), address.replace('@', '+1@')];
  for (const mail of written) expect(await contact(newToken(), wanted({ mail }))).toMatchObject({ mail: 'pending' });
  for (const mail of [...written, address.replace('@', '+2@')])
    expect(await contact(newToken(), wanted({ mail }))).toMatchObject({ fault: { code: 'too-many' } });
  const token = newToken();
  await contact(token, wanted({ mail: null, wants: true }));
  expect((await contact(token)).wantsUntil).toBe(clock.now() + 14 * 86_400_000);
  expect(await ask(node.origin, 'POST /api/contact/erase', { token })).toEqual({ erased: true });
  expect((await contact(token)).wantsUntil).toBe(null);
});

test('a call to people who never met its host says nothing that the host wrote', async () => {
  await contact(newToken(), wanted({ wants: true, language: 'en' }));
  const [question] = await sent(1);
  expect((await open(linkIn(question, 'confirm'), 'POST')).status).toBe(200);
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }], clock: { type: 'days', days: 3 } };
  await openAt(node.origin, newToken(), plan, { name: 'FREE.example' });
  clock.skip(60_000);
  const [, call] = await sent(2);
  expect(textOf(call)).toContain('Somebody would like to play');
  expect(textOf(call)).not.toContain('FREE');
});

test('the server asks some addresses in a day, whoever wants it', async () => {
  for (let i = 0; i < 499; i++) await node.store.counters.count('serverConfirmations ', clock.now(), 86_400_000);
  expect(await contact(newToken(), wanted())).toMatchObject({ mail: 'pending' });
  expect(await contact(newToken(), wanted({ mail: 'eve@mail.example' }))).toMatchObject({
    fault: { code: 'too-many' },
  });
});

test("quiet hours end in the person's own time zone, across midnight too", () => {
  const at = (time: string) => Date.parse(`2026-03-10T${time}:30Z`);
  const night = { quiet: { from: 22 * 60, to: 8 * 60 }, zone: 'Europe/Berlin' };
  expect(quietUntil(night, at('20:59'))).toBe(null);
  expect(quietUntil(night, at('21:00'))).toBe(Date.parse('2026-03-11T07:00:00Z'));
  expect(quietUntil(night, at('06:59'))).toBe(Date.parse('2026-03-10T07:00:00Z'));
  expect(quietUntil(night, at('07:00'))).toBe(null);
  expect(quietUntil({ ...night, zone: 'Asia/Tokyo' }, at('14:00'))).toBe(Date.parse('2026-03-10T23:00:00Z'));
  expect(quietUntil({ ...night, quiet: { from: 60, to: 60 } }, at('00:00'))).toBe(null);
  expect(quietUntil({ ...night, quiet: null }, at('23:00'))).toBe(null);
});

test('every language writes every kind of mail, without anything of a name that could be HTML', () => {
  for (const { tag: language, notices: words } of SERVER_WORDS)
    for (const kind of Object.keys(words.subjects) as (keyof typeof words.subjects)[]) {
      const notice = {
        id: '1',
        kind,
        table: 't',
        seat: 0,
        about: Date.UTC(2026, 10, 26, 19),
        names: ['<b>Ann'],
        at: 0,
      };
      const ways = { language, zone: 'Europe/Rome' };
      const { subject, text, html } = composeMail({
        to: 'a@b.example',
        ways,
        notice,
        site: SITE,
        linkTo: (one) => `${SITE}/${one}`,
      });
      expect(subject).toBe(words.subjects[kind]);
      expect(text).toContain(`${SITE}/stop`);
      expect(html).not.toContain('<b>');
      if (kind === 'reminder') expect(text).toContain(language === 'en' ? '8:00' : '20:00');
    }
});
