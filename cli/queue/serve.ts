import { setTimeout } from 'node:timers/promises';
import type { ByParty } from '../arena/game.ts';
import type { Match } from '../arena/match.ts';
import { isCommand } from '../arena/players.ts';
import { linesOf } from '../arena/records.ts';
import { openThread, type Thread } from '../arena/thread.ts';
import type { Band, BandResult } from './bands.ts';
import type { BandQueue, TakenBand } from './boss.ts';

/** How a worker works. */
export interface WorkerPlan {
  /** By which it is known where its records are refused. */
  readonly name: string;
  /** Threads that play. */
  readonly cores: number;
  /** Whether it starts programs that a match names: who can write to the queue then runs what they like here. */
  readonly programs: boolean;
  /** Whether it ends once there is nothing to play. */
  readonly once: boolean;
  /** Whether somebody asked for an end. */
  readonly isStopped: () => boolean;
}

/** Milliseconds between two looks for work. */
const POLL_MS = 500;
/** Milliseconds between two signs of life while a band is played. */
const SIGN_MS = 5000;

/** Plays bands of a queue, a thread for each core, until it is stopped. Gives the number of bands that were played. */
export async function serve(queue: BandQueue, plan: WorkerPlan): Promise<number> {
  const played = await Promise.all(Array.from({ length: plan.cores }, () => new BandPlayer(queue, plan).run()));
  return played.reduce((sum, bands) => sum + bands, 0);
}

/** Plays one band after another, on one thread. */
class BandPlayer {
  private readonly queue: BandQueue;
  private readonly plan: WorkerPlan;
  /** The thread of the match that was played last. */
  private last: { readonly key: string; readonly thread: Thread } | null = null;

  constructor(queue: BandQueue, plan: WorkerPlan) {
    this.queue = queue;
    this.plan = plan;
  }

  async run(): Promise<number> {
    let bands = 0;
    while (!this.plan.isStopped()) {
      const taken = await this.queue.take();
      if (taken !== null) {
        await this.play(taken);
        bands++;
      } else if (this.plan.once) break;
      else await setTimeout(POLL_MS);
    }
    await this.last?.thread.close();
    return bands;
  }

  private async play(taken: TakenBand): Promise<void> {
    const signs = setInterval(() => taken.signOfLife().catch(() => {}), SIGN_MS);
    try {
      const result = await this.resultOf(taken.band);
      if (result === null) await taken.fail('the worker was stopped');
      else await taken.done(result);
    } catch (error) {
      this.last = null;
      await taken.fail((error as Error).message);
    } finally {
      clearInterval(signs);
    }
  }

  /** Null where the worker was stopped before the last pair. */
  private async resultOf({ match, from, count }: Band): Promise<BandResult | null> {
    const thread = await this.threadFor(match);
    const lines: string[] = [];
    const times: ByParty<readonly number[]>[] = [];
    for (let number = from; number < from + count; number++) {
      if (this.plan.isStopped()) return null;
      const mirror = await thread.play(number);
      lines.push(linesOf(mirror, match, thread.names));
      times.push(mirror.times);
    }
    return { worker: this.plan.name, names: thread.names, lines: lines.join(''), times };
  }

  private async threadFor(match: Match): Promise<Thread> {
    const key = JSON.stringify(match);
    if (this.last?.key === key) return this.last.thread;
    await this.last?.thread.close();
    this.last = null;
    const hasProgram = Object.values(match.bots).some(isCommand);
    if (hasProgram && !this.plan.programs) throw new Error('this worker starts no programs: --programs lets it');
    this.last = { key, thread: await openThread(match) };
    return this.last.thread;
  }
}
