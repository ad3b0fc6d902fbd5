import { setTimeout } from 'node:timers/promises';
import type { StopRequest } from '../program/stop.ts';
import type { JobQueue } from './boss.ts';
import type { Doer, WorkKind } from './kind.ts';

export interface WorkerPlan {
  readonly kinds: readonly WorkKind<unknown, unknown, unknown>[];
  readonly cores: number;
  /**
   * Whether it starts programs that a plan names. If so, anybody who can write to the queue can run any program on this
   * machine.
   */
  readonly programs: boolean;
  /** Whether it ends when the queue is empty. */
  readonly once: boolean;
  readonly stop: Pick<StopRequest, 'unlessStopped' | 'code'>;
}

/** Milliseconds between two checks whether the queue is empty. */
const LOOK_MS = 500;

/** One per core at a time, until stopped. Returns the number of jobs taken. */
export async function serve(queue: JobQueue, plan: WorkerPlan): Promise<number> {
  const { cores, stop } = plan;
  const doers = new Doers(plan);
  let jobs = 0;
  const working = await queue.work(cores, async (text) => {
    jobs++;
    const output = await stop.unlessStopped(doers.do(JSON.parse(text)));
    if (output === null) throw new Error('the worker was stopped');
    return output;
  });
  await untilOver(queue, plan);
  await working.end();
  await doers.close();
  return jobs;
}

/** Waits until the worker is stopped, or until the queue is empty if it shall end then. */
async function untilOver(queue: JobQueue, { once, stop }: WorkerPlan): Promise<void> {
  do await stop.unlessStopped(setTimeout(LOOK_MS));
  while (stop.code === null && !(once && (await queue.isEmpty())));
}

interface ReadJob {
  readonly kind: string;
  readonly plan: unknown;
  readonly band: unknown;
}

/** The threads of the latest plan stay open, because the next job often belongs to it. */
class Doers {
  readonly #plan: WorkerPlan;
  readonly #open = new Map<string, { readonly doer: Promise<Doer<unknown, unknown>>; busy: number }>();

  constructor(plan: WorkerPlan) {
    this.#plan = plan;
  }

  async do({ kind: name, plan, band }: ReadJob): Promise<unknown> {
    const key = JSON.stringify([name, plan]);
    const own = this.#open.get(key) ?? { doer: this.#start(name, plan), busy: 0 };
    this.#open.set(key, own);
    // A plan whose threads could not be started is removed, so that its next job tries again.
    own.doer.catch(() => this.#open.delete(key));
    own.busy++;
    try {
      await this.#closeIdle();
      return await (await own.doer).do(band);
    } finally {
      own.busy--;
    }
  }

  async close(): Promise<void> {
    for (const one of this.#open.values()) one.busy = 0;
    await this.#closeIdle();
  }

  async #start(name: string, plan: unknown): Promise<Doer<unknown, unknown>> {
    const kind = this.#plan.kinds.find((one) => one.name === name);
    if (kind === undefined) throw new Error(`this worker does no "${name}"`);
    const isRisky = kind.startsPrograms?.(plan) ?? false;
    if (isRisky && !this.#plan.programs) throw new Error('this worker starts no programs: --programs lets it');
    return kind.open(plan, this.#plan.cores);
  }

  async #closeIdle(): Promise<void> {
    for (const [key, { doer, busy }] of this.#open) {
      if (busy > 0) continue;
      this.#open.delete(key);
      await (await doer).close();
    }
  }
}
