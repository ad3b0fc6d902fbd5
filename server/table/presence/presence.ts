import type { PresenceMessage, Reaction, ReactionMessage } from '@asteroute/protocol';
import type { Clock, Environment } from '../../domain/ports.ts';

export interface PresenceListener {
  mutes(): ReadonlySet<number>;
  send(message: PresenceMessage | ReactionMessage): void;
}

export interface PresencePorts extends Pick<Environment, 'bus' | 'clock'> {
  readonly node: string;
}

/** Milliseconds after its last connection ended when a client counts as away, so that reloading a page does not. */
export const AWAY_AFTER_MS = 2000;
/** Milliseconds between two messages about one table: its watchers may come and go by the thousand. */
export const TELL_EVERY_MS = 1000;
/** Milliseconds between two notices to peers, with a new count of everybody, and after which a silent peer is dropped. */
const [NOTICE_EVERY_MS, PEER_TIMEOUT_MS] = [30_000, 90_000];

type Place = () => number | null;

interface Attendance {
  readonly here: readonly number[];
  readonly watchers: number;
}

type Notice = { readonly node: string; readonly table: string } & (
  | (Attendance & { readonly isNew: boolean })
  | { readonly seat: number; readonly reaction: Reaction }
);

/** Not stored: from this node's connections and its peers' notices. Told at most once a second: linear in watchers. */
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
        visitors.dropLatePeers(ports.clock.monotonic());
        // Seats may have moved in an entry that was read with a whole log, and then nobody has said so.
        visitors.isCounted = false;
        if (visitors.listeners.size > 0) visitors.tell();
        if (visitors.peers.size > 0) visitors.notify();
      }
    });
  }

  /** Counts a client as present until the returned function is called, at its current seat or as a watcher (null). */
  enter(table: string, seat: Place): () => void {
    const visitors = this.#visitorsOf(table);
    // A separate function for each connection, because a reader may enter twice.
    const place = () => seat();
    visitors.isNew ||= visitors.connectionCount() === 0;
    const isFirst = visitors.add(place);
    if (place() === null || isFirst) visitors.changed();
    const leave = () => this.#leave(visitors, place);
    return () => {
      // A player who leaves may only be reloading the page; for a watcher this does not matter.
      if (place() === null) leave();
      else this.#ports.clock.after(AWAY_AFTER_MS, leave);
    };
  }

  moved(table: string): void {
    this.#tables.get(table)?.seen.clear();
    this.seated(table);
  }

  seated(table: string): void {
    const visitors = this.#tables.get(table);
    if (visitors === undefined) return;
    visitors.isCounted = false;
    visitors.changed();
  }

  isHere(table: string, seat: number): boolean {
    const visitors = this.#tables.get(table);
    if (visitors === undefined) return false;
    visitors.isCounted = false;
    return visitors.message().here.includes(seat);
  }

  listen(table: string, listener: PresenceListener): () => void {
    const visitors = this.#visitorsOf(table);
    visitors.listen(listener);
    return () => {
      visitors.listeners.delete(listener);
      this.#forgetIfEmpty(visitors);
    };
  }

  react(table: string, seat: number, reaction: Reaction): void {
    this.#tables.get(table)?.sendReaction({ seat, reaction });
    this.#broadcast({ node: this.#ports.node, table, seat, reaction });
  }

  close(): void {
    this.#isClosed = true;
    this.#stopNotices();
  }

  #leave(visitors: TableVisitors, place: Place): void {
    if (!this.#isClosed && visitors.remove(place, this.#ports.clock.now())) visitors.changed();
    this.#forgetIfEmpty(visitors);
  }

  #visitorsOf(table: string): TableVisitors {
    return this.#tables.get(table) ?? this.#newVisitors(table);
  }

  #newVisitors(table: string): TableVisitors {
    const seldom = (run: () => void) =>
      atMostEvery(this.#ports.clock, TELL_EVERY_MS, () => {
        if (this.#isClosed) return;
        run();
        this.#forgetIfEmpty(visitors);
      });
    const [tell, notify] = [seldom(() => visitors.sendAll()), seldom(() => this.#notifyPeers(visitors))];
    const visitors: TableVisitors = new TableVisitors(table, { tell, notify });
    this.#tables.set(table, visitors);
    return visitors;
  }

  #forgetIfEmpty(visitors: TableVisitors): void {
    const { table, listeners } = visitors;
    const isEmpty = visitors.connectionCount() === 0 && listeners.size === 0 && !visitors.notify.isWaiting();
    if (isEmpty && this.#tables.get(table) === visitors) this.#tables.delete(table);
  }

  #notifyPeers(visitors: TableVisitors): void {
    const { table, isNew } = visitors;
    visitors.isNew = false;
    this.#broadcast({ node: this.#ports.node, table, ...visitors.local(), isNew });
  }

  #broadcast(notice: Notice): void {
    this.#ports.bus.broadcast(JSON.stringify(notice));
  }

  #onNotice(notice: Notice): void {
    const visitors = this.#tables.get(notice.table);
    if (visitors === undefined || notice.node === this.#ports.node) return;
    if ('reaction' in notice) return visitors.sendReaction(notice);
    visitors.setPeer(notice.node, notice, this.#ports.clock);
    if (notice.isNew) visitors.notify();
    visitors.tell();
  }
}

