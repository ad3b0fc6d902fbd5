import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asteroute } from './command.ts';

const PINNED = readFileSync(new URL('../fixtures/fingerprint.txt', import.meta.url), 'utf8').trim();
/** Two to five players and teams, as they were before there was another edition. */
const STAR_WARS = ['ba8185c7', '45f61bd0', '9ddd62be', 'b04fd0b4', '0ecf6a63'];

test('the fingerprint is the pinned one: a change that moves it says so and writes fixtures/fingerprint.txt', async () => {
  const { code, out } = await asteroute(['fingerprint']);
  expect(code).toBe(0);
  expect(out.trim()).toBe(PINNED);
});

test('what classic brought along moved no game of the Star Wars Edition', () => {
  const lines = PINNED.split('\n').filter((line) => line.includes('star-wars'));
  expect(lines.map((line) => line.split(' ')[0])).toEqual(STAR_WARS);
});

test('bench says how many random games a second it plays', async () => {
  const { code, out } = await asteroute(['bench', '--seconds', '1']);
  expect(code).toBe(0);
  expect(out.match(/^star-wars, .* +\d+ \(\d+ - \d+\)$/gm)).toHaveLength(4);
  expect(out.match(/^classic, .* +\d+ \(\d+ - \d+\)$/gm)).toHaveLength(2);
});
