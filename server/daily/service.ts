import { dayStreak } from '@asteroute/club';
import { EDITIONS, editionNamed } from '@asteroute/engine';
import { deny, grant, type Outcome } from '@asteroute/protocol';
import {
  type DailyList,
  type DailyListRequest,
  type DailyOverview,
  type DayDeck,
  type DayDecks,
  MAX_DAILY_ROWS,
  type OpenedTry,
  type OwnTry,
} from '@asteroute/protocol/contests';
import { seedHashOf } from '@asteroute/record';
import { OPENERS } from '../domain/commands/seats.ts';
import type { DailyTry, DeckKey, KnownAccount, TryFigures } from '../domain/daily.ts';
import type { Environment } from '../domain/ports.ts';
import type { AddressTagger } from '../keys/address-tags.ts';
import type { DailyKeys } from '../keys/daily-keys.ts';
import { FREE } from '../limits/costs.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { TableCache } from '../table/cache.ts';
import { NO_TABLE } from '../table/log/log-actor.ts';
import type { RecordWriter } from '../table/record-writer.ts';
import type { TableService } from '../table/service.ts';
import { dayAfter, endOf, isSeedPublic, startOf, utcDay } from './calendar.ts';
import { openTry, tableOfTry } from './opening.ts';

/** What the decks of the days need. */
export interface DailyPorts extends Pick<Environment, 'store' | 'clock' | 'up'> {
  readonly keys: DailyKeys;
  readonly service: Pick<TableService, 'openFirst' | 'command'>;
  readonly cache: TableCache;
  readonly records: RecordWriter;
  readonly limiter: Limiter;
  readonly tagOf: AddressTagger;
}

/** Days that are read for a streak: longer ones count as this long. */
const STREAK_DAYS = 400;
const NO_ACCOUNT = deny('signed-out', 'an official try takes an account: send its session as Asteroute-Account');
const OWN_FIRST = deny('too-early', 'others are shown once your own try counts, or when the day is over');

/** Why no new try is opened. */
type TryRefusal = 'too-early' | 'time-up' | 'too-many' | 'day-spent' | 'busy';

/**
 * The decks of the days: what is published of them, the one official try of each account, and the lists of results.
 * Nobody sees anything of a deck that others have played before their own try counts, or the day is over.
 */
export class DailyService {
  readonly #ports: DailyPorts;

  constructor(ports: DailyPorts) {
    this.#ports = ports;
  }

