import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createRandom, type Random } from '@asteroute/engine';
import { openDatabase } from '@asteroute/server/testing';
import type { Findings, Progress, Range } from '../soak/campaign.ts';
import { speedUp } from './scaling.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'cli', 'main.ts');
const WORKERS = 3;
/** Pairs of a band. */
const BAND = 2;
/** Pairs between two kills, at most. */
const KILL_PAIRS = 12;
/** Milliseconds between two looks at the records, and that workers get to start before they are timed. */
const LOOK_MS = 200;
const START_MS = 3000;
/** Milliseconds that the database is busy with a band: two statements, measured on an idle machine. */
const DATABASE_MS = 4;
/** Bands of the match whose waiting times are simulated. */
const MANY = 2000;

/** What came of a match over workers that were killed. */
export interface WorkersFound extends Findings {
  readonly lines: readonly string[];
}

/**
 * Plays a match of `count` pairs over three worker processes on a private PostgreSQL, killing one of them by chance again
 * and again: the records must be the bytes of one machine. Then measures one and two workers without kills, and
 * simulates 64.
 */
export async function playOverWorkers({ seed, count }: Range, progress: Progress): Promise<WorkersFound> {
  const database = await openDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'asteroute-workers-'));
  try {
    const match = ['arena', '--edition', 'classic', '--a', 'shrewd', '--b', 'steady', '--pairs', String(count)];
    const queue = ['--queue', database.url, '--band', String(BAND), '--check', '10'];
    const alone = [...match, '--seed', String(seed), '--records', join(folder, 'alone')];
    await ended(start(alone));
    const crowd = new Crowd(database.url);
    const many = start([...match, ...queue, '--seed', String(seed), '--records', join(folder, 'many')]);
    const kills = await crowd.killUntil(ended(many), createRandom(seed), async () => {
      const pairs = await pairsIn(join(folder, 'many'));
      progress(pairs, 0);
      return pairs;
    });
    const isSame = (await readIn(join(folder, 'alone'))) === (await readIn(join(folder, 'many')));
    const timed = (workers: number) =>
      measure([...match, ...queue, '--seed', String(seed + workers)], workers, database.url);
    const [one, two] = [await timed(1), await timed(2)];
    const each = one / Math.ceil(count / BAND);
    const simulated = [2, 64].map((workers) => {
      const bands = new Array<number>(MANY).fill(each);
      return `${workers} workers ${speedUp({ bands, database: DATABASE_MS }, workers).toFixed(1)} times`;
    });
    const faults = isSame ? [] : [`workers: the records differ from one machine's; seed ${seed}`];
    const lines = [
      `${count} pairs over ${WORKERS} workers, ${kills} killed: ${isSame ? 'the bytes of one machine' : 'other bytes'}`,
      `2 workers ${(one / two).toFixed(2)} times as fast as one (${(one / 1000).toFixed(1)} and ${(two / 1000).toFixed(1)} s)`,
      `simulated, bands of ${each.toFixed(0)} ms: ${simulated.join(', ')} as fast as one`,
    ];
    return { done: count, faults, lines };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await database.close();
  }
}

function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'ignore', 'ignore'] });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function readIn(folder: string): Promise<string> {
  const [file] = await readdir(folder);
  return readFile(join(folder, file), 'utf8');
}

/** How many pairs are kept so far. */
async function pairsIn(folder: string): Promise<number> {
  const text = await readIn(folder).catch(() => '');
  return Math.floor((text.split('\n').length - 1) / 2);
}

/** Milliseconds of a match over so many workers, who are there before it begins. */
async function measure(match: readonly string[], workers: number, url: string): Promise<number> {
  const crowd = Array.from({ length: workers }, () => start(['worker', '--queue', url]));
  await setTimeout(START_MS);
  const begin = performance.now();
  await ended(start(match));
  const took = performance.now() - begin;
  for (const worker of crowd) worker.kill('SIGTERM');
  await Promise.all(crowd.map(ended));
  return took;
}

/** Three workers, of whom one is killed now and then and another begins. */
class Crowd {
  private readonly url: string;
  private readonly workers: ChildProcess[];

  constructor(url: string) {
    this.url = url;
    this.workers = Array.from({ length: WORKERS }, () => this.worker());
  }

  /** Kills one after every few pairs until the match is over; gives how many. */
  async killUntil(over: Promise<void>, random: Random, pairs: () => Promise<number>): Promise<number> {
    let isOver = false;
    const end = over.then(() => {
      isOver = true;
    });
    let [kills, next] = [0, 1];
    while (!isOver) {
      await Promise.race([end, setTimeout(LOOK_MS)]);
      if (isOver || (await pairs()) < next) continue;
      const index = random.below(WORKERS);
      this.workers[index].kill('SIGKILL');
      this.workers[index] = this.worker();
      kills++;
      next = (await pairs()) + 1 + random.below(KILL_PAIRS);
    }
    for (const worker of this.workers) worker.kill('SIGKILL');
    await Promise.all(this.workers.map(ended));
    return kills;
  }

  private worker(): ChildProcess {
    return start(['worker', '--queue', this.url]);
  }
}
