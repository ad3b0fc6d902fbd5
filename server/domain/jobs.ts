/** Work that waits in the store until a node does it: one table, one runner (`server/jobs/runner.ts`). */

/** A job to be done; its kind and its id name it. */
export interface NewJob {
  readonly kind: string;
  readonly id: string;
  /** Shares are served in turn: the tag of the address that opened the table, or a person. */
  readonly share: string;
  /** When it is due, in the time of its kind: server time, or milliseconds since 1970. */
  readonly due: number;
  /** The table or contact with which it is deleted; empty if it outlives them. */
  readonly subject: string;
  /** What the handler needs beside the id. */
  readonly data: string;
}

/** A job as it is stored. */
export interface StoredJob extends NewJob {
  /** How often it has failed, or was claimed and not done. */
  readonly tries: number;
}

/** Which jobs are looked for. */
export interface DueJobs {
  readonly kind: string;
  readonly now: number;
  /** Milliseconds before its time that a job is found. */
  readonly ahead: number;
  /** The most of one share, and of all. The first of every share come before the second of any. */
  readonly perShare: number;
  readonly total: number;
}

/** What waits of a kind. */
export interface JobLoad {
  /** Jobs that are due and that no node has claimed. */
  readonly waiting: number;
  /** Since when the oldest of them is; null if there is none. */
  readonly since: number | null;
  /** Jobs that are left alone because they failed too often. */
  readonly quarantined: number;
}

/** Until when a job is put off, and how often it has failed by then. */
export interface JobPause {
  readonly until: number;
  readonly tries: number;
}

/** A time that never comes: until then a job is in quarantine. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** Where jobs are stored. What changes a job fails if it was put again, claimed or noted by another node meanwhile. */
export interface JobStore {
  /** Adds jobs, in place of those with the same kind and id. */
  put(jobs: readonly NewJob[]): Promise<void>;
  /** Jobs that are due, of each share those that failed least first. */
  due(wanted: DueJobs): Promise<readonly StoredJob[]>;
  /** Claims a job for this caller alone until then, which counts as a try; false if another node was faster. */
  claim(job: StoredJob, until: number): Promise<boolean>;
  /** Lets a job wait; false if another node was faster. */
  pause(job: StoredJob, pause: JobPause): Promise<boolean>;
  /** Deletes a job that is done. */
  done(job: StoredJob): Promise<void>;
  /** Makes a job due now, if it is there. */
  hasten(job: Pick<NewJob, 'kind' | 'id'>, now: number): Promise<void>;
  load(kind: string, now: number): Promise<JobLoad>;
  /** The ids of jobs in quarantine. */
  quarantined(limit: number): Promise<readonly string[]>;
  /** Takes the jobs with this id out of quarantine; false if none is there. */
  release(id: string): Promise<boolean>;
}
