import type { FaultCode } from '@asteroute/protocol';
import { FairQueue, type FairQueuePlan } from '@asteroute/threads';
import { type JobStore, NEVER, type NewJob, type StoredJob } from '../domain/jobs.ts';
import { type Clock, type Logger, StoreUnavailable } from '../domain/ports.ts';
import { repeat, withDeadline } from '../domain/timers.ts';
import type { ReportFailure } from '../table/failures.ts';
import { RefusedJob } from './refusal.ts';

export interface Claim {
  /** Whether so much of its time is over that nothing should be begun that must not be done twice. */
  isLate(): boolean;
}

export interface JobPlan {
  /** The time of these jobs: server time, or milliseconds since 1970. */
  readonly now: () => number;
  readonly every: number;
  /** Milliseconds before its time that a job is found, or, if negative, that it is left to the node that knows of it. */
  readonly ahead: number;
  readonly limits: FairQueuePlan;
  /** For how many milliseconds a job is claimed; null if any node may try, because only one can succeed. */
  readonly claimMs: number | null;
  /** Milliseconds until a job is tried again, by its failures, and then no more; absent: `PAUSES_MS`. */
  readonly pauses?: (error: unknown) => readonly number[];
  /** What the log says of the first failure of a job; null if the handler says it. */
  readonly failed: string | null;
  readonly stuck: string;
  /** Called then, after which the job is done; absent: it stays in quarantine. */
  readonly giveUp?: (job: StoredJob) => Promise<unknown>;
  /** Done unless a time is returned at which to do it again. Without a claim it must change the job. */
  run(job: StoredJob, claim: Claim): Promise<number | null>;
}

export type KindLoad = Readonly<Record<'waiting' | 'late' | 'quarantined', number>>;

export interface RunnerPorts {
  readonly jobs: JobStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly report: ReportFailure;
  readonly countFailure: (kind: string, code: FaultCode) => void;
  readonly onQuarantine: () => void;
}

/** Milliseconds until a job that failed is tried again, by its failures; then it is left alone. */
export const PAUSES_MS = [1, 2, 4, 8, 16, 32, 64, 128, 256].map((seconds) => seconds * 1000);
/** After these parts of a claim nothing is begun any more, and the job counts as failed. */
const [LATE_AFTER, FAILED_AFTER] = [0.5, 0.9];
/** How many jobs are found for each that can be done at a time: those under way may be found too. */
const FOUND = 2;

interface Kind extends JobPlan {
  readonly queue: FairQueue<StoredJob>;
  readonly stop: () => void;
}

/** Shares are served in turn; a job that fails pauses, longer each time and for all nodes, until it is left alone. */
export class Runner {
  readonly #ports: RunnerPorts;
  readonly #kinds = new Map<string, Kind>();
  readonly #times = new Map<string, () => number>();
  readonly #known = new Map<string, NewJob | null>();
  /** The time at which a job was due that failed. Until that changes, only the store says when to try it again. */
  readonly #failed = new Map<string, number>();
  readonly #timers = new Map<string, () => void>();
  #isClosed = false;

  constructor(ports: RunnerPorts) {
    this.#ports = ports;
  }

  /** From now on what waits of a kind is counted; other nodes may do it. */
  count(kind: string, now: () => number): void {
    this.#times.set(kind, now);
  }

