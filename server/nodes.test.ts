/** Two nodes on one PostgreSQL: any node serves any table. */
import type { BotWorker } from '@asteroute/bots';
import { createRandom } from '@asteroute/engine';
import type { Answer, Table } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRACE_MS } from './jobs/table-turns.ts';
import { localBus } from './storage/bus/local-bus.ts';
import { PostgresBus } from './storage/bus/postgres-bus.ts';
import { openPostgres } from './storage/postgres.ts';
import { systemClock } from './system-clock.ts';
import { POLL_MS } from './table/peer-sync.ts';
import { NEEDS_POSTGRES, openDatabase, type TestDatabase } from './test/postgres/postgres.ts';
import { anyTurn } from './test/turns.ts';
import { type VirtualClock, virtualClock } from './test/virtual-clock.ts';
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
  type TestPlan,
} from './testing.ts';

describe('two nodes', NEEDS_POSTGRES, () => {
  let database: TestDatabase;
  let nodes: TestNode[];
  /** A node that gets no notifications. */
  let polling: TestNode;
  /** The clock of all nodes. Notifications do not depend on it. */
  let clock: VirtualClock;
  const warnings: string[] = [];
  const onWarning = ({ message }: Error) => void warnings.push(message);
  beforeAll(async () => {
    process.on('warning', onWarning);
    database = await openDatabase();
    clock = virtualClock();
    nodes = [await start(), await start()];
    polling = await startNode({ clock, store: await openPostgres(database.url), bus: localBus() });
  });
  afterAll(async () => {
    process.off('warning', onWarning);
    for (const node of [...(nodes ?? []), polling]) await node?.close();
    await database?.close();
  });

  const start = async (plan: TestPlan = {}) => {
    const bus = new PostgresBus(database.url, QUIET, systemClock);
    return startNode({ clock, store: await openPostgres(database.url), bus, ...plan });
  };

  const random = createRandom(3);
  const seats = [{ color: 'red' }, { color: 'blue' }];

  async function table(more: object = {}): Promise<{ name: string; tokens: string[]; watcher: Follower }> {
    const tokens = [newToken(), newToken()];
    const name = await openAt(nodes[0].origin, tokens[0], { edition: 'classic', seats, ...more }, { name: 'Ann' });
    const join = { type: 'join', name: 'Bob', clientSeed: '' } as const;
    expect(await command(nodes[1].origin, name, join, tokens[1])).toMatchObject({ ok: true });
    const watcher = new Follower(nodes[1].origin, name);
    await watcher.until(() => watcher.state?.status === 'running');
    return { name, tokens, watcher };
  }

  test('a turn at one reaches the other by notification, and a node without notifications by its next poll', async () => {
    const { name, tokens, watcher } = await table();
    const late = new Follower(polling.origin, name);
    await late.until(() => late.state?.status === 'running');
    const turn = anyTurn(watcher.state as Table, random);
    expect(await command(nodes[0].origin, name, turn, tokens[0])).toMatchObject({ ok: true });
    // The clock is not advanced, so that no node has polled.
    await watcher.until(() => watcher.state?.turns === 1);
    expect(late.state?.turns).toBe(0);
    await clock.advance(POLL_MS);
    await late.until(() => late.state?.turns === 1);
    watcher.close();
    late.close();
  });

  test('a name that was erased at one is in no answer of another that knew it', async () => {
    const [host, gone] = [newToken(), newToken()];
    const plan = { edition: 'classic', access: 'public', room: true, seats: [...seats, { color: 'green' }] };
    const name = await openAt(nodes[0].origin, host, plan, { name: 'Ann' });
    const join = { type: 'join', name: 'Gone', clientSeed: '' } as const;
    expect(await command(nodes[0].origin, name, join, gone)).toMatchObject({ ok: true });
    expect(await command(nodes[0].origin, name, { type: 'ban', seat: 1 }, host)).toMatchObject({ ok: true });
    const bans = async (): Promise<unknown> =>
      (await ask(polling.origin, 'GET /api/games/:id', { params: { id: name }, token: host })).bans;
    expect(await bans()).toEqual([{ name: 'Gone', lifted: false }]);
    expect(await command(nodes[0].origin, name, { type: 'unban', ban: 0 }, host)).toMatchObject({ ok: true });
    expect(await command(nodes[0].origin, name, { type: 'erase' }, gone)).toMatchObject({ ok: true });
    expect(await bans()).toEqual([{ name: '–', lifted: true }]);
  });

  test('a command sent to both at once is carried out once', async () => {
    const { name, tokens, watcher } = await table();
    for (let turn = 0; turn < 10; turn++) {
      await watcher.until(() => watcher.state?.turns === turn);
      const sent = { id: `t${turn}`, ...anyTurn(watcher.state as Table, random) };
      const answers = await Promise.all(nodes.map(({ origin }) => command(origin, name, sent, tokens[turn % 2])));
      const already = answers.map((answer) => (answer.ok ? answer.already : null)).sort();
      expect(already).toEqual([false, true]);
      expect(new Set(answers.map((answer) => (answer.ok ? answer.seq : 0))).size).toBe(1);
    }
    watcher.close();
  });

  test('concurrent commands are all carried out, one after the other', async () => {
    const { name, tokens, watcher } = await table();
    const say = (node: number, text: string): Promise<Answer> =>
      command(nodes[node].origin, name, { type: 'chat', text }, tokens[node]);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => say(i % 2, `line ${i}`)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(new Set(answers.map((answer) => (answer.ok ? answer.seq : 0))).size).toBe(30);
    await watcher.until(() => watcher.entries.length === 32);
    expect(new Set(watcher.state?.chat.map(({ text }) => text)).size).toBe(30);
    watcher.close();
  });

  test('a bot plays once, and another node plays its turn if the first node stops', async () => {
    const asked = Promise.withResolvers<void>();
    const slow: BotWorker = {
      // This bot is still searching when its node stops.
      turn: () => {
        asked.resolve();
        return new Promise(() => undefined);
      },
      advise: () => Promise.reject(new Error('nobody asks')),
      close: () => undefined,
    };
    const own = await start({ botWorker: slow });
    const [token, bot] = [newToken(), 'greedy'];
    const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue', bot }] };
    const name = await openAt(own.origin, token, plan, { name: 'Ann' });
    const watcher = new Follower(nodes[0].origin, name);
    await watcher.until(() => watcher.state?.status === 'running');
    const sent = await command(own.origin, name, anyTurn(watcher.state as Table, random), token);
    expect(sent).toMatchObject({ ok: true });
    await asked.promise;
    await own.close();
    await watcher.until(() => (watcher.state?.turns ?? 0) >= 1);
    expect(watcher.state?.turns).toBe(1);
    await clock.advance(GRACE_MS + 1000);
    await watcher.until(() => watcher.state?.turns === 2);
    expect(watcher.entries.filter(({ events }) => events[0].type === 'turn')).toHaveLength(2);
    watcher.close();
  });

  test('a game whose log has moved is read, written to, banned from, erased, rematched and deleted as before', async () => {
    const { name, tokens, watcher } = await table();
    const at = async (own: TestNode, body: CommandBody, seat = 0) => command(own.origin, name, body, tokens[seat]);
    expect(await at(nodes[0], anyTurn(watcher.state as Table, random))).toMatchObject({ ok: true });
    expect(await at(nodes[0], { type: 'chat', text: 'well played' }, 1)).toMatchObject({ ok: true });
    expect(await at(nodes[1], { type: 'resign' }, 1)).toMatchObject({ ok: true });
    expect(await nodes[0].store.upkeep.moveFinished(clock.now() + 1, 100)).toBeGreaterThan(0);
    const fresh = await start();
    const late = new Follower(fresh.origin, name);
    await late.until(() => late.state?.status === 'over');
    await watcher.until(() => watcher.state?.status === 'over');
    expect(late.entries).toEqual(watcher.entries);
    const record = async () => (await fetch(`${fresh.origin}/api/games/${name}/record`)).text();
    expect(verify(await record()).ok).toBe(true);
    const mine = () => ask(fresh.origin, 'GET /api/games/:id/mine', { params: { id: name }, token: tokens[1] });
    expect((await mine()).events).toHaveLength(3);
    // First the node that loaded the table before, then the one that has read it since.
    expect(await at(nodes[0], { type: 'chat', text: 'again?' })).toMatchObject({ ok: true });
    expect(await at(fresh, { type: 'rematch', clientSeed: '' })).toMatchObject({ ok: true });
    expect(await at(fresh, { type: 'erase' }, 1)).toMatchObject({ ok: true });
    expect((await mine()).events).toEqual([]);
    expect(JSON.stringify(await fresh.store.tables.read(name, 0, 100))).not.toMatch(/Bob|well played/);
    expect(verify(await record()).ok).toBe(true);
    const admin = async (method: string, path: string) =>
      (await fresh.node.admin.request(`/tables/${name}${path}`, { method })).status;
    expect(await admin('POST', '/seats/0/ban')).toBe(200);
    expect(await at(fresh, { type: 'chat', text: 'still here' })).toMatchObject({ fault: { code: 'wrong-token' } });
    expect([await admin('DELETE', ''), await admin('GET', '')]).toEqual([200, 404]);
    const left = await fresh.store.tables.read(name, 0, 100);
    expect(new Set(left.map(({ events, secret }) => `${events} ${secret}`))).toEqual(
      new Set(['[{"type":"closed"}] null']),
    );
    for (const one of [watcher, late]) one.close();
    await fresh.close();
  });

  test('a game deleted before a node had read its newest entries is gone at that node too', async () => {
    const { name, tokens, watcher } = await table();
    const behind = new Follower(polling.origin, name);
    await behind.until(() => behind.state?.status === 'running');
    const turn = anyTurn(watcher.state as Table, random);
    for (const body of [turn, { type: 'resign' } as const]) {
      expect(await command(nodes[0].origin, name, body, tokens[0])).toMatchObject({ ok: true });
    }
    await watcher.until(() => watcher.state?.status === 'over');
    // The clock is not advanced, so that the third node has not polled.
    expect(behind.state?.turns).toBe(0);
    expect((await nodes[1].node.admin.request(`/tables/${name}`, { method: 'DELETE' })).status).toBe(200);
    const chat = { type: 'chat', text: 'hello?' } as const;
    expect(await command(polling.origin, name, chat, tokens[0])).toMatchObject({ fault: { code: 'unknown-table' } });
    for (const one of [watcher, behind]) {
      await one.until(() => one.entries.at(-1)?.events[0].type === 'closed');
      one.close();
    }
    expect(behind.entries.map(({ seq }) => seq)).toEqual(watcher.entries.map(({ seq }) => seq));
  });

  test('a connection carries out one query at a time, which its package asks for', () => {
    expect(warnings.filter((one) => one.includes('already executing a query'))).toEqual([]);
  });
});
