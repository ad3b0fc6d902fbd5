import {
  type Answer,
  type Command,
  type CommandOf,
  type Entry,
  type FaultCode,
  follow,
  isPerson,
  openTable,
  type PresenceMessage,
  type Reaction,
  type ReactionMessage,
  type Table,
} from '@asteroute/protocol';
import { RETRY_AFTER_MS } from './command-queue.ts';
import type { TableKey } from './key.ts';
import type { ClientMemory } from './memory.ts';
import { PendingTurn } from './pending-turn.ts';
import { appendEntry, type PlyLog } from './ply-log.ts';
import { mayReveal, noteSeen, type OwnNumber, type PromiseFault, promiseFault, type SeenPromise } from './promises.ts';
import type { ConnectionState } from './reconnecting-socket.ts';
import type { TableRequests } from './requests.ts';
import { type FeedPorts, TableFeed } from './table-feed.ts';

/** A command without its id: the client adds one. */
export type NewCommand = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** What a client knows of its table. Each change makes a new object; what did not change is the same value. */
export interface ClientState extends ConnectionState {
  /** The table after the newest entry; null until its log has arrived. */
  readonly table: Table | null;
  /** The plies so far; null until the game begins. */
  readonly log: PlyLog | null;
  /** The seat that this client plays at; null for a spectator. */
  readonly seat: number | null;
  /** The seat reserved for this client: its own, or one that it left and may take again. */
  readonly reservedSeat: number | null;
  /** Whether the server has said which seat is this client's: until then nobody can tell whose turn it is. */
  readonly isSeatKnown: boolean;
  /** The turn that was confirmed and is not in the log yet. */
  readonly sending: CommandOf<'turn'> | null;
  /** The fault code if the table cannot be read. */
  readonly refused: FaultCode | null;
  /** The fault code of the last command, if it failed. */
  readonly fault: FaultCode | null;
  /** What this client has stored about the table's promises; null until the table has loaded. */
  readonly seen: SeenPromise | null;
  /** The people who are present at the table; null until the server has reported them. */
  readonly presence: PresenceMessage | null;
  /** The reactions of the last seconds, at most one per seat. */
  readonly reactions: readonly Pick<ReactionMessage, 'seat' | 'reaction'>[];
}

/** The state of a client that has received nothing yet. */
export const NOTHING_KNOWN: ClientState = {
  connected: null,
  isSlow: false,
  table: null,
  log: null,
  seat: null,
  reservedSeat: null,
  isSeatKnown: false,
  sending: null,
  refused: null,
  fault: null,
  seen: null,
  presence: null,
  reactions: [],
};

/** Dependencies of a client. */
export interface ClientPorts extends FeedPorts {
  readonly requests: Pick<TableRequests, 'seat'>;
  readonly memory: ClientMemory;
  /** The id of a new command, which must be unique among those of its sender. */
  readonly newId: () => string;
  /** Changes an entry before it is read, such as the names of bots; `table` is the table before it. */
  readonly readEntry?: (entry: Entry, table: Table | null) => Entry;
  /** Called after each change with the new state. */
  readonly onChange: (state: ClientState) => void;
}

/** Milliseconds that a reaction is shown. */
const REACTION_MS = 5000;

/** Faults of a change that was based on an outdated table: somebody has joined, left or moved since. */
const SEATS_MOVED: ReadonlySet<FaultCode> = new Set(['stale', 'seat-taken']);
const MAX_REMAKES = 3;

/** Follows one table on a server and sends commands to it. After a reconnect it asks for the entries it missed. */
export class TableClient {
  readonly key: TableKey;
  readonly #ports: ClientPorts;
  readonly #pending: PendingTurn;
  readonly #feed: TableFeed;
  #state = NOTHING_KNOWN;
  #isRevealed = false;
  /** Resolves once the last change has been answered. */
  #changes = Promise.resolve();

  constructor(key: TableKey, ports: ClientPorts) {
    this.key = key;
    this.#ports = ports;
    this.#pending = new PendingTurn(key.table, ports.memory);
    this.#feed = new TableFeed(
      key,
      {
        onOpen: () => void this.#loadSeat(),
        onConnection: () => this.#change(this.#feed.connection),
        onEntries: (entries, isWhole) => this.#append(entries, isWhole),
        onAnswer: (command, answer) => this.#answered(command, answer),
        onAside: (message) => (message.type === 'presence' ? this.#change({ presence: message }) : this.#show(message)),
        onRefused: (refused) => this.#change({ refused }),
      },
      ports,
    );
    const unsent = this.#pending.command;
    if (unsent === null) return;
    this.#change({ sending: unsent });
    void this.#feed.send(unsent);
  }

  get state(): ClientState {
    return this.#state;
  }

