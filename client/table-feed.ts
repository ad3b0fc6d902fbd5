import type {
  Answer,
  ClientMessage,
  Command,
  EntriesMessage,
  Entry,
  FaultCode,
  PresenceMessage,
  Reaction,
  ReactionMessage,
  ServerMessage,
} from '@asteroute/protocol';
import { CommandQueue, isRetriable, RETRY_AFTER_MS } from './command-queue.ts';
import type { TableKey } from './network/key.ts';
import { type ConnectionState, ReconnectingSocket, type SocketPorts } from './network/reconnecting-socket.ts';

/** Callbacks of a feed. */
export interface FeedHandlers {
  /** The connection is open, for the first time or again. */
  readonly onOpen: () => void;
  /** The connection was opened or lost, or messages go another way now. */
  readonly onConnection: () => void;
  /**
   * New entries, in order. With `isWhole` they are the log from its beginning: whatever was known of the table before is
   * replaced.
   */
  readonly onEntries: (entries: readonly Entry[], isWhole: boolean) => void;
  /** The final answer to a command, before the promise of `send` resolves with it. */
  readonly onAnswer: (command: Command, answer: Answer) => void;
  /** Something that is not part of the log. */
  readonly onAside: (message: PresenceMessage | ReactionMessage) => void;
  /** The table cannot be read. */
  readonly onRefused: (code: FaultCode) => void;
}

/** Dependencies of a feed. */
export interface FeedPorts extends SocketPorts {
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Milliseconds after which is asked again whether the host has let this person in. */
const ASK_AGAIN_MS = 2500;

/**
 * The messages of one table: entries in order, after each reconnect from where they ended, and commands that are sent
 * until they are answered. It knows no game.
 */
export class TableFeed {
  readonly key: TableKey;
  /** The number of the newest entry that was received. */
  head = 0;
  readonly #handlers: FeedHandlers;
  readonly #ports: FeedPorts;
  readonly #queue: CommandQueue;
  readonly #socket: ReconnectingSocket;
  /** Pages of a log whose last page has not arrived yet: they are passed on together. */
  #pages: readonly Entry[] = [];
  /** Whether a player's name and words were erased from the log after it was read: it must be read again. */
  #isRewritten = false;
  /** Server time minus the client's, in milliseconds. */
  #clockOffset = 0;

  constructor(key: TableKey, handlers: FeedHandlers, ports: FeedPorts) {
    this.key = key;
    this.#handlers = handlers;
    this.#ports = ports;
    this.#queue = new CommandQueue({ transmit: (command) => this.#transmit(command), after: ports.after });
    this.#socket = new ReconnectingSocket(
      {
        onOpen: () => this.#catchUp(),
        onMessage: (message) => this.#received(message),
        onChange: handlers.onConnection,
      },
      ports,
    );
  }

  get connection(): ConnectionState {
    return this.#socket.state;
  }

  /** The server's monotonic time in milliseconds. */
  serverTime(): number {
    return this.#ports.now() + this.#clockOffset;
  }

  /** Sends a command and resolves with the answer, even if the connection breaks before it arrives. */
  send(command: Command): Promise<Answer> {
    const answer = this.#queue.add(command);
    if (this.connection.connected === true) this.#transmit(command);
    return answer;
  }

  /** Shows a reaction to everybody at the table; it is dropped while there is no connection. */
  react(reaction: Reaction): void {
    this.#post({ type: 'react', ...this.#credentials(), reaction });
  }

  /** Follows the table in this client's current role: as a spectator, or at its seat. */
  watch(): void {
    const since = this.#pages.at(-1)?.seq ?? (this.#isRewritten ? 0 : this.head);
    this.#post({ type: 'watch', ...this.#credentials(), since, presence: true });
  }

  close(): void {
    this.#socket.close();
  }

  /** Requests the missing entries and sends every unanswered command again. */
  #catchUp(): void {
    this.watch();
    this.#queue.resend();
    this.#handlers.onOpen();
  }

  #credentials() {
    const { table, token, invite } = this.key;
    return { table, token, ...(invite == null ? {} : { invite }) };
  }

  #transmit(command: Command): void {
    this.#post({ type: 'command', ...this.#credentials(), command });
  }

  #post(message: ClientMessage): void {
    this.#socket.send(message);
  }

  #received(message: ServerMessage): void {
    if (message.type === 'entries') this.#take(message);
    else if (message.type === 'answer') this.#answered(message);
    else if (message.type === 'fault') this.#failed(message.table, message.fault.code);
    else if (message.type === 'pong') this.#syncClock(message.up);
    else if (message.type === 'presence' || message.type === 'reaction') this.#handlers.onAside(message);
  }

  #syncClock(serverTime: number): void {
    this.#clockOffset = serverTime - this.#ports.now();
  }

  #take({ entries: page, up, more }: EntriesMessage): void {
    this.#syncClock(up);
    if (page.some(has('closed'))) return this.#handlers.onRefused('unknown-table');
    const entries = this.#joined(page);
    this.#pages = more ? entries : [];
    if (more) return;
    const isWhole = entries[0]?.seq === 1;
    if (isWhole) this.#isRewritten = false;
    this.head = entries.at(-1)?.seq ?? this.head;
    this.#handlers.onEntries(entries, isWhole);
    if (isWhole || !entries.some(has('erased'))) return;
    this.#isRewritten = true;
    this.watch();
  }

  /**
   * The pages before and what follows them in this one. A page that was asked for earlier may come late: what it has is
   * known, and the log begins again only where that is wanted.
   */
  #joined(page: readonly Entry[]): readonly Entry[] {
    const begins = page[0]?.seq === 1 && (this.head === 0 || this.#isRewritten);
    const entries = begins ? [] : [...this.#pages];
    for (const entry of page) {
      const last = entries.at(-1)?.seq ?? (begins ? 0 : this.head);
      if (entry.seq === last + 1) entries.push(entry);
    }
    return entries;
  }

  #answered(answer: Answer): void {
    const done = this.#queue.take(answer);
    if (done === null) return;
    const { type } = done.command;
    this.#handlers.onAnswer(done.command, answer);
    if (type === 'join' || type === 'leave' || type === 'knock') this.watch();
    done.resolve(answer);
  }

  #failed(table: string | null, code: FaultCode): void {
    // The message does not say which request failed, so everything is requested again.
    if (isRetriable(code)) this.#ports.after(RETRY_AFTER_MS, () => this.#catchUp());
    else if (table === this.key.table) {
      this.#handlers.onRefused(code);
      if (code === 'asked' || code === 'turned-away') this.#ports.after(ASK_AGAIN_MS, () => this.watch());
    }
  }
}

/** Whether an entry has an event of this type. */
const has =
  (wanted: Entry['events'][number]['type']) =>
  ({ events }: Entry): boolean =>
    events.some(({ type }) => type === wanted);
