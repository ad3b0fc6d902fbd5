/** Periodic tasks, and tasks with a deadline. */
import { expect, test } from 'vitest';
import { virtualClock } from '../test/virtual-clock.ts';
import { repeat, withDeadline } from './timers.ts';

test('something repeated is never done twice at once, and goes on after an error', async () => {
  const clock = virtualClock();
  const ends: ((error?: Error) => void)[] = [];
  const errors: string[] = [];
  const run = () =>
    new Promise<void>((resolve, reject) => ends.push((error) => (error === undefined ? resolve() : reject(error))));
  const end = repeat({ clock, ms: 10, now: true, run, onError: ({ message }) => errors.push(message) });
  await clock.advance(25);
  expect(ends).toHaveLength(1);
  ends[0](new Error('failed'));
  await clock.advance(20);
  expect([ends.length, errors]).toEqual([2, ['failed']]);
  ends[1]();
  end();
  await clock.advance(50);
  expect(ends).toHaveLength(2);
});

test('what takes too long is aborted and rejects; what ends in time is answered', async () => {
  const clock = virtualClock();
  let signal: AbortSignal | null = null;
  const late = withDeadline(clock, 100, (given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  const told = expect(late).rejects.toThrow('no answer within 100 ms');
  await clock.advance(100);
  await told;
  expect(signal).toMatchObject({ aborted: true });
  expect(await withDeadline(clock, 100, async () => 7)).toBe(7);
  await expect(withDeadline(clock, 100, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
