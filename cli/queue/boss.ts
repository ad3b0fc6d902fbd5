import { UsageError } from '../program/arguments.ts';
import { type Band, type BandResult, bandId, pairsOf } from './bands.ts';

/** Bands of matches in PostgreSQL, each taken by one worker at a time, kept by pg-boss (decision 9). */
export interface BandQueue {
  /** Puts bands in; one that is there already stays as it is. */
  send(bands: readonly Band[]): Promise<void>;
  /** What was sent back for a band; null while nobody has played it. Throws where it failed again and again. */
  result(band: Band): Promise<BandResult | null>;
  /** Takes bands out that nobody needs any more. */
  drop(bands: readonly Band[]): Promise<void>;
  /** Takes a band that nobody plays; null where there is none. It is this worker's as long as it gives signs of life. */
  take(): Promise<TakenBand | null>;
  /** Gives bands of workers that are gone to others; done by itself every few seconds. */
  supervise(): Promise<void>;
  close(): Promise<void>;
}

/** A band that one worker plays. */
export interface TakenBand {
  readonly band: Band;
  signOfLife(): Promise<void>;
  done(result: BandResult): Promise<void>;
  /** Gives it to others. */
  fail(reason: string): Promise<void>;
}

/** How long a band may be without a sign of life from its worker. */
export interface QueueTimes {
  readonly heartbeatSeconds: number;
  /** Within which a band must be played, however alive its worker is. */
  readonly expireInSeconds: number;
  /** Between two looks for workers that are gone. */
  readonly superviseSeconds: number;
}

const NAME = 'arena';
const SCHEMA = 'asteroute_work';
const TIMES: QueueTimes = { heartbeatSeconds: 20, expireInSeconds: 6 * 3600, superviseSeconds: 5 };
/** Workers that a band may bring down before it counts as failed. */
const RETRIES = 20;
/** Seconds that bands are kept once they are played: so long a stopped match can go on. */
const KEPT_SECONDS = 30 * 24 * 3600;
/** Bands that are put in at once. */
const CHUNK = 500;

/** Opens the queue of a database, and makes it where there is none. Throws a `UsageError` where it cannot be reached. */
export async function openQueue(url: string, times: QueueTimes = TIMES): Promise<BandQueue> {
  // Loaded here, since no other command needs it.
  const { PgBoss } = await import('pg-boss');
  const { superviseSeconds, ...lives } = times;
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => process.stderr.write(`the queue: ${error.message}\n`));
  try {
    await boss.start();
    const options = { ...lives, retryLimit: RETRIES, deleteAfterSeconds: KEPT_SECONDS, retentionSeconds: KEPT_SECONDS };
    await boss.createQueue(NAME, options);
  } catch (error) {
    throw new UsageError(`the queue cannot be opened: ${(error as Error).message}`);
  }
  return {
    async send(bands) {
      for (let from = 0; from < bands.length; from += CHUNK) {
        const jobs = bands.slice(from, from + CHUNK).map((data) => ({ id: bandId(data), data, ...lives }));
        await boss.insert(NAME, jobs);
      }
    },
    async result(band) {
      const [job] = await boss.findJobs(NAME, { id: bandId(band) });
      if (job === undefined) throw new Error(`pairs ${pairsOf(band)} are no longer in the queue`);
      if (job.state === 'failed') throw new Error(`pairs ${pairsOf(band)} failed: ${JSON.stringify(job.output)}`);
      return job.state === 'completed' ? (job.output as unknown as BandResult) : null;
    },
    async drop(bands) {
      for (let from = 0; from < bands.length; from += CHUNK) {
        await boss.deleteJob(NAME, bands.slice(from, from + CHUNK).map(bandId));
      }
    },
    async take() {
      const [job] = await boss.fetch<Band>(NAME);
      if (job === undefined) return null;
      const { id, data } = job;
      return {
        band: data,
        signOfLife: async () => void (await boss.touch(NAME, id)),
        done: async (result) => void (await boss.complete(NAME, id, result)),
        fail: async (reason) => void (await boss.fail(NAME, id, { reason })),
      };
    },
    supervise: () => boss.supervise(NAME),
    close: () => boss.stop({ graceful: false }),
  };
}
