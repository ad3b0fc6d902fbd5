/** Work that waits in the store until a node does it: one table, one runner (`server/jobs/runner.ts`). */

export interface NewJob {
  readonly kind: string;
  readonly id: string;
  /** Shares are served in turn: the tag of the address that opened the table, or a person. */
  readonly share: string;
  /** When it is due, in the time of its kind: server time, or milliseconds since 1970. */
  readonly due: number;
  /** The table or contact with which it is deleted; empty if it outlives them. */
  readonly subject: string;
  readonly data: string;
}

export interface StoredJob extends NewJob {
  readonly tries: number;
}

export interface DueJobs {
  readonly kind: string;
  readonly now: number;
  readonly ahead: number;
  /** The most jobs of one share, and of all shares. Every share gets its first job before any gets its second. */
  readonly perShare: number;
  readonly total: number;
}

export interface JobLoad {
  readonly waiting: number;
  readonly since: number | null;
  readonly quarantined: number;
}

export interface JobPause {
  readonly until: number;
  readonly tries: number;
}

/** A time that never comes: until then a job is in quarantine. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** Where jobs are stored. What changes a job fails if it was put again, claimed or noted by another node meanwhile. */
export interface JobStore {
  put(jobs: readonly NewJob[]): Promise<void>;
  /** Jobs that are due, of each share those that failed least first. */
  due(wanted: DueJobs): Promise<readonly StoredJob[]>;
  /** Claims a job for this caller alone until then, which counts as a try; false if another node was faster. */
  claim(job: StoredJob, until: number): Promise<boolean>;
  pause(job: StoredJob, pause: JobPause): Promise<boolean>;
  done(job: StoredJob): Promise<void>;
  hasten(job: Pick<NewJob, 'kind' | 'id'>, now: number): Promise<void>;
  load(kind: string, now: number): Promise<JobLoad>;
  quarantined(limit: number): Promise<readonly string[]>;
  release(id: string): Promise<boolean>;
}
