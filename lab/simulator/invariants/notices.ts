import { isPerson, onTurn, waitsForTwin } from '@asteroute/protocol';
import type { NewNotice } from '@asteroute/server/simulation';
import type { LedgerEntry } from '../virtual/ledger.ts';
import { every, isHonest, isRecovered, recordFigure, type World } from '../virtual/world.ts';

interface Due {
  readonly url: string;
  /** When it was written, or its quiet hours are over. */
  readonly since: number;
  readonly table: string;
  readonly kind: NewNotice['kind'];
  readonly turn: number;
  told: number;
}

/**
 * Milliseconds within which an honest receiver must be told of a turn that is not played: usually, and if something was
 * struck, so that a node that is gone may have claimed the notice.
 */
const [TELL_MS, TELL_STRUCK_MS] = [5000, 60_000];
/** Milliseconds after a strike in which a notice may still suffer from it. */
const STRUCK_MS = 10_000;
/** Milliseconds in which a notice that was sent just before its turn was played may still arrive. */
const ON_ITS_WAY_MS = 12_000;
/** Milliseconds by which the clocks of nodes differ at most. */
const SKEW_MS = 1700;

/** Checks that honest receivers are told of every turn that is not played at once, and of everything once. */
export function checkNotices(world: World): void {
  const { ledger, violate, queue, onTold } = world;
  const addresses = new Addresses(world);
  /** By the id of the notice. */
  const written = new Map<string, Due>();
  /** By address and table: the newest turn, while nobody has played it. */
  const due = new Map<string, Due>();

  function expect({ table, row, seats }: LedgerEntry, notice: Omit<NewNotice, 'dueAt'>): void {
    const { kind, about, channel } = notice;
    const { url, quietUntil } = addresses.of(table, seats.get(notice.seat ?? -1), channel);
    if (url?.includes('honest') !== true && url?.startsWith('mailto:') !== true) return;
    const event = kind === 'reminder' ? about : row.seq;
    const one = { url, table, kind, turn: about, since: Math.max(queue.now(), quietUntil), told: 0 };
    written.set(`${table}-${event}-${kind}-${notice.seat ?? -1}-${channel}`, one);
    if (kind === 'turn') due.set(url + table, one);
  }

  /** Expects a turn by every way that its player has chosen, whatever the server has written. */
  function expectTurn(entry: LedgerEntry): void {
    const { before, after } = entry;
    const seat = onTurn(after);
    if (seat === null || before === undefined || !isPerson(after.seats[seat]) || waitsForTwin(after)) return;
    const isSame = onTurn(before) === seat && before.turns === after.turns;
    if (isSame && !waitsForTwin(before)) return;
    for (const channel of ['push', 'mail', 'webhook'] as const)
      expect(entry, { kind: 'turn', channel, seat, about: after.turns });
  }

  ledger.observe((entry) => {
    const { table, after, updates } = entry;
    addresses.take(entry);
    const own = [...due.values()].filter((one) => one.table === table);
    const onTurnNow = onTurn(after);
    // Nobody is owed a notice any more if a bot has taken over.
    const isOwed = onTurnNow !== null && isPerson(after.seats[onTurnNow]);
    for (const one of own) if (one.turn !== after.turns || !isOwed) due.delete(one.url + table);
    if (!isHonest(world, table)) return;
    for (const notice of updates.notices ?? []) if (notice.kind !== 'turn') expect(entry, notice);
    expectTurn(entry);
  });

  onTold.push(({ url, notice: { id, table, kind } }) => {
    if (addresses.isForgotten(table, url)) violate('nobody is told of turns who was erased', `${url} at ${table}`);
    if (addresses.quietUntil(url) > queue.now() + SKEW_MS)
      violate('nobody is told in quiet hours', `${url} of ${kind} at ${table}`);
    const one = written.get(id);
    if (one === undefined) return;
    if (one.told++ === 0 && kind === 'turn' && isRecovered(world, queue.now() - one.since))
      recordFigure(world, 'notice', queue.now() - one.since);
    const wasQuiet = one.since - world.struckAt > ON_ITS_WAY_MS;
    if (one.told > 1 && wasQuiet) violate('no notice is told twice', `${url} of ${kind} ${one.turn} at ${table}`);
  });

  every(world, 1000, () => {
    for (const { url, since, table, turn, told } of due.values()) {
      if (addresses.isErased(table, url)) continue;
      const ms = since - world.struckAt > STRUCK_MS ? TELL_MS : TELL_STRUCK_MS;
      if (told === 0 && isHonest(world, table) && queue.now() - since > ms && isRecovered(world, ms))
        violate(`every notice is told within ${ms} ms`, `${url} of turn ${turn} at ${table}, due since ${since}`);
    }
  });
}

/** Where notices of tables go, as the logs say. */
class Addresses {
  readonly #world: World;
  /** By table and token: the id of the contact, with its ways. */
  readonly #contacts = new Map<string, { readonly id: string; readonly channels: readonly string[] }>();
  readonly #webhooks = new Map<string, string>();
  /** By table: when the host was erased, and the webhook with it. */
  readonly #forgottenAt = new Map<string, { readonly url: string; readonly at: number }>();

  constructor(world: World) {
    this.#world = world;
  }

  take({ table, row: { secret }, seats, seatsBefore, updates }: LedgerEntry): void {
    const { ledger, queue } = this.#world;
    for (const hash of [...seatsBefore.values(), updates.erase])
      if (updates.erase === hash || ![...seats.values()].includes(hash ?? ''))
        this.#contacts.delete(`${table} ${hash}`);
    const keyOf = (seat: number) => `${table} ${seats.get(seat)}`;
    if (secret?.contact?.to) this.#contacts.set(keyOf(secret.contact.seat), secret.contact.to);
    else if (secret?.contact) this.#contacts.delete(keyOf(secret.contact.seat));
    if (secret?.webhook !== undefined) this.#webhooks.set(table, secret.webhook ?? '');
    if (updates.erase === undefined || updates.erase !== ledger.host(table)) return;
    this.#forgottenAt.set(table, { url: this.#webhooks.get(table) ?? '', at: queue.now() });
    this.#webhooks.set(table, '');
  }

  /** The address that a notice goes to by a channel, and until when it waits. */
  of(table: string, hash: string | undefined, channel: string) {
    if (channel === 'webhook') return { url: this.#webhooks.get(table) ?? null, quietUntil: 0 };
    const own = this.#contacts.get(`${table} ${hash}`);
    const person = own?.channels.includes(channel) ? this.#world.reached.get(own.id) : undefined;
    return { url: person?.urls[channel as 'push'] ?? null, quietUntil: person?.quietUntil ?? 0 };
  }

  /** Until when an address may be told nothing; 0 for always. */
  quietUntil(url: string): number {
    const own = [...this.#world.reached.values()].find(({ urls }) => urls.push === url || urls.mail === url);
    return own?.quietUntil ?? 0;
  }

  isErased(table: string, url: string): boolean {
    return this.#forgottenAt.get(table)?.url === url && this.#webhooks.get(table) === '';
  }

  isForgotten(table: string, url: string): boolean {
    const since = this.#forgottenAt.get(table)?.at ?? Number.POSITIVE_INFINITY;
    return this.isErased(table, url) && this.#world.queue.now() - since > ON_ITS_WAY_MS;
  }
}
