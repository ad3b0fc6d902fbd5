import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
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
import { Crowd, ended, OUT, startCommand } from './crowd.ts';

/** The weights with which a training starts. */
const WEIGHTS = new URL('../../bots/judge/weights.json', import.meta.url);
/** Milliseconds after which a running command is interrupted. */
const STOP_MS = 6000;

/** A task of one kind: a command line, which runs in its own folder. */
interface Work {
  readonly command: string;
  /** The output file, which must be the same with and without workers. */
  readonly file: string;
  /** Arguments that are added when the command is resumed. */
  readonly again?: string;
}

/** One task of every kind. The sizes are derived from `count`, the number of pairs in the arena's match. */
function worksOf(seed: number, count: number): Work[] {
  return [
    {
      command: `arena --edition classic --a shrewd --b steady --pairs ${count} --seed ${seed} --band 2 --records .`,
      file: `classic-2-shrewd-steady-${seed}.jsonl`,
      again: '--resume',
    },
    {
      command: `train --edition classic --steps 6 --pairs ${share(count, 0.08)} --seed ${seed} --out weights.json`,
      file: 'weights.json',
    },
    {
      command: `puzzles --edition star-wars --kind endgame --games ${share(count, 0.06)} --seed ${seed} --out pack.json`,
      file: 'pack.json',
    },
    { command: 'review games.jsonl --json', file: OUT },
  ];
}

function share(count: number, of: number): number {
  return Math.max(2, Math.round(count * of));
}

/**
 * Runs a task of every kind (`count` pairs in the arena) over three worker processes on a private PostgreSQL. Random
 * workers are killed repeatedly and the command is interrupted once. The output must be byte-identical to that of one
 * machine.
 */
export const WORKERS: LongCampaign = { name: 'workers', count: 400, runAll: withPostgres(playOverWorkers) };

async function playOverWorkers(range: Range, progress: Progress): Promise<CampaignResult> {
  const database = await openDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'asteroute-workers-'));
  const crowd = new Crowd(database.url, createRandom(range.seed));
  try {
    return await compareAll(crowd, { folder, url: database.url, ...range }, progress);
  } finally {
    await crowd.close();
    await rm(folder, { recursive: true, force: true });
    await database.close();
  }
}

/** The folder and the database that the tasks use. */
interface Place {
  readonly folder: string;
  readonly url: string;
}

/** Runs a task of every kind on this machine and over workers that are killed, and compares the output. */
async function compareAll(crowd: Crowd, place: Place & Range, progress: Progress): Promise<CampaignResult> {
  const { folder, seed, count } = place;
  await run(folder, `simulate --edition classic --bots greedy --games ${share(count, 0.1)} --seed ${seed}`);
  const [faults, lines]: [string[], string[]] = [[], []];
  const works = worksOf(seed, count);
  for (const [index, work] of works.entries()) {
    const [kind] = work.command.split(' ');
    const before = crowd.kills;
    const { isSame, wasStopped } = await crowd.killUntil(compare(work, join(folder, kind), place));
    const kills = `${crowd.kills - before} killed, ${wasStopped ? 'stopped once' : 'over before the stop'}`;
    lines.push(`${kind} over workers, ${kills}: ${isSame ? 'the bytes of one machine' : 'other bytes'}`);
    if (!isSame) faults.push(`workers: what ${kind} leaves differs from one machine's; seed ${seed}`);
    progress(Math.round((count * (index + 1)) / works.length), faults.length);
  }
  return { done: count, faults, lines };
}

/** Runs a task here and over the queue, where it is interrupted once, and compares the two outputs. */
async function compare(
  { command, file, again = '' }: Work,
  own: string,
  { folder, url }: Place,
): Promise<{ readonly isSame: boolean; readonly wasStopped: boolean }> {
  const [alone, many] = [`${own}-alone`, `${own}-many`];
  for (const one of [alone, many]) {
    await mkdir(one);
    await copyFile(WEIGHTS, join(one, 'weights.json'));
    await copyFile(join(folder, OUT), join(one, 'games.jsonl'));
  }
  const queued = `${command} --queue ${url}`;
  const [, wasStopped] = await Promise.all([
    run(alone, command),
    runStopped(many, queued, `${queued} ${again}`.trim()),
  ]);
  const [one, other] = await Promise.all([alone, many].map((place) => readFile(join(place, file), 'utf8')));
  return { isSame: one === other, wasStopped };
}

async function run(folder: string, command: string): Promise<void> {
  const code = await ended(startCommand(command, folder));
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

/**
 * Runs a command, interrupts it as Ctrl-C does, and resumes it. Returns whether it was still running at the interrupt.
 */
async function runStopped(folder: string, command: string, again: string): Promise<boolean> {
  const first = startCommand(command, folder);
  await Promise.race([ended(first), setTimeout(STOP_MS)]);
  first.kill('SIGINT');
  if ((await ended(first)) === 0) return false;
  await run(folder, again);
  return true;
}