  /** The promise about fair chance that the server broke; null if it kept all. */
  broken(): PromiseFault | null {
    const { seen, table } = this.#state;
    return seen === null || table === null ? null : promiseFault(seen, table, this.#ownNumber());
  }

  /** The server's monotonic time in milliseconds, in which clocks count. */
  serverTime(): number {
    return this.#feed.serverTime();
  }

  /** Sends a command and resolves with the answer, even if the connection breaks before it arrives. */
  send(wanted: NewCommand): Promise<Answer> {
    const command = { ...wanted, id: this.#ports.newId() } as Command;
    if (command.type === 'turn') this.#pending.start(command);
    if (command.type === 'join' || command.type === 'knock') this.#ports.memory.keepKey();
    // The entry that begins the game may arrive before the seat.
    this.#change({ sending: this.#pending.command, ...(command.type === 'join' && { isSeatKnown: false }) });
    return this.#feed.send(command);
  }

  /**
   * Sends a command based on the table after the previous change; otherwise the second of two quick changes would undo
   * the first. If others change the seats before the server answers, the command is made again. Null sends nothing.
   */
  change(make: (table: Table) => NewCommand | null): Promise<void> {
    this.#changes = this.#changes.then(() => this.#make(make, MAX_REMAKES));
    return this.#changes;
  }

  async #make(make: (table: Table) => NewCommand | null, remakes: number): Promise<void> {
    const { table } = this.#state;
    const command = table === null ? null : make(table);
    if (command === null) return;
    const answer = await this.send(command);
    if (answer.ok || remakes === 0 || !SEATS_MOVED.has(answer.fault.code)) return;
    if (this.#state.table?.head !== table?.head) await this.#make(make, remakes - 1);
  }

  /** Shows a reaction to everybody at the table; it is dropped while there is no connection. */
  react(reaction: Reaction): void {
    this.#feed.react(reaction);
  }

  /** Ends the connection for good. */
  close(): void {
    this.#feed.close();
  }

  #change(change: Partial<ClientState>): void {
    const { table, reservedSeat, ...others } = { ...this.#state, ...change };
    this.#state = { ...others, table, reservedSeat, seat: playedSeat(table, reservedSeat) };
    this.#ports.onChange(this.#state);
  }

  async #loadSeat(): Promise<void> {
    const seat = await this.#ports.requests.seat(this.key);
    if (seat === undefined) return this.#askSeatAgain();
    this.#change({ reservedSeat: seat, isSeatKnown: true });
    this.#keepPromises();
  }

  /** A connection that opens again asks by itself, and a table that cannot be read has no seat. */
  #askSeatAgain(): void {
    const { isSeatKnown, refused, connected } = this.#state;
    if (isSeatKnown || refused !== null || connected !== true) return;
    this.#ports.after(RETRY_AFTER_MS, () => void this.#loadSeat());
  }

  #ownNumber(): OwnNumber {
    const { clientSeed = '', commits = false } = this.key;
    return { clientSeed, commits, seat: this.#state.reservedSeat };
  }

  /** Stores the current promises of the server, and reveals this player's number when it is requested. */
  #keepPromises(): void {
    const { table } = this.#state;
    if (table === null) return;
    const { memory } = this.#ports;
    const before = memory.seen(table.id);
    const seen = noteSeen(before, table);
    if (seen !== before) memory.keepSeen(table.id, seen);
    this.#change({ seen });
    const own = this.#ownNumber();
    if (this.#isRevealed || !mayReveal(seen, table, own)) return;
    this.#isRevealed = true;
    void this.send({ type: 'reveal', clientSeed: own.clientSeed });
  }

  #append(entries: readonly Entry[], isWhole: boolean): void {
    const { refused } = this.#state;
    let { table, log, reservedSeat } = isWhole ? { ...this.#state, table: null, log: null } : this.#state;
    for (const told of entries) {
      const entry = this.#ports.readEntry?.(told, table) ?? told;
      table = table === null ? openTable(this.key.table, entry) : follow(table, entry);
      log = appendEntry(log, entry, table);
      // The seat that the server reported is the seat at the end of a whole log.
      if (!isWhole) reservedSeat = seatAfter(reservedSeat, entry);
    }
    this.#pending.settle(table);
    this.#change({ table, log, reservedSeat, refused: null, sending: this.#pending.command });
    this.#keepPromises();
    // The host has let this person in, who may have asked for the seat in vain before; or an earlier request may be
    // answered with the seat after these entries.
    if (refused !== null || (!isWhole && entries.some(movesSeats))) void this.#loadSeat();
  }

  #answered(command: Command, answer: Answer): void {
    const { type } = command;
    if (type === 'turn') {
      this.#pending.answered(answer);
      this.#pending.settle(this.#state.table);
    }
    // The chat shows beside its field why a line was refused; a number may have been revealed by another client.
    const isShown = type !== 'chat' && type !== 'reveal';
    const fault = answer.ok ? null : answer.fault.code;
    this.#change({ sending: this.#pending.command, ...(isShown && { fault }) });
    if (type === 'join' || type === 'leave') void this.#loadSeat();
  }

  /** Shows a reaction for some seconds. */
  #show({ seat, reaction }: ReactionMessage): void {
    const shown = { seat, reaction };
    this.#change({ reactions: [...this.#state.reactions.filter((one) => one.seat !== seat), shown] });
    this.#ports.after(REACTION_MS, () =>
      this.#change({ reactions: this.#state.reactions.filter((one) => one !== shown) }),
    );
  }
}

/** The reserved seat, if a person plays there. */
function playedSeat(table: Table | null, reserved: number | null): number | null {
  const seat = reserved === null ? undefined : table?.seats[reserved];
  return seat !== undefined && isPerson(seat) ? reserved : null;
}

/** Whether an entry moves seats, or takes one. */
const movesSeats = ({ events }: Entry): boolean => events.some(({ type }) => type === 'kicked' || type === 'planned');

/** The reserved seat after the host of a room has moved seats. */
function seatAfter(own: number | null, { events }: Entry): number | null {
  return events.reduce((seat, event) => {
    if (event.type !== 'planned' || seat === null) return seat;
    const moved = event.from.indexOf(seat);
    return moved === -1 ? null : moved;
  }, own);
}
