import { setTimeout } from 'node:timers/promises';
import { safeLine } from '../program/print.ts';
import type { JobQueue, JobState } from './boss.ts';
import { copyOf, isChecked, type JobResult, jobOf, type QueuedJob } from './job.ts';
import type { Doer, DoneBand, JobOutput, JobRunner, WorkKind } from './kind.ts';

/** Milliseconds between two looks for results: soon after one, later when nothing comes. */
const POLL_MS = { least: 50, most: 500 };
/** Jobs that are looked after at a time: those that come first. */
const WINDOW = 1000;
/** Looks without a job that a worker has taken, after which standard error says so. */
const LOOKS_WITHOUT_WORKER = 20;

/**
 * Does the bands of a plan by the workers of a queue. What comes back is looked through, and a share is done again by
 * another worker, or here, where this process has nothing else to do; what differs is refused by the name of its worker
 * and done here, and all that this worker sends from then on is done again.
 */
export function openQueued<P, B>(queue: JobQueue, kind: WorkKind<P, B>, plan: P, share: number): JobRunner<B> {
  const checker = new ResultChecker(kind, plan, share);
  return {
    run: (bands) => new Collection(queue, checker, bands).run(),
    close: () => checker.close(),
  };
}

/** Tells which results of one plan are checked, and does jobs again in this process. */
class ResultChecker<P, B> {
  readonly kind: WorkKind<P, B>;
  readonly plan: P;
  private readonly share: number;
  /** Workers of whom something was refused. */
  private readonly suspects = new Set<string>();
  /** Does jobs here; started with the first of them. */
  private doer: Promise<Doer<B>> | null = null;

  constructor(kind: WorkKind<P, B>, plan: P, share: number) {
    this.kind = kind;
    this.plan = plan;
    this.share = share;
  }

  mustCheck(job: QueuedJob, { worker }: JobResult): boolean {
    return this.suspects.has(worker) || isChecked(job, this.share);
  }

  refuse(words: string, { worker }: JobResult, reason: string): void {
    this.suspects.add(worker);
    process.stderr.write(`${safeLine(`refused: ${words} of worker ${worker}: ${reason}; they are done here`)}\n`);
  }

  async doHere(band: B): Promise<JobOutput> {
    this.doer ??= this.kind.open(this.plan, 1);
    return (await this.doer).do(band);
  }

  async close(): Promise<void> {
    await (await this.doer)?.close();
  }
}

/** A job whose results are not accepted yet. */
interface UncheckedJob {
  readonly job: QueuedJob;
  /** What workers sent back for it. */
  readonly results: readonly JobResult[];
  /** Whether another worker is at it. */
  readonly isTaken: boolean;
}

/** Collects the results of some bands. */
class Collection<P, B> {
  private readonly queue: JobQueue;
  private readonly checker: ResultChecker<P, B>;
  private readonly bands: readonly B[];
  /** The places of every job: bands may be alike. */
  private readonly places: ReadonlyMap<string, readonly number[]>;
  /** Jobs without a result. */
  private readonly waiting: Map<string, QueuedJob>;
  /** Jobs that are done again elsewhere, by the id of the copy. */
  private readonly compared = new Map<string, UncheckedJob>();
  /** Jobs that must be done here. */
  private readonly refused: UncheckedJob[] = [];
  private readonly ready: DoneBand<B>[] = [];
  private hasWorker = false;

  constructor(queue: JobQueue, checker: ResultChecker<P, B>, bands: readonly B[]) {
    const jobs = bands.map((band, index) => jobOf(checker.kind, checker.plan, band, index));
    this.queue = queue;
    this.checker = checker;
    this.bands = bands;
    this.places = Map.groupBy(jobs.keys(), (index) => jobs[index].id);
    this.waiting = new Map(jobs.map((job) => [job.id, job]));
  }

  async *run(): AsyncGenerator<DoneBand<B>> {
    await this.queue.send([...this.waiting.values()]);
    let [left, pause, looks, isBroken] = [this.bands.length, POLL_MS.least, 0, false];
    let here: Promise<void> | null = null;
    try {
      while (left > 0) {
        await this.look();
        const found = this.ready.splice(0);
        left -= found.length;
        yield* found;
        if (looks++ === LOOKS_WITHOUT_WORKER) this.tellIfNoWorker();
        pause = found.length > 0 ? POLL_MS.least : Math.min(2 * pause, POLL_MS.most);
        here ??= this.workHere();
        // It may reject while this generator waits for its consumer.
        here?.catch(() => {});
        const isIdle = await Promise.race([
          setTimeout(pause, false),
          ...(here === null ? [] : [here.then(() => true)]),
        ]);
        if (isIdle) here = null;
      }
    } catch (error) {
      isBroken = true;
      throw error;
    } finally {
      // A consumer that stops early has decided and needs no more; after a fault the same command goes on with the rest.
      if (left > 0 && !isBroken) await this.queue.drop([...this.waiting.keys(), ...this.compared.keys()]);
    }
  }

