/** Commands are sent until each has a final answer, and settle exactly once. */
import type { Answer, Command } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { CommandQueue, RETRY_AFTER_MS } from './command-queue.ts';

const LEAVE: Command = { type: 'leave', id: 'a' };
const REPLACE: Command = { type: 'replace', id: 'b', seat: 1 };
const DONE: Answer = { type: 'answer', id: 'a', ok: true, seq: 7 } as Answer;
const refused = (code: string) => ({ type: 'answer', id: 'a', ok: false, fault: { code, message: '' } }) as Answer;

/** A queue whose timer and connection the test controls. */
function queued() {
  const sent: string[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const queue = new CommandQueue({
    transmit: ({ id }) => sent.push(id),
    after: (ms, run) => {
      timers.push({ ms, run });
      return () => {};
    },
  });
  return { queue, sent, timers };
}

test('every unanswered command is sent again after a reconnect, an answered one is not', () => {
  const { queue, sent } = queued();
  void queue.add(LEAVE);
  void queue.add(REPLACE);
  queue.resend();
  expect(sent).toEqual(['a', 'b']);
  expect(queue.take(DONE)?.command).toBe(LEAVE);
  queue.resend();
  expect(sent).toEqual(['a', 'b', 'b']);
});

test('a busy server is asked again after a pause; a refusal is final', async () => {
  const { queue, sent, timers } = queued();
  const answer = queue.add(LEAVE);
  expect(queue.take(refused('busy'))).toBe(null);
  expect([sent, timers.map(({ ms }) => ms)]).toEqual([[], [RETRY_AFTER_MS]]);
  timers[0].run();
  expect(sent).toEqual(['a']);
  const final = refused('wrong-token');
  queue.take(final)?.resolve(final);
  expect(await answer).toBe(final);
});

test('no retry follows an answer that came meanwhile, and a second answer is ignored', () => {
  const { queue, sent, timers } = queued();
  void queue.add(LEAVE);
  queue.take(refused('too-many'));
  expect(queue.take(DONE)?.command).toBe(LEAVE);
  timers[0].run();
  expect(sent).toEqual([]);
  expect(queue.take(DONE)).toBe(null);
});
