import type { Answered } from '@asteroute/threads';

/** Executes bands of one plan on a fixed number of threads. */
export interface Doer<Band, Output> {
  do(band: Band): Promise<Output>;
  /** Ends the threads, even in the middle of a band. */
  close(): Promise<void>;
}

/**
 * A kind of work. A plan describes the whole work, a band what one worker does at a time: plain data, as is the output.
 * The same plan and band give the same output, except for times in it.
 */
export interface WorkKind<Plan, Band, Output> {
  readonly name: string;
  open(plan: Plan, threads: number): Promise<Doer<Band, Output>>;
  /** Whether workers have to start programs for this plan, which is risky if the plan comes from another machine. */
  startsPrograms?(plan: Plan): boolean;
  /** Describes a band, such as `games 1 to 5`. `index` is its place among the requested bands. */
  wordsOf(band: Band, index: number): string;
}

/** Executes the bands of one plan, on threads of this process or on the workers of a queue. */
export interface JobRunner<Band, Output> {
  /** Yields the output of each band once, as soon as it is done, in any order. The consumer may stop early. */
  run(bands: readonly Band[]): AsyncGenerator<Answered<Band, Output>>;
  close(): Promise<void>;
}
