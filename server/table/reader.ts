import {
  type BoardSummary,
  deny,
  type Fault,
  grant,
  type LegalTurns,
  type Outcome,
  type TableSnapshot,
} from '@asteroute/protocol';
import { callerOf, type HashedCredentials } from '../domain/commands/seats.ts';
import type { Environment, LogPage } from '../domain/ports.ts';
import type { TableState } from '../domain/table-state.ts';
import { boardOf, legalTurns, viewOf } from '../domain/views/table-view.ts';
import { type Pay, sendingCost } from '../limits/costs.ts';
import type { TableActor } from './actor.ts';
import type { TableCache } from './cache.ts';
import { type LogReader, readTexts } from './log/log-pages.ts';
import type { Subscriber, Subscriptions } from './log/subscriptions.ts';
import type { Presence, PresenceListener } from './presence/presence.ts';
import type { RecordWriter } from './record-writer.ts';

export interface ReaderPorts extends Pick<Environment, 'store' | 'clock' | 'up'> {
  readonly cache: TableCache;
  readonly subscriptions: Subscriptions;
  readonly presence: Presence;
  readonly records: RecordWriter;
}

export interface ReadingClient {
  readonly seat: number | null;
  readonly hashed: HashedCredentials;
  readonly pay: Pay;
}

const [BANNED, PLANNED] = ['"type":"banned"', '"type":"planned"'];

export interface LogFollower {
  entries(since: number, limit: number): Promise<Outcome<LogPage<string>, 'too-many'>>;
  /** Sends the entries after `since`, then every new one, until the returned function is called. */
  subscribe(since: number, send: Subscriber['send'], onBanned?: () => void): () => void;
  attend(send: PresenceListener['send']): () => void;
}

/** A table as one client may read it. The right to read it was checked before. */
export class TableReader implements LogFollower {
  /** The newest actor that was seen: a long subscription outlives the one that it began with, if the cache evicts it. */
  #newest: TableActor;
  readonly #client: ReadingClient;
  readonly #ports: ReaderPorts;
  readonly #log: LogReader;

  constructor(actor: TableActor, client: ReadingClient, ports: ReaderPorts) {
    this.#newest = actor;
    this.#client = client;
    this.#ports = ports;
    this.#log = {
      view: () => {
        const { table, moves } = this.#actor().state();
        return { seat: this.#seat(), mutes: this.#mutes(), moves, head: table.head };
      },
      refresh: () => this.#actor().refresh(),
    };
  }

  async view(): Promise<TableSnapshot> {
    return viewOf(await this.#current(), this.#seat(), this.#ports.up());
  }

  async legal(): Promise<LegalTurns> {
    const { table } = await this.#current();
    const turns = table.game === null || table.status !== 'running' ? [] : legalTurns(table.game);
    return { turn: table.turns, turns };
  }

  async board(): Promise<Outcome<BoardSummary, 'wrong-status'>> {
    const { table } = await this.#current();
    return table.game === null ? deny('wrong-status', 'the game has not begun') : grant(boardOf(table, table.game));
  }

  record(): Promise<Outcome<string, 'wrong-status' | 'too-many'>> {
    return this.#ports.records.write(this.#newest, this.#client.pay);
  }

  async entries(since: number, limit: number): Promise<Outcome<LogPage<string>, 'too-many'>> {
    const { entries, more } = await readTexts(this.#ports.store, { table: this.#newest.id, since, limit }, this.#log);
    const paid = this.#client.pay(sendingCost(entries));
    if (!paid.ok) return paid;
    // Without a client that follows the table here, this node may not know of a ban by another node yet.
    if (entries.includes(BANNED)) await this.#actor().refresh();
    return grant({ entries, more });
  }

  /** If the client is banned, it receives nothing more, and `onBanned` is called. */
  subscribe(since: number, send: Subscriber['send'], onBanned?: () => void): () => void {
    const { presence, subscriptions } = this.#ports;
    const leave = presence.enter(this.#newest.id, () => this.#seat());
    let isOver = false;
    const end = () => {
      isOver = true;
      unsubscribe();
      leave();
    };
    const checkBan = this.#banCheck(() => {
      // Several pages may trigger the check at once, and the client may have left in the meantime.
      if (isOver) return;
      end();
      onBanned?.();
    });
    const unsubscribe = subscriptions.subscribe(this.#newest.id, since, {
      ...this.#log,
      send: (page) => {
        checkBan(page);
        const paid = this.#client.pay(sendingCost(page.entries));
        // If the store does not answer, presence has the old seat until the table is next used on this node.
        if (this.#client.seat !== null && page.entries.includes(PLANNED)) this.#followSeat().catch(() => undefined);
        const sent = send(page);
        return page.more && !paid.ok ? Promise.all([sent, this.#untilAllowed(paid.fault)]) : sent;
      },
    });
    return end;
  }

  attend(send: PresenceListener['send']): () => void {
    return this.#ports.presence.listen(this.#newest.id, { mutes: () => this.#mutes(), send });
  }

  /** Checks each page for bans and, if there is one, asks the store whether it concerns this client. */
  #banCheck(onBanned: () => void): (page: LogPage<string>) => void {
    // Number of pages since the first one with a ban, as long as the store has not answered.
    let unsure = 0;
    const check = async (page: number) => {
      if (await this.#isBanned()) onBanned();
      else if (page === unsure) unsure = 0;
    };
    return ({ entries }) => {
      // If the store does not answer, the next page asks again.
      if (unsure > 0 || entries.includes(BANNED)) check(++unsure).catch(() => undefined);
    };
  }

  /** Resolves once the client may ask again: until then no further page of a long log is read for it. */
  #untilAllowed({ until = 0 }: Fault): Promise<void> {
    const { clock } = this.#ports;
    return new Promise((resolve) => clock.after(Math.max(0, until - clock.now()), resolve));
  }

  /** Counts a player at the new seat if seats were renumbered, even if nobody else uses the table on this node. */
  async #followSeat(): Promise<void> {
    await this.#actor().refresh();
    this.#ports.presence.seated(this.#newest.id);
  }

  #actor(): TableActor {
    this.#newest = this.#ports.cache.cached(this.#newest.id) ?? this.#newest;
    return this.#newest;
  }

  async #current(): Promise<TableState> {
    const actor = this.#actor();
    await actor.refresh();
    return actor.state();
  }

  /** Returns the client's current seat number, because a room's seats may have been renumbered. */
  #seat(): number | null {
    const { seat, hashed } = this.#client;
    return seat === null ? null : callerOf(this.#actor().state(), hashed).seat;
  }

  #mutes(): ReadonlySet<number> {
    const seat = this.#seat();
    return new Set(
      this.#actor()
        .state()
        .table.mutes.flatMap((mute) => (mute.by === seat ? [mute.seat] : [])),
    );
  }

  async #isBanned(): Promise<boolean> {
    // The same actor throughout: the cache may evict it meanwhile, and the first one does not know of the ban.
    const actor = this.#actor();
    await actor.refresh();
    return callerOf(actor.state(), this.#client.hashed).banned;
  }
}
