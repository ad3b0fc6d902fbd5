import { NEEDS_POSTGRES, openDatabase, type TestDatabase } from '@asteroute/server/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Match, type Mirror, playMirror } from '../arena/match.ts';
import { botPlayer } from '../arena/player/player.ts';
import { linesOf } from '../arena/records.ts';
import { readBots } from '../program/bots.ts';
import { type Band, type BandResult, bandId, bandsOf, isChecked } from './bands.ts';
import { type BandQueue, openQueue } from './boss.ts';
import { checkResult } from './check.ts';
import { openQueuePool } from './collect.ts';
import { serve } from './serve.ts';

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

/** What an honest worker sends back, or one whose players are others than it says. */
async function resultOf({ from, count }: Band, bots = 'greedy,random', worker = 'honest'): Promise<BandResult> {
  const mirrors = await Promise.all(Array.from({ length: count }, (_, i) => play(from + i, bots)));
  const lines = mirrors.map((mirror) => linesOf(mirror, MATCH, NAMES)).join('');
  return { worker, names: NAMES, lines, times: mirrors.map(({ times }) => times) };
}

describe('bands', () => {
  test('are the pairs of a match, each once, with ids by what they play alone', () => {
    const bands = bandsOf(MATCH, 12, 5);
    expect(bands.map(({ from, count }) => [from, count])).toEqual([
      [0, 5],
      [5, 5],
      [10, 2],
    ]);
    const ids = [...bands, ...bandsOf({ ...MATCH, seed: 7 }, 12, 5)].map(bandId);
    expect(new Set(ids).size).toBe(6);
    expect(
      bandsOf({ ...MATCH }, 20, 5)
        .slice(0, 2)
        .map(bandId),
    ).toEqual(ids.slice(0, 2));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    const many = bandsOf(MATCH, 400, 1);
    const checked = many.filter((band) => isChecked(band, 0.25)).length;
    expect([checked > 70, checked < 130]).toEqual([true, true]);
  });
});

describe('a record that is forged', () => {
  const [band] = bandsOf(MATCH, 1, 1);

  test('is refused with the reason', async () => {
    const honest = await resultOf(band);
    expect(checkResult(band, honest)).toEqual({ mirrors: [expect.objectContaining({ number: 0 })] });
    const reasonOf = (change: (lines: string) => string) => {
      const checked = checkResult(band, { ...honest, lines: change(honest.lines) });
      return 'refused' in checked ? checked.refused : null;
    };
    expect(reasonOf((lines) => lines.replace(/"scores":\[\d+/, '"scores":[999'))).toMatch(
      /^pair 1 differs from the rules: /,
    );
    expect(reasonOf((lines) => lines.replaceAll('"seed":6', '"seed":7'))).toMatch(/is of another match/);
    expect(reasonOf((lines) => lines.replaceAll('"pair":1', '"pair":2'))).toMatch(/does not hold pair 1/);
    expect(reasonOf((lines) => lines.slice(0, lines.indexOf('\n') + 1))).toBe('0 pairs where 1 were due');
    expect(reasonOf(() => 'no record\n')).toMatch(/^line 1 of its records: /);
    const other = await play(1, 'greedy,random');
    const dealt = linesOf({ ...other, number: 0 }, MATCH, NAMES);
    expect(reasonOf(() => dealt)).toBe('pair 1 has other tiles or dice than its deal');
  });

  test('by other players is found by playing it again, named, and played here', async () => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const forged = await resultOf(band, 'random,random', 'mallory');
    const queue: BandQueue = {
      send: async () => {},
      result: async () => forged,
      drop: async () => {},
      take: async () => null,
      supervise: async () => {},
      close: async () => {},
    };
    const pool = await openQueuePool(queue, MATCH, { pairs: 1, band: 1, check: 1 });
    const mirrors: Mirror[] = [];
    for await (const mirror of pool.mirrors(1)) mirrors.push(mirror);
    await pool.close();
    const said = told.mock.calls.map(([text]) => String(text)).join('');
    told.mockRestore();
    expect(said).toBe(
      'refused: pairs 1 to 1 of worker mallory: pair 1 goes otherwise when it is played here; they are played here\n',
    );
    expect(mirrors.map((mirror) => linesOf(mirror, MATCH, NAMES)).join('')).toBe((await resultOf(band)).lines);
  });
});

describe('on PostgreSQL', NEEDS_POSTGRES, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  test('a band of a worker that died goes to another, every pair comes once, and the bytes are those of one machine', async () => {
    const queue = await openQueue(database.url, { heartbeatSeconds: 10, expireInSeconds: 1, superviseSeconds: 1 });
    const bands = bandsOf(MATCH, 4, 2);
    await queue.send(bands);
    await queue.send(bands);
    const dead = await queue.take();
    expect(dead?.band).toEqual(bands[0]);
    const worker = { name: 'one', cores: 1, programs: false, once: true, isStopped: () => false };
    // A second is short for a living worker too on a busy machine: then it plays its band again.
    await vi.waitFor(
      async () => {
        await queue.supervise();
        await serve(queue, worker);
        for (const band of bands) expect(await queue.result(band)).toMatchObject({ worker: 'one' });
      },
      { timeout: 300_000, interval: 300 },
    );
    // What it sends back after all comes too late.
    await dead?.done({ worker: 'dead', names: NAMES, lines: '', times: [] });
    const pool = await openQueuePool(queue, MATCH, { pairs: 4, band: 2, check: 0 });
    const mirrors: Mirror[] = [];
    for await (const mirror of pool.mirrors(4)) mirrors.push(mirror);
    expect(mirrors.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    const one = await resultOf({ match: MATCH, from: 0, count: 4 });
    expect(mirrors.map((mirror) => linesOf(mirror, MATCH, NAMES)).join('')).toBe(one.lines);
    expect(await queue.take()).toBeNull();
    await pool.close();
  });

  test('a worker starts no program unless it is told to', async () => {
    const queue = await openQueue(database.url);
    const [band] = bandsOf({ ...MATCH, bots: { a: 'echo hello', b: 'random' } }, 1, 1);
    await queue.send([band]);
    let calls = 0;
    const worker = { name: 'one', cores: 1, programs: false, once: false, isStopped: () => calls++ > 0 };
    await serve(queue, worker);
    const waiting = await queue.take();
    expect(waiting?.band).toEqual(band);
    await waiting?.done({ worker: '', names: NAMES, lines: '', times: [] });
    await queue.close();
  });
});
