import { DAILY_BOT, dailyDeck, dayStreak, dealName } from '@asteroute/club';
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
import { tableIdOf } from '../domain/commands/create-table.ts';
import { OPENERS, type OwnAccount } from '../domain/commands/seats.ts';
import { officialPlan } from '../domain/contests/official.ts';
import { contestTableId } from '../domain/contests/tables.ts';
import type { GameFigures, Official, OfficialGroup } from '../domain/stores/contest-store.ts';
import { FREE, TABLE_COSTS } from '../limits/costs.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { TableCache } from '../table/cache.ts';
import { NO_TABLE } from '../table/log/log-actor.ts';
import type { RecordWriter } from '../table/record-writer.ts';
import { dayAfter, endOf, isSeedPublic, startOf, utcDay } from './calendar.ts';
import { type OfficialPorts, openHere } from './duels.ts';

export interface DeckPorts extends OfficialPorts {
  readonly cache: TableCache;
  readonly records: RecordWriter;
  readonly limiter: Limiter;
}

type TryRefusal = 'too-early' | 'time-up' | 'too-many' | 'day-spent';

interface DeckKey {
  readonly day: string;
  readonly edition: string;
}

/** Days that are read for a streak: longer ones count as this long. */
const STREAK_DAYS = 400;
const NO_ACCOUNT = deny('signed-out', 'an official try takes an account: send its session as Asteroute-Account');
const OWN_FIRST = deny('too-early', 'others are shown once your own try counts, or when the day is over');

/** Nobody sees anything of a deck that others have played before their own try counts, or the day is over. */
export class DeckService {
  readonly #ports: DeckPorts;

  constructor(ports: DeckPorts) {
    this.#ports = ports;
  }

