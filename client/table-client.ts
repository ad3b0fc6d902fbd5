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
import type { ClientMemory } from './memory.ts';
import type { TableKey } from './network/key.ts';
import type { ConnectionState } from './network/reconnecting-socket.ts';
import type { TableRequests } from './network/requests.ts';
import { PendingTurn } from './pending-turn.ts';
import { appendEntry, type PlyLog } from './ply-log.ts';
import { mayReveal, noteSeen, type OwnNumber, type PromiseFault, promiseFault, type SeenPromise } from './promises.ts';
import { type FeedPorts, TableFeed } from './table-feed.ts';

/** A command without its id: the client adds one unless it is there. */
export type NewCommand = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** What a client knows of its table. Each change makes a new object; what did not change is the same value. */
export interface ClientState extends ConnectionState {
  /** The table after the newest entry; null until its log has arrived. */
  readonly table: Table | null;
  /** The plies so far; null until the game begins. */
  readonly log: PlyLog | null;
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
  readonly onChange?: (state: ClientState) => void;
}

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
  readonly #looks = new Set<() => void>();
  #isRevealed = false;
  /** The entry up to which the seat is known, and the one that an answer must know to be of use. */
  #seatHead = 0;
  #seatNeeded = 0;
  #seatRequests = 0;
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
    const sending = this.#pending.command;
    this.#state = { ...NOTHING_KNOWN, sending };
    if (sending !== null) void this.#feed.send(sending);
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
    const command = { id: this.#ports.newId(), ...wanted } as Command;
    if (command.type === 'turn') this.#pending.start(command);
    if (command.type === 'join' || command.type === 'knock') this.#ports.memory.keepKey();
    if (command.type === 'join') {
      // The entry that begins the game may arrive before the seat, and so may what was asked before.
      this.#change({ isSeatKnown: false });
      this.#seatRequests++;
    }
    this.#change({ sending: this.#pending.command });
    return this.#feed.send(command);
  }

  /**
   * Based on the table after the change before; made again if others change the seats before the answer. Null sends
   * nothing.
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

  /** Resolves with the state once it meets a condition, which is checked now and after each change. */
  until(condition: (state: ClientState) => boolean): Promise<ClientState> {
    return new Promise((resolve) => {
      const look = () => {
        if (!condition(this.#state)) return;
        this.#looks.delete(look);
        resolve(this.#state);
      };
      this.#looks.add(look);
      look();
    });
  }

  close(): void {
    this.#feed.close();
  }

  #change(change: Partial<ClientState>): void {
    const { table, reservedSeat, ...others } = { ...this.#state, ...change };
    this.#state = { ...others, table, reservedSeat, seat: playedSeat(table, reservedSeat) };
    this.#ports.onChange?.(this.#state);
    for (const look of [...this.#looks]) look();
  }

  async #loadSeat(): Promise<void> {
    const request = ++this.#seatRequests;
    const answer = await this.#ports.requests.seat(this.key);
    if (request !== this.#seatRequests) return;
    if (answer === null || answer.head < this.#seatNeeded) return this.#askSeatAgain();
    this.#seatHead = Math.max(this.#seatHead, answer.head);
    this.#change({ reservedSeat: answer.seat, isSeatKnown: true });
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
    const { table, reservedSeat } = this.#state;
    // The server may have told the seat before the entry by which somebody else left it.
    const isKnown = table !== null && table.head >= this.#seatHead;
    return { clientSeed, commits, seat: isKnown ? reservedSeat : null };
  }

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
      // A log that is read again has moved the seat before.
      if (entry.seq > this.#seatHead) reservedSeat = seatAfter(reservedSeat, entry);
      this.#seatHead = Math.max(this.#seatHead, entry.seq);
      if (entry.events.some(({ type }) => MOVES.has(type))) this.#seatNeeded = Math.max(this.#seatNeeded, entry.seq);
    }
    this.#pending.settle(table);
    this.#change({ table, log, reservedSeat, refused: null, sending: this.#pending.command });
    this.#keepPromises();
    if (refused !== null) void this.#loadSeat();
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
    if (type !== 'join' && type !== 'leave') return;
    if (answer.ok) this.#seatNeeded = Math.max(this.#seatNeeded, answer.seq);
    void this.#loadSeat();
  }

  #show({ seat, reaction }: ReactionMessage): void {
    const shown = { seat, reaction };
    this.#change({ reactions: [...this.#state.reactions.filter((one) => one.seat !== seat), shown] });
    this.#ports.after(REACTION_MS, () =>
      this.#change({ reactions: this.#state.reactions.filter((one) => one !== shown) }),
    );
  }
}

function playedSeat(table: Table | null, reserved: number | null): number | null {
  const seat = reserved === null ? undefined : table?.seats[reserved];
  return seat !== undefined && isPerson(seat) ? reserved : null;
}

/** Events by which a seat gets another place, or is no longer its player's. */
const MOVES: ReadonlySet<string> = new Set(['planned', 'left', 'banned', 'erased']);

/** The reserved seat after an entry: who has left it, or was removed from it, has none, and the host may move it. */
function seatAfter(own: number | null, { events }: Entry): number | null {
  return events.reduce((seat, event) => {
    if (event.type === 'planned') return seat === null ? null : nullIfNone(event.from.indexOf(seat));
    if (event.type === 'erased') return seat !== null && event.seats.includes(seat) ? null : seat;
    return (event.type === 'left' || event.type === 'banned') && event.seat === seat ? null : seat;
  }, own);
}

const nullIfNone = (index: number): number | null => (index === -1 ? null : index);
