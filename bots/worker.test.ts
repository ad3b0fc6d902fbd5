import { createDealer, createRandom, type Game, lastGame, newGame, playChance, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { advise, type BotAnswer, type BotQuestion, botNamed, createBotProgram, createBotWorker } from './index.ts';

function game(edition: string, colors: readonly string[], seed: number): Game {
  const start = unwrap(newGame({ edition, players: colors.map((color) => ({ name: color, color })) }));
  return lastGame(start, playChance(start, createDealer(seed)));
}

const CLASSIC = game('classic', ['red', 'blue'], 1);
const STAR_WARS = game('star-wars', ['red', 'black', 'green'], 2);

/** A worker whose thread is held by the test: it answers when it is told to, and timers run when they are told to. */
function heldWorker() {
  const answer = createBotProgram(() => 0);
  const posted: BotQuestion[] = [];
  const timers = new Set<() => void>();
  const threads: { stopped: boolean; onAnswer: (answer: BotAnswer) => void; onError: (error: Error) => void }[] = [];
  const worker = createBotWorker({
    timeout: 10,
    after(_, callback) {
      timers.add(callback);
      return () => timers.delete(callback);
    },
    start(handlers) {
      const thread = { stopped: false, ...handlers };
      threads.push(thread);
      return {
        post: (question) => posted.push(question),
        stop: () => {
          thread.stopped = true;
        },
      };
    },
  });
  const reply = (index: number) => threads.at(-1)?.onAnswer(answer(posted[index]));
  return { worker, posted, timers, threads, reply };
}

describe('the program of a worker', () => {
  test('answers as the bot does in the caller’s own thread, table after table', async () => {
    const { worker, reply } = heldWorker();
    for (const [index, now] of [CLASSIC, STAR_WARS, CLASSIC].entries()) {
      const asked = worker.turn(now, 'shrewd', 7);
      reply(index);
      expect(await asked).toEqual(botNamed('shrewd')?.turn(now, createRandom(7)));
    }
    const asked = worker.advise(STAR_WARS, 2);
    reply(3);
    expect(await asked).toEqual(advise(STAR_WARS, 2));
  });

  test('refuses a bot that there is not', () => {
    const { worker, posted } = heldWorker();
    void worker.turn(CLASSIC, 'nobody', 1);
    expect(() => createBotProgram(() => 0)(posted[0])).toThrow('there is no bot nobody');
  });
});

describe('the client of a worker', () => {
  test('asks one question at a time, of one thread', async () => {
    const { worker, posted, threads, timers, reply } = heldWorker();
    const asked = [1, 2, 3].map((seed) => worker.turn(CLASSIC, 'random', seed));
    for (let index = 0; index < 3; index++) {
      expect(posted).toHaveLength(index + 1);
      expect(timers.size).toBe(1);
      reply(index);
      await asked[index];
    }
    expect([threads.length, timers.size]).toEqual([1, 0]);
  });

  test('rejects what is late or fails, and goes on with a new thread', async () => {
    const { worker, timers, threads, reply } = heldWorker();
    const late = worker.turn(CLASSIC, 'random', 1);
    const failing = worker.turn(CLASSIC, 'random', 2);
    const good = worker.turn(CLASSIC, 'random', 3);
    for (const timer of [...timers]) timer();
    await expect(late).rejects.toThrow('late');
    threads[1].onError(new Error('crashed'));
    await expect(failing).rejects.toThrow('crashed');
    // An answer that comes after all is nobody's.
    threads[0].onAnswer({ id: 0, value: [] });
    reply(2);
    expect(await good).toEqual(botNamed('random')?.turn(CLASSIC, createRandom(3)));
    expect(threads.map(({ stopped }) => stopped)).toEqual([true, true, false]);
  });

  test('rejects everything when it is closed, and starts again with the next question', async () => {
    const { worker, threads, reply } = heldWorker();
    const asked = [1, 2].map((seed) => worker.turn(CLASSIC, 'random', seed));
    worker.close();
    for (const one of asked) await expect(one).rejects.toThrow('closed');
    const next = worker.turn(CLASSIC, 'random', 4);
    reply(1);
    expect(await next).toBeDefined();
    expect(threads.map(({ stopped }) => stopped)).toEqual([true, false]);
  });
});
