import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type GameRecord, parseLine } from '@asteroute/record';
import { NEEDS_POSTGRES, openDatabase, query, type TestDatabase } from '@asteroute/server/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MIRRORS, openQueuePool } from '../arena/bands.ts';
import { type Match, type Mirror, playMirror } from '../arena/match.ts';
import { botPlayer } from '../arena/player/player.ts';
import { linesOf } from '../arena/records.ts';
import { readBots } from '../program/bots.ts';
import { PUZZLE_GAMES } from '../puzzles/bands.ts';
import { createPuzzleWork } from '../puzzles/work.ts';
import { namelessGame, REVIEWS } from '../review/bands.ts';
import { createReviewWork } from '../review/work.ts';
import { DUELS } from '../train/bands.ts';
import { createDuelWork } from '../train/work.ts';
import { openQueue } from './boss.ts';
import { openQueued } from './collect.ts';
import { jobOf } from './job.ts';
import type { JobOutput } from './kind.ts';
import { serve, type WorkerPlan } from './serve.ts';
import { type Span, spansOf } from './span.ts';
import { textsOf } from './test/texts.ts';

const MATCH: Match = {
  edition: 'star-wars',
  modules: [],
  players: 2,
  seed: 6,
  bots: { a: 'greedy', b: 'random' },
  budget: {},
  luck: false,
};
const NAMES = MATCH.bots;

async function play(number: number, bots: string): Promise<Mirror> {
  const [a, b] = readBots(bots).map(botPlayer);
  return playMirror(MATCH, { a, b }, number);
}

