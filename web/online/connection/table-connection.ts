import { appendEntry, CommandQueue, isRetriable, type PlyLog, RETRY_AFTER_MS } from '@asteroute/client';
import {
  type Answer,
  type Command,
  type EntriesMessage,
  type Entry,
  type FaultCode,
  follow,
  isPerson,
  openTable,
  type PresenceMessage,
  type Reaction,
  type ReactionMessage,
  type ServerMessage,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Key, type Keyring, randomText } from '../keys/keyring.ts';
import {
  mayReveal,
  noteSeen,
  type OwnNumber,
  type PromiseFault,
  promiseFault,
  type SeenPromise,
} from '../trust/promises.ts';
import type { Api } from './api.ts';
import { withBotNames } from './bot-names.ts';
import { PendingTurn, type TurnCommand } from './pending-turn.ts';
import { ReconnectingSocket, type SocketPorts } from './reconnecting-socket.ts';

/** A command without its id: the connection adds one. */
export type NewCommand = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** A reaction that is shown beside its player. */
export interface ShownReaction {
  readonly seat: number;
  readonly reaction: Reaction;
}

/** Milliseconds that a reaction is shown. */
const REACTION_MS = 5000;

/** Faults of a change that was based on an outdated table: somebody has joined, left or moved since. */
const SEATS_MOVED: ReadonlySet<FaultCode> = new Set(['stale', 'seat-taken']);
const MAX_REMAKES = 3;

/** Milliseconds after which is asked again whether the host has let this person in. */
const ASK_AGAIN_MS = 2500;

/** Dependencies of a connection to a table. */
export interface TableConnectionPorts extends SocketPorts {
  readonly api: Pick<Api, 'seat'>;
  readonly keyring: Keyring;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** The page's name for a bot. */
  readonly botName: (bot: string) => string;
}

/** Follows one table on a server and sends commands to it. After a reconnect it asks for the entries it missed. */
export class TableConnection {
  readonly key: Key;
  /** Whether the connection is open; null during the first attempt. */
  readonly connected: ReadonlySignal<boolean | null>;
  /** Whether messages go by requests, without reactions and presence, because sockets are refused. */
  readonly isSlow: ReadonlySignal<boolean>;
  /** The seat that this browser plays at; null for a spectator. */
  readonly seat: ReadonlySignal<number | null>;
  /** The promise about fair chance that the server broke; null if it kept all. */
  readonly broken: ReadonlySignal<PromiseFault | null>;
  /** The turn that was confirmed and is not in the log yet. */
  readonly sending: ReadonlySignal<TurnCommand | null>;
  readonly #ports: TableConnectionPorts;
  readonly #table = signal<Table | null>(null);
  readonly table: ReadonlySignal<Table | null> = this.#table;
  readonly #log = signal<PlyLog | null>(null);
  /** The plies so far; null until the game begins. */
  readonly log: ReadonlySignal<PlyLog | null> = this.#log;
  readonly #isSeatKnown = signal(false);
  /** Whether the server has said which seat is this browser's: until then nobody can tell whose turn it is. */
  readonly isSeatKnown: ReadonlySignal<boolean> = this.#isSeatKnown;
  readonly #reservedSeat = signal<number | null>(null);
  /** The seat reserved for this browser: its own, or one that it left and may take again. */
  readonly reservedSeat: ReadonlySignal<number | null> = this.#reservedSeat;
  readonly #refused = signal<FaultCode | null>(null);
  /** The fault code if the table cannot be read. */
  readonly refused: ReadonlySignal<FaultCode | null> = this.#refused;
  readonly #fault = signal<FaultCode | null>(null);
  /** The fault code of the last command, if it failed. */
  readonly fault: ReadonlySignal<FaultCode | null> = this.#fault;
  readonly #seen = signal<SeenPromise | null>(null);
  /** What this browser stores about the table's promises; null until the table has loaded. */
  readonly seen: ReadonlySignal<SeenPromise | null> = this.#seen;
  readonly #presence = signal<PresenceMessage | null>(null);
  /** The people who are present at the table; null until the server has reported them. */
  readonly presence: ReadonlySignal<PresenceMessage | null> = this.#presence;
  readonly #reactions = signal<readonly ShownReaction[]>([]);
  /** The reactions of the last seconds, at most one per seat. */
  readonly reactions: ReadonlySignal<readonly ShownReaction[]> = this.#reactions;
  readonly #pending: PendingTurn;
  readonly #queue: CommandQueue;
  readonly #socket: ReconnectingSocket;
  /** Pages of a log whose last page has not arrived yet: they are shown together. */
  #pages: readonly Entry[] = [];
  /**
   * Whether a player's name and words were erased from the log after it was read: this page must read the log again.
   */
  #isRewritten = false;
  #isRevealed = false;
  /** The name under which this page has asked to come in; null if it has not. */
  askedAs: string | null = null;
  /** Resolves once the last change has been answered. */
  #changes = Promise.resolve();
  /** Server time minus the page's, in milliseconds. */
  #clockOffset = 0;

