/** Two nodes on one PostgreSQL: any of them serves any table. */
import { createRandom } from '@asteroute/engine';
import type { Answer, Table } from '@asteroute/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localBus } from './storage/local-bus.ts';
import { openPostgres } from './storage/postgres.ts';
import { postgresBus } from './storage/postgres-bus.ts';
import { NEEDS_POSTGRES, openDatabase, type TestDatabase } from './test/postgres.ts';
import { anyTurn } from './test/turns.ts';
import { command, Follower, newToken, openAt, QUIET, startNode, type TestNode } from './testing.ts';

describe('two nodes', NEEDS_POSTGRES, () => {
  let database: TestDatabase;
  let nodes: TestNode[];
  let deaf: TestNode;
  beforeAll(async () => {
    database = await openDatabase();
    const start = async () =>
      startNode({ store: await openPostgres(database.url), bus: postgresBus(database.url, QUIET) });
    nodes = [await start(), await start()];
    deaf = await startNode({ store: await openPostgres(database.url), bus: localBus() });
  });
  afterAll(async () => {
    for (const node of [...(nodes ?? []), deaf]) await node?.close();
    await database?.close();
  });

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

  test('a turn at one is seen at the other at once, and at one that nobody tells within two polls', async () => {
    const { name, tokens, watcher } = await table();
    const untold = new Follower(deaf.origin, name);
    await untold.until(() => untold.state?.status === 'running');
    const begin = performance.now();
    const turn = anyTurn(watcher.state as Table, random);
    expect(await command(nodes[0].origin, name, turn, tokens[0])).toMatchObject({ ok: true });
    await watcher.until(() => watcher.state?.turns === 1);
    expect(performance.now() - begin).toBeLessThan(1000);
    await untold.until(() => untold.state?.turns === 1, 4000);
    watcher.close();
    untold.close();
  });

  test('a command sent to both at once is done once', async () => {
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

  test('two commands at the same moment are both done, one after the other', async () => {
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

  test('a bot plays once, and another node goes on when the one that asked it is gone', async () => {
    const own = await startNode({ store: await openPostgres(database.url), bus: postgresBus(database.url, QUIET) });
    // It thinks long enough to be interrupted.
    const [token, bot] = [newToken(), 'master'];
    const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue', bot }] };
    const name = await openAt(own.origin, token, plan, { name: 'Ann' });
    const watcher = new Follower(nodes[0].origin, name);
    await watcher.until(() => watcher.state?.status === 'running');
    const sent = await command(own.origin, name, anyTurn(watcher.state as Table, random), token);
    expect(sent).toMatchObject({ ok: true });
    await own.close();
    await watcher.until(() => (watcher.state?.turns ?? 0) >= 1);
    expect(watcher.state?.turns).toBe(1);
    await watcher.until(() => watcher.state?.turns === 2, 15_000);
    expect(watcher.entries.filter(({ events }) => events[0].type === 'turn')).toHaveLength(2);
    watcher.close();
  });
});
