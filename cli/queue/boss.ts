import { setTimeout } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { UsageError } from '../program/arguments.ts';
import { type JobResult, type QueuedJob, readResult } from './job.ts';
import { codeVersion } from './version.ts';

/** Jobs in PostgreSQL, each taken by one worker at a time, kept by pg-boss (decision 9). */
export interface JobQueue {
  /** Puts jobs in; one that is there already stays as it is, unless it failed. */
  send(jobs: readonly QueuedJob[]): Promise<void>;
  /** How jobs stand, by id; those that are no longer in the queue are left out. */
  look(ids: readonly string[]): Promise<ReadonlyMap<string, JobState>>;
  /** Takes jobs out that nobody needs any more. */
  drop(ids: readonly string[]): Promise<void>;
  /** Takes a job that nobody does, and that this worker may do; null where there is none. It stays with the worker as long as its heartbeat is heard. */
  take(worker: string): Promise<TakenJob | null>;
  /** Gives jobs of workers that are gone to others; done by itself every few seconds. */
  supervise(): Promise<void>;
  close(): Promise<void>;
}

/** How a job stands; `result` is there once it is done. */
export type JobState =
  | { readonly state: 'waiting' | 'taken' }
  | { readonly state: 'done'; readonly result: JobResult }
  /** Again and again. */
  | { readonly state: 'failed'; readonly reason: string };

/** A job that one worker does. */
export interface TakenJob {
  /** Of the job. */
  readonly text: string;
  /** Says that the worker still does it. */
  heartbeat(): Promise<void>;
  done(result: JobResult): Promise<void>;
  /** Gives it to others. */
  fail(reason: string): Promise<void>;
}

/** After how long a job that its worker does not finish goes to another, in seconds. */
export interface QueueTimes {
  /** Without a heartbeat of its worker. */
  readonly heartbeatSeconds: number;
  /** Within which a job must be done, however alive its worker is. */
  readonly expireInSeconds: number;
  /** Between two looks for workers that are gone. */
  readonly superviseSeconds: number;
}

const SCHEMA = 'asteroute_work';
const TIMES: QueueTimes = { heartbeatSeconds: 20, expireInSeconds: 6 * 3600, superviseSeconds: 5 };
/** Workers that a job may bring down before it counts as failed. */
const RETRIES = 20;
/** Seconds that jobs are kept once they are done: so long stopped work can go on. */
const KEPT_SECONDS = 30 * 24 * 3600;
/** Jobs that are put in at once. */
const CHUNK = 500;

const LOOK = `select id, state, output from ${SCHEMA}.job where name = $1 and id = any($2::uuid[])`;

/** How often the database is asked again that does not answer, and the milliseconds between. */
const TRIES = 60;
const TRY_MS = 1000;

/** What pg-boss keeps of a job. */
interface JobRow {
  readonly id: string;
  readonly state: string;
  readonly output: unknown;
}

/**
 * Opens the queue of a database for programs of the same code, and makes it where there is none. Throws a `UsageError`
 * where it cannot be reached.
 */
export async function openQueue(url: string, times: QueueTimes = TIMES): Promise<JobQueue> {
  const name = `jobs-${codeVersion()}`;
  const { heartbeatSeconds, expireInSeconds } = times;
  const boss = await startBoss(url, name, times);
  let isClosed = false;
  /** Asks again while the database does not answer: a restart of it must not end work of hours. Never resolves once the queue is closed. */
  const retried = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await ask();
      } catch (error) {
        if (isClosed) return new Promise<never>(() => {});
        if (tries === TRIES) throw error;
        if (tries === 1) process.stderr.write(`the queue does not answer: ${(error as Error).message}\n`);
        await setTimeout(TRY_MS);
      }
    }
  };
  const rowsOf = async (ids: readonly string[]): Promise<readonly JobRow[]> => {
    const { rows } = await retried(() => boss.getDb().executeSql(LOOK, [name, ids]));
    return rows as JobRow[];
  };
  const remove = (ids: string[]) => retried(() => boss.deleteJob(name, ids));
  return {
    async send(jobs) {
      for (const some of inChunks(jobs)) {
        const known = await rowsOf(some.map(({ id }) => id));
        const failed = known.filter(({ state }) => state === 'failed').map(({ id }) => id);
        if (failed.length > 0) await remove(failed);
        const rows = some.map(({ id, text, priority, by }) => {
          const group = by === null ? {} : { group: { id: by } };
          return { id, data: { text }, priority, ...group, heartbeatSeconds, expireInSeconds };
        });
        await retried(() => boss.insert(name, rows));
      }
    },
    async look(ids) {
      return new Map((await rowsOf(ids)).map((row) => [row.id, stateOf(row)]));
    },
    async drop(ids) {
      for (const some of inChunks(ids)) await remove(some);
    },
    async take(worker) {
      const [job] = await retried(() => boss.fetch<Pick<QueuedJob, 'text'>>(name, { ignoreGroups: [worker] }));
      if (job === undefined) return null;
      const { id, data, retryCount } = job;
      // A heartbeat or a failure is of this attempt alone; a result is good whenever it comes.
      const attempt = { id, retryCount };
      return {
        text: data.text,
        heartbeat: async () => void (await boss.touch(name, attempt)),
        done: async (result) => void (await retried(() => boss.complete(name, id, result))),
        fail: async (reason) => void (await retried(() => boss.fail(name, attempt, { reason }))),
      };
    },
    supervise: () => boss.supervise(name),
    close() {
      isClosed = true;
      return boss.stop({ graceful: false });
    },
  };
}

/** Connects, and makes the queue of this name where there is none. */
async function startBoss(url: string, name: string, times: QueueTimes): Promise<PgBoss> {
  // Loaded here, since no other command needs it.
  const { PgBoss } = await import('pg-boss');
  const { superviseSeconds, ...lives } = times;
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    schedule: false,
    // A database has a hundred connections, and there may be as many workers.
    max: 2,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => process.stderr.write(`the queue: ${error.message}\n`));
  try {
    await boss.start();
    const options = { ...lives, retryLimit: RETRIES, deleteAfterSeconds: KEPT_SECONDS, retentionSeconds: KEPT_SECONDS };
    await boss.createQueue(name, options);
    return boss;
  } catch (error) {
    // Or what it has opened would keep the program from ending.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw new UsageError(`the queue cannot be opened: ${(error as Error).message}`);
  }
}

function stateOf({ state, output }: JobRow): JobState {
  if (state === 'completed') return { state: 'done', result: readResult(output) };
  if (state === 'failed') return { state: 'failed', reason: JSON.stringify(output) };
  return { state: state === 'active' ? 'taken' : 'waiting' };
}

function inChunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, i) => all.slice(i * CHUNK, (i + 1) * CHUNK));
}
