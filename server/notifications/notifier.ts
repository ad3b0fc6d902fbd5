import { grant, isPerson, onTurn } from '@asteroute/protocol';
import { FairQueue } from '@asteroute/threads';
import {
  type Due,
  type Environment,
  type NoticeChannel,
  type PendingNotice,
  StoreUnavailable,
} from '../domain/ports.ts';
import type { TableState } from '../domain/table-state.ts';
import { repeat } from '../domain/timers.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { Channels, Delivery, TurnNotice } from './channels.ts';

/** What became of a notice: told, out of date, to be tried again, or given up after the last attempt. */
export type NoticeResult = 'told' | 'late' | 'failed' | 'dropped';

/** What a notifier needs. */
export interface NotifierPorts extends Pick<Environment, 'store' | 'clock' | 'log'> {
  readonly cache: TableCache;
  readonly channels: Channels;
  readonly count: (result: NoticeResult) => void;
}

/** Milliseconds between two queries for unsent notices. */
export const NOTIFY_EVERY_MS = 2000;
/** Milliseconds for which a claimed notice belongs to one node: longer than both channels may take. */
export const CLAIM_MS = 60_000;
/** A notice is not sent later than this after its claim, so that the claim outlives the answer. */
const SEND_WITHIN_MS = 30_000;
/** Most notices of tables of one opener, and of all, that are sent at a time. */
const SENDING = { perShare: 40, total: 200 };
/** Most notices per query: more than are sent at a time, because those are found too until they are claimed. */
const DUE = { perShare: 80, total: 400 };
/** Most attempts to send a notice; the pause doubles each time. */
const MAX_TRIES = 6;

/**
 * Sends players notices of their turns. A notice is a row that is written together with the entry that made it their
 * turn; the node that claims the row sends it, then deletes it. If that node is killed before, another one claims it.
 * Notices of tables that different addresses opened do not wait for each other.
 */
export function startNotifier(ports: NotifierPorts): { close(): void } {
  const { store, clock, log } = ports;
  const known = new Set<string>();
  const queue = new FairQueue<PendingNotice>(SENDING, (notice, done) => {
    serve(notice, ports)
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
  const run = async () => (await store.dueNotices(clock.now(), DUE)).forEach(add);
  const onError = ({ message }: Error) => log.warn({ error: message }, 'notices of turns could not be sent');
  const stop = repeat({ clock, ms: NOTIFY_EVERY_MS, run, onError });
  return {
    close() {
      stop();
      queue.clear();
    },
  };
}

const keyOf = ({ table, seq }: PendingNotice): string => `${table} ${seq}`;

/** Claims a notice and sends it, unless another node has claimed it. Afterwards it is settled, or waits for a pause. */
async function serve(pending: PendingNotice, ports: NotifierPorts): Promise<void> {
  const { store, clock, log, count } = ports;
  const { table, seq, seat, tries } = pending;
  const begin = clock.monotonic();
  if (!(await store.claimNotice(pending, clock.now() + CLAIM_MS))) return;
  // A node that claimed it for the last time may have been killed before it noted the result.
  const isLast = tries + 1 >= MAX_TRIES;
  const sent = tries < MAX_TRIES ? await attempt(pending, begin, ports) : FAILED;
  count(sent.result === 'failed' && isLast ? 'dropped' : sent.result);
  if (sent.result !== 'failed') return store.settleNotice(table, seq);
  if (!isLast) return store.deferNotice({ table, seq, taken: sent.taken }, clock.now() + CLAIM_MS * 2 ** (tries + 1));
  log.warn({ table, seat, tries: tries + 1 }, 'a notice of a turn could not be sent');
  return store.settleNotice(table, seq);
}

/** The result of an attempt, and the channel that has delivered the notice if another one must try again. */
interface Sent {
  readonly result: NoticeResult;
  readonly taken: NoticeChannel | null;
}

const FAILED: Sent = { result: 'failed', taken: null };

/**
 * Sends a claimed notice if it is still due. A table that cannot be read counts as a failed attempt; if the store fails,
 * the notice is only claimed again once its claim is over, for the pauses are for receivers.
 */
async function attempt(
  pending: PendingNotice,
  begin: number,
  { clock, cache, channels, log }: NotifierPorts,
): Promise<Sent> {
  try {
    const actor = await cache.find(pending.table);
    await actor?.refresh();
    if (actor === null || !isCurrent(actor.state(), pending)) return { result: 'late', taken: null };
    if (clock.monotonic() - begin > SEND_WITHIN_MS) return { result: 'failed', taken: pending.taken };
    return await sendAll(actor, pending, channels);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const { message } = error as Error;
    log.warn({ table: pending.table, error: message }, 'a notice of a turn could not be prepared');
    return { result: 'failed', taken: pending.taken };
  }
}

/** Whether it is still the turn that the notice is about. */
function isCurrent({ table }: TableState, { seat, turn }: PendingNotice): boolean {
  return onTurn(table) === seat && table.turns === turn && isPerson(table.seats[seat]);
}

/** The result of a channel that throws. */
const failed = (): Delivery => 'failed';

/** Sends by every configured channel that has not already delivered the notice. */
async function sendAll(actor: TableActor, pending: PendingNotice, channels: Channels): Promise<Sent> {
  const { pushes, webhook, table } = actor.state();
  const { seat, seq, turn, at, taken } = pending;
  const names = table.seats.map(({ name, bot }) => name ?? bot ?? '');
  const notice: TurnNotice = { id: `${actor.id}-${seq}`, table: actor.id, seat, turn, names, at };
  const to = pushes[seat];
  const [push, post]: readonly Delivery[] = await Promise.all([
    to === null || taken === 'push' ? 'taken' : channels.push(to, notice).catch(failed),
    webhook === null || taken === 'webhook' ? 'taken' : channels.post(webhook, notice).catch(failed),
  ]);
  // The notice is settled even if the store cannot forget the browser now.
  if (push === 'gone') await forget(actor, seat).catch(() => undefined);
  if (push === 'failed') return { result: 'failed', taken: post === 'failed' ? null : 'webhook' };
  return { result: post === 'failed' ? 'failed' : 'told', taken: 'push' };
}

/** Removes a push subscription that the browser has ended. */
async function forget(actor: TableActor, seat: number): Promise<void> {
  await actor.act(({ pushes }) =>
    grant({
      events: pushes[seat] === null ? [] : [{ type: 'notify-set', seat, on: false }],
      secret: { push: { seat, to: null } },
    }),
  );
}
