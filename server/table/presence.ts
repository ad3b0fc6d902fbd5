import type { PresenceMessage, Reaction, ReactionMessage } from '@asteroute/protocol';
import type { Clock, Environment } from '../domain/ports.ts';

/** A client that receives who is at a table, and reactions. */
export interface PresenceListener {
  /** Seats whose reactions it has muted. */
  mutes(): ReadonlySet<number>;
  send(message: PresenceMessage | ReactionMessage): void;
}

/** What presence needs. */
export interface PresencePorts extends Pick<Environment, 'bus' | 'clock'> {
  /** The name of this node, unique among its peers. */
  readonly node: string;
}

/** Milliseconds after its last connection ended when a client counts as away, so that reloading a page does not. */
export const AWAY_AFTER_MS = 2000;
/** Milliseconds between two notices to peers, and after which a silent peer is dropped. */
const [NOTICE_EVERY_MS, PEER_TIMEOUT_MS] = [30_000, 90_000];

/** Returns the current seat of a client; null for a watcher. */
type Place = () => number | null;

/** Who is at a table on one node. */
interface Attendance {
  readonly here: readonly number[];
  readonly watchers: number;
}

/** A message between nodes. */
type Notice = { readonly node: string; readonly table: string } & (
  | (Attendance & { readonly isNew: boolean })
  | { readonly seat: number; readonly reaction: Reaction }
);

/**
 * Who is at each table now. Nothing is stored: it is derived from the connections of this node and the notices of its
 * peers.
 */
export class Presence {
  readonly #ports: PresencePorts;
  readonly #tables = new Map<string, TableVisitors>();
  readonly #stopNotices: () => void;
  #isClosed = false;

  constructor(ports: PresencePorts) {
    this.#ports = ports;
    ports.bus.onBroadcast((text) => this.#onNotice(JSON.parse(text) as Notice));
    this.#stopNotices = ports.clock.every(NOTICE_EVERY_MS, () => {
      for (const visitors of this.#tables.values()) {
        if (visitors.peers.size > 0) this.#notifyPeers(visitors);
        if (visitors.dropLatePeers(ports.clock.monotonic())) visitors.sendAll();
      }
    });
  }

  /** Counts a client as present until the returned function is called, at its current seat or as a watcher (null). */
  enter(table: string, seat: Place): () => void {
    const visitors = this.#visitorsOf(table);
    // A separate function for each connection, because a reader may enter twice.
    const place = () => seat();
    const isFirst = visitors.countAt(place()) === 0;
    visitors.connections.add(place);
    if (place() === null || isFirst) this.#changed(visitors, isFirst);
    const leave = () => {
      if (!this.#isClosed) this.#leave(visitors, place);
    };
    return () => {
      // A player who leaves may only be reloading the page; for a watcher this does not matter.
      if (place() === null) leave();
      else this.#ports.clock.after(AWAY_AFTER_MS, leave);
    };
  }

  /** Call when the seats of a table were renumbered. */
  moved(table: string): void {
    this.#tables.get(table)?.seen.clear();
    this.seated(table);
  }

  /** Call when a client has sat down or given up a seat. */
  seated(table: string): void {
    const visitors = this.#tables.get(table);
    if (visitors !== undefined) this.#changed(visitors);
  }

  /** Whether the player of a seat has a connection to the table, on any node. */
  isHere(table: string, seat: number): boolean {
    return this.#tables.get(table)?.message().here.includes(seat) ?? false;
  }

  /** Sends who is at the table, now and after every change, until the returned function is called. */
  listen(table: string, listener: PresenceListener): () => void {
    const visitors = this.#visitorsOf(table);
    visitors.listeners.add(listener);
    listener.send(visitors.message());
    return () => {
      visitors.listeners.delete(listener);
      this.#forgetIfEmpty(visitors);
    };
  }

  /** Sends a reaction to every client at the table. */
  react(table: string, seat: number, reaction: Reaction): void {
    this.#tables.get(table)?.sendReaction({ seat, reaction });
    this.#broadcast({ node: this.#ports.node, table, seat, reaction });
  }

  close(): void {
    this.#isClosed = true;
    this.#stopNotices();
  }

  #visitorsOf(table: string): TableVisitors {
    const visitors = this.#tables.get(table) ?? new TableVisitors(table);
    this.#tables.set(table, visitors);
    return visitors;
  }

  #leave(visitors: TableVisitors, place: Place): void {
    const seat = place();
    if (!visitors.connections.delete(place)) return;
    if (seat !== null && visitors.countAt(seat) > 0) return;
    if (seat !== null) visitors.seen.set(seat, this.#ports.clock.now());
    this.#changed(visitors);
    this.#forgetIfEmpty(visitors);
  }

  #forgetIfEmpty(visitors: TableVisitors): void {
    const { table, connections, listeners } = visitors;
    const isEmpty = connections.size === 0 && listeners.size === 0;
    if (isEmpty && this.#tables.get(table) === visitors) this.#tables.delete(table);
  }

  #changed(visitors: TableVisitors, isNew = false): void {
    visitors.sendAll();
    this.#notifyPeers(visitors, isNew);
  }

  #notifyPeers(visitors: TableVisitors, isNew = false): void {
    this.#broadcast({ node: this.#ports.node, table: visitors.table, ...visitors.local(), isNew });
  }

  #broadcast(notice: Notice): void {
    this.#ports.bus.broadcast(JSON.stringify(notice));
  }

  #onNotice(notice: Notice): void {
    const visitors = this.#tables.get(notice.table);
    if (visitors === undefined || notice.node === this.#ports.node) return;
    if ('reaction' in notice) return visitors.sendReaction(notice);
    visitors.setPeer(notice.node, notice, this.#ports.clock);
    if (notice.isNew) this.#notifyPeers(visitors);
    visitors.sendAll();
  }
}

