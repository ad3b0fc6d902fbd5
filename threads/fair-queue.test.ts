import { expect, test } from 'vitest';
import { FairQueue } from './index.ts';

/** A queue whose jobs end only when the test says so. */
function heldQueue(perShare: number, total: number) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const queue = new FairQueue<string>({ perShare, total }, (job, done) => {
    started.push(job);
    ends.set(job, done);
  });
  return { queue, started, end: (job: string) => ends.get(job)?.() };
}

test('a share runs no more than its bound, and its queue blocks no other share', () => {
  const { queue, started, end } = heldQueue(2, 4);
  for (const job of ['a1', 'a2', 'a3', 'a4', 'a5']) queue.add('a', job);
  expect(started).toEqual(['a1', 'a2']);
  for (const job of ['b1', 'c1', 'c2']) queue.add(job[0], job);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1']);
  end('b1');
  expect(started.slice(4)).toEqual(['c2']);
  end('a2');
  end('a1');
  expect(started.slice(5)).toEqual(['a3', 'a4']);
});

test('shares that wait are served in turn', () => {
  const { queue, started, end } = heldQueue(4, 1);
  for (const job of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(job[0], job);
  for (let i = 0; i < 5; i++) end(started[i]);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a job may end at once and add another, and what waits can be removed', () => {
  const done: number[] = [];
  const queue: FairQueue<number> = new FairQueue({ perShare: 1, total: 1 }, (job, end) => {
    done.push(job);
    if (job < 3) queue.add('a', job + 1);
    if (job < 2) end();
  });
  queue.add('a', 0);
  expect(done).toEqual([0, 1, 2]);
  expect(queue.clear()).toEqual([3]);
  expect(queue.clear()).toEqual([]);
});
