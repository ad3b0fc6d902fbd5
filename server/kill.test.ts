/** Nodes that are killed at random: see `test/blows.ts`. `npm run soak -- --only kills` runs more of this. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BLOWS, killOf, playUnderBlows } from './test/blows.ts';
import { type NodeProcess, nodeProcess } from './test/node-process.ts';
import { NEEDS_POSTGRES, openDatabase } from './test/postgres/postgres.ts';
import { freePort } from './test/postgres/programs.ts';
import { TEST_SECRET } from './testing.ts';

async function campaign(nodes: readonly NodeProcess[], seed: number): Promise<void> {
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const origins = nodes.map(({ origin }) => origin);
    const round = await playUnderBlows(origins, nodes.map(killOf), seed);
    expect(round.blows).toHaveLength(BLOWS);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

describe('nodes that are killed at random lose nothing', () => {
  test('one node on the embedded store', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'asteroute-kill-'));
    try {
      await campaign([nodeProcess(await freePort(), { DATA_DIR: folder })], 1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('two nodes on PostgreSQL', NEEDS_POSTGRES, async () => {
    const database = await openDatabase();
    try {
      const env = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET.toString('hex') };
      await campaign([nodeProcess(await freePort(), env), nodeProcess(await freePort(), env)], 2);
    } finally {
      await database.close();
    }
  });
});
