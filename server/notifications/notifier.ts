import { deny } from '@asteroute/protocol';
import type { StoredJob } from '../domain/jobs.ts';
import {
  type Environment,
  type NoticeChannel,
  type PendingNotice,
  StoreUnavailable,
  type UsesStores,
} from '../domain/ports.ts';
import { valueOrFail } from '../jobs/refusal.ts';
import type { Claim, JobPlan } from '../jobs/runner.ts';
import { Recipients, type RecipientsPorts } from './recipients.ts';

export type NoticeResult = 'told' | 'late' | 'failed' | 'dropped';

export interface NotifierPorts extends RecipientsPorts, UsesStores<'contacts'>, Pick<Environment, 'clock' | 'log'> {
  readonly count: (channel: NoticeChannel, result: NoticeResult) => void;
}

export const NOTIFY_EVERY_MS = 2000;
/** Milliseconds for which a claimed notice belongs to one node: longer than any channel may take. */
export const CLAIM_MS = 60_000;
const SENDING = { perShare: 40, total: 200 };
/** Milliseconds until a notice is sent again, by its failures; then it is dropped. */
const PAUSES_MS = [2, 4, 8, 16, 32].map((claims) => claims * CLAIM_MS);
/** How many contacts are told that somebody wants to play, and for how many milliseconds then nothing of others. */
const [MAX_CALLED, CALL_PAUSE_MS] = [200, 3_600_000];

/** A notice is a job, one for each event, person and channel, written together with the entry that it is about. */
export function noticeJobs(ports: NotifierPorts): JobPlan {
  const { clock, count } = ports;
  const recipients = new Recipients(ports);
  return {
    now: () => clock.now(),
    every: NOTIFY_EVERY_MS,
    ahead: 0,
    limits: SENDING,
    claimMs: CLAIM_MS,
    pauses: () => PAUSES_MS,
    failed: null,
    stuck: 'a notice could not be sent',
    run: (job, claim) => send(job, claim, { recipients, ports }),
    async giveUp(job) {
      const { channel } = noticeIn(job);
      if (channel !== 'all') count(channel, 'dropped');
    },
  };
}

export const noticeIn = ({ id, data }: StoredJob): PendingNotice => ({ id, ...JSON.parse(data) });

interface Sending {
  readonly recipients: Recipients;
  readonly ports: NotifierPorts;
}

/** Sends a notice; returns the end of the quiet hours that it must wait for. */
async function send(job: StoredJob, claim: Claim, { recipients, ports }: Sending): Promise<number | null> {
  const { store, clock, count } = ports;
  const pending = noticeIn(job);
  const { channel } = pending;
  if (channel === 'all') {
    const now = clock.now();
    await store.contacts.spreadCall(pending, { now, since: now - CALL_PAUSE_MS, limit: MAX_CALLED });
    return null;
  }
  const sent = await attempt(pending, claim, { recipients, ports });
  if (typeof sent === 'object') return sent.until;
  if (sent === 'failed' && job.tries <= PAUSES_MS.length) count(channel, 'failed');
  if (sent === 'failed') valueOrFail(deny('busy', 'the receiver did not take it'));
  else count(channel, sent);
  return null;
}

/** An unreadable table is a failed attempt; if the store fails, the notice is claimed again after its claim. */
async function attempt(
  pending: PendingNotice,
  claim: Claim,
  { recipients, ports }: Sending,
): Promise<NoticeResult | { readonly until: number }> {
  try {
    const found = await recipients.find(pending);
    if (found === null) return 'late';
    if (found.quietUntil !== null) return { until: found.quietUntil };
    if (claim.isLate()) return 'failed';
    const delivery = await found.send();
    // The notice is settled even if the store cannot forget the browser or the address now.
    if (delivery === 'gone') await found.forget().catch(() => undefined);
    return delivery === 'failed' ? 'failed' : 'told';
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const { message } = error as Error;
    ports.log.warn({ table: pending.table, error: message }, 'a notice could not be prepared');
    return 'failed';
  }
}
