import { isPerson, isTaken, onTurn, type Table } from '@asteroute/protocol';
import type { Environment, PendingNotice } from '../domain/ports.ts';
import type { TableState } from '../domain/table-state.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { Channels } from './channels.ts';
import type { Contacts, OpenContact } from './contacts.ts';
import type { Delivery, OutboxNotice, ToldKind } from './notice.ts';
import { quietUntil } from './quiet-hours.ts';

export interface RecipientsPorts extends Pick<Environment, 'clock'> {
  readonly cache: TableCache;
  readonly channels: Channels;
  readonly contacts: Contacts;
}

interface Recipient {
  /** The end of the quiet hours that the person is in, in milliseconds since 1970; null outside them. */
  readonly quietUntil: number | null;
  send(): Promise<Delivery>;
  forget(): Promise<unknown>;
}

const REMIND_LATE_MS = 1_800_000;

export class Recipients {
  readonly #ports: RecipientsPorts;

  constructor(ports: RecipientsPorts) {
    this.#ports = ports;
  }

  async find(pending: PendingNotice): Promise<Recipient | null> {
    if (pending.kind === 'confirm') return this.#toConfirm(pending);
    const { cache } = this.#ports;
    const actor = await cache.find(pending.table);
    await actor?.refresh();
    if (actor === null || !(await this.#isCurrent(actor.state(), pending))) return null;
    const notice = noticeOf(pending, actor.state());
    if (pending.contact !== null) return this.#toWanting(pending.contact, pending, { actor, notice });
    return pending.channel === 'webhook'
      ? this.#toWebhook(actor, notice)
      : this.#toSeat(actor.state(), pending, notice);
  }

  async #toConfirm({ contact: id, ...pending }: PendingNotice): Promise<Recipient | null> {
    const contact = id === null ? null : await this.#ports.contacts.find(id);
    if (contact === null || contact.confirmed) return null;
    return this.#byMail(contact, { ...noticeOf({ ...pending, contact: id }, null) }, null);
  }

  async #toWanting(id: string, { channel }: PendingNotice, { actor, notice }: AtTable): Promise<Recipient | null> {
    if (actor.state().contacts.some((own) => own?.id === id)) return null;
    const contact = await this.#ports.contacts.find(id);
    if (contact === null || contact.wantsUntil <= this.#ports.clock.now()) return null;
    const until = quietUntil(contact.ways, this.#ports.clock.now());
    return channel === 'mail' ? this.#byMail(contact, notice, until) : this.#byPush(contact, notice, until);
  }

  #toWebhook(actor: TableActor, notice: OutboxNotice): Recipient | null {
    const { webhook } = actor.state();
    if (webhook === null) return null;
    const send = () => this.#ports.channels.post(webhook, notice);
    return { quietUntil: null, send, forget: async () => undefined };
  }

  async #toSeat(
    { contacts }: TableState,
    { seat, channel }: PendingNotice,
    notice: OutboxNotice,
  ): Promise<Recipient | null> {
    const own = seat === null ? null : contacts[seat];
    const isChosen = own?.channels.some((one) => one === channel) === true;
    const contact = isChosen ? await this.#ports.contacts.find(own.id) : null;
    if (contact === null) return null;
    const until = quietUntil(contact.ways, this.#ports.clock.now());
    if (channel === 'push') return this.#byPush(contact, notice, until);
    return contact.confirmed ? this.#byMail(contact, notice, until) : null;
  }

  #byPush({ id, ways: { push } }: OpenContact, notice: OutboxNotice, until: number | null): Recipient | null {
    const { channels, contacts } = this.#ports;
    if (push === null) return null;
    return { quietUntil: until, send: () => channels.push(push, notice), forget: () => contacts.forget(id, 'push') };
  }

  #byMail({ id, ways }: OpenContact, notice: OutboxNotice, until: number | null): Recipient | null {
    const { channels, contacts } = this.#ports;
    const { mailer } = channels;
    if (mailer === null) return null;
    return {
      quietUntil: until,
      send: () => mailer.send(id, ways, notice),
      forget: () => contacts.forget(id, 'mail'),
    };
  }

  async #isCurrent({ table }: TableState, { kind, seat, about }: PendingNotice): Promise<boolean> {
    const isThere = seat === null || isPerson(table.seats[seat]);
    if (kind === 'turn') return isThere && onTurn(table) === seat && table.turns === about;
    if (kind === 'begins') return isThere && table.status === 'running' && (seat === null || onTurn(table) !== seat);
    if (kind === 'seated') return isThere && table.status === 'open';
    if (kind === 'wanted') return table.status === 'open' && table.seats.some((one) => !isTaken(one));
    if (kind === 'rematch') return table.rematch !== null && (await this.#waits(table.rematch));
    return table.meeting === about && this.#ports.clock.now() < about + REMIND_LATE_MS;
  }

  async #waits(id: string): Promise<boolean> {
    const next = await this.#ports.cache.find(id);
    await next?.refresh();
    return next?.state().table.status === 'open';
  }
}

interface AtTable {
  readonly actor: TableActor;
  readonly notice: OutboxNotice;
}

function noticeOf({ id, kind, table, seat, about, at }: PendingNotice, state: TableState | null): OutboxNotice {
  const goal = kind === 'rematch' ? (state?.table.rematch ?? table) : table;
  const told = { kind: kind as ToldKind, table: goal, seat, about, at };
  // Whoever wants to play need not know who has opened a challenge: nothing that a stranger wrote is sent to them.
  const names = state === null || kind === 'wanted' ? [] : namesAt(state.table);
  return { id, ...told, names };
}

const namesAt = ({ seats }: Table): readonly string[] => seats.map(({ name, bot }) => name ?? bot ?? '');
