import { deny } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../domain/ports.ts';
import { createFailureReporter } from '../table/failures.ts';
import { virtualClock } from '../test/virtual-clock.ts';
import { startSettler, valueOrFail } from './settler.ts';

/** Settles one result that fails in this way each time, for some hours. */
async function failing(fail: () => never) {
  const clock = virtualClock();
  const seen = { settled: [] as number[], counted: [] as string[], logged: [] as object[], givenUp: 0 };
  const note = (fields: object) => void seen.logged.push(fields);
  const log = { info: note, warn: note, error: note };
  let due = 0;
  const unsettled = {
    name: 'duels',
    due: async (now: number) => (due <= now && seen.givenUp === 0 ? ['a'] : []),
    keyOf: (key: string) => key,
    settle: async (_: string, claimed: number) => {
      due = claimed;
      seen.settled.push(claimed - clock.now());
      fail();
    },
    giveUp: async () => void seen.givenUp++,
  };
  const countFailure = (...failed: readonly string[]) => void seen.counted.push(failed.join(' '));
  const ports = { clock, log, report: createFailureReporter(log, () => undefined), countFailure };
  const settler = startSettler(unsettled, ports);
  for (let minute = 0; minute < 300; minute++) await clock.advance(60_000);
  settler.close();
  return seen;
}

test('a result that is refused, or fails by a bug, is noted, tried again with growing pauses and given up', async () => {
  for (const [fail, code] of [
    [() => valueOrFail<never>(deny('log-full', 'no more')), 'log-full'],
    [
      () => {
        throw new Error('bug');
      },
      'internal',
    ],
  ] as const) {
    const seen = await failing(fail);
    const minutes = seen.settled.map((ms) => ms / 60_000);
    expect([minutes, seen.givenUp]).toEqual([[0.5, 1, 2, 4, 8, 16, 32, 64, 128], 1]);
    expect(seen.counted).toEqual(minutes.map(() => `duels ${code}`));
    expect(seen.logged).toContainEqual({ duels: 'a', code, failures: 9 });
  }
});

test('while the store fails nothing is given up', async () => {
  const seen = await failing(() => {
    throw new StoreUnavailable('gone');
  });
  expect([seen.settled.length > 100, seen.givenUp]).toEqual([true, 0]);
});
