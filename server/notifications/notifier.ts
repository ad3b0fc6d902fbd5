import { grant, isPerson, onTurn } from '@asteroute/protocol';
import type { Environment, NoticeChannel, PendingNotice } from '../domain/ports.ts';
import type { TableState } from '../domain/table-state.ts';
import { repeat } from '../domain/timers.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { Channels, Delivery, TurnNotice } from './channels.ts';

/** What a notifier needs. */
export interface NotifierPorts extends Pick<Environment, 'store' | 'clock' | 'log'> {
  readonly cache: TableCache;
  readonly channels: Channels;
}

/** Milliseconds between two queries for unsent notices. */
export const NOTIFY_EVERY_MS = 2000;
/** Milliseconds for which a claimed notice belongs to one node: longer than both channels may take. */
export const CLAIM_MS = 60_000;
const MAX_CLAIMED = 20;
/** Most attempts to send a notice; the pause doubles each time. */
const MAX_TRIES = 6;

/**
 * Sends players notices of their turns. A notice is a row that is written together with the entry that made it their
 * turn; the node that claims the row sends it, then deletes it. If that node is killed before, another one claims it.
 */
export function startNotifier(ports: NotifierPorts): { close(): void } {
  const { store, clock, log } = ports;
  async function run(): Promise<void> {
    const now = clock.now();
    for (const one of await store.claimNotices(now, now + CLAIM_MS, MAX_CLAIMED)) await send(one, ports);
  }
  const onError = ({ message }: Error) => log.warn({ error: message }, 'notices of turns could not be sent');
  return { close: repeat({ clock, ms: NOTIFY_EVERY_MS, run, onError }) };
}

async function send(pending: PendingNotice, { store, clock, cache, channels, log }: NotifierPorts): Promise<void> {
  const { table, seq, seat, tries } = pending;
  const actor = await cache.find(table);
  await actor?.refresh();
  if (actor === null || !isCurrent(actor.state(), pending)) return store.settleNotice(table, seq);
  const { failed, taken } = await sendAll(actor, pending, channels);
  if (!failed) return store.settleNotice(table, seq);
  if (tries < MAX_TRIES) return store.deferNotice({ table, seq, taken }, clock.now() + CLAIM_MS * 2 ** tries);
  log.warn({ table, seat, tries }, 'a notice of a turn could not be sent');
  return store.settleNotice(table, seq);
}

/** Whether it is still the turn that the notice is about. */
function isCurrent({ table }: TableState, { seat, turn }: PendingNotice): boolean {
  return onTurn(table) === seat && table.turns === turn && isPerson(table.seats[seat]);
}

/** The result of sending a notice: whether a channel must be retried, and which one has delivered it. */
interface Sent {
  readonly failed: boolean;
  readonly taken: NoticeChannel | null;
}

/** Sends by every configured channel that has not already delivered the notice. */
async function sendAll(actor: TableActor, pending: PendingNotice, channels: Channels): Promise<Sent> {
  const { pushes, webhook, table } = actor.state();
  const { seat, seq, turn, at, taken } = pending;
  const names = table.seats.map(({ name, bot }) => name ?? bot ?? '');
  const notice: TurnNotice = { id: `${actor.id}-${seq}`, table: actor.id, seat, turn, names, at };
  const to = pushes[seat];
  const [push, post]: readonly Delivery[] = await Promise.all([
    to === null || taken === 'push' ? 'taken' : channels.push(to, notice),
    webhook === null || taken === 'webhook' ? 'taken' : channels.post(webhook, notice),
  ]);
  if (push === 'gone') await forget(actor, seat);
  if (push === 'failed') return { failed: true, taken: post === 'failed' ? null : 'webhook' };
  return { failed: post === 'failed', taken: 'push' };
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
