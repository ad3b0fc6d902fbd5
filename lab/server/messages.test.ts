import { expect, test } from 'vitest';
import { MESSAGES } from './messages.ts';

/** A part of `npm run lab -- soak --only messages` with seeds of its own. */
test('300 wrong messages: each is answered with its code, and no game changes', { tags: ['soak'] }, async () => {
  const { done, faults, lines } = await MESSAGES.runAll({ seed: 3_000_000, count: 300 }, () => {});
  expect({ done, faults }).toEqual({ done: 300, faults: [] });
  const codes = ['malformed', 'too-large', 'already', 'not-your-turn', 'stale', 'illegal', 'wrong-token', 'no-token'];
  for (const code of codes) expect(lines[0]).toMatch(new RegExp(`\\d+ ${code}[,;]`));
});
