import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { listenForStop, type StopRequest } from './stop.ts';

afterEach(() => vi.restoreAllMocks());

/** Starts to listen for signals. Returns the request and a function that sends a signal. */
function listening(): { readonly stop: StopRequest; readonly signal: () => void } {
  const on = vi.spyOn(process, 'on').mockReturnThis();
  const stop = listenForStop();
  const [, listener] = on.mock.calls.find(([name]) => name === 'SIGTERM') ?? [];
  return { stop, signal: () => listener?.() };
}

test('work is waited for until a stop is asked for, and not from then on', async () => {
  const { stop, signal } = listening();
  stop.sumUp();
  const never = new Promise<string>(() => {});
  expect(await stop.unlessStopped(Promise.resolve('done'))).toBe('done');
  await expect(stop.unlessStopped(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const two = [stop.unlessStopped(never), stop.unlessStopped(never)];
  expect(stop.code).toBe(null);
  signal();
  expect([...(await Promise.all(two)), await stop.unlessStopped(never), stop.code]).toEqual([null, null, null, 143]);
});

test('what work gave is not kept while nobody asks for a stop: a worker runs for weeks', async () => {
  const { stop } = listening();
  const given = await (async () => new WeakRef((await stop.unlessStopped(Promise.resolve(['a result']))) ?? []))();
  await setImmediate();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  expect(given.deref()).toBeUndefined();
  expect(stop.code).toBe(null);
});
