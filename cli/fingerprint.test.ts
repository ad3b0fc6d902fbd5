import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asteroute } from './command.ts';

const PINNED = readFileSync(new URL('../fixtures/fingerprint.txt', import.meta.url), 'utf8').trim();

test('the fingerprint is the pinned one: a change that moves it says so and writes fixtures/fingerprint.txt', async () => {
  const { code, out } = await asteroute(['fingerprint']);
  expect(code).toBe(0);
  expect(out.trim()).toBe(PINNED);
});

test('bench says how many random games a second it plays', async () => {
  const { code, out } = await asteroute(['bench', '--seconds', '1']);
  expect(code).toBe(0);
  expect(out.match(/^star-wars, .* +\d+ \(\d+ - \d+\)$/gm)).toHaveLength(4);
});
