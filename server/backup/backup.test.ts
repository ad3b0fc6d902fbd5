import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createRandom } from '@asteroute/engine';
import type { Table } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { anyTurn } from '../test/turns.ts';
import { command, Follower, newToken, openAt, startNode } from '../testing.ts';
import { backup } from './backup.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'cli', 'main.ts');

test('games go on from a backup that was made while they ran', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-backup-'));
  const copy = join(folder, 'copy.sqlite');
  const runBackup = (more = {}) => {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...more };
    return promisify(execFile)(process.execPath, [MAIN, 'backup', copy], { env });
  };
  const node = await startNode({ store: await openSqlite(join(folder, 'asteroute.sqlite')) });
  const token = newToken();
  const seats = [{ color: 'red' }, { color: 'blue', bot: 'random' }];
  const table = await openAt(node.origin, token, { edition: 'classic', seats }, { name: 'Ann' });
  const me = new Follower(node.origin, table, token);
  await me.until(() => me.state?.status === 'running');
  await me.send(anyTurn(me.state as Table, createRandom(1)));
  await me.until(() => me.state?.turns === 2);
  await expect(runBackup({ DATABASE_URL: 'postgres://elsewhere/games' })).rejects.toThrow(
    /DATABASE_URL is set: .* pg_dump --format=custom --file=/,
  );
  await runBackup();
  const rightsOf = (path: string): number => statSync(path).mode & 0o777;
  for (const file of [copy, ...['', '-wal', '-shm'].map((end) => join(folder, `asteroute.sqlite${end}`))])
    expect([file, rightsOf(file)]).toEqual([file, 0o600]);
  await expect(backup(join(folder, 'asteroute.sqlite'), copy)).rejects.toThrow(/is there already/);
  me.close();
  await node.close();

  const place = join(folder, 'restored');
  mkdirSync(place);
  renameSync(copy, join(place, 'asteroute.sqlite'));
  const restored = await startNode({ store: await openSqlite(join(place, 'asteroute.sqlite')) });
  const again = new Follower(restored.origin, table, token);
  await again.until(() => again.entries.length === me.entries.length);
  expect(again.entries).toEqual(me.entries);
  expect(await command(restored.origin, table, anyTurn(again.state as Table, createRandom(2)), token)).toMatchObject({
    ok: true,
  });
  again.close();
  await restored.close();
  rmSync(folder, { recursive: true, force: true });
});
