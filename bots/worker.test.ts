import { createDealer, createRandom, type Game, lastGame, newGame, playChance, unwrap } from '@asteroute/engine';
import { replyWith, ThreadPool, type ThreadQuestion } from '@asteroute/threads';
import { expect, test } from 'vitest';
import { advise, type BotAnswer, type BotQuestion, botNamed, createBotProgram, createBotWorker } from './index.ts';

function game(edition: string, colors: readonly string[], seed: number): Game {
  const start = unwrap(newGame({ edition, players: colors.map((color) => ({ name: color, color })) }));
  return lastGame(start, playChance(start, createDealer(seed)));
}

const CLASSIC = game('classic', ['red', 'blue'], 1);
const STAR_WARS = game('star-wars', ['red', 'black', 'green'], 2);

/** A worker whose threads answer at once in this thread, and the requests that they received. */
function workerHere() {
  const posted: BotQuestion[] = [];
  const worker = createBotWorker(
    new ThreadPool<BotQuestion, BotAnswer>({
      threads: 1,
      start({ onReply }) {
        const reply = replyWith(
          createBotProgram(() => 0),
          onReply,
        );
        const post = (message: ThreadQuestion<BotQuestion>) => {
          posted.push(message.question);
          void reply(message);
        };
        return { post, stop: () => undefined };
      },
    }),
  );
  return { worker, posted };
}

test('a worker answers as the bot does in the caller’s own thread, table after table', async () => {
  const { worker } = workerHere();
  for (const now of [CLASSIC, STAR_WARS, CLASSIC]) {
    expect(await worker.turn(now, 'shrewd', 7)).toEqual(botNamed('shrewd')?.turn(now, createRandom(7)));
  }
  expect(await worker.advise(STAR_WARS, 2)).toEqual(advise(STAR_WARS, 2));
});

test('a worker is given a copy: the position may be written to before its question is read', async () => {
  const { worker, posted } = workerHere();
  await worker.turn(CLASSIC, 'random', 1);
  expect(posted[0].memory).toEqual(CLASSIC.position.memory);
  expect(posted[0].memory).not.toBe(CLASSIC.position.memory);
});

test('a worker refuses a bot that there is not, and goes on', async () => {
  const { worker } = workerHere();
  await expect(worker.turn(CLASSIC, 'nobody', 1)).rejects.toThrow('there is no bot nobody');
  expect(await worker.turn(CLASSIC, 'random', 1)).toBeDefined();
});
