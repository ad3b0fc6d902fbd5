import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type GameRecord, parseLine } from '@asteroute/record';
import { NEEDS_POSTGRES, openDatabase, query, type TestDatabase } from '@asteroute/server/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_BUDGET_MS, type Match, type Mirror } from '../arena/match.ts';
import { MIRRORS, openPool } from '../arena/pool.ts';
import { linesOf } from '../arena/records.ts';
import { namelessGame, REVIEWS } from '../review/work.ts';
import { DUELS } from '../train/work.ts';
import { openQueue } from './boss.ts';
import { jobOf } from './job.ts';
import type { WorkKind } from './kind.ts';
import { openRunner } from './runner.ts';
import { serve, type WorkerPlan } from './serve.ts';
import { type Span, spansOf } from './span.ts';
import { outputsOf } from './test/outputs.ts';

const MATCH: Match = {
  edition: 'star-wars',
  modules: [],
  players: 2,
  seed: 6,
  bots: { a: 'greedy', b: 'random' },
  budget: {},
  luck: false,
};

/** A record of a finished game. */
function recordOfFixture(): GameRecord {
  const file = join(import.meta.dirname, '../../fixtures/games/classic-base.jsonl.gz');
  const record = parseLine(gunzipSync(readFileSync(file)).toString('utf8').split('\n', 1)[0]);
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** The records of the first pairs of the match, in the format of the arena's file. */
async function linesOfPairs(pairs: number, queue?: string): Promise<string> {
  const pool = await openPool(MATCH, { pairs, workers: 1, queue, band: 2 });
  const mirrors: Mirror[] = [];
  for await (const mirror of pool.mirrors(0)) mirrors.push(mirror);
  await pool.close();
  expect(mirrors.map(({ number }) => number)).toEqual(Array.from({ length: pairs }, (_, number) => number));
  return mirrors.map((mirror) => linesOf(mirror, MATCH, pool.names)).join('');
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
    kinds: [MIRRORS, DUELS, REVIEWS],
    cores: 1,
    programs: false,
    once: true,
    stop: { unlessStopped: (work) => work, code: null },
  };

  test('a band of a worker that died goes to another, every pair comes once, and the bytes are those of one machine', async () => {
    const queue = await openQueue(database.url, { heartbeatSeconds: 10, expireInSeconds: 4, superviseSeconds: 1 });
    // The same jobs that `openPool` sends, including the one for the players' names.
    const match = { ...MATCH, budget: { time: MAX_BUDGET_MS } };
    const bands = [...spansOf(4, 2), { from: 0, count: 0 }];
    const jobs = bands.map((band, index) => jobOf(MIRRORS, match, band, index));
    await queue.send(jobs);
    await queue.send(jobs);
    const taken = Promise.withResolvers<string>();
    const late = Promise.withResolvers<object>();
    const dead = await queue.work(1, (text) => {
      taken.resolve(text);
      return late.promise;
    });
    expect(await taken.promise).toBe(jobs[0].text);
    // On a busy machine four seconds can be too short even for a living worker, which then plays its band again.
    await vi.waitFor(
      async () => {
        await serve(queue, worker);
        const states = await queue.look(jobs.map(({ id }) => id));
        for (const { id } of jobs) expect(states.get(id)?.state).toBe('done');
      },
      { timeout: 300_000, interval: 300 },
    );
    // The answer of the first worker comes too late and is ignored.
    late.resolve({});
    await dead.end();
    expect(await linesOfPairs(4, database.url)).toBe(await linesOfPairs(4));
    expect(await queue.isEmpty()).toBe(true);
    await queue.close();
  });

  test('training and reviews give the same as here', { tags: ['soak'] }, async () => {
    const queue = await openQueue(database.url);
    const setting = { edition: 'classic', modules: [], players: 2 };
    const duels = { rivals: { plus: { hand1: 3 }, minus: {} }, seeds: [1, 2], step: 1 };
    // One game is refused at once.
    const { turns, ...rest } = recordOfFixture();
    const game = namelessGame({ ...rest, turns: turns.slice(0, 3) });
    const due = [jobOf(DUELS, setting, duels, 0), jobOf(REVIEWS, { bot: null }, game, 1)];
    await queue.send(due);
    expect(await serve(queue, worker)).toBe(2);
    const same = async <P, B, O>(kind: WorkKind<P, B, O>, plan: P, band: B): Promise<O> => {
      const [there, here] = [database.url, undefined].map(async (queue) => {
        const runner = await openRunner(kind, plan, { queue, workers: 1 });
        const [output] = await outputsOf(runner.run([band]));
        await runner.close();
        return output;
      });
      expect(JSON.stringify(await there)).toBe(JSON.stringify(await here));
      return there;
    };
    await same(DUELS, setting, duels);
    expect(await same(REVIEWS, { bot: null }, game)).toMatchObject({ ok: false });
    await queue.close();
  });

  test('a worker starts no program unless it is told to, and asks a database again that starts anew', async () => {
    const queue = await openQueue(database.url);
    const job = jobOf(MIRRORS, { ...MATCH, bots: { a: 'echo hello', b: 'random' } }, { from: 0, count: 1 }, 0);
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const restart = database.crash?.();
    await queue.send([job]);
    await restart;
    // A test database may lose what it committed just before a crash.
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