  async overview(account: OwnAccount | null): Promise<DailyOverview> {
    const now = this.#ports.clock.now();
    const today = utcDay(now);
    const tries = account === null ? [] : await this.#triesOf(account.id, dayAfter(today, -STREAK_DAYS));
    const [yesterday, current, tomorrow] = await Promise.all(
      [-1, 0, 1].map((days) => this.#decksOf(dayAfter(today, days), tries)),
    );
    const counted = tries.filter(({ state }) => state === 'finished').map(({ period }) => period);
    const whose = account && { id: account.id, name: account.name };
    return { now, account: whose, yesterday, today: current, tomorrow, streak: dayStreak(counted, today) };
  }

  async decksOf(day: string, account: OwnAccount | null): Promise<Outcome<DayDecks, 'malformed' | 'too-early'>> {
    const { clock } = this.#ports;
    if (Number.isNaN(endOf(day))) return deny('malformed', 'a day is written as 2026-11-26');
    if (day > dayAfter(utcDay(clock.now()), 1)) return deny('too-early', 'the hash is published the day before');
    const tries = account === null ? [] : await this.#triesOf(account.id, day);
    return grant(await this.#decksOf(day, tries));
  }

  /** Opens the try of an account at a deck of today, or finds it again, also once it is over. */
  async open(
    deck: DeckKey,
    account: OwnAccount | null,
    address: string,
  ): Promise<Outcome<OpenedTry, 'signed-out' | 'malformed' | TryRefusal>> {
    if (account === null) return NO_ACCOUNT;
    if (Number.isNaN(endOf(deck.day)) || editionNamed(deck.edition) === null)
      return deny('malformed', 'there is no such deck');
    const own = this.#tryOf(deck, account.id);
    const opened = { table: contestTableId(own.id, 0, 0), token: own.token, until: endOf(deck.day) };
    if ((await this.#ports.store.contests.officialAt(own.id)) !== null) return grant(opened);
    const written = await this.#openNew(deck, account, address);
    return written.ok ? grant(opened) : written;
  }

  async list(
    deck: DeckKey,
    account: OwnAccount | null,
    request: DailyListRequest,
  ): Promise<Outcome<DailyList, 'signed-out' | 'too-early'>> {
    if (!(await this.#maySee(deck, account))) return OWN_FIRST;
    const whose = await this.#accountsOf(request, account);
    if (!whose.ok) return whose;
    const [{ offset }, accounts] = [request, whose.value];
    const part = { ...groupOf(deck), accounts, offset, limit: MAX_DAILY_ROWS };
    const { rows: found, count } = await this.#ports.store.contests.ranked(part);
    const rows = found.map(({ place, name, account: id, id: contest, ...figures }) => ({
      place,
      name,
      account: name === '' ? '' : id,
      table: contestTableId(contest, 0, 0),
      ...shown(figures),
    }));
    return grant({ count, rows });
  }

  async record(table: string, account: OwnAccount | null): Promise<Outcome<string, 'unknown-table' | 'too-early'>> {
    const { store, cache, records } = this.#ports;
    const actor = await cache.find(table);
    const part = actor?.state().table.contest;
    const found = part?.format === 'deck' ? await store.contests.officialAt(part.id) : null;
    if (found === null || actor === null) return NO_TABLE;
    const deck = { day: found.period, edition: found.edition };
    if (found.account !== account?.id && !(await this.#maySee(deck, account))) return OWN_FIRST;
    if (found.state === 'open') return NO_TABLE;
    const text = await records.write(actor, FREE);
    return text.ok ? text : NO_TABLE;
  }

  /** Notes the tries of today of an account, before it is deleted and they are erased. */
  async noteDeleted(account: string): Promise<void> {
    const today = utcDay(this.#ports.clock.now());
    for (const { period: day, edition, id } of await this.#triesOf(account, today))
      await this.#noteSpent({ day, edition }, contestTableId(id, 0, 0));
  }

  /** A deleted account leaves its try at the address that opened it, where an account made on the same day has none. */
  async #noteSpent(deck: DeckKey, table: string): Promise<void> {
    const { store, clock, cache } = this.#ports;
    const [until, now] = [endOf(deck.day), clock.now()];
    const tag = until > now ? (await cache.find(table))?.state().opener : undefined;
    if (tag) await store.counters.add([{ key: spentKey(deck, tag), amount: 1, until }], now);
  }

  /** Whether an account of today has had its try at a deck as another account, which was deleted. */
  async #isSpent(deck: DeckKey, account: OwnAccount, tag: string): Promise<boolean> {
    const { store, clock } = this.#ports;
    if ((await store.counters.read([spentKey(deck, tag)], clock.now())).size === 0) return false;
    return ((await store.accounts.view(account.id))?.createdAt ?? 0) >= startOf(deck.day);
  }

  async #openNew(deck: DeckKey, account: OwnAccount, address: string): Promise<Outcome<null, TryRefusal>> {
    const { keys, clock, tagOf, limiter } = this.#ports;
    const today = utcDay(clock.now());
    if (deck.day > today) return deny('too-early', 'this deck is of a later day');
    if (deck.day < today) return deny('time-up', 'the day of this deck is over');
    const taken = await limiter.take('openings', address);
    if (!taken.ok) return taken;
    const tag = tagOf(OPENERS, address);
    if (await this.#isSpent(deck, account, tag))
      return deny('day-spent', 'an account deleted today has had the try of this address', endOf(deck.day));
    const table = await limiter.takeAll(TABLE_COSTS, address);
    if (!table.ok) return table;
    const { day, edition } = deck;
    const seed = keys.seedOf(nameOf(deck));
    const { tiles } = dailyDeck(day, seed, edition);
    await openHere(
      {
        ...this.#tryOf(deck, account.id),
        plan: officialPlan(edition, {
          format: 'deck',
          tiles: { name: tiles.name ?? day, counts: tiles.counts },
          until: endOf(day),
          deal: dealName(day, edition),
        }),
        bot: DAILY_BOT,
        account: account.id,
        name: account.name,
        period: day,
        tag,
        seed,
      },
      clock.now(),
      this.#ports,
    );
    return grant(null);
  }

  /** The try of an account at a deck follows from both, so that there is one, whoever opens it and when. */
  #tryOf(deck: DeckKey, account: string): { readonly id: string; readonly token: string } {
    const token = this.#ports.keys.tokenOf(nameOf(deck), account);
    return { id: tableIdOf(`official try ${token}`), token };
  }

  #triesOf(account: string, since: string): Promise<readonly Official[]> {
    const part = { format: 'deck', since: startOf(since), limit: 2 * STREAK_DAYS } as const;
    return this.#ports.store.contests.officialsOf(account, part);
  }

  async #accountsOf(
    { accounts, tables }: DailyListRequest,
    account: OwnAccount | null,
  ): Promise<Outcome<readonly string[] | null, 'signed-out'>> {
    if (tables === undefined) return grant<readonly string[] | null>(accounts ?? null);
    if (account === null) return deny('signed-out', 'only an account sits with others');
    return grant([account.id, ...(await this.#ports.store.people.accountsBeside(account.id, tables))]);
  }

  /** Whether somebody may see the games of a deck: their own counts, or the day is over. */
  async #maySee({ day, edition }: DeckKey, account: OwnAccount | null): Promise<boolean> {
    const { store, clock } = this.#ports;
    if (isSeedPublic(day, clock.now())) return true;
    if (account === null) return false;
    return (await store.contests.officialAt(this.#tryOf({ day, edition }, account.id).id))?.state === 'finished';
  }

  async #decksOf(day: string, tries: readonly Official[]): Promise<DayDecks> {
    const { keys, clock } = this.#ports;
    const isPublic = isSeedPublic(day, clock.now());
    const decks = EDITIONS.map(async ({ name: edition }): Promise<DayDeck> => {
      const seed = keys.seedOf(nameOf({ day, edition }));
      const own = tries.find((one) => one.period === day && one.edition === edition);
      return {
        edition,
        seedHash: seedHashOf(seed),
        seed: isPublic ? seed : null,
        own: own === undefined ? null : await this.#ownTry(own),
      };
    });
    return { day, until: endOf(day), decks: await Promise.all(decks) };
  }

  async #ownTry(own: Official): Promise<OwnTry> {
    const [table, { state }] = [contestTableId(own.id, 0, 0), own];
    if (state !== 'finished') return { table, state, result: null };
    return { table, state, result: { ...shown(own), ...(await this.#ports.store.contests.placeOf(own)) } };
  }
}

const nameOf = ({ day, edition }: DeckKey): string => `deck ${day} ${edition}`;
const groupOf = ({ day, edition }: DeckKey): OfficialGroup => ({ format: 'deck', edition, period: day });
const spentKey = ({ day, edition }: DeckKey, tag: string): string => `try ${day} ${edition} ${tag}`;

/** The figures as they are sent: points and hundredths, not tenths of them. */
function shown({ margin, fair, accuracy }: GameFigures): Omit<GameFigures, 'error'> {
  return { margin, fair: fair / 10, accuracy: accuracy / 10 };
}
