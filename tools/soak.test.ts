import { run } from '@asteroute/cli/testing';
import { expect, test } from 'vitest';

const soak = new URL('./soak.ts', import.meta.url).pathname;

test('npm run soak takes a part, a number and a seed, and says what it did', async () => {
  const [inputs, game, wrong] = await Promise.all([
    run([soak, '--only', 'fuzz', '--count', '50', '--seed', '9']),
    run([soak, '--only', 'star-wars', '--count', '1']),
    run([soak, '--only', 'everything']),
  ]);
  expect(inputs.code).toBe(0);
  expect(inputs.out).toMatch(/^soak: 50 inputs, 0 thrown, 0 hung, /);
  expect(game.out).toMatch(/^soak: 1 star-wars games, 0 differ: 7\d turns, /);
  expect(wrong.code).toBe(2);
});
