import { randomBytes } from 'node:crypto';
import { type NewCommand, runtimePorts, TableClient, type TransportHandlers } from '@asteroute/client';
import {
  type Answer,
  decodeServer,
  type Entry,
  type PresenceMessage,
  type Reaction,
  type ServerMessage,
  type Table,
} from '@asteroute/protocol';
import { WebSocket } from 'ws';
import { Conditions } from './conditions.ts';

/** Milliseconds of silence after which a client asks, and then gives up: all other pauses are ten times shorter in tests. */
const SILENCE_MS: ReadonlySet<number> = new Set([20_000, 8_000]);

/**
 * A client that follows a table as a browser does, and keeps what it receives. Each connection goes to the next of its
 * servers.
 */
export class Follower {
  readonly entries: Entry[] = [];
  readonly faults: ServerMessage[] = [];
  readonly reactions: ServerMessage[] = [];
  connections = 0;
  readonly table: string;
  readonly token: string | undefined;
  readonly #origins: readonly string[];
  readonly #conditions = new Conditions();
  readonly #client: TableClient;
  #socket: WebSocket | null = null;

  constructor(origins: string | readonly string[], table: string, token?: string) {
    this.#origins = typeof origins === 'string' ? [origins] : origins;
    this.table = table;
    this.token = token;
    this.#client = new TableClient(
      { table, token },
      {
        ...runtimePorts(this.#origins[0]),
        // Tests count the requests of their own.
        requests: { seat: async () => ({ seat: null, head: Number.MAX_SAFE_INTEGER }) },
        connect: (handlers) => this.#connect(this.#keeping(handlers)),
        connectOverHttp: (handlers) => runtimePorts(this.#nextOrigin()).connectOverHttp(this.#keeping(handlers)),
        after(ms, run) {
          const timer = setTimeout(run, SILENCE_MS.has(ms) ? ms : ms / 10);
          return () => clearTimeout(timer);
        },
        newId: () => randomBytes(9).toString('base64url'),
      },
    );
  }

  get state(): Table | null {
    return this.#client.state.table;
  }

  get presence(): PresenceMessage | null {
    return this.#client.state.presence;
  }

  get isConnected(): boolean {
    return this.#client.state.connected === true;
  }

  /** Resolves with the answer, even if the connection breaks before. */
  send(command: NewCommand): Promise<Answer> {
    return this.#client.send(command);
  }

  /** Resolves once the condition is true; it is checked after every message. */
  until(condition: () => boolean): Promise<void> {
    return this.#conditions.until(condition);
  }

  react(reaction: Reaction): void {
    this.#client.react(reaction);
  }

  /** Breaks the connection, as a network failure does. */
  drop(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#client.close();
  }

  #nextOrigin(): string {
    return this.#origins[this.connections++ % this.#origins.length];
  }

  /** Keeps each message after the client has taken it. */
  #keeping(handlers: TransportHandlers): TransportHandlers {
    return {
      ...handlers,
      onMessage: (message) => {
        handlers.onMessage(message);
        this.#keep(message);
      },
    };
  }

  #connect({ onOpen, onMessage, onClose }: TransportHandlers) {
    const socket = new WebSocket(`${this.#nextOrigin().replace('http', 'ws')}/api/socket`);
    this.#socket = socket;
    socket.on('open', onOpen);
    socket.on('message', (data) => onMessage(decodeServer(data.toString())));
    socket.on('error', () => undefined);
    socket.on('close', onClose);
    return {
      send: (message: object) => void (socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message))),
      close() {
        socket.removeAllListeners('message').off('close', onClose);
        socket.terminate();
      },
    };
  }

  #keep(message: ServerMessage | null): void {
    // Who asks to watch again may receive entries twice.
    const last = this.entries.length;
    if (message?.type === 'entries') this.entries.push(...message.entries.filter(({ seq }) => seq > last));
    else if (message?.type === 'fault') this.faults.push(message);
    else if (message?.type === 'reaction') this.reactions.push(message);
    this.#conditions.check();
  }
}
