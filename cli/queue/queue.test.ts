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
import { isChecked, jobOf } from './job.ts';
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
    const many = spansOf(400, 1).map((span, index) => jobOf(MIRRORS, MATCH, span, index));
    const checked = many.filter((job) => isChecked(job, 0.25)).length;
    expect([checked > 70, checked < 130]).toEqual([true, true]);
  });
});

describe('what cannot be', () => {
  const [band] = spansOf(1, 1);

  test('is refused with the reason: records', async () => {
    const honest = await outputOf(band);
    const reasonOf = (change: (lines: string) => string, other: object = {}) =>
      MIRRORS.wrongIn(MATCH, band, { ...honest, text: change(honest.text), ...other });
    expect(reasonOf((lines) => lines)).toBe(null);
    expect(reasonOf((lines) => lines.replace(/"scores":\[\d+/, '"scores":[999'))).toMatch(
      /^pair 1 differs from the rules: /,
    );
    expect(reasonOf((lines) => lines.replaceAll('"seed":6', '"seed":7'))).toMatch(/is of another match/);
    expect(reasonOf((lines) => lines.replaceAll('"pair":1', '"pair":2'))).toMatch(/does not hold pair 1/);
    expect(reasonOf((lines) => lines.slice(0, lines.indexOf('\n') + 1))).toBe('0 pairs where 1 were due');
    expect(reasonOf(() => 'no record\n')).toMatch(/^line 1 of its records: /);
    expect(reasonOf((lines) => lines, { aside: { names: NAMES, times: 'fast' } })).toBe('without names or times');
    const dealt = linesOf({ ...(await play(1, 'greedy,random')), number: 0 }, MATCH, NAMES);
    expect(reasonOf(() => dealt)).toBe('pair 1 has other tiles or dice than its deal');
  });

  test('is refused with the reason: puzzles, margins, reviews', () => {
    const pack = join(import.meta.dirname, '../../web/public/puzzles/classic.json');
    const [puzzle] = (JSON.parse(readFileSync(pack, 'utf8')) as { puzzles: { kind: string }[] }).puzzles;
    const wrongPuzzle = (change: object, kind: 'turn' | 'endgame' | null = null) => {
      const text = JSON.stringify([{ game: 0, puzzles: [{ ...puzzle, ...change }] }]);
      return PUZZLE_GAMES.wrongIn({ edition: 'classic', seed: 1, kind }, band, { text });
    };
    expect(wrongPuzzle({})).toBe(null);
    expect(wrongPuzzle({}, puzzle.kind === 'turn' ? 'endgame' : 'turn')).toBe('game 1: puzzles of another kind');
    expect(wrongPuzzle({ game: '1abc' })).toMatch(/^game 1: puzzle c/);
    expect(wrongPuzzle({ gap: -1 })).toMatch(/^game 1: .*gap/);
    const source = { edition: 'classic', seed: 1, kind: null };
    expect(PUZZLE_GAMES.wrongIn(source, band, { text: '[]' })).toBe('other games than were due');
    expect(PUZZLE_GAMES.wrongIn(source, band, { text: '' })).toMatch(/JSON/);
    const game = namelessGame(recordOfFixture());
    const review = createReviewWork({ bot: null })(game);
    const wrongReview = (text: string) => REVIEWS.wrongIn({ bot: null }, game, { text });
    expect(wrongReview(review)).toBe(null);
    expect(wrongReview(review.replace(/"tiles":\[-?\d+/, '"tiles":[77'))).toBe('the parts do not add up to the margin');
    expect(wrongReview(review.replace(/"scores":\[\d+/, '"scores":[0'))).toBe('other scores than those of the record');
    expect(wrongReview('{"ok":false,"error":{"code":"differs","message":""}}')).toBe('is refused wrongly');
    const duels = { rivals: { plus: {}, minus: {} }, seeds: [1, 2], step: 1 };
    expect(DUELS.wrongIn(MATCH, duels, { text: '[1,-2.5]' })).toBe(null);
    for (const text of ['[1]', '[1,"2"]', '{}', 'x'])
      expect(DUELS.wrongIn(MATCH, duels, { text })).toBe('no margins of 2 pairs');
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
    name: 'one',
    cores: 1,
    programs: false,
    once: true,
    stop: { unlessStopped: (work) => work, code: null },
  };

  test('a band of a worker that died goes to another, every pair comes once, and the bytes are those of one machine', async () => {
    const queue = await openQueue(database.url, { heartbeatSeconds: 10, expireInSeconds: 1, superviseSeconds: 1 });
    const jobs = spansOf(4, 2).map((band, index) => jobOf(MIRRORS, MATCH, band, index));
    await queue.send(jobs);
    await queue.send(jobs);
    const dead = await queue.take('dead');
    expect(dead?.text).toBe(jobs[0].text);
    // A second is short for a living worker too on a busy machine: then it plays its band again.
    await vi.waitFor(
      async () => {
        await queue.supervise();
        await serve(queue, worker);
        const states = await queue.look(jobs.map(({ id }) => id));
        for (const { id } of jobs) expect(states.get(id)).toMatchObject({ result: { worker: 'one' } });
      },
      { timeout: 300_000, interval: 300 },
    );
    // What it sends back after all comes too late.
    await dead?.done({ worker: 'dead', text: '' });
    const pool = await openQueuePool(queue, MATCH, { pairs: 4, band: 2, check: 0 });
    const mirrors: Mirror[] = [];
    for await (const mirror of pool.mirrors(4)) mirrors.push(mirror);
    expect(mirrors.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    const one = await outputOf({ from: 0, count: 4 });
    expect(mirrors.map((mirror) => linesOf(mirror, MATCH, NAMES)).join('')).toBe(one.text);
    expect(await queue.take('one')).toBeNull();
    await pool.close();
  });

  test('training, puzzles and reviews give the same text as here; a copy is not for the worker of the first', async () => {
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
      textsOf(openQueued(queue, DUELS, setting, 0), [duels]),
      textsOf(openQueued(queue, PUZZLE_GAMES, source, 0), [none]),
      textsOf(openQueued(queue, REVIEWS, { bot: null }, 0), [game]),
    ];
    const [[margins], [puzzles], [review]] = await Promise.all(runners);
    expect(margins).toBe(createDuelWork(setting)(duels));
    expect(puzzles).toBe(createPuzzleWork(source)(none));
    expect(review).toBe(createReviewWork({ bot: null })(game));
    expect(review).toContain('"ok":false');
    await queue.send([{ ...due[0], id: due[0].id.replace(/^./, '0'), by: 'one' }]);
    expect(await queue.take('one')).toBeNull();
    const copy = await queue.take('two');
    expect(copy?.text).toBe(due[0].text);
    await copy?.done({ worker: 'two', text: '' });
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
    const waiting = await queue.take('one');
    expect(waiting?.text).toBe(job.text);
    await waiting?.done({ worker: '', text: '' });
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
