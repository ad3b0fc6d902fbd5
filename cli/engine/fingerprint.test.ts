import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asteroute } from '../testing.ts';
import { fingerprintLines, foldLines } from './fingerprint.ts';

const PINNED = readFileSync(new URL('../../fixtures/fingerprint.txt', import.meta.url), 'utf8').trim();
/** Fingerprints of two to five players and of teams, from before there was another edition. */
const STAR_WARS = ['ba8185c7', '45f61bd0', '9ddd62be', 'b04fd0b4', '0ecf6a63'];

const LINES = PINNED.split('\n').slice(0, -1);
/** Of the set-ups of classic, those that `npm test` plays; `npm run lab -- soak` and `npm run fingerprint` play all. */
const CLASSIC = [
  '2 players',
  '5 players',
  '4 players farmers,river,abbot',
  '4 players farmers,river,abbot,inns,traders',
];
const isUsual = (name: string) => name.startsWith('star-wars') || CLASSIC.some((one) => name === `classic ${one}`);
/** The hash of a set-up is before its name. */
const USUAL = LINES.filter((line) => isUsual(line.slice(10)));

const SOAK = process.env.ASTEROUTE_SOAK === '1';

test('the fingerprint is the pinned one: a change that moves it says so and writes fixtures/fingerprint.txt', async () => {
  if (SOAK) {
    const { code, out } = await asteroute(['fingerprint']);
    expect([code, out.trim()]).toEqual([0, PINNED]);
  }
  expect(fingerprintLines(isUsual)).toEqual(USUAL);
  expect(USUAL).toHaveLength(9);
  expect(foldLines(LINES)).toBe(PINNED.split('\n').at(-1));
});

test('what classic brought along moved no game of the Star Wars Edition', () => {
  const lines = PINNED.split('\n').filter((line) => line.includes('star-wars'));
  expect(lines.map((line) => line.split(' ')[0])).toEqual(STAR_WARS);
});

/** Each of twelve figures is measured by a process of its own. */
const IN_SOAK = { tags: ['soak'] };

test('bench says how much it does in a second, and writes it down', IN_SOAK, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-bench-'));
  try {
    const { code, out } = await asteroute([
      'bench',
      '--ms',
      '10',
      '--repeats',
      '1',
      '--json',
      join(folder, 'bench.json'),
    ]);
    expect(code).toBe(0);
    const { figures } = JSON.parse(readFileSync(join(folder, 'bench.json'), 'utf8')) as { figures: { name: string }[] };
    for (const { name } of figures) expect(out).toMatch(new RegExp(`^${name} +-?[\\d,.]+ [a-z]+/(s|game) `, 'm'));
    expect(figures.length).toBeGreaterThan(10);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('bench refuses a yardstick that does not measure', async () => {
  const { code, err } = await asteroute([
    'bench',
    '--ms',
    '10',
    '--repeats',
    '1',
    '--yardstick',
    join(import.meta.dirname, '..', 'program', 'arguments.ts'),
  ]);
  expect(code).toBe(2);
  expect(err).toContain('does not say how many games a second');
});