  private async look(): Promise<void> {
    const jobs = [...this.waiting.values()].slice(0, WINDOW);
    const compared = [...this.compared];
    const states = await this.queue.look([...jobs.map(({ id }) => id), ...compared.map(([id]) => id)]);
    for (const job of jobs) await this.see(job, states.get(job.id));
    for (const [copy, unchecked] of compared) this.compare(copy, unchecked, states.get(copy));
  }

  private async see(job: QueuedJob, state: JobState | undefined): Promise<void> {
    // Somebody else who asked for the same work needs no more of it.
    if (state === undefined) return this.queue.send([job]);
    if (state.state === 'failed') throw new Error(`${this.wordsOf(job)} failed: ${state.reason}`);
    if (state.state !== 'waiting') this.hasWorker = true;
    if (state.state === 'done') await this.receive(job, state.result);
  }

  private async receive(job: QueuedJob, result: JobResult): Promise<void> {
    this.waiting.delete(job.id);
    const { kind, plan } = this.checker;
    const wrong = kind.wrongIn(plan, this.bandOf(job), result);
    if (wrong !== null) {
      this.checker.refuse(this.wordsOf(job), result, wrong);
      this.refused.push({ job, results: [], isTaken: false });
    } else if (this.checker.mustCheck(job, result)) {
      const copy = copyOf(job, result);
      this.compared.set(copy.id, { job, results: [result], isTaken: false });
      await this.queue.send([copy]);
    } else this.accept(job, result);
  }

  /** Looks at what another worker made of a job. Where both differ, doing it here tells who is wrong. */
  private compare(copy: string, unchecked: UncheckedJob, state: JobState | undefined): void {
    // It may be done here since.
    if (!this.compared.has(copy)) return;
    if (state?.state === 'waiting' || state?.state === 'taken') {
      this.compared.set(copy, { ...unchecked, isTaken: state.state === 'taken' });
      return;
    }
    this.compared.delete(copy);
    const results = state?.state === 'done' ? [...unchecked.results, state.result] : unchecked.results;
    const isSame = results.length > 1 && results.every(({ text }) => text === results[0].text);
    if (isSame) this.accept(unchecked.job, results[0]);
    else this.refused.push({ ...unchecked, results });
  }

  /** Does one job here, if there is one: what was refused first, then what no other worker has begun to do again. */
  private workHere(): Promise<void> | null {
    const refused = this.refused.shift();
    if (refused !== undefined) return this.doHere(refused);
    const free = [...this.compared].find(([, { isTaken }]) => !isTaken);
    if (free === undefined) return null;
    const [copy, unchecked] = free;
    this.compared.delete(copy);
    return this.queue.drop([copy]).then(() => this.doHere(unchecked));
  }

  private async doHere({ job, results }: UncheckedJob): Promise<void> {
    const band = this.bandOf(job);
    const output = await this.checker.doHere(band);
    const isRight = ({ text }: JobResult) => text === output.text;
    for (const result of results) {
      if (!isRight(result)) this.checker.refuse(this.wordsOf(job), result, 'it comes out otherwise here');
    }
    this.accept(job, results.find(isRight) ?? output);
  }

  private accept({ id }: QueuedJob, { text, aside }: JobOutput): void {
    for (const index of this.places.get(id) ?? []) this.ready.push({ index, band: this.bands[index], text, aside });
  }

  private bandOf(job: QueuedJob): B {
    return this.bands[this.placeOf(job)];
  }

  private wordsOf(job: QueuedJob): string {
    return this.checker.kind.wordsOf(this.bandOf(job), this.placeOf(job));
  }

  /** The first of its places. */
  private placeOf({ id }: QueuedJob): number {
    return this.places.get(id)?.[0] ?? 0;
  }

  private tellIfNoWorker(): void {
    if (this.hasWorker) return;
    process.stderr.write(
      'no worker of this version has come yet: "asteroute worker --queue" plays what is in the queue\n',
    );
  }
}
