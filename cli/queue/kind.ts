import type { Answered } from '@asteroute/threads';

/** Does bands of one plan, on so many threads as it was opened with. */
export interface Doer<Band, Output> {
  do(band: Band): Promise<Output>;
  /** Ends it, also in the middle of a band. */
  close(): Promise<void>;
}

/**
 * A kind of work. A plan says what is to be done, a band is a part of it for one worker at a time; both are plain data
 * that goes through JSON, and so is the output. The same plan and band give the same output, but for times in it.
 */
export interface WorkKind<Plan, Band, Output> {
  readonly name: string;
  open(plan: Plan, threads: number): Promise<Doer<Band, Output>>;
  /** Whether the plan makes workers start programs, which is risky where it comes from another machine. */
  startsPrograms?(plan: Plan): boolean;
  /** A band in words, such as `games 1 to 5`; `index` is its place among those that were asked for. */
  wordsOf(band: Band, index: number): string;
}

/** Does the bands of one plan: threads here, or workers elsewhere. */
export interface JobRunner<Band, Output> {
  /** The output of each band once, as soon as it is done, in no order. A consumer that stops early needs no more of them. */
  run(bands: readonly Band[]): AsyncGenerator<Answered<Band, Output>>;
  close(): Promise<void>;
}