/** A finished game. */
function recordOfFixture(): GameRecord {
  const file = join(import.meta.dirname, '../../fixtures/games/classic-base.jsonl.gz');
  const record = parseLine(gunzipSync(readFileSync(file)).toString('utf8').split('\n', 1)[0]);
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** What an honest worker sends back. */
async function outputOf({ from, count }: Span): Promise<JobOutput> {
  const mirrors = await Promise.all(Array.from({ length: count }, (_, i) => play(from + i, 'greedy,random')));
  const text = mirrors.map((mirror) => linesOf(mirror, MATCH, NAMES)).join('');
  return { text, aside: { names: NAMES, times: mirrors.map(({ times }) => times) } };
}

describe('bands', () => {
  test('are the pairs of a match, each once, with ids by what they play alone', () => {
    const bands = spansOf(12, 5);
    expect(bands.map(({ from, count }) => [from, count])).toEqual([
      [0, 5],
      [5, 5],
      [10, 2],
    ]);
    const idsOf = (match: Match, spans: readonly Span[]) =>
      spans.map((span, index) => jobOf(MIRRORS, match, span, index).id);
    const ids = [...idsOf(MATCH, bands), ...idsOf({ ...MATCH, seed: 7 }, bands)];
    expect(new Set(ids).size).toBe(6);
    expect(idsOf({ ...MATCH }, spansOf(20, 5)).slice(0, 2)).toEqual(ids.slice(0, 2));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe('on PostgreSQL', NEEDS_POSTGRES, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  const worker: WorkerPlan = {
    kinds: [MIRRORS, DUELS, PUZZLE_GAMES, REVIEWS],
    cores: 1,
    programs: false,
    once: true,
    stop: { unlessStopped: (work) => work, code: null },
  };

  test('a band of a worker that died goes to another, every pair comes once, and the bytes are those of one machine', async () => {
    const queue = await openQueue(database.url, { heartbeatSeconds: 10, expireInSeconds: 4, superviseSeconds: 1 });
    const jobs = spansOf(4, 2).map((band, index) => jobOf(MIRRORS, MATCH, band, index));
    await queue.send(jobs);
    await queue.send(jobs);
    const taken = Promise.withResolvers<string>();
    const late = Promise.withResolvers<JobOutput>();
    const dead = await queue.work(1, (text) => {
      taken.resolve(text);
      return late.promise;
    });
    expect(await taken.promise).toBe(jobs[0].text);
    // Four seconds can be short for a living worker too on a busy machine: then it plays its band again.
    await vi.waitFor(
      async () => {
        await serve(queue, worker);
        const states = await queue.look(jobs.map(({ id }) => id));
        for (const { id } of jobs) expect(states.get(id)?.state).toBe('done');
      },
      { timeout: 300_000, interval: 300 },
    );
    // What it sends back after all comes too late.
    late.resolve({ text: '' });
    await dead.end();
    const pool = await openQueuePool(queue, MATCH, { pairs: 4, band: 2 });
    const mirrors: Mirror[] = [];
    for await (const mirror of pool.mirrors(4)) mirrors.push(mirror);
    expect(mirrors.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    const one = await outputOf({ from: 0, count: 4 });
    expect(mirrors.map((mirror) => linesOf(mirror, MATCH, NAMES)).join('')).toBe(one.text);
    expect(await queue.isEmpty()).toBe(true);
    await pool.close();
  });

  test('training, puzzles and reviews give the same text as here', async () => {
    const queue = await openQueue(database.url);
    const setting = { edition: 'classic', modules: [], players: 2 };
    const duels = { rivals: { plus: { hand1: 3 }, minus: {} }, seeds: [1, 2], step: 1 };
    const source = { edition: 'star-wars', seed: 1, kind: 'endgame' } as const;
    // What takes long is left to the soak: no game to search, and one that is refused at once.
    const none = { from: 1, count: 0 };
    const { turns, ...rest } = recordOfFixture();
    const game = namelessGame({ ...rest, turns: turns.slice(0, 3) });
    const due = [
      jobOf(DUELS, setting, duels, 0),
      jobOf(PUZZLE_GAMES, source, none, 1),
      jobOf(REVIEWS, { bot: null }, game, 2),
    ];
    await queue.send(due);
    expect(await serve(queue, worker)).toBe(3);
    const runners = [
      textsOf(openQueued(queue, DUELS, setting), [duels]),
      textsOf(openQueued(queue, PUZZLE_GAMES, source), [none]),
      textsOf(openQueued(queue, REVIEWS, { bot: null }), [game]),
    ];
    const [[margins], [puzzles], [review]] = await Promise.all(runners);
    expect(margins).toBe(createDuelWork(setting)(duels));
    expect(puzzles).toBe(createPuzzleWork(source)(none));
    expect(review).toBe(createReviewWork({ bot: null })(game));
    expect(review).toContain('"ok":false');
    await queue.close();
  });

  test('a worker starts no program unless it is told to, and asks a database again that starts anew', async () => {
    const queue = await openQueue(database.url);
    const job = jobOf(MIRRORS, { ...MATCH, bots: { a: 'echo hello', b: 'random' } }, { from: 0, count: 1 }, 0);
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const restart = database.crash?.();
    await queue.send([job]);
    await restart;
    // A database of tests may forget what it took just before a crash.
    await queue.send([job]);
    told.mockRestore();
    let calls = 0;
    const stop = {
      unlessStopped: <T>(work: Promise<T>) => work,
      get code() {
        return calls++ > 0 ? 130 : null;
      },
    };
    await serve(queue, { ...worker, once: false, stop });
    expect((await queue.look([job.id])).get(job.id)?.state).toBe('waiting');
    await queue.drop([job.id]);
    await queue.close();
  });

  test('a queue that cannot be made leaves no connection, which would keep a program from ending', async () => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await (await openQueue(database.url)).close();
    await query(database.url, 'alter function asteroute_work.create_queue rename to hidden');
    await expect(openQueue(database.url)).rejects.toThrow(/^the queue cannot be opened: .*create_queue/);
    const others = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    await vi.waitFor(async () => expect(await query(database.url, others)).toEqual([]), { timeout: 300_000 });
    await query(database.url, 'alter function asteroute_work.hidden rename to create_queue');
    told.mockRestore();
  });
});
