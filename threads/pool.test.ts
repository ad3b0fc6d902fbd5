import { expect, test } from 'vitest';
import { LateAnswer, type ThreadHandlers, ThreadPool, type ThreadQuestion } from './index.ts';

/** A pool whose threads answer, and whose timers run, only when the test says so. */
function heldPool(threads: number) {
  const started: { stopped: boolean; readonly handlers: ThreadHandlers<string> }[] = [];
  /** Pairs of thread index and question, in the order of asking. */
  const asked: [number, number][] = [];
  const open = new Map<number, { id: number; handlers: ThreadHandlers<string> }>();
  const timers = new Set<() => void>();
  const pool = new ThreadPool<number, string>({
    threads,
    start(handlers) {
      const thread = { stopped: false, handlers };
      const index = started.push(thread) - 1;
      return {
        post({ id, question }: ThreadQuestion<number>) {
          asked.push([index, question]);
          open.set(question, { id, handlers });
        },
        stop: () => {
          thread.stopped = true;
        },
      };
    },
    timeout: {
      ms: 10,
      after(_, callback) {
        timers.add(callback);
        return () => timers.delete(callback);
      },
    },
  });
  const answer = (question: number) => {
    const held = open.get(question);
    held?.handlers.onReply({ id: held.id, answer: `answer ${question}` });
  };
  return { pool, started, asked, timers, answer, open };
}

test('a thread is asked one question at a time, and started once', async () => {
  const { pool, started, asked, timers, answer } = heldPool(1);
  const answers = [1, 2, 3].map((question) => pool.ask(question));
  for (const question of [1, 2, 3]) {
    expect(asked.at(-1)).toEqual([0, question]);
    expect(timers.size).toBe(1);
    answer(question);
    expect(await answers[question - 1]).toBe(`answer ${question}`);
  }
  expect([started.length, asked.length, timers.size]).toEqual([1, 3, 0]);
});

test('the first free thread is asked, and one starts only when all before it are busy', async () => {
  const { pool, asked, answer, started } = heldPool(3);
  void pool.ask(1);
  answer(1);
  void pool.ask(2);
  expect(started).toHaveLength(1);
  for (const question of [3, 4, 5, 6]) void pool.ask(question);
  answer(3);
  answer(2);
  expect(asked).toEqual([
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 4],
    [1, 5],
    [0, 6],
  ]);
});

test('a payer that asks for much does not keep another waiting for all of it', () => {
  const { pool, asked, answer } = heldPool(1);
  for (const question of [1, 2, 3, 4]) void pool.ask(question, 'greedy');
  for (const question of [11, 12]) void pool.ask(question, 'modest');
  for (const question of [1, 2, 11, 3, 12, 4]) {
    expect(asked.at(-1)).toEqual([0, question]);
    answer(question);
  }
  expect(asked).toHaveLength(6);
});

test('what is late, throws or crashes is rejected, and the next question has a new thread', async () => {
  const { pool, timers, started, answer, open } = heldPool(1);
  const [late, throwing, crashing, good] = [1, 2, 3, 4].map((question) => pool.ask(question));
  for (const timer of [...timers]) timer();
  await expect(late).rejects.toThrow(new LateAnswer('late: no answer within 10 ms'));
  const held = open.get(2);
  held?.handlers.onReply({ id: held.id, error: new Error('no such bot') });
  await expect(throwing).rejects.toThrow('no such bot');
  started[2].handlers.onError(new Error('crashed'));
  await expect(crashing).rejects.toThrow('crashed');
  // Late messages of stopped threads belong to no question.
  answer(1);
  started[1].handlers.onError(new Error('crashed'));
  answer(4);
  expect(await good).toBe('answer 4');
  expect(started.map(({ stopped }) => stopped)).toEqual([true, true, true, false]);
});

test('a thread that dies takes no other question with it', async () => {
  const { pool, started, answer } = heldPool(3);
  const [one, two, three, four] = [1, 2, 3, 4].map((question) => pool.ask(question));
  started[1].handlers.onError(new Error('crashed'));
  await expect(two).rejects.toThrow('crashed');
  for (const question of [1, 3, 4]) answer(question);
  expect(await Promise.all([one, three, four])).toEqual(['answer 1', 'answer 3', 'answer 4']);
});

test('a closed pool rejects every question, and starts again with the next one', async () => {
  const { pool, started, answer } = heldPool(1);
  const asked = [1, 2].map((question) => pool.ask(question));
  for (const one of asked) one.catch(() => {});
  await pool.close();
  for (const one of asked) await expect(one).rejects.toThrow('closed');
  const next = pool.ask(4);
  answer(4);
  expect(await next).toBe('answer 4');
  expect(started.map(({ stopped }) => stopped)).toEqual([true, false]);
});
