import { setTimeout } from 'node:timers/promises';
import type { StopRequest } from '../program/stop.ts';
import type { JobQueue, TakenJob } from './boss.ts';
import type { Doer, JobOutput, WorkKind } from './kind.ts';

/** How a worker works. */
export interface WorkerPlan {
  /** What it can do. */
  readonly kinds: readonly WorkKind<unknown, unknown>[];
  /** By which it is known where its results are refused. */
  readonly name: string;
  /** Threads that work. */
  readonly cores: number;
  /** Whether it starts programs that a plan names: who can write to the queue then runs what they like here. */
  readonly programs: boolean;
  /** Whether it ends once there is nothing to do. */
  readonly once: boolean;
  readonly stop: Pick<StopRequest, 'unlessStopped' | 'code'>;
}

/** Milliseconds between two looks for work: soon after a job, later when there is none. */
const POLL_MS = { least: 50, most: 500 };
/** Milliseconds between two heartbeats while a job is done. */
const HEARTBEAT_MS = 5000;

/** Does jobs of a queue, a thread for each core, until it is stopped. Gives the number of jobs that were taken. */
export async function serve(queue: JobQueue, plan: WorkerPlan): Promise<number> {
  const done = await Promise.all(Array.from({ length: plan.cores }, () => new JobWorker(queue, plan).run()));
  return done.reduce((sum, jobs) => sum + jobs, 0);
}

/** A job as its text tells it. */
interface ReadJob {
  readonly kind: string;
  readonly plan: unknown;
  readonly band: unknown;
}

/** Does one job after another, on one thread. */
class JobWorker {
  private readonly queue: JobQueue;
  private readonly plan: WorkerPlan;
  /** What did the last job: the next one is often of the same plan. */
  private last: { readonly key: string; readonly doer: Doer<unknown> } | null = null;

  constructor(queue: JobQueue, plan: WorkerPlan) {
    this.queue = queue;
    this.plan = plan;
  }

  async run(): Promise<number> {
    const { name, once, stop } = this.plan;
    let [jobs, pause] = [0, POLL_MS.least];
    while (stop.code === null) {
      const taken = await this.queue.take(name);
      if (taken !== null) {
        await this.do(taken);
        jobs++;
        pause = POLL_MS.least;
      } else if (once) break;
      else {
        await stop.unlessStopped(setTimeout(pause));
        pause = Math.min(2 * pause, POLL_MS.most);
      }
    }
    await this.forget();
    return jobs;
  }

  private async do(taken: TakenJob): Promise<void> {
    const heartbeat = setInterval(() => taken.heartbeat().catch(() => {}), HEARTBEAT_MS);
    try {
      const output = await this.plan.stop.unlessStopped(this.outputOf(JSON.parse(taken.text) as ReadJob));
      if (output === null) await taken.fail('the worker was stopped');
      else await taken.done({ worker: this.plan.name, ...output });
    } catch (error) {
      await this.forget();
      await taken.fail((error as Error).message);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async outputOf({ kind: name, plan, band }: ReadJob): Promise<JobOutput> {
    const key = JSON.stringify([name, plan]);
    if (this.last?.key !== key) {
      await this.forget();
      const kind = this.plan.kinds.find((one) => one.name === name);
      if (kind === undefined) throw new Error(`this worker does no "${name}"`);
      const isRisky = kind.startsPrograms?.(plan) ?? false;
      if (isRisky && !this.plan.programs) throw new Error('this worker starts no programs: --programs lets it');
      this.last = { key, doer: await kind.open(plan, 1) };
    }
    return this.last.doer.do(band);
  }

  private async forget(): Promise<void> {
    const { last } = this;
    this.last = null;
    await last?.doer.close();
  }
}
