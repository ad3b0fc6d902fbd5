import { FairQueue } from '@asteroute/threads';
import {
  type Due,
  type Environment,
  type NoticeChannel,
  type PendingNotice,
  StoreUnavailable,
} from '../domain/ports.ts';
import { repeat } from '../domain/timers.ts';
import { Recipients, type RecipientsPorts } from './recipients.ts';

/** What became of a notice: told, out of date, to be tried again, or given up after the last attempt. */
export type NoticeResult = 'told' | 'late' | 'failed' | 'dropped';

/** What a notifier needs. */
export interface NotifierPorts extends RecipientsPorts, Pick<Environment, 'store' | 'clock' | 'log'> {
  readonly count: (channel: NoticeChannel, result: NoticeResult) => void;
}

/** Milliseconds between two queries for unsent notices. */
export const NOTIFY_EVERY_MS = 2000;
/** Milliseconds for which a claimed notice belongs to one node: longer than any channel may take. */
export const CLAIM_MS = 60_000;
/** A notice is not sent later than this after its claim, so that the claim outlives the answer. */
const SEND_WITHIN_MS = 30_000;
/** Most notices of one share, and of all, that are sent at a time. */
const SENDING = { perShare: 40, total: 200 };
/** Most notices per query: more than are sent at a time, because those are found too until they are claimed. */
const DUE = { perShare: 80, total: 400 };
/** Most attempts to send a notice; the pause doubles each time. */
const MAX_TRIES = 6;
/** How many contacts are told that somebody wants to play, and for how many milliseconds then nothing of others. */
const [MAX_CALLED, CALL_PAUSE_MS] = [200, 3_600_000];

/**
 * Tells people outside the page what happens at their tables. A notice is a row of the outbox, one for each event,
 * person and channel, and written together with the entry that it is about; the node that claims the row sends it, then
 * deletes it. If that node is killed before, another one claims it. Notices of tables that different addresses opened
 * do not wait for each other.
 */
export function startNotifier(ports: NotifierPorts): { close(): void } {
  const { store, clock, log } = ports;
  const recipients = new Recipients(ports);
  const known = new Set<string>();
  const queue = new FairQueue<PendingNotice>(SENDING, (notice, done) => {
    serve(notice, recipients, ports)
      .catch(onError)
      .finally(() => {
        known.delete(keyOf(notice));
        done();
      });
  });
  const add = ({ share, ...notice }: Due<PendingNotice>) => {
    if (known.has(keyOf(notice))) return;
    known.add(keyOf(notice));
    queue.add(share, notice);
  };
  const run = async () => {
    (await store.dueNotices(clock.now(), DUE)).forEach(add);
  };
  const onError = ({ message }: Error) => log.warn({ error: message }, 'notices could not be sent');
  const stop = repeat({ clock, ms: NOTIFY_EVERY_MS, run, onError });
  return {
    close() {
      stop();
      queue.clear();
    },
  };
}

const keyOf = ({ table, id }: PendingNotice): string => `${table} ${id}`;

/** Claims a notice and sends it, unless another node has claimed it. Afterwards it is settled, or waits for a pause. */
async function serve(pending: PendingNotice, recipients: Recipients, ports: NotifierPorts): Promise<void> {
  const { store, clock } = ports;
  const begin = clock.monotonic();
  if (!(await store.claimNotice(pending, clock.now() + CLAIM_MS))) return;
  const { channel } = pending;
  if (channel === 'all') {
    const now = clock.now();
    return store.spreadCall(pending, { now, since: now - CALL_PAUSE_MS, limit: MAX_CALLED });
  }
  // A node that claimed it for the last time may have been killed before it noted the result.
  const sent = pending.tries < MAX_TRIES ? await attempt(pending, { begin, recipients, ports }) : 'failed';
  return note({ ...pending, channel }, sent, ports);
}

/** Settles a notice, or lets it wait: for a pause that grows with each failure, or until quiet hours are over. */
async function note(
  pending: PendingNotice & { readonly channel: NoticeChannel },
  sent: NoticeResult | { readonly until: number },
  { store, clock, log, count }: NotifierPorts,
): Promise<void> {
  const { table, kind, channel, seat, tries } = pending;
  if (typeof sent === 'object') return store.deferNotice(pending, sent.until);
  const isLast = tries + 1 >= MAX_TRIES;
  count(channel, sent === 'failed' && isLast ? 'dropped' : sent);
  if (sent !== 'failed') return store.settleNotice(pending);
  if (!isLast) return store.deferNotice({ ...pending, tries: tries + 1 }, clock.now() + CLAIM_MS * 2 ** (tries + 1));
  log.warn({ table, kind, channel, seat, tries: tries + 1 }, 'a notice could not be sent');
  return store.settleNotice(pending);
}

interface Attempt {
  /** When it was claimed, in monotonic milliseconds. */
  readonly begin: number;
  readonly recipients: Recipients;
  readonly ports: NotifierPorts;
}

/**
 * Sends a claimed notice if it is still due. A table that cannot be read counts as a failed attempt; if the store fails,
 * the notice is only claimed again once its claim is over, for the pauses are for receivers.
 */
async function attempt(
  pending: PendingNotice,
  { begin, recipients, ports }: Attempt,
): Promise<NoticeResult | { readonly until: number }> {
  const { clock, log } = ports;
  try {
    const found = await recipients.find(pending);
    if (found === null) return 'late';
    if (found.quietUntil !== null) return { until: found.quietUntil };
    if (clock.monotonic() - begin > SEND_WITHIN_MS) return 'failed';
    const delivery = await found.send();
    // The notice is settled even if the store cannot forget the browser or the address now.
    if (delivery === 'gone') await found.forget().catch(() => undefined);
    return delivery === 'failed' ? 'failed' : 'told';
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const { message } = error as Error;
    log.warn({ table: pending.table, error: message }, 'a notice could not be prepared');
    return 'failed';
  }
}
