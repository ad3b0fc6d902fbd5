import { type BoardSummary, deny, grant, type Outcome } from '@asteroute/protocol';
import { callerOf, type HashedCredentials } from '../domain/commands/seats.ts';
import type { LogPage, Store } from '../domain/ports.ts';
import { boardOf, legalTurns, viewOf } from '../domain/table-view.ts';
import type { TableActor } from './actor.ts';
import type { TableCache } from './cache.ts';
import { type LogReader, readTexts } from './log/log-pages.ts';
import type { Subscriber, Subscriptions } from './log/subscriptions.ts';
import type { Presence, PresenceListener } from './presence.ts';
import type { RecordWriter } from './record-writer.ts';

/** A table as one client may read it. */
export interface TableReader {
  /** The table as it stands now. */
  view(): Promise<ReturnType<typeof viewOf>>;
  /** Every legal way to play the turn; none while no tile is drawn. */
  legal(): Promise<{ readonly turn: number; readonly turns: ReturnType<typeof legalTurns> }>;
  /** The board in short; `wrong-status` before the game has begun. */
  board(): Promise<Outcome<BoardSummary>>;
  /** The game as a record; `wrong-status` before it has begun. */
  record(): Promise<Outcome<string>>;
  /** The entries after `since`, at most `limit`, as JSON separated by commas. */
  entries(since: number, limit: number): Promise<LogPage<string>>;
  /**
   * Sends the entries after `since` page by page, then every new one, until the answer is called. `onBanned` is called
   * where the client is banned meanwhile, and is sent nothing more.
   */
  subscribe(since: number, send: Subscriber['send'], onBanned?: () => void): () => void;
  /** Tells who is at the table, now and whenever it changes, and reactions, until the answer is called. */
  attend(send: PresenceListener['send']): () => void;
}

/** What readers need. */
export interface ReaderPorts {
  readonly store: Store;
  readonly cache: TableCache;
  readonly subscriptions: Subscriptions;
  readonly presence: Presence;
  readonly records: RecordWriter;
  /** Server time. */
  readonly up: () => number;
}

/** A client that reads: at a seat, or as a watcher (null). */
export interface ReadingClient {
  readonly seat: number | null;
  readonly hashed: HashedCredentials;
}

/** A ban as it stands in the text of an entry. */
const BANNED = '"type":"banned"';

/** The reader of a client. Whether it may read at all was checked before. */
export function createTableReader(actor: TableActor, { seat, hashed }: ReadingClient, ports: ReaderPorts): TableReader {
  const { store, cache, subscriptions, presence, records, up } = ports;
  const { id } = actor;
  const current = async () => {
    await actor.refresh();
    return actor.state();
  };
  // A long subscription outlives the actor that it began with, which the cache may have evicted.
  const newest = () => cache.cached(id) ?? actor;
  // A room may have moved its seats.
  const seatNow = () => (seat === null ? null : callerOf(newest().state(), hashed).seat);
  const mutes = () => mutesOf(newest(), seatNow());
  const logReader: LogReader = {
    view() {
      const { table, moves } = newest().state();
      return { seat: seatNow(), mutes: mutes(), moves, head: table.head };
    },
    refresh: () => newest().refresh(),
  };
  async function isBanned(): Promise<boolean> {
    await newest().refresh();
    return callerOf(newest().state(), hashed).banned;
  }
  return {
    view: async () => viewOf(await current(), seatNow(), up()),
    async legal() {
      const { table } = await current();
      const turns = table.game === null || table.status !== 'running' ? [] : legalTurns(table.game);
      return { turn: table.turns, turns };
    },
    async board() {
      const { table } = await current();
      return table.game === null ? deny('wrong-status', 'the game has not begun') : grant(boardOf(table, table.game));
    },
    record: () => records.write(actor),
    async entries(since, limit) {
      const { entries, more } = await readTexts(store, { table: id, since, limit }, logReader);
      // Other nodes' bans reach this one in time only where somebody follows the table here.
      if (entries.includes(BANNED)) await newest().refresh();
      return { entries, more };
    },
    subscribe(since, send, onBanned) {
      const leave = presence.enter(id, seatNow);
      // Pages since the one with a ban in it, as long as the store has not said whether this client is meant.
      let unsure = 0;
      const check = async (page: number) => {
        if (await isBanned()) endBanned();
        else if (page === unsure) unsure = 0;
      };
      const unsubscribe = subscriptions.subscribe(id, since, {
        ...logReader,
        send(page) {
          if (unsure > 0 || page.entries.includes(BANNED)) check(++unsure).catch(NOTHING);
          return send(page);
        },
      });
      let isOver = false;
      const end = () => {
        isOver = true;
        unsubscribe();
        leave();
      };
      // Several pages may ask at once, and the client may have left meanwhile.
      const endBanned = () => {
        if (isOver) return;
        end();
        onBanned?.();
      };
      return end;
    },
    attend: (send) => presence.listen(id, { mutes, send }),
  };
}

/** A store that does not answer: the next page asks again. */
const NOTHING = () => undefined;

/** The seats that the client at this seat has muted. */
function mutesOf(actor: TableActor, seat: number | null): ReadonlySet<number> {
  return new Set(actor.state().table.mutes.flatMap((mute) => (mute.by === seat ? [mute.seat] : [])));
}
