/** What the work of many machines waits for. */
interface BandTimes {
  /** Milliseconds that each band takes a worker. */
  readonly bands: readonly number[];
  /** Milliseconds that the database is busy with each band: taking it and sending it back. One at a time. */
  readonly database: number;
}

/**
 * How many times as fast so many workers are as one, by simulation of their waiting times: each takes the next band when
 * it is free and the database is, and the match ends with the last band.
 */
export function speedUp(waits: BandTimes, workers: number): number {
  return makespan(waits, 1) / makespan(waits, workers);
}

function makespan({ bands, database }: BandTimes, workers: number): number {
  const free = new Array<number>(workers).fill(0);
  let databaseFree = 0;
  for (const band of bands) {
    const worker = free.indexOf(Math.min(...free));
    databaseFree = Math.max(free[worker], databaseFree) + database;
    free[worker] = databaseFree + band;
  }
  return Math.max(...free);
}
