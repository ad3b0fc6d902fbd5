export interface FairQueuePlan {
  /** The most of one share. */
  readonly perShare: number;
  /** The most of all shares together. */
  readonly total: number;
}

/** Shares, such as the addresses that opened tables, are served in turn: one with many jobs does not block others. */
export class FairQueue<Job> {
  readonly #plan: FairQueuePlan;
  readonly #run: (job: Job, done: () => void) => void;
  /** By share: its waiting jobs. The share that was served last comes last. */
  readonly #waiting = new Map<string, Job[]>();
  /** By share: how many of its jobs run. */
  readonly #running = new Map<string, number>();
  #total = 0;

  /** `run` starts a job and calls `done` once when it has ended. */
  constructor(plan: FairQueuePlan, run: (job: Job, done: () => void) => void) {
    this.#plan = plan;
    this.#run = run;
  }

  add(share: string, job: Job): void {
    const jobs = this.#waiting.get(share) ?? [];
    jobs.push(job);
    this.#waiting.set(share, jobs);
    this.#next();
  }

  clear(): Job[] {
    const jobs = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    return jobs;
  }

  #next(): void {
    for (const [share, jobs] of this.#waiting) {
      if (this.#total >= this.#plan.total) return;
      const running = this.#running.get(share) ?? 0;
      if (running >= this.#plan.perShare) continue;
      const job = jobs.shift() as Job;
      // A share with more jobs goes behind all others, where this loop meets it again.
      this.#waiting.delete(share);
      if (jobs.length > 0) this.#waiting.set(share, jobs);
      this.#running.set(share, running + 1);
      this.#total++;
      this.#run(job, () => this.#ended(share));
    }
  }

  #ended(share: string): void {
    const running = (this.#running.get(share) ?? 1) - 1;
    if (running > 0) this.#running.set(share, running);
    else this.#running.delete(share);
    this.#total--;
    this.#next();
  }
}
