import { type BotWorker, botNamed } from '@asteroute/bots';
import type { Game, Turn } from '@asteroute/engine';
import { type Clock, type Core, type GameReviewer, type Logger, reviewGame } from '@asteroute/server/simulation';
import { ThreadPool, type ThreadStarter } from '@asteroute/threads';
import type { World } from '../virtual/world.ts';
import type { Asker } from './store.ts';

/** A process of a node from its start to its end, after which answers to its requests are dropped. */
export interface Process extends Asker {
  core: Core | null;
  frozenUntil: number;
  readonly lines: Set<() => void>;
  end(): void;
}

export function createProcess(name: string, world: World, kill: () => void): Process {
  const { queue, chances } = world;
  let alive = true;
  const own: Process = {
    name,
    core: null,
    frozenUntil: 0,
    lines: new Set(),
    isAlive: () => alive,
    kill,
    whenAwake(run) {
      if (!alive) return;
      if (own.frozenUntil <= queue.now()) return run();
      queue.after(own.frozenUntil - queue.now() + chances.between(0, 1), () => own.whenAwake(run));
    },
    end() {
      alive = false;
      for (const cut of own.lines) cut();
    },
  };
  return own;
}

/** The clock of a process, `ahead()` milliseconds ahead of the true time. Its timers fire slightly late. */
export function clockOf(own: Process, { queue, chances, start }: World, ahead: () => number): Clock {
  const timer = (ms: number, run: () => void) => queue.after(ms, () => own.whenAwake(run));
  return {
    now: () => Math.floor(start + queue.now() + ahead()),
    monotonic: queue.now,
    soon: (run) => void timer(chances.between(0, 0.05), run),
    after: (ms, run) => timer(ms + chances.between(0, 2), run),
    every(ms, run) {
      let cancel: () => void;
      const next = () => {
        cancel = timer(ms + chances.between(0, 2), () => {
          next();
          run();
        });
      };
      next();
      return () => cancel();
    },
  };
}

/** What an error says that a lost secret causes. */
const LOST = /sealed with a secret that is lost/;
/** How often all nodes together may tell of a table that cannot go on: first, and when they leave it alone. */
const TOLD_OF_LOST = 2;

/** A logged error counts as a bug of the server, unless the store caused it or the secret is lost. */
export function loggerOf(own: Process, { trace, violate, lost, figures }: World): Logger {
  const note = (fields: object, message: string) => trace.note(`${own.name} log: ${message} ${JSON.stringify(fields)}`);
  return {
    info: note,
    warn: note,
    error(fields, message) {
      note({}, message);
      if (lost.size > 0 && LOST.test(JSON.stringify(fields))) {
        if (!message.startsWith('the command') && ++figures.lost.count > TOLD_OF_LOST * lost.size)
          violate('a table that cannot go on is told of once', message);
      } else if (!message.endsWith('games cannot go on'))
        violate('the server has no bug', `${own.name} ${message}: ${JSON.stringify(fields)}`);
    },
  };
}

/** Milliseconds that a bot usually and sometimes takes; the latter is longer than the other nodes wait for a bot. */
const [BOT_MS, SLOW_BOT_MS] = [200, 6000];
const STRONG_BOT_MS = [1000, 2000] as const;

/** Bots that play a random legal turn after a delay, on two simulated threads. */
export function simulatedBots(own: Process, world: World): BotWorker {
  const pool = new ThreadPool({ start: simulatedThread(own, world), threads: 2 });
  return {
    turn: (game, bot, _seed, payer) => pool.ask({ game, isStrong: bot !== 'random' }, payer),
    advise: () => Promise.reject(new Error('no one asks')),
    close: () => void pool.close(),
  };
}

function simulatedThread(
  own: Process,
  { queue, chances }: World,
): ThreadStarter<{ readonly game: Game; readonly isStrong: boolean }, Turn> {
  const bot = botNamed('random');
  if (bot === null) throw new Error('there is no bot that plays at random');
  return ({ onReply }) => ({
    post({ id, question: { game, isStrong } }) {
      const ms = isStrong
        ? chances.between(...STRONG_BOT_MS)
        : chances.between(0.5, chances.happens(0.02) ? SLOW_BOT_MS : BOT_MS);
      queue.after(ms, () => own.whenAwake(() => onReply({ id, answer: bot.turn(game, chances) })));
    },
    stop: () => undefined,
  });
}

/** Milliseconds that the review of an official try takes: a node may be killed meanwhile. */
const REVIEW_MS = [500, 20_000] as const;

export function simulatedReviewer(own: Process, { queue, chances }: World): GameReviewer {
  return {
    review: (question) =>
      new Promise((resolve) => {
        queue.after(chances.between(...REVIEW_MS), () => own.whenAwake(() => resolve(reviewGame(question))));
      }),
    close: async () => undefined,
  };
}
