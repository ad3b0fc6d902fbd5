import { expect, test } from 'vitest';
import type { Append, Clock, Stores } from '../../domain/ports.ts';
import { BatchWriter } from './writer.ts';

/** A writer to a store that counts the entries of each transaction, on a clock that the test sets. */
function heldWriter() {
  const state = { now: 0, batches: [] as number[], ticks: [] as (() => void)[], takes: 0 };
  const clock = { monotonic: () => state.now, soon: (run: () => void) => void state.ticks.push(run) } as Clock;
  const append = async (batch: readonly Append[]) => {
    state.batches.push(batch.length);
    state.now += state.takes;
    return batch.map(() => true);
  };
  const store = { tables: { append } } as unknown as Stores;
  const writer = new BatchWriter({ store, clock, onCommit: () => undefined });
  return { state, append: () => writer.append([{ table: 'a' } as Append]) };
}

test('ticks with entries are one transaction, unless they come for longer than four transactions take', async () => {
  const { state, append } = heldWriter();
  const endTick = () => {
    for (const run of state.ticks.splice(0)) run();
  };
  state.takes = 10;
  const first = [append(), append()];
  endTick();
  first.push(append());
  endTick();
  expect(state.batches).toEqual([]);
  endTick();
  await Promise.all(first);
  expect(state.batches).toEqual([3]);
  const early = [append()];
  state.now += 40;
  early.push(append());
  expect(state.batches).toEqual([3]);
  state.now++;
  early.push(append());
  expect(state.batches).toEqual([3, 3]);
  // While a transaction runs all others wait for its end.
  state.now += 1000;
  early.push(append(), append());
  expect(state.batches).toEqual([3, 3]);
  await Promise.all(early);
  expect(state.batches).toEqual([3, 3, 2]);
  endTick();
  expect(state.batches).toEqual([3, 3, 2]);
});