  on(kind: string, plan: JobPlan): void {
    this.count(kind, plan.now);
    const { clock, report } = this.#ports;
    const queue = new FairQueue<StoredJob>(plan.limits, (job, done) => void this.#serve(job, own, done));
    const onError = (error: Error) => report(error, `jobs could not be read: ${kind}`);
    const stop = repeat({ clock, ms: plan.every, run: () => this.#look(kind, own), onError });
    const own: Kind = { ...plan, queue, stop };
    this.#kinds.set(kind, own);
  }

  /** Does a job that is stored at its time, if that is soon, without waiting for the next query. */
  offer(job: NewJob): void {
    const kind = this.#kinds.get(job.kind);
    const key = keyOf(job);
    if (kind === undefined || this.#isClosed || this.#failed.get(key) === job.due) return;
    this.#failed.delete(key);
    if (this.#known.has(key)) this.#known.set(key, job);
    else this.#addAt({ ...job, tries: 0 }, kind);
  }

  async put(job: NewJob): Promise<void> {
    await this.#ports.jobs.put([job]);
    this.offer(job);
  }

  async load(): Promise<ReadonlyMap<string, KindLoad>> {
    const loads = [...this.#times].map(async ([kind, time]) => {
      const now = time();
      const { waiting, since, quarantined } = await this.#ports.jobs.load(kind, now);
      return [kind, { waiting, late: since === null ? 0 : Math.max(0, now - since) / 1000, quarantined }] as const;
    });
    return new Map(await Promise.all(loads));
  }

  close(): void {
    this.#isClosed = true;
    for (const cancel of this.#timers.values()) cancel();
    for (const { stop, queue } of this.#kinds.values()) {
      stop();
      queue.clear();
    }
  }

  async #look(name: string, kind: Kind): Promise<void> {
    const { now, ahead, limits } = kind;
    const [perShare, total] = [limits.perShare * FOUND, limits.total * FOUND];
    for (const job of await this.#ports.jobs.due({ kind: name, now: now(), ahead, perShare, total }))
      if (!this.#timers.has(keyOf(job))) this.#addAt(job, kind);
  }

  #addAt(job: StoredJob, kind: Kind): void {
    const key = keyOf(job);
    const wait = job.due - kind.now();
    if (wait <= 0) return this.#add(job, kind);
    if (wait > kind.every) return;
    this.#timers.get(key)?.();
    const cancel = this.#ports.clock.after(wait, () => {
      this.#timers.delete(key);
      // The time of its kind may have gone slower than this timer.
      this.#addAt(job, kind);
    });
    this.#timers.set(key, cancel);
  }

  #add(job: StoredJob, { queue }: Kind): void {
    const key = keyOf(job);
    if (this.#isClosed || this.#known.has(key)) return;
    this.#known.set(key, null);
    queue.add(job.share, job);
  }

  async #serve(job: StoredJob, kind: Kind, done: () => void): Promise<void> {
    const key = keyOf(job);
    try {
      if (kind.claimMs === null) await this.#try(job, kind, kind.run(job, { isLate: () => false }));
      else await this.#claim(job, kind, kind.claimMs);
    } catch (error) {
      this.#ports.report(error, kind.failed ?? 'a job could not be done');
    }
    const again = this.#known.get(key);
    this.#known.delete(key);
    done();
    if (again != null) this.offer(again);
  }

  /** The claim counts as a try, in case it ends with the process. */
  async #claim(found: StoredJob, kind: Kind, claimMs: number): Promise<void> {
    const { clock, jobs } = this.#ports;
    const begin = clock.monotonic();
    if (!(await jobs.claim(found, kind.now() + claimMs))) return;
    const job = { ...found, tries: found.tries + 1 };
    const claim = { isLate: () => clock.monotonic() - begin > claimMs * LATE_AFTER };
    await this.#try(
      job,
      kind,
      withDeadline(clock, claimMs * FAILED_AFTER, () => kind.run(job, claim)),
    );
  }

  async #try(job: StoredJob, kind: Kind, running: Promise<number | null>): Promise<void> {
    const { jobs } = this.#ports;
    try {
      const until = await running;
      this.#failed.delete(keyOf(job));
      if (until !== null) await jobs.pause(job, { until, tries: 0 });
      else if (kind.claimMs !== null) await jobs.done(job);
    } catch (error) {
      // What the end of this process has interrupted is another node's.
      if (this.#isClosed) return;
      if (error instanceof StoreUnavailable) await this.#forgive(job, kind, error);
      else await this.#fail(job, kind, error);
    }
  }

  /** A store that fails is no failure of the job, which waits until its claim is over. */
  async #forgive(job: StoredJob, { claimMs, now }: Kind, error: StoreUnavailable): Promise<void> {
    if (claimMs !== null) await this.#ports.jobs.pause(job, { until: now() + claimMs, tries: job.tries - 1 });
    throw error;
  }

  /** Notes a failure in the store, for all nodes. The first and the last of a job are logged. */
  async #fail(job: StoredJob, kind: Kind, error: unknown): Promise<void> {
    const { jobs, log, countFailure, onQuarantine } = this.#ports;
    const pauses = kind.pauses?.(error) ?? PAUSES_MS;
    const tries = kind.claimMs === null ? job.tries + 1 : job.tries;
    const isLast = tries > pauses.length;
    const until = isLast ? NEVER : kind.now() + pauses[tries - 1];
    if (!(await jobs.pause(job, { until, tries }))) return;
    countFailure(job.kind, this.#codeOf(error, { ...job, tries }, kind));
    if (isLast && kind.giveUp !== undefined) {
      log.warn(lastOf(job, tries, error), kind.stuck);
      await kind.giveUp(job);
      return jobs.done({ ...job, tries });
    }
    this.#failed.set(keyOf(job), job.due);
    if (!isLast) return;
    log.error(lastOf(job, tries, error), kind.stuck);
    onQuarantine();
  }

  #codeOf(error: unknown, { kind, id, tries }: StoredJob, { failed }: Kind): FaultCode {
    const { log, report } = this.#ports;
    const isLogged = tries === 1 && failed !== null;
    if (!(error instanceof RefusedJob)) return isLogged ? report(error, failed).code : 'internal';
    const { code, message } = error.fault;
    if (isLogged) log.warn({ kind, id, code, error: message }, failed);
    return code;
  }
}

const keyOf = ({ kind, id }: NewJob): string => `${kind} ${id}`;

const lastOf = ({ kind, id }: NewJob, failures: number, error: unknown) => ({
  kind,
  id,
  failures,
  error: error instanceof Error ? error.message : String(error),
});
