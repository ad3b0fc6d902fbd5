import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createRandom } from '@asteroute/engine';
import { openDatabase } from '@asteroute/server/testing';
import {
  type CampaignResult,
  type LongCampaign,
  type Progress,
  type Range,
  withPostgres,
} from '../campaign/campaign.ts';
import { Crowd, ended, startCommand } from './crowd.ts';
import { speedUp } from './scaling.ts';
import { prepareFolder, resultIn, runIn, runStopped, type Work, worksOf } from './works.ts';

/** Pairs of a band. */
const BAND = 2;
/** Milliseconds that workers get to start before they are timed. */
const START_MS = 3000;
/** Milliseconds that the database is busy with a band: two statements, measured on an idle machine. */
const DATABASE_MS = 4;
/** Bands of the match whose waiting times are simulated. */
const MANY = 2000;
/** Games that are reviewed for each pair of the match. */
const REVIEWS_A_PAIR = 0.1;

/**
 * Does work of every kind, that of the arena `count` pairs long, over three worker processes on a private PostgreSQL,
 * of whom one is killed by chance again and again, and stops the command in the middle: what comes out must be the bytes
 * of one machine. Then measures a match over one worker and two without kills, and simulates 64.
 */
export const WORKERS: LongCampaign = { name: 'workers', count: 400, runAll: withPostgres(playOverWorkers) };

async function playOverWorkers({ seed, count }: Range, progress: Progress): Promise<CampaignResult> {
  const database = await openDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'asteroute-workers-'));
  try {
    const games = join(folder, 'games.jsonl');
    await runIn(folder, simulated(seed, count));
    await writeFile(games, await resultIn(folder, { files: ['out'] }));
    const found = await compareAll({ folder, games, url: database.url }, { seed, count }, progress);
    return { ...found, lines: [...found.lines, ...(await scaling(database.url, seed, count))] };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.close();
  }
}

/** Does work of every kind here and over workers that are killed. */
async function compareAll(place: Place, { seed, count }: Range, progress: Progress): Promise<CampaignResult> {
  const crowd = new Crowd(place.url, createRandom(seed));
  const [faults, lines]: [string[], string[]] = [[], []];
  const works = worksOf(seed, count);
  try {
    for (const [index, work] of works.entries()) {
      const before = crowd.kills;
      const { isSame, wasStopped } = await crowd.killUntil(compare(work, place));
      const kills = `${crowd.kills - before} killed, ${wasStopped ? 'stopped once' : 'over before the stop'}`;
      lines.push(`${work.kind} over workers, ${kills}: ${isSame ? 'the bytes of one machine' : 'other bytes'}`);
      if (!isSame) faults.push(`workers: what ${work.kind} leaves differs from one machine's; seed ${seed}`);
      progress(Math.round((count * (index + 1)) / works.length), faults.length);
    }
    return { done: count, faults, lines };
  } finally {
    await crowd.close();
  }
}

function simulated(seed: number, count: number): string[] {
  const games = String(Math.max(2, Math.round(count * REVIEWS_A_PAIR)));
  return ['simulate', '--edition', 'classic', '--bots', 'greedy', '--games', games, '--seed', String(seed)];
}

/** Where work is done. */
interface Place {
  readonly folder: string;
  /** The file of the games that are reviewed. */
  readonly games: string;
  readonly url: string;
}

/** Does work here and over the queue, with a stop in the middle. */
async function compare(
  work: Work,
  { folder, games, url }: Place,
): Promise<{ readonly isSame: boolean; readonly wasStopped: boolean }> {
  const [alone, many] = [join(folder, `${work.kind}-alone`), join(folder, `${work.kind}-many`)];
  for (const one of [alone, many]) await prepareFolder(one, games);
  const queue = ['--queue', url, ...(work.band === undefined ? [] : ['--band', String(work.band)])];
  const [, wasStopped] = await Promise.all([
    runIn(alone, work.args(alone)),
    runStopped(many, [...work.args(many), ...queue], work.again ?? []),
  ]);
  return { isSame: (await resultIn(alone, work)) === (await resultIn(many, work)), wasStopped };
}

async function scaling(url: string, seed: number, count: number): Promise<string[]> {
  const match = ['arena', '--edition', 'classic', '--a', 'shrewd', '--b', 'steady', '--pairs', String(count)];
  const queue = ['--queue', url, '--band', String(BAND)];
  const timed = (workers: number) => measure([...match, ...queue, '--seed', String(seed + workers)], workers, url);
  const [one, two] = [await timed(1), await timed(2)];
  const each = one / Math.ceil(count / BAND);
  const many = [2, 64].map((workers) => {
    const bands = new Array<number>(MANY).fill(each);
    return `${workers} workers ${speedUp({ bands, database: DATABASE_MS }, workers).toFixed(1)} times`;
  });
  return [
    `2 workers ${(one / two).toFixed(2)} times as fast as one (${(one / 1000).toFixed(1)} and ${(two / 1000).toFixed(1)} s)`,
    `simulated, bands of ${each.toFixed(0)} ms: ${many.join(', ')} as fast as one`,
  ];
}

/** Milliseconds of a match over so many workers, who are there before it begins. */
async function measure(match: readonly string[], workers: number, url: string): Promise<number> {
  const crowd = Array.from({ length: workers }, () => startCommand(['worker', '--queue', url]));
  await setTimeout(START_MS);
  const begin = performance.now();
  await ended(startCommand(match));
  const took = performance.now() - begin;
  for (const worker of crowd) worker.kill('SIGTERM');
  await Promise.all(crowd.map(ended));
  return took;
}
