import { setTimeout } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { errorText, UsageError } from '../program/arguments.ts';
import type { QueuedJob } from './job.ts';
import { codeVersion } from './version.ts';

/** A queue of jobs in PostgreSQL, managed by pg-boss (decision 9). Each job is taken by one worker at a time. */
export interface JobQueue {
  /** Adds jobs. A job that already exists is left unchanged, unless it failed. */
  send(jobs: readonly QueuedJob[]): Promise<void>;
  /** The states of jobs by id. Jobs that are no longer in the queue are absent. */
  look(ids: readonly string[]): Promise<ReadonlyMap<string, JobState>>;
  drop(ids: readonly string[]): Promise<void>;
  /** Up to `cores` at a time. `job` returns plain data for a job's text; if it throws, other workers get the job. */
  work(cores: number, job: (text: string) => Promise<unknown>): Promise<{ end(): Promise<void> }>;
  isEmpty(): Promise<boolean>;
  close(): Promise<void>;
}

/** The state of a job, with its output once it is done. */
export type JobState =
  | { readonly state: 'waiting' | 'taken' }
  | { readonly state: 'done'; readonly output: unknown }
  /** The job has failed repeatedly. */
  | { readonly state: 'failed'; readonly reason: string };

/** Times in seconds after which an unfinished job goes to another worker. */
interface QueueTimes {
  /** Seconds without a heartbeat of the worker. */
  readonly heartbeatSeconds: number;
  /** Seconds within which a job must be done, even if its worker is alive. */
  readonly expireInSeconds: number;
  /** Seconds between two checks for workers that have ended. */
  readonly superviseSeconds: number;
}

const SCHEMA = 'asteroute_work';
const TIMES: QueueTimes = { heartbeatSeconds: 20, expireInSeconds: 6 * 3600, superviseSeconds: 5 };
/** How often a job is retried, for example after its worker crashed, before it counts as failed. */
const RETRIES = 20;
/** Seconds for which jobs are kept. Stopped work can be continued within this time. */
const KEPT_SECONDS = 30 * 24 * 3600;
/** Number of jobs that are inserted at once. */
const CHUNK = 500;

const LOOK = `select id, state, output from ${SCHEMA}.job where name = $1 and id = any($2::uuid[])`;

const WAITING = `select 1 from ${SCHEMA}.job where name = $1 and state in ('created', 'retry') limit 1`;
/** Seconds between two checks for work when there is none. */
const POLL_SECONDS = 0.5;

/** How often a query is tried while the database does not answer, and the milliseconds between two tries. */
const TRIES = 60;
const TRY_MS = 1000;

interface JobRow {
  readonly id: string;
  readonly state: string;
  readonly output: { readonly text?: string; readonly message?: string } | null;
}

/** For programs with the same code; created if missing. Throws a `UsageError` if the database cannot be reached. */
export async function openQueue(url: string, times: QueueTimes = TIMES): Promise<JobQueue> {
  const name = `jobs-${codeVersion()}`;
  const { heartbeatSeconds, expireInSeconds } = times;
  const boss = await startBoss(url, name, times);
  let isClosed = false;
  /** A database's restart must not end hours of work. Never resolves once the queue is closed. */
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
        // Stored as text, because a JSON column would reorder the keys.
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

/** Connects to the database, and creates the queue of this name if it does not exist. */
async function startBoss(url: string, name: string, times: QueueTimes): Promise<PgBoss> {
  // Imported here, since other commands do not need it.
  const { PgBoss } = await import('pg-boss');
  const { superviseSeconds, ...lives } = times;
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    schedule: false,
    // A database usually allows a hundred connections, and there may be as many workers.
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
    // Stops it, because otherwise its open connections would keep the program running.
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
