/** The operator's commands, and how a node stops. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Summary } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, command, Follower, newToken, openAt, QUIET, startNode, type TestNode } from '../testing.ts';
import { listenForAdmin } from './socket.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'cli', 'main.ts');
const seats = ['red', 'blue', 'green'].map((color) => ({ color }));

let node: TestNode;
beforeEach(async () => {
  node = await startNode();
});
afterEach(() => node.close());

const admin = async (method: string, path: string) => {
  const response = await node.node.admin.request(path, { method });
  return [response.status, await response.json()] as const;
};

/** Creates a table by link with a running game of two people and a bot. */
async function runningTable(): Promise<{ readonly table: string; readonly token: string }> {
  const [token, invite] = [newToken(), newToken()];
  const bots = seats.map(({ color }, seat) => ({ color, bot: seat === 2 ? 'random' : null }));
  const plan = { edition: 'classic', seats: bots, access: 'link' };
  const table = await openAt(node.origin, token, plan, { name: 'Ann', invite });
  const join = { id: 'join', type: 'join', name: 'Bob', clientSeed: '' };
  await ask(node.origin, 'POST /api/games/:id/commands', {
    params: { id: table },
    token: newToken(),
    invite,
    body: join,
  });
  return { table, token };
}

test('tables are listed by status, with those by link, and counted', async () => {
  const { table } = await runningTable();
  const open = await openAt(node.origin, newToken(), { edition: 'classic', seats }, { name: 'Zoe' });
  const listed = async (query: string) =>
    ((await admin('GET', `/tables${query}`))[1] as Summary[]).map((one) => one.table);
  expect(await listed('')).toEqual([open, table]);
  expect(await listed('?limit=1')).toEqual([open]);
  expect(await listed('?status=running')).toEqual([table]);
  expect((await admin('GET', '/tables?status=lost'))[0]).toBe(400);
  expect(await admin('GET', '/statistics')).toEqual([200, { open: 1, running: 1, over: 0 }]);
  expect(await admin('GET', `/tables/${table}`)).toMatchObject([200, { table, status: 'running' }]);
  expect((await admin('GET', '/tables/0000000000000000'))[0]).toBe(404);
});

test('a game that is closed is abandoned, and its record verifies', async () => {
  const { table, token } = await runningTable();
  const ann = new Follower(node.origin, table, token);
  await ann.until(() => ann.state?.status === 'running');
  expect((await admin('POST', `/tables/${table}/close`))[0]).toBe(200);
  await ann.until(() => ann.state?.status === 'over');
  expect(ann.state?.ending?.reason).toBe('abandoned');
  ann.close();
  const headers = { Authorization: `Bearer ${token}` };
  const record = await fetch(`${node.origin}/api/games/${table}/record`, { headers });
  const text = await record.text();
  expect(verify(text).ok).toBe(true);
  expect(await admin('GET', `/tables/${table}/record`)).toEqual([200, JSON.parse(text)]);
  expect((await admin('GET', '/tables/0000000000000000/record'))[0]).toBe(404);
  expect((await admin('POST', `/tables/${table}/close`))[0]).toBe(409);
});

test('a table that is deleted is gone for everybody', async () => {
  const { table, token } = await runningTable();
  const ann = new Follower(node.origin, table, token);
  await ann.until(() => ann.state?.status === 'running');
  expect((await admin('DELETE', `/tables/${table}`))[0]).toBe(200);
  await ann.until(() => ann.entries.at(-1)?.events[0].type === 'closed');
  ann.close();
  const chat = { type: 'chat', text: 'hello?' } as const;
  expect(await command(node.origin, table, chat, token)).toMatchObject({ fault: { code: 'unknown-table' } });
  expect((await admin('DELETE', `/tables/${table}`))[0]).toBe(404);
  expect(await admin('GET', '/tables')).toEqual([200, []]);
});

test('the command line speaks to a socket that only the user of the server can open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-admin-'));
  const socket = await listenForAdmin(node.node.admin, join(folder, 'admin.sock'), QUIET);
  expect(statSync(join(folder, 'admin.sock')).mode & 0o777).toBe(0o600);
  const { table } = await runningTable();
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [MAIN, 'admin', ...args], { env: { ...process.env, DATA_DIR: folder } });
  expect((await run('list')).stdout).toMatch(
    new RegExp(`^${table}  running  link .*classic: Ann, Bob, \\[random\\]\n$`),
  );
  await run('ban', table, '2');
  expect(JSON.parse((await run('show', table)).stdout)).toMatchObject({
    seats: [{ seat: 1, name: 'Ann', bot: null }, { seat: 2, name: 'Bob', bot: 'steady' }, { seat: 3 }],
    bans: [{ ban: 1, name: 'Bob', lifted: false }],
  });
  await run('unban', table, '1');
  const [first, ...people] = (await run('people', table)).stdout.split('\n');
  expect(first).toMatch(/^seat 1 {2}red {5}Ann( {2}\(on turn\))?$/);
  expect(people).toEqual([
    expect.stringMatching(/^seat 2 {2}blue {4}Bob \[steady\]/),
    expect.stringMatching(/^seat 3 {2}green {3}\[random\]/),
    'ban 1   Bob  (lifted)',
    '',
  ]);
  expect(JSON.stringify(await admin('GET', `/tables/${table}`))).toContain('"lifted":true');
  await admin('POST', `/tables/${table}/close`);
  expect(verify((await run('records')).stdout).ok).toBe(true);
  // A second server with the same folder does not take the socket from the first.
  const warnings: string[] = [];
  const log = { ...QUIET, warn: (_: object, message: string) => void warnings.push(message) };
  expect(await listenForAdmin(node.node.admin, join(folder, 'admin.sock'), log)).toBe(null);
  expect(warnings).toEqual([expect.stringContaining('another server with this DATA_DIR')]);
  await new Promise((resolve) => socket?.close(resolve));
  // A server that was killed leaves a file at the socket's path.
  writeFileSync(join(folder, 'admin.sock'), '');
  const next = await listenForAdmin(node.node.admin, join(folder, 'admin.sock'), log);
  expect(next).not.toBe(null);
  await new Promise((resolve) => next?.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

test('a node that stops answers those who wait for an entry', async () => {
  const own = await startNode();
  const table = await openAt(own.origin, newToken(), { edition: 'classic', seats }, { name: 'Zoe' });
  const waiting = ask(own.origin, 'GET /api/games/:id/events', {
    params: { id: table },
    query: { since: 1, wait: 25 },
  });
  await expect.poll(() => own.node.waiting()).toBe(1);
  own.node.drain();
  expect((await own.node.app.request('/readyz')).status).toBe(503);
  own.node.endWaits();
  expect(await waiting).toMatchObject({ entries: [] });
  await own.close();
});
