/** Tests with real threads, which end in every way that a program can end. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { type NodeThreadPlan, nodeThread } from './node.ts';
import { ThreadPool } from './pool.ts';
import type { NumberQuestion } from './test/numbers.ts';

const open: ThreadPool<NumberQuestion, number>[] = [];
afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close();
});

function numberPool(threads: number, plan: NodeThreadPlan = {}, program = './test/numbers.ts') {
  const pool = new ThreadPool<NumberQuestion, number>({
    threads,
    start: nodeThread(new URL(program, import.meta.url), plan),
  });
  open.push(pool);
  return pool;
}

describe('a thread that dies', () => {
  test.each([
    ['throw', 'no number'],
    ['exit', 'the thread ended with exit code 3'],
    ['crash', 'thrown outside of every answer'],
  ] as const)('by %s is replaced: its question is rejected, the others are answered', async (how, reason) => {
    const pool = numberPool(2);
    const questions = [how, 2, how, 3, how, 4, 5];
    const settled = await Promise.allSettled(questions.map((question) => pool.ask(question)));
    const answers = settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message));
    expect(answers).toEqual([reason, 4, reason, 9, reason, 16, 25]);
  });

  test('by a kill from outside is replaced', async () => {
    const pool = numberPool(1);
    const started = once(process, 'worker') as Promise<[Worker]>;
    expect(await pool.ask(2)).toBe(4);
    const [thread] = await started;
    const asked = pool.ask('hang');
    asked.catch(() => {});
    await thread.terminate();
    await expect(asked).rejects.toThrow('the thread ended with exit code 1');
    expect(await pool.ask(3)).toBe(9);
  });

  test('before it can be asked rejects each question instead of leaving it open', async () => {
    const pool = numberPool(1, {}, './test/missing.ts');
    const asked = [1, 2].map((question) => pool.ask(question));
    const settled = await Promise.allSettled(asked);
    expect(settled).toMatchObject([1, 2].map(() => ({ reason: { message: expect.stringContaining('missing.ts') } })));
  });
});

test('a thread that is stopped may end by itself, where it is given the time', async () => {
  const notes: string[] = [];
  const pool = numberPool(2, { workerData: 'a thread', quitMs: 300_000, onNote: (note: string) => notes.push(note) });
  expect(await Promise.all([1, 2].map((question) => pool.ask(question)))).toEqual([1, 4]);
  await pool.close();
  expect(notes).toEqual(['goodbye from a thread', 'goodbye from a thread']);
});
