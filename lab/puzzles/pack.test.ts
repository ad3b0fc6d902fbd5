import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@asteroute/cli/testing';
import { afterAll, expect, test } from 'vitest';
import { keptRows } from '../campaign/kept-rows.ts';
import { SHUT_CITY } from './sample-puzzles.ts';

const folder = mkdtempSync(join(tmpdir(), 'asteroute-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));
const LAB = join(import.meta.dirname, '..', 'main.ts');

test('rows go on where they were stopped, even in the middle of a line', () => {
  const file = join(folder, 'rows');
  writeFileSync(file, '[1]\n[2]\n[3');
  expect(keptRows(file)).toEqual([[1], [2]]);
  expect(readFileSync(file, 'utf8')).toBe('[1]\n[2]\n');
  expect(keptRows(join(folder, 'none'))).toEqual([]);
});

test('a pack is written of the games that were searched, and says what is in it', async () => {
  const [games, out] = [join(folder, 'games'), join(folder, 'pack.json')];
  writeFileSync(games, `${JSON.stringify([SHUT_CITY])}\n[]\n`);
  const made = await run([LAB, 'puzzle-pack', out, '--edition', 'classic', '--games', games]);
  expect([made.code, made.out.split('\n')[0]]).toEqual([
    0,
    expect.stringMatching(/^1 puzzles, 0 of them endgames, \d+\.\d kB compressed$/),
  ]);
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ format: 1, edition: 'classic', puzzles: [SHUT_CITY] });
  expect((await run([LAB, 'puzzle-pack', out])).out).toBe(made.out);
});
