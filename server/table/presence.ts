import type { PresenceMessage, Reaction, ReactionMessage } from '@asteroute/protocol';
import type { Bus, Clock } from '../domain/ports.ts';

/** Somebody who is told who is at a table, and of reactions. */
export interface PresenceListener {
  /** Seats whose reactions it has muted. */
  mutes(): ReadonlySet<number>;
  send(message: PresenceMessage | ReactionMessage): void;
}

/** Who is at each table now. Nothing of it is stored: it is known from the connections of this node and of its peers. */
export interface Presence {
  /** Counts a client in, until the answer is called: at the seat that it has then, or as a watcher (null). */
  enter(table: string, seat: Place): () => void;
  /** The seats of a table have moved. */
  moved(table: string): void;
  /** Whether the player of a seat has a connection to the table, on any node. */
  isHere(table: string, seat: number): boolean;
  /** Tells who is there, now and whenever it changes, until the answer is called. */
  listen(table: string, listener: PresenceListener): () => void;
  /** Sends a reaction to everybody at the table. */
  react(table: string, seat: number, reaction: Reaction): void;
  close(): void;
}

/** What presence needs. */
export interface PresencePorts {
  readonly clock: Clock;
  readonly bus: Bus;
  /** Names this node among its peers. */
  readonly node: string;
}

/** Milliseconds after its last connection before a client counts as away: a page that is loaded again is not. */
export const AWAY_AFTER_MS = 2000;
/** Milliseconds between two notices to peers, and after which a peer that says nothing is forgotten. */
const [NOTICE_EVERY_MS, PEER_TIMEOUT_MS] = [30_000, 90_000];

/** The seat of a client now; null for a watcher. */
type Place = () => number | null;

/** A table that somebody here looks at. */
interface Room {
  readonly connections: Set<Place>;
  /** When a player was seen last, by seat, in milliseconds since 1970. */
  readonly seen: Map<number, number>;
  readonly peers: Map<string, PeerRoom>;
  readonly listeners: Set<PresenceListener>;
}

interface PeerRoom {
  readonly here: readonly number[];
  readonly watchers: number;
  readonly at: number;
}

/** What nodes tell each other. */
type Notice = { readonly node: string; readonly table: string } & (
  | { readonly here: readonly number[]; readonly watchers: number; readonly isNew: boolean }
  | { readonly seat: number; readonly reaction: Reaction }
);

/** The presence of clients at the tables of this node. */
export function createPresence({ clock, bus, node }: PresencePorts): Presence {
  const rooms = new Map<string, Room>();
  let closed = false;

  function roomOf(table: string): Room {
    const room = rooms.get(table) ?? emptyRoom();
    rooms.set(table, room);
    return room;
  }

  function notify(table: string, room: Room, isNew = false): void {
    const { here, watchers } = localOf(room);
    bus.say(JSON.stringify({ node, table, here, watchers, isNew } satisfies Notice));
  }

  function come(table: string, room: Room, place: Place): void {
    const isFirst = countAt(room, place()) === 0;
    room.connections.add(place);
    if (place() !== null && !isFirst) return;
    tell(table, room);
    notify(table, room, isFirst);
  }

  function leave(table: string, room: Room, place: Place): void {
    const seat = place();
    room.connections.delete(place);
    if (seat !== null && countAt(room, seat) > 0) return;
    if (seat !== null) room.seen.set(seat, clock.now());
    tell(table, room);
    notify(table, room);
    forget(table, room);
  }

  function forget(table: string, room: Room): void {
    if (room.connections.size === 0 && room.listeners.size === 0 && rooms.get(table) === room) rooms.delete(table);
  }

  const stop = followPeers({ clock, bus, node }, rooms, notify);

  return {
    enter(table, seat) {
      const room = roomOf(table);
      // Its own function for each connection: a reader may enter twice.
      const place = () => seat();
      come(table, room, place);
      const gone = () => closed || leave(table, room, place);
      // Only of a player it is told that they are away: they may just load the page again.
      return once(() => (place() === null ? gone() : void clock.after(AWAY_AFTER_MS, gone)));
    },
    moved(table) {
      const room = rooms.get(table);
      if (room === undefined) return;
      room.seen.clear();
      tell(table, room);
      notify(table, room);
    },
    isHere(table, seat) {
      const room = rooms.get(table);
      return room !== undefined && messageOf(table, room).here.includes(seat);
    },
    listen(table, listener) {
      const room = roomOf(table);
      room.listeners.add(listener);
      listener.send(messageOf(table, room));
      return () => {
        room.listeners.delete(listener);
        forget(table, room);
      };
    },
    react(table, seat, reaction) {
      const room = rooms.get(table);
      if (room !== undefined) sendReaction(room, { table, seat, reaction });
      bus.say(JSON.stringify({ node, table, seat, reaction } satisfies Notice));
    },
    close() {
      closed = true;
      stop();
    },
  };
}

