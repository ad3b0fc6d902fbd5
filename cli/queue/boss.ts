import { setTimeout } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { errorText, UsageError } from '../program/arguments.ts';
import type { QueuedJob } from './job.ts';
import { codeVersion } from './version.ts';

/** Jobs in PostgreSQL, each taken by one worker at a time, kept by pg-boss (decision 9). */
export interface JobQueue {
  /** Puts jobs in; one that is there already stays as it is, unless it failed. */
  send(jobs: readonly QueuedJob[]): Promise<void>;
  /** How jobs stand, by id; those that are no longer in the queue are left out. */
  look(ids: readonly string[]): Promise<ReadonlyMap<string, JobState>>;
  /** Takes jobs out that nobody needs any more. */
  drop(ids: readonly string[]): Promise<void>;
  /**
   * Does jobs, so many at a time; `job` gives the output of a text, as plain data, and a job for which it throws goes to others. Until
   * `end` is called, which waits for those that are being done.
   */
  work(cores: number, job: (text: string) => Promise<unknown>): Promise<{ end(): Promise<void> }>;
  /** Whether no job waits for a worker. */
  isEmpty(): Promise<boolean>;
  close(): Promise<void>;
}

/** How a job stands; `output` is there once it is done. */
export type JobState =
  | { readonly state: 'waiting' | 'taken' }
  | { readonly state: 'done'; readonly output: unknown }
  /** Again and again. */
  | { readonly state: 'failed'; readonly reason: string };

/** After how long a job that its worker does not finish goes to another, in seconds. */
interface QueueTimes {
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

const WAITING = `select 1 from ${SCHEMA}.job where name = $1 and state in ('created', 'retry') limit 1`;
/** Seconds between two looks for work, where there is none. */
const POLL_SECONDS = 0.5;

/** How often the database is asked again that does not answer, and the milliseconds between. */
const TRIES = 60;
const TRY_MS = 1000;

/** What pg-boss keeps of a job. */
interface JobRow {
  readonly id: string;
  readonly state: string;
  readonly output: { readonly text?: string; readonly message?: string } | null;
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
        if (tries === 1) process.stderr.write(`the queue does not answer: ${errorText(error)}\n`);
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
        const rows = some.map(({ id, text, priority }) => {
          return { id, data: { text }, priority, heartbeatSeconds, expireInSeconds };
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
    async work(cores, job) {
      const options = { localConcurrency: cores, pollingIntervalSeconds: POLL_SECONDS };
      const id = await boss.work<Pick<QueuedJob, 'text'>>(name, options, async ([{ data }]) => {
        // As text, since a database would put its keys in another order.
        return { text: JSON.stringify(await job(data.text)) };
      });
      return { end: () => boss.offWork(name, { id, wait: true }) };
    },
    async isEmpty() {
      const { rows } = await retried(() => boss.getDb().executeSql(WAITING, [name]));
      return rows.length === 0;
    },
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
    throw new UsageError(`the queue cannot be opened: ${errorText(error)}`);
  }
}

function stateOf({ state, output }: JobRow): JobState {
  const { text = '', message = JSON.stringify(output) } = output ?? {};
  if (state === 'completed') return { state: 'done', output: JSON.parse(text) };
  if (state === 'failed') return { state: 'failed', reason: message };
  return { state: state === 'active' ? 'taken' : 'waiting' };
}

function inChunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, i) => all.slice(i * CHUNK, (i + 1) * CHUNK));
}