  /** The decks of today and of the days beside it, with the tries of the account. */
  async overview(account: KnownAccount | null): Promise<DailyOverview> {
    const { store, clock } = this.#ports;
    const now = clock.now();
    const today = utcDay(now);
    const tries = account === null ? [] : await store.triesOf(account.id, dayAfter(today, -STREAK_DAYS));
    const [yesterday, current, tomorrow] = await Promise.all(
      [-1, 0, 1].map((days) => this.#decksOf(dayAfter(today, days), tries)),
    );
    const counted = tries.filter(({ state }) => state === 'counted').map(({ day }) => day);
    const whose = account && { id: account.id, name: account.name };
    return { now, account: whose, yesterday, today: current, tomorrow, streak: dayStreak(counted, today) };
  }

  /** The decks of a day; `too-early` for those whose hashes are not published yet. */
  async decksOf(day: string, account: KnownAccount | null): Promise<Outcome<DayDecks, 'malformed' | 'too-early'>> {
    const { store, clock } = this.#ports;
    if (Number.isNaN(endOf(day))) return deny('malformed', 'a day is written as 2026-11-26');
    if (day > dayAfter(utcDay(clock.now()), 1)) return deny('too-early', 'the hash is published the day before');
    const tries = account === null ? [] : await store.triesOf(account.id, day);
    return grant(await this.#decksOf(day, tries));
  }

  /** Opens the try of an account at a deck of today, or finds it again, also once it is over. */
  async open(
    deck: DeckKey,
    account: KnownAccount | null,
    address: string,
  ): Promise<Outcome<OpenedTry, 'signed-out' | 'malformed' | TryRefusal>> {
    if (account === null) return NO_ACCOUNT;
    if (Number.isNaN(endOf(deck.day)) || editionNamed(deck.edition) === null)
      return deny('malformed', 'there is no such deck');
    const { keys, store } = this.#ports;
    const token = keys.tokenOf(deck, account.id);
    const opened = { table: tableOfTry(token), token, until: endOf(deck.day) };
    if ((await store.tryAt(opened.table)) !== null) return grant(opened);
    const written = await this.#openNew(deck, account, address);
    return written.ok ? grant(opened) : written;
  }

  /** Tries that count at a deck, for who may see them. */
  async list(
    deck: DeckKey,
    account: KnownAccount | null,
    request: DailyListRequest,
  ): Promise<Outcome<DailyList, 'signed-out' | 'too-early'>> {
    if (!(await this.#maySee(deck, account))) return OWN_FIRST;
    const whose = await this.#accountsOf(request, account);
    if (!whose.ok) return whose;
    const [{ offset }, accounts] = [request, whose.value];
    const { tries, count } = await this.#ports.store.rankedTries({ ...deck, accounts, offset, limit: MAX_DAILY_ROWS });
    const rows = tries.map(({ place, name, account: id, table, ...figures }) => ({
      place,
      name,
      account: name === '' ? '' : id,
      table,
      ...shown(figures),
    }));
    return grant({ count, rows });
  }

  /** The record of a try, for who may see it; with its proof once the day is over. */
  async record(table: string, account: KnownAccount | null): Promise<Outcome<string, 'unknown-table' | 'too-early'>> {
    const found = await this.#ports.store.tryAt(table);
    const actor = found === null ? null : await this.#ports.cache.find(table);
    if (found === null || actor === null) return NO_TABLE;
    if (found.account !== account?.id && !(await this.#maySee(found, account))) return OWN_FIRST;
    if (found.state === 'open') return NO_TABLE;
    const text = await this.#ports.records.write(actor, FREE);
    return text.ok ? text : NO_TABLE;
  }

  /** Notes the tries of today of an account, before it is deleted and they are erased. */
  async noteDeleted(account: string): Promise<void> {
    const { store, clock } = this.#ports;
    for (const { day, edition, table } of await store.triesOf(account, utcDay(clock.now())))
      await this.#noteSpent({ day, edition }, table);
  }

  /** A deleted account leaves its try at the address that opened it, where an account made on the same day has none. */
  async #noteSpent(deck: DeckKey, table: string): Promise<void> {
    const { store, clock, cache } = this.#ports;
    const [until, now] = [endOf(deck.day), clock.now()];
    const tag = until > now ? (await cache.find(table))?.state().opener : undefined;
    if (tag) await store.addCounts([{ key: spentKey(deck, tag), amount: 1, until }], now);
  }

  /** Whether an account of today has had its try at a deck as another account, which was deleted. */
  async #isSpent(deck: DeckKey, account: KnownAccount, tag: string): Promise<boolean> {
    const { store, clock } = this.#ports;
    if ((await store.counts([spentKey(deck, tag)], clock.now())).size === 0) return false;
    return ((await store.accountView(account.id))?.createdAt ?? 0) >= startOf(deck.day);
  }

  async #openNew(deck: DeckKey, account: KnownAccount, address: string): Promise<Outcome<string, TryRefusal>> {
    const { keys, clock, up, tagOf, limiter, service } = this.#ports;
    const today = utcDay(clock.now());
    if (deck.day > today) return deny('too-early', 'this deck is of a later day');
    if (deck.day < today) return deny('time-up', 'the day of this deck is over');
    const taken = await limiter.take('openings', address);
    if (!taken.ok) return taken;
    const tag = tagOf(OPENERS, address);
    if (await this.#isSpent(deck, account, tag))
      return deny('day-spent', 'an account deleted today has had the try of this address', endOf(deck.day));
    const token = keys.tokenOf(deck, account.id);
    const opening = { deck, account, seed: keys.seedOf(deck), token, tag };
    const first = openTry(opening, { at: clock.now(), up: up() });
    return service.openFirst(first, { token, address });
  }

  /** The accounts that a list is limited to: those that are named, or those of the tables; null for all. */
  async #accountsOf(
    { accounts, tables }: DailyListRequest,
    account: KnownAccount | null,
  ): Promise<Outcome<readonly string[] | null, 'signed-out'>> {
    if (tables === undefined) return grant<readonly string[] | null>(accounts ?? null);
    if (account === null) return deny('signed-out', 'only an account sits with others');
    return grant([account.id, ...(await this.#ports.store.accountsBeside(account.id, tables))]);
  }

  /** Whether somebody may see the games of a deck: their own counts, or the day is over. */
  async #maySee({ day, edition }: DeckKey, account: KnownAccount | null): Promise<boolean> {
    const { store, clock, keys } = this.#ports;
    if (isSeedPublic(day, clock.now())) return true;
    if (account === null) return false;
    const own = await store.tryAt(tableOfTry(keys.tokenOf({ day, edition }, account.id)));
    return own?.state === 'counted';
  }

  async #decksOf(day: string, tries: readonly DailyTry[]): Promise<DayDecks> {
    const { keys, clock } = this.#ports;
    const isPublic = isSeedPublic(day, clock.now());
    const decks = EDITIONS.map(async ({ name: edition }): Promise<DayDeck> => {
      const seed = keys.seedOf({ day, edition });
      const own = tries.find((one) => one.day === day && one.edition === edition);
      return {
        edition,
        seedHash: seedHashOf(seed),
        seed: isPublic ? seed : null,
        own: own === undefined ? null : await this.#ownTry(own),
      };
    });
    return { day, until: endOf(day), decks: await Promise.all(decks) };
  }

  async #ownTry(own: DailyTry): Promise<OwnTry> {
    const { table, state } = own;
    if (state !== 'counted') return { table, state, result: null };
    return { table, state, result: { ...shown(own), ...(await this.#ports.store.placeOf(own)) } };
  }
}

const spentKey = ({ day, edition }: DeckKey, tag: string): string => `try ${day} ${edition} ${tag}`;

/** The figures as they are sent: points and hundredths, not tenths of them. */
function shown({ margin, fair, accuracy }: TryFigures): TryFigures {
  return { margin, fair: fair / 10, accuracy: accuracy / 10 };
}