/** The clients at one table: those of this node from their connections, those of other nodes from their notices. */
class TableVisitors {
  readonly table: string;
  readonly connections = new Set<Place>();
  /** By seat: when a player who is away was last connected, in milliseconds since 1970. */
  readonly seen = new Map<number, number>();
  /** By node: who is there, and when its last notice arrived, in monotonic milliseconds. */
  readonly peers = new Map<string, Attendance & { readonly at: number }>();
  readonly listeners = new Set<PresenceListener>();

  constructor(table: string) {
    this.table = table;
  }

  countAt(seat: number | null): number {
    return [...this.connections].filter((place) => place() === seat).length;
  }

  /** Returns who is connected to this node. */
  local(): Attendance {
    const seats = [...this.connections].map((place) => place());
    const here = [...new Set(seats.filter((seat) => seat !== null))];
    return { here, watchers: seats.filter((seat) => seat === null).length };
  }

  /**
   * Stores who is at the table on another node; players who were there before and are not any more were last seen now.
   */
  setPeer(node: string, { here, watchers }: Attendance, clock: Clock): void {
    for (const seat of this.peers.get(node)?.here ?? []) if (!here.includes(seat)) this.seen.set(seat, clock.now());
    this.peers.set(node, { here, watchers, at: clock.monotonic() });
  }

  /** Drops nodes that have sent no notice for long; returns whether there were any. */
  dropLatePeers(now: number): boolean {
    const late = [...this.peers].filter(([, { at }]) => now - at > PEER_TIMEOUT_MS);
    for (const [peer] of late) this.peers.delete(peer);
    return late.length > 0;
  }

  message(): PresenceMessage {
    const all = [this.local(), ...this.peers.values()];
    const here = [...new Set(all.flatMap((one) => one.here))].sort((a, b) => a - b);
    const seen = [...this.seen].flatMap(([seat, at]) => (here.includes(seat) ? [] : { seat, at }));
    const watchers = all.reduce((sum, one) => sum + one.watchers, 0);
    return { type: 'presence', table: this.table, here, seen, watchers };
  }

  sendAll(): void {
    const message = this.message();
    for (const listener of this.listeners) listener.send(message);
  }

  /** Sends a reaction to all who have not muted the seat. */
  sendReaction({ seat, reaction }: Pick<ReactionMessage, 'seat' | 'reaction'>): void {
    const message: ReactionMessage = { type: 'reaction', table: this.table, seat, reaction };
    for (const listener of this.listeners) if (!listener.mutes().has(seat)) listener.send(message);
  }
}
