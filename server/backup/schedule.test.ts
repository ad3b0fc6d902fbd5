/** Scheduled backups: when they are due, how many are kept, and what is logged about failures. */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import { backUpIfDue, backupFolder, startBackups } from './schedule.ts';

const HOUR = 3_600_000;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'asteroute-schedule-'));
  file = join(folder, 'asteroute.sqlite');
  await (await openSqlite(file)).close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A virtual clock, a log, and a promise of the log's next line. */
function ports() {
  const clock = virtualClock();
  const lines: string[] = [];
  let wake = () => {};
  const write = (_: object, message: string) => {
    lines.push(message);
    wake();
  };
  const nextLine = () => new Promise<void>((resolve) => (wake = resolve));
  return { file, clock, log: { info: write, warn: write, error: write }, lines, nextLine };
}

const copies = () => readdirSync(backupFolder(file)).sort();

test('the store is copied when a copy is due, and the newest are kept', async () => {
  const own = ports();
  const plan = { every: 24, keep: 2 };
  const first = await backUpIfDue(plan, own);
  expect(first).toBe(join(folder, 'backups', 'asteroute-2026-01-01T00-00-00Z.sqlite'));
  expect(statSync(first ?? '').mode & 0o777).toBe(0o600);
  await (await openSqlite(first ?? '')).close();
  own.clock.skip(23 * HOUR);
  expect(await backUpIfDue(plan, own)).toBe(null);
  own.clock.skip(HOUR);
  // Files that are not copies stay; an unfinished copy of a killed server is removed.
  writeFileSync(join(folder, 'backups', 'mine.sqlite'), '');
  writeFileSync(join(folder, 'backups', 'asteroute-2026-01-01T09-00-00Z.sqlite.part'), '');
  expect(await backUpIfDue(plan, own)).toContain('2026-01-02T00-00-00Z');
  own.clock.skip(30 * HOUR);
  await backUpIfDue(plan, own);
  expect(copies().filter((name) => !/-(wal|shm)$/.test(name))).toEqual([
    'asteroute-2026-01-02T00-00-00Z.sqlite',
    'asteroute-2026-01-03T06-00-00Z.sqlite',
    'mine.sqlite',
  ]);
});

test('a server copies by itself, at once where it was down when it should have, and says what fails', async () => {
  const own = ports();
  const backups = startBackups({ every: 1, keep: 5 }, own);
  await own.nextLine();
  expect(own.lines).toEqual(['the store was backed up']);
  own.clock.skip(HOUR);
  rmSync(file);
  await Promise.all([own.nextLine(), own.clock.advance(60_000)]);
  expect(own.lines.at(-1)).toBe('the store could not be backed up');
  backups.close();
});
