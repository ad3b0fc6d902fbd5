import type { DueJobs, StoredJob } from '../../domain/jobs.ts';
import type { Stores } from '../../domain/ports.ts';
import { noticeIn } from '../../notifications/notifier.ts';

/** The jobs of a kind that are due, at most a hundred. */
export function dueJobs(
  { jobs }: Pick<Stores, 'jobs'>,
  kind: string,
  now: number,
  more: Partial<DueJobs> = {},
): Promise<readonly StoredJob[]> {
  return jobs.due({ kind, now, ahead: 0, perShare: 100, total: 100, ...more });
}

export async function dueNotices(store: Pick<Stores, 'jobs'>, now: number, more: Partial<DueJobs> = {}) {
  return (await dueJobs(store, 'notice', now, more)).map((job) => ({ ...noticeIn(job), job }));
}