  constructor(key: Key, ports: TableConnectionPorts) {
    this.key = key;
    this.#ports = ports;
    this.#pending = new PendingTurn(key.table, ports.keyring);
    this.sending = this.#pending.command;
    this.#queue = new CommandQueue({ transmit: (command) => this.#transmit(command), after: ports.after });
    this.#socket = new ReconnectingSocket(
      { onOpen: () => this.#catchUp(), onMessage: (message) => this.#received(message) },
      ports,
    );
    this.connected = this.#socket.connected;
    this.isSlow = this.#socket.isSlow;
    this.seat = computed(() => this.#playedSeat());
    this.broken = computed(() => {
      const [seen, table] = [this.#seen.value, this.#table.value];
      return seen === null || table === null ? null : promiseFault(seen, table, this.#ownNumber());
    });
    const unsent = this.sending.peek();
    if (unsent !== null) void this.#enqueue(unsent);
  }

  /** The server's monotonic time in milliseconds. */
  serverTime(): number {
    return this.#ports.now() + this.#clockOffset;
  }

  /** Sends a command and resolves with the answer, even if the connection breaks before it arrives. */
  send(wanted: NewCommand): Promise<Answer> {
    const command = { ...wanted, id: randomText().slice(0, 16) } as Command;
    if (command.type === 'turn') this.#pending.start(command);
    if (command.type === 'join' || command.type === 'knock') this.#ports.keyring.keep(this.key);
    if (command.type === 'knock') this.askedAs = command.name;
    // The entry that begins the game may arrive before the seat.
    if (command.type === 'join') this.#isSeatKnown.value = false;
    return this.#enqueue(command);
  }

  /**
   * Sends a command based on the table after the previous change; otherwise the second of two quick changes would undo
   * the first. If others change the seats before the server answers, the command is made again. Null sends nothing.
   */
  change(make: (table: Table) => NewCommand | null): Promise<void> {
    this.#changes = this.#changes.then(() => this.#change(make, MAX_REMAKES));
    return this.#changes;
  }

  async #change(make: (table: Table) => NewCommand | null, remakes: number): Promise<void> {
    const table = this.#table.peek();
    const command = table === null ? null : make(table);
    if (command === null) return;
    const answer = await this.send(command);
    if (answer.ok || remakes === 0 || !SEATS_MOVED.has(answer.fault.code)) return;
    if (this.#table.peek()?.head !== table?.head) await this.#change(make, remakes - 1);
  }

  /** Shows a reaction to everybody at the table; it is dropped while there is no connection. */
  react(reaction: Reaction): void {
    this.#socket.send({ type: 'react', table: this.key.table, ...this.#credentials(), reaction });
  }

  close(): void {
    this.#socket.close();
  }

  /** Requests the missing entries and sends every unanswered command again. */
  #catchUp(): void {
    this.#watch();
    this.#queue.resend();
    void this.#loadSeat();
  }

  /** Follows the table in this browser's current role: as a spectator, or at its seat. */
  #watch(): void {
    const head = this.#isRewritten ? 0 : this.#table.peek()?.head;
    const since = this.#pages.at(-1)?.seq ?? head ?? 0;
    this.#socket.send({ type: 'watch', table: this.key.table, since, presence: true, ...this.#credentials() });
  }

  #credentials() {
    const { token, invite } = this.key;
    return { token, ...(invite === null ? {} : { invite }) };
  }

