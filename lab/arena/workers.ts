import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@asteroute/engine';
import { openDatabase } from '@asteroute/server/testing';
import {
  type CampaignResult,
  type LongCampaign,
  type Progress,
  type Range,
  withPostgres,
} from '../campaign/campaign.ts';
import { Crowd } from './crowd.ts';
import { prepareFolder, resultIn, runIn, runStopped, type Work, worksOf } from './works.ts';

/** Games that are reviewed for each pair of the match. */
const REVIEWS_A_PAIR = 0.1;

/**
 * Does work of every kind, that of the arena `count` pairs long, over three worker processes on a private PostgreSQL,
 * of whom one is killed by chance again and again, and stops the command in the middle: what comes out must be the bytes
 * of one machine.
 */
export const WORKERS: LongCampaign = { name: 'workers', count: 400, runAll: withPostgres(playOverWorkers) };

async function playOverWorkers({ seed, count }: Range, progress: Progress): Promise<CampaignResult> {
  const database = await openDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'asteroute-workers-'));
  try {
    const games = join(folder, 'games.jsonl');
    await runIn(folder, simulated(seed, count));
    await writeFile(games, await resultIn(folder, { files: ['out'] }));
    return await compareAll({ folder, games, url: database.url }, { seed, count }, progress);
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
