/** The campaigns of `npm run lab -- soak` that kill servers and databases notice a lost turn wherever it is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry, TableEvent } from '@asteroute/protocol';
import { BLOWS, type Blow, faultInLog, faultSoFar, forgetNewestTurn } from '@asteroute/server/blows';
import { openSqlite, startNode } from '@asteroute/server/testing';
import { expect, test } from 'vitest';
import { rounds } from './kills.ts';

const entry = (seq: number, type: string, seat = 0) =>
  ({ at: 0, up: 0, seq, events: [{ type, seat } as TableEvent] }) as Entry;
const LOG = [entry(1, 'opened'), entry(2, 'turn', 0), entry(3, 'chat'), entry(4, 'turn', 1), entry(5, 'turn', 0)];
const TOLD = [
  { seq: 2, seat: 0 },
  { seq: 4, seat: 1 },
  { seq: 5, seat: 0 },
];

test('a log is compared with what clients were told: nothing lost, doubled, moved or missing', () => {
  const without = (seq: number) => LOG.filter((one) => one.seq !== seq);
  const renumbered = (log: readonly Entry[]) => log.map((one, i) => ({ ...one, seq: i + 1 }));
  expect(faultInLog(LOG, TOLD)).toBe(null);
  expect(faultInLog(without(5), TOLD)).toBe('the turn of seat 0 that was acknowledged as entry 5 is lost');
  expect(faultInLog(without(4), TOLD)).toBe('entry 4 is missing, 5 comes in its place');
  expect(faultInLog(renumbered(without(4)), TOLD)).toBe('the turn of seat 1 that was acknowledged as entry 4 is lost');
  expect(faultInLog([], TOLD)).toBe('the turn of seat 0 that was acknowledged as entry 2 is lost');
  expect(faultInLog([...LOG, entry(6, 'turn', 0)], TOLD)).toBe('entry 6 is a turn of seat 0 that nobody was told of');
  const other = LOG.map((one) => (one.seq === 4 ? entry(4, 'turn', 0) : one));
  expect(faultInLog(other, TOLD)).toBe('the turn of seat 1 that was acknowledged as entry 4 is lost');
  // While a game is running its last turn may not be acknowledged yet.
  expect(faultSoFar(LOG, TOLD.slice(0, 2))).toBe(null);
  expect(faultSoFar(without(4), TOLD)).toBe('entry 4 is missing, 5 comes in its place');
});

test('a campaign reports a database that loses the newest turn, with the command that repeats it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asteroute-lost-'));
  const file = join(folder, 'lost.sqlite');
  const store = await openSqlite(file);
  const node = await startNode({ store });
  const forget: Blow = {
    name: 'failover to a standby that is behind',
    async strike(goOn) {
      forgetNewestTurn(file);
      goOn();
    },
  };
  const plan = { part: 'failover', range: { seed: 1, count: BLOWS }, progress: () => undefined };
  const { faults } = await rounds([node], [forget], plan);
  expect(faults).toEqual([
    expect.stringMatching(`^soak --only failover --seed 1 --count ${BLOWS}: .*( is lost| is missing, )`),
  ]);
  await node.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
