/** Nodes that are killed at random: see `test/blows.ts`. `npm run lab -- soak --only kills` runs more of this. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { killOf, playUnderBlows } from './test/blows.ts';
import { type NodeProcess, nodeProcess } from './test/node-process.ts';
import { NEEDS_POSTGRES, openDatabase } from './test/postgres/postgres.ts';
import { freePort } from './test/postgres/programs.ts';
import { ask, command, newToken, openAt, openSqlite, TEST_SECRET } from './testing.ts';

/** Kills nodes so often. */
async function campaign(nodes: readonly NodeProcess[], seed: number, kills: number): Promise<void> {
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const origins = nodes.map(({ origin }) => origin);
    const round = await playUnderBlows(origins, nodes.map(killOf), seed, kills);
    expect(round.blows).toHaveLength(kills);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-kill-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('nodes that are killed at random lose nothing', () => {
  test('one node on the embedded store', async () => {
    await campaign([nodeProcess(await freePort(), { DATA_DIR: folder })], 1, 2);
  });

  test('two nodes on PostgreSQL', NEEDS_POSTGRES, async () => {
    const database = await openDatabase();
    try {
      const env = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET.toString('hex') };
      await campaign([nodeProcess(await freePort(), env), nodeProcess(await freePort(), env)], 2, 1);
    } finally {
      await database.close();
    }
  });
});

test('a kill forgets at most what was used of budgets since they were last written, and no entry', async () => {
  const node = nodeProcess(await freePort(), { DATA_DIR: folder, LIMIT_DAY_CHAT: '1' });
  try {
    await node.start();
    const token = newToken();
    const seats = [{ color: 'red' }, { color: 'blue' }];
    const table = await openAt(node.origin, token, { edition: 'classic', seats }, { name: 'Ann' });
    const say = (text: string) => command(node.origin, table, { type: 'chat', text }, token);
    expect(await say('x'.repeat(400))).toMatchObject({ ok: true });
    const store = await openSqlite(join(folder, 'asteroute.sqlite'));
    await expect.poll(() => store.counters.highest('dayChat ', Date.now(), 1)).toMatchObject([{ used: 400 }]);
    await store.close();
    expect(await say('y'.repeat(300))).toMatchObject({ ok: true });
    await node.kill();
    await node.start();
    const { chat } = await ask(node.origin, 'GET /api/budget');
    expect([1024 - 400, 1024 - 700]).toContain(chat?.left);
    const { entries } = await ask(node.origin, 'GET /api/games/:id/events', {
      params: { id: table },
      query: { since: 0 },
      token,
    });
    const said = entries.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'chat' ? event.text[0] : [])),
    );
    expect(said).toEqual(['x', 'y']);
  } finally {
    await node.stop();
  }
});