function tell(table: string, room: Room): void {
  const message = messageOf(table, room);
  for (const { send } of room.listeners) send(message);
}

/** Takes what other nodes tell, and tells them again and again, until the answer is called. */
function followPeers(
  { clock, bus, node }: PresencePorts,
  rooms: ReadonlyMap<string, Room>,
  notify: (table: string, room: Room) => void,
): () => void {
  bus.hear((text) => {
    const notice = JSON.parse(text) as Notice;
    const { table } = notice;
    const room = rooms.get(table);
    if (room === undefined || notice.node === node) return;
    if ('reaction' in notice) return sendReaction(room, notice);
    notePeer(room, notice, clock);
    if (notice.isNew) notify(table, room);
    tell(table, room);
  });
  return clock.every(NOTICE_EVERY_MS, () => {
    for (const [table, room] of rooms) {
      if (room.peers.size > 0) notify(table, room);
      if (dropLatePeers(room, clock)) tell(table, room);
    }
  });
}

const emptyRoom = (): Room => ({ connections: new Set(), seen: new Map(), peers: new Map(), listeners: new Set() });

/** Nobody gets the reactions of a seat that they muted. */
function sendReaction({ listeners }: Room, { table, seat, reaction }: Omit<ReactionMessage, 'type'>): void {
  for (const { mutes, send } of listeners) if (!mutes().has(seat)) send({ type: 'reaction', table, seat, reaction });
}

type PresenceNotice = Extract<Notice, { here: readonly number[] }>;

/** Keeps who is at the table on another node; whoever was there before has been seen until now. */
function notePeer(room: Room, { node, here, watchers }: PresenceNotice, clock: PresencePorts['clock']): void {
  for (const seat of room.peers.get(node)?.here ?? []) if (!here.includes(seat)) room.seen.set(seat, clock.now());
  room.peers.set(node, { here, watchers, at: clock.monotonic() });
}

/** Forgets nodes that have not told anything for long; answers whether there was one. */
function dropLatePeers({ peers }: Room, clock: PresencePorts['clock']): boolean {
  const late = [...peers].filter(([, { at }]) => clock.monotonic() - at > PEER_TIMEOUT_MS);
  for (const [peer] of late) peers.delete(peer);
  return late.length > 0;
}

const countAt = ({ connections }: Room, seat: number | null): number =>
  [...connections].filter((place) => place() === seat).length;

function localOf({ connections }: Room): Pick<PeerRoom, 'here' | 'watchers'> {
  const seats = [...connections].map((place) => place());
  const here = [...new Set(seats.filter((seat) => seat !== null))];
  return { here, watchers: seats.filter((seat) => seat === null).length };
}

function messageOf(table: string, room: Room): PresenceMessage {
  const all = [localOf(room), ...room.peers.values()];
  const here = [...new Set(all.flatMap((one) => one.here))].sort((a, b) => a - b);
  const seen = [...room.seen].flatMap(([seat, at]) => (here.includes(seat) ? [] : { seat, at }));
  return { type: 'presence', table, here, seen, watchers: all.reduce((sum, { watchers }) => sum + watchers, 0) };
}

function once(run: () => unknown): () => void {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}
