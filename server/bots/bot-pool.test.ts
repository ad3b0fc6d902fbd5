import type { BotWorker } from '@asteroute/bots';
import type { Game, Turn } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { createBotPool } from './bot-pool.ts';

const GAME = {} as Game;

/** Workers that answer when the test says so, and the questions that each was asked, in order. */
function heldWorkers(count: number) {
  const asked: (readonly [number, number])[] = [];
  const open = new Map<number, { resolve(turn: Turn): void; reject(error: Error): void }>();
  const workers = Array.from({ length: count }, (_, index): BotWorker => {
    const turn: BotWorker['turn'] = (_game, _bot, seed) => {
      asked.push([index, seed]);
      return new Promise((resolve, reject) => open.set(seed, { resolve, reject }));
    };
    return { turn, advise: () => Promise.reject(new Error('no one asks')), close: () => undefined };
  });
  return { workers, asked, answer: (seed: number) => open.get(seed)?.resolve({} as Turn), open };
}

const settled = () => new Promise(setImmediate);

test('a client that asks for much does not keep another waiting for all of it', async () => {
  const { workers, asked, answer } = heldWorkers(1);
  const pool = createBotPool(workers);
  const ask = (payer: string, seed: number) => void pool.turn(payer, GAME, { bot: 'random', seed });
  for (const seed of [1, 2, 3, 4]) ask('greedy', seed);
  ask('modest', 11);
  ask('modest', 12);
  for (const seed of [1, 2, 11, 3, 12, 4]) {
    expect(asked.at(-1)).toEqual([0, seed]);
    answer(seed);
    await settled();
  }
  expect(asked).toHaveLength(6);
});

test('every thread searches for one turn at a time, and the first free one is asked', async () => {
  const { workers, asked, answer } = heldWorkers(3);
  const pool = createBotPool(workers);
  const turns = [1, 2, 3, 4, 5].map((seed) => pool.turn(String(seed), GAME, { bot: 'random', seed }));
  expect(asked).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  answer(2);
  await turns[1];
  await settled();
  answer(1);
  await settled();
  expect(asked.slice(3)).toEqual([
    [1, 4],
    [0, 5],
  ]);
});

test('a search that fails frees its thread, and a closed pool answers no one', async () => {
  const { workers, asked, open } = heldWorkers(1);
  const pool = createBotPool(workers);
  const ask = (seed: number) => pool.turn('one', GAME, { bot: 'random', seed });
  const [failing, next, last] = [ask(1), ask(2), ask(3)];
  open.get(1)?.reject(new Error('the bot is late'));
  await expect(failing).rejects.toThrow('late');
  await settled();
  expect(asked).toHaveLength(2);
  pool.close();
  await expect(last).rejects.toThrow('closed');
  open.get(2)?.reject(new Error('the bot worker was closed'));
  await expect(next).rejects.toThrow('closed');
});