interface Seldom {
  (): void;
  isWaiting(): boolean;
}

/** Returns a function that runs a task now or, if it ran less than `ms` milliseconds ago, once when they are over. */
function atMostEvery(clock: Clock, ms: number, run: () => void): Seldom {
  let [ranAt, isWaiting] = [Number.NEGATIVE_INFINITY, false];
  const runNow = () => {
    [ranAt, isWaiting] = [clock.monotonic(), false];
    run();
  };
  const ask = () => {
    if (isWaiting) return;
    const wait = ranAt + ms - clock.monotonic();
    if (wait <= 0) return runNow();
    isWaiting = true;
    clock.after(wait, runNow);
  };
  return Object.assign(ask, { isWaiting: () => isWaiting });
}

/** The clients at one table: those of this node from their connections, those of other nodes from their notices. */
class TableVisitors {
  readonly table: string;
  readonly tell: Seldom;
  readonly notify: Seldom;
  readonly #connections = new Map<Place, number | null>();
  /** Number of connections by seat, and of watchers by null. */
  readonly #counts = new Map<number | null, number>();
  isCounted = true;
  /** Whether other nodes shall answer the next notice, because this one does not know yet who is there. */
  isNew = false;
  /** By seat: when a player who is away was last connected, in milliseconds since 1970. */
  readonly seen = new Map<number, number>();
  readonly peers = new Map<string, Attendance & { readonly at: number }>();
  readonly listeners = new Map<PresenceListener, string>();

  constructor(table: string, { tell, notify }: Pick<TableVisitors, 'tell' | 'notify'>) {
    this.table = table;
    this.tell = tell;
    this.notify = notify;
  }

  connectionCount(): number {
    return this.#connections.size;
  }

  changed(): void {
    if (this.listeners.size > 0) this.tell();
    this.notify();
  }

  add(place: Place): boolean {
    this.#recount();
    this.#count(place, place());
    return this.#counts.get(place()) === 1;
  }

  remove(place: Place, now: number): boolean {
    this.#recount();
    const seat = this.#connections.get(place);
    if (seat === undefined) return false;
    this.#connections.delete(place);
    const left = (this.#counts.get(seat) ?? 1) - 1;
    if (left > 0) this.#counts.set(seat, left);
    else this.#counts.delete(seat);
    if (seat === null) return true;
    if (left === 0) this.seen.set(seat, now);
    return left === 0;
  }

  local(): Attendance {
    this.#recount();
    const here = [...this.#counts.keys()].filter((seat) => seat !== null);
    return { here, watchers: this.#counts.get(null) ?? 0 };
  }

  /** Players who were there before and are not any more were last seen now. */
  setPeer(node: string, { here, watchers }: Attendance, clock: Clock): void {
    for (const seat of this.peers.get(node)?.here ?? []) if (!here.includes(seat)) this.seen.set(seat, clock.now());
    this.peers.set(node, { here, watchers, at: clock.monotonic() });
  }

  dropLatePeers(now: number): void {
    for (const [peer, { at }] of this.peers) if (now - at > PEER_TIMEOUT_MS) this.peers.delete(peer);
  }

  message(): PresenceMessage {
    const all = [this.local(), ...this.peers.values()];
    const here = [...new Set(all.flatMap((one) => one.here))].sort((a, b) => a - b);
    const seen = [...this.seen].flatMap(([seat, at]) => (here.includes(seat) ? [] : { seat, at }));
    const watchers = all.reduce((sum, one) => sum + one.watchers, 0);
    return { type: 'presence', table: this.table, here, seen, watchers };
  }

  listen(listener: PresenceListener): void {
    const message = this.message();
    this.listeners.set(listener, JSON.stringify(message));
    listener.send(message);
  }

  sendAll(): void {
    // A running game also changes who has a seat, as when the host removes a player.
    this.isCounted = false;
    const message = this.message();
    const text = JSON.stringify(message);
    for (const [listener, last] of this.listeners) {
      if (last === text) continue;
      this.listeners.set(listener, text);
      listener.send(message);
    }
  }

  sendReaction({ seat, reaction }: Pick<ReactionMessage, 'seat' | 'reaction'>): void {
    const message: ReactionMessage = { type: 'reaction', table: this.table, seat, reaction };
    for (const listener of this.listeners.keys()) if (!listener.mutes().has(seat)) listener.send(message);
  }

  #recount(): void {
    if (this.isCounted) return;
    this.isCounted = true;
    this.#counts.clear();
    for (const place of this.#connections.keys()) this.#count(place, place());
  }

  #count(place: Place, seat: number | null): void {
    this.#connections.set(place, seat);
    this.#counts.set(seat, (this.#counts.get(seat) ?? 0) + 1);
  }
}