  async #loadSeat(): Promise<void> {
    const seat = await this.#ports.api.seat(this.key);
    if (seat === undefined) return this.#askSeatAgain();
    batch(() => {
      this.#reservedSeat.value = seat;
      this.#isSeatKnown.value = true;
    });
    this.#keepPromises();
  }

  /** A connection that opens again asks by itself, and a table that cannot be read has no seat. */
  #askSeatAgain(): void {
    if (this.#isSeatKnown.peek() || this.#refused.peek() !== null || this.connected.peek() !== true) return;
    this.#ports.after(RETRY_AFTER_MS, () => void this.#loadSeat());
  }

  #ownNumber(): OwnNumber {
    return { ...this.key, seat: this.#reservedSeat.value };
  }

  /** Stores the current promises of the server, and reveals this player's number when it is requested. */
  #keepPromises(): void {
    const table = this.#table.peek();
    if (table === null) return;
    const { keyring } = this.#ports;
    const before = keyring.seen(table.id);
    const seen = noteSeen(before, table);
    if (seen !== before) keyring.keepSeen(table.id, seen);
    this.#seen.value = seen;
    if (this.#isRevealed || !mayReveal(seen, table, this.#ownNumber())) return;
    this.#isRevealed = true;
    void this.send({ type: 'reveal', clientSeed: this.key.clientSeed });
  }

  #playedSeat(): number | null {
    const reserved = this.#reservedSeat.value;
    const seat = reserved === null ? undefined : this.#table.value?.seats[reserved];
    return seat !== undefined && isPerson(seat) ? reserved : null;
  }

  #enqueue(command: Command): Promise<Answer> {
    const answer = this.#queue.add(command);
    if (this.connected.peek() === true) this.#transmit(command);
    return answer;
  }

  #transmit(command: Command): void {
    this.#socket.send({ type: 'command', table: this.key.table, ...this.#credentials(), command });
  }

  #received(message: ServerMessage): void {
    if (message.type === 'entries') this.#appendEntries(message);
    else if (message.type === 'answer') this.#answered(message);
    else if (message.type === 'fault') this.#failed(message.table, message.fault.code);
    else if (message.type === 'pong') this.#syncClock(message.up);
    else if (message.type === 'presence') this.#presence.value = message;
    else if (message.type === 'reaction') this.#show(message);
  }

  /** Shows a reaction for some seconds. */
  #show({ seat, reaction }: ReactionMessage): void {
    const shown: ShownReaction = { seat, reaction };
    this.#reactions.value = [...this.#reactions.value.filter((one) => one.seat !== seat), shown];
    this.#ports.after(REACTION_MS, () => {
      this.#reactions.value = this.#reactions.value.filter((one) => one !== shown);
    });
  }

  #syncClock(serverTime: number): void {
    this.#clockOffset = serverTime - this.#ports.now();
  }

  #appendEntries({ entries: page, up, more }: EntriesMessage): void {
    this.#syncClock(up);
    if (page.some(isDeletion)) {
      this.#refused.value = 'unknown-table';
      return;
    }
    const isFirst = page[0]?.seq === 1;
    const entries = isFirst ? page : [...this.#pages, ...page];
    this.#pages = more ? entries : [];
    if (more) return;
    const isWhole = entries[0]?.seq === 1;
    batch(() => {
      if (this.#refused.peek() !== null) this.#letIn();
      if (isWhole) this.#forget();
      for (const entry of entries) {
        this.#append(withBotNames(entry, this.#table.value, this.#ports.botName));
        // The seat that the server reported is the seat at the end of a whole log.
        if (!isWhole) for (const event of entry.events) this.#followSeat(event);
      }
      this.#pending.settle(this.#table.value);
      this.#keepPromises();
    });
    if (isWhole || !entries.some(({ events }) => events.some(({ type }) => type === 'erased'))) return;
    this.#isRewritten = true;
    this.#watch();
  }

  /** The host has let this person in, who may have asked for the seat in vain before. */
  #letIn(): void {
    this.#refused.value = null;
    void this.#loadSeat();
  }

  /** Clears the table before the whole log is read, for the first time or again. */
  #forget(): void {
    this.#isRewritten = false;
    this.#table.value = null;
    this.#log.value = null;
  }

  #append(entry: Entry): void {
    const before = this.#table.value;
    if (before !== null && entry.seq <= before.head) return;
    const next = before === null ? openTable(this.key.table, entry) : follow(before, entry);
    this.#log.value = appendEntry(this.#log.value, entry, next);
    this.#table.value = next;
  }

  /** Updates the reserved seat when the host of a room moves seats or removes players. */
  #followSeat(event: TableEvent): void {
    const own = this.#reservedSeat.peek();
    if (event.type !== 'kicked' && event.type !== 'planned') return;
    const moved = event.type === 'planned' && own !== null ? event.from.indexOf(own) : own;
    this.#reservedSeat.value = moved === -1 ? null : moved;
    // An earlier request may be answered with the seat after this entry, so the seat is requested again.
    void this.#loadSeat();
  }

  #answered(answer: Answer): void {
    const done = this.#queue.take(answer);
    if (done === null) return;
    const { type } = done.command;
    batch(() => {
      // The chat shows beside its field why a line was refused; a number may have been revealed by another page of this
      // browser.
      if (type !== 'chat' && type !== 'reveal') this.#fault.value = answer.ok ? null : answer.fault.code;
      if (type !== 'turn') return;
      this.#pending.answered(answer);
      this.#pending.settle(this.#table.value);
    });
    if (type === 'join' || type === 'leave' || type === 'knock') this.#watch();
    if (type === 'join' || type === 'leave') void this.#loadSeat();
    done.resolve(answer);
  }

  #failed(table: string | null, code: FaultCode): void {
    // The message does not say which request failed, so everything is requested again.
    if (isRetriable(code)) this.#ports.after(RETRY_AFTER_MS, () => this.#catchUp());
    else if (table === this.key.table) {
      this.#refused.value = code;
      if (code === 'asked' || code === 'turned-away') this.#ports.after(ASK_AGAIN_MS, () => this.#watch());
    }
  }
}

/** Whether this entry deletes the table. */
const isDeletion = ({ events }: Entry): boolean => events.some(({ type }) => type === 'closed');
