/** What a job gives. */
export interface JobOutput {
  /** The same bytes whoever does the job. */
  readonly text: string;
  /** What may differ from one machine to another, such as times. */
  readonly aside?: unknown;
}

/** Does jobs of one plan, on so many threads as it was opened with. */
export interface Doer<Band> {
  do(band: Band): Promise<JobOutput>;
  /** Ends it, also in the middle of a job. */
  close(): Promise<void>;
}

/**
 * A kind of work. A plan says what is to be done, a band is a part of it for one worker at a time; both are plain data
 * that goes through JSON. The same plan and band give the same text.
 */
export interface WorkKind<Plan, Band> {
  readonly name: string;
  open(plan: Plan, threads: number): Promise<Doer<Band>>;
  /** Whether the plan makes workers start programs, which is risky where it comes from another machine. */
  startsPrograms?(plan: Plan): boolean;
  /** A band in words, such as `games 1 to 5`; `index` is its place among those that were asked for. */
  wordsOf(band: Band, index: number): string;
}

/** A band that is done. */
export interface DoneBand<Band> extends JobOutput {
  /** Its place among those that were asked for. */
  readonly index: number;
  readonly band: Band;
}

/** Does the bands of one plan: threads here, or workers elsewhere. */
export interface JobRunner<Band> {
  /** Each band once, as soon as it is done, in no order. Whoever stops listening early needs no more of them. */
  run(bands: readonly Band[]): AsyncGenerator<DoneBand<Band>>;
  close(): Promise<void>;
}
