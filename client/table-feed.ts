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

export interface FeedHandlers {
  readonly onOpen: () => void;
  readonly onConnection: () => void;
  /** In order. With `isWhole` they are the log from its beginning: what was known of the table before is replaced. */
  readonly onEntries: (entries: readonly Entry[], isWhole: boolean) => void;
  readonly onAnswer: (command: Command, answer: Answer) => void;
  readonly onAside: (message: PresenceMessage | ReactionMessage) => void;
  readonly onRefused: (code: FaultCode) => void;
}

export interface FeedPorts extends SocketPorts {
  readonly now: () => number;
}

/** Milliseconds after which is asked again whether the host has let this person in. */
const ASK_AGAIN_MS = 2500;

/** Entries in order, after each reconnect from where they ended, and commands that are sent until they are answered. */
export class TableFeed {
  readonly key: TableKey;
  /** The number of the newest entry that was received. */
  head = 0;
  readonly #handlers: FeedHandlers;
  readonly #ports: FeedPorts;
  readonly #queue: CommandQueue;
  readonly #socket: ReconnectingSocket;
  #pages: readonly Entry[] = [];
  /** Whether a player's name and words were erased from the log after it was read: it must be read again. */
  #isRewritten = false;
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

  serverTime(): number {
    return this.#ports.now() + this.#clockOffset;
  }

  send(command: Command): Promise<Answer> {
    const answer = this.#queue.add(command);
    if (this.connection.connected === true) this.#transmit(command);
    return answer;
  }

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

  /** A page asked for earlier may come late: what it has is known, and the log begins again only where wanted. */
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

const has =
  (wanted: Entry['events'][number]['type']) =>
  ({ events }: Entry): boolean =>
    events.some(({ type }) => type === wanted);
