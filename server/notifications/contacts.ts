import { type ContactRequest, type ContactView, grant, type Outcome } from '@asteroute/protocol';
import { OPENERS } from '../domain/commands/seats.ts';
import type { ContactWays, Environment, StoredContact, UsesStores } from '../domain/ports.ts';
import { contactIdOf } from '../domain/table-state.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { AddressTagger } from '../secrets/address-tags.ts';
import type { Sealer } from '../secrets/sealer.ts';
import type { Channels } from './channels.ts';
import type { MailLinks } from './mail-links.ts';

export interface ContactPorts extends UsesStores<'contacts'>, Pick<Environment, 'clock'> {
  readonly limiter: Limiter;
  readonly sealer: Sealer;
  readonly links: MailLinks;
  readonly tagOf: AddressTagger;
  readonly channels: Pick<Channels, 'contactFault'>;
}

const DAY_MS = 86_400_000;
const [KEEP_MS, WANT_MS] = [400 * DAY_MS, 14 * DAY_MS];
export interface OpenContact extends StoredContact {
  readonly ways: ContactWays;
}

interface ContactClient {
  readonly address: string;
  readonly account: string;
}

interface ContactCosts {
  readonly isNew: boolean;
  readonly asks: string | null;
}

type ContactLimit = 'contacts' | 'confirmations' | 'mailConfirmations' | 'serverConfirmations';

/** How the people of browsers are told outside the page: kept encrypted, under the id of a token that only they have. */
export class Contacts {
  readonly #ports: ContactPorts;

  constructor(ports: ContactPorts) {
    this.#ports = ports;
  }

  /** Finds a contact by its id; null if there is none, or if it was encrypted with another secret. */
  async find(id: string): Promise<OpenContact | null> {
    const { store, clock, sealer } = this.#ports;
    const found = await store.contacts.find(id, clock.now());
    const text = found === null ? null : sealer.open(found.sealed, id);
    return found === null || text === null ? null : { ...found, ways: JSON.parse(text) };
  }

  async view(token: string): Promise<ContactView> {
    return viewOf(await this.find(contactIdOf(token)), this.#ports.clock.now());
  }

  async keep(
    token: string,
    wanted: ContactRequest,
    client: ContactClient,
  ): Promise<Outcome<ContactView, 'not-offered' | 'malformed' | 'too-many'>> {
    const fault = this.#ports.channels.contactFault(wanted);
    if (fault !== null) return { ok: false, fault };
    const { store, clock } = this.#ports;
    const now = clock.now();
    const before = await this.find(contactIdOf(token));
    const contact = { ...this.#contactOf(token, wanted, before), account: client.account };
    const asks = contact.ways.mail !== null && contact.ways.mail !== before?.ways.mail;
    const taken = await this.#takeFromLimits(
      { isNew: before === null, asks: asks ? contact.ways.mail : null },
      client.address,
    );
    if (!taken.ok) return taken;
    await store.contacts.keep(contact, asks ? { at: now } : null);
    return grant(viewOf(contact, now));
  }

  #contactOf(token: string, wanted: ContactRequest, before: OpenContact | null): Omit<OpenContact, 'account'> {
    const { wants, push, mail, language, zone, quiet } = wanted;
    const { clock, sealer } = this.#ports;
    const now = clock.now();
    const id = contactIdOf(token);
    const ways: ContactWays = { push: push === null ? null : { ...push, language }, mail, language, zone, quiet };
    const channels = [...(push === null ? [] : (['push'] as const)), ...(mail === null ? [] : (['mail'] as const))];
    const confirmed = before?.confirmed === true && mail !== null && before.ways.mail === mail;
    const wantsUntil = wants ? now + WANT_MS : 0;
    const toldAt = before?.toldAt ?? 0;
    const sealed = sealer.seal(JSON.stringify(ways), id);
    return { id, ways, sealed, channels, confirmed, wantsUntil, toldAt, until: now + KEEP_MS };
  }

  async #takeFromLimits({ isNew, asks }: ContactCosts, client: string): Promise<Outcome<null, 'too-many'>> {
    const { limiter, links, tagOf } = this.#ports;
    const tag = tagOf(OPENERS, client);
    const costs: (readonly [name: ContactLimit, who: string])[] = isNew ? [['contacts', tag]] : [];
    if (asks !== null)
      costs.push(['confirmations', tag], ['mailConfirmations', links.tagOf(asks)], ['serverConfirmations', '']);
    for (const [name, who] of costs) {
      const taken = await limiter.take(name, who);
      if (!taken.ok) return taken;
    }
    return grant(null);
  }

  /** Notes that the owner of the address has confirmed it; false if the contact has another address by now. */
  async confirm(id: string, address: string): Promise<boolean> {
    const found = await this.find(id);
    if (found === null || found.ways.mail === null || this.#ports.links.tagOf(found.ways.mail) !== address)
      return false;
    if (!found.confirmed) await this.#ports.store.contacts.keep({ ...found, confirmed: true }, null);
    return true;
  }

  /** Also if the browser has ended its subscription. With the tag of an address only that one is removed. */
  async forget(id: string, channel: 'push' | 'mail', tag?: string): Promise<void> {
    const { store, sealer, links } = this.#ports;
    const found = await this.find(id);
    if (found === null || found.ways[channel] === null) return;
    if (tag !== undefined && links.tagOf(found.ways.mail ?? '') !== tag) return;
    const ways = { ...found.ways, [channel]: null };
    const channels = found.channels.filter((one) => one !== channel);
    const confirmed = found.confirmed && channel !== 'mail';
    const sealed = sealer.seal(JSON.stringify(ways), id);
    await store.contacts.keep({ ...found, sealed, channels, confirmed }, null);
  }

  erase(token: string): Promise<boolean> {
    return this.#ports.store.contacts.drop(contactIdOf(token));
  }
}

function viewOf(contact: OpenContact | null, now: number): ContactView {
  if (contact === null) return { push: false, mail: 'none', quiet: null, wantsUntil: null };
  const { ways, confirmed, wantsUntil } = contact;
  const mail = ways.mail === null ? 'none' : confirmed ? 'confirmed' : 'pending';
  return { push: ways.push !== null, mail, quiet: ways.quiet, wantsUntil: wantsUntil > now ? wantsUntil : null };
}
