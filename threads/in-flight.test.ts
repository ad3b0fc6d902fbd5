import { expect, test } from 'vitest';
import { inFlight, inOrder } from './index.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/**
 * Resolves to its number after a number of microtasks that differs between neighbouring numbers, so that order changes.
 */
async function hurrying(number: number): Promise<number> {
  for (let turn = 30 * ((number * 5) % 7); turn > 0; turn--) await null;
  return number;
}

test('answers come as they are ready, each once, and in order where that is asked for', async () => {
  const seen: number[] = [];
  for await (const { answer } of inFlight(numbers(40), 3, hurrying)) seen.push(answer);
  expect(seen).not.toEqual(numbers(40));
  expect(seen.toSorted((a, b) => a - b)).toEqual(numbers(40));
  const ordered: number[] = [];
  for await (const { index, question, answer } of inOrder(inFlight(numbers(40), 3, hurrying))) {
    expect([index, question]).toEqual([answer, answer]);
    ordered.push(answer);
  }
  expect(ordered).toEqual(numbers(40));
});

test('no more than the limit are asked at a time, and none after nobody listens any more', async () => {
  const asked: number[] = [];
  const ask = async (number: number) => asked.push(number);
  for await (const { index } of inFlight(numbers(1000), 3, ask)) {
    expect(asked.length).toBeLessThanOrEqual(index + 3);
    if (index === 9) break;
  }
  await new Promise(setImmediate);
  expect(asked.length).toBeLessThan(16);
});

test('the first that is rejected ends it', async () => {
  const ask = (number: number) => (number === 1 ? Promise.reject(new Error('broken')) : hurrying(number));
  const listen = async () => {
    for await (const { answer } of inFlight(numbers(20), 2, ask)) expect(answer).toBe(0);
  };
  await expect(listen()).rejects.toThrow('broken');
});

test('questions that break off are thrown after the answers to those before', async () => {
  const seen: number[] = [];
  async function* broken(): AsyncGenerator<number> {
    yield* numbers(4);
    throw new Error('no question');
  }
  const listen = async () => {
    for await (const { answer } of inFlight(broken(), 3, hurrying)) seen.push(answer);
  };
  await expect(listen()).rejects.toThrow('no question');
  expect(seen.toSorted((a, b) => a - b)).toEqual(numbers(4));
});
