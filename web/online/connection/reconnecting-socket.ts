import { type ClientMessage, decodeServer, type ServerMessage } from '@asteroute/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';

/** Dependencies of a reconnecting socket on the browser. */
export interface SocketPorts {
  readonly connect: () => WebSocket;
  /** Calls back after some milliseconds; the returned function cancels the timer. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** A random number in [0, 1). */
  readonly chance: () => number;
  /** Calls back when the network goes offline and comes back online; the returned function unsubscribes. */
  readonly onNetwork: (run: (online: boolean) => void) => () => void;
}

/** Callbacks of a reconnecting socket. */
export interface SocketHandlers {
  /** The connection is open, for the first time or after a reconnect. */
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage) => void;
}

/** Reconnect back-off: first and longest pause in milliseconds, and the factor from one attempt to the next. */
const [FIRST_PAUSE_MS, PAUSE_GROWTH, MAX_PAUSE_MS] = [400, 1.8, 20_000];
/** Milliseconds without a message after which the server is pinged, and then how long it has to answer. */
const [PING_AFTER_MS, ANSWER_TIMEOUT_MS] = [20_000, 8_000];

/**
 * Milliseconds before the reconnect attempt with this number (from 0). Jitter prevents clients from reconnecting all at
 * once.
 */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWTH ** attempt) * (0.5 + chance / 2);
}

/** A WebSocket that reconnects whenever it breaks. It keeps no queue: a message sent while offline is dropped. */
export class ReconnectingSocket {
  readonly #connected = signal<boolean | null>(null);
  /** Whether the connection is open; null until the first attempt has ended. */
  readonly connected: ReadonlySignal<boolean | null> = this.#connected;
  readonly #handlers: SocketHandlers;
  readonly #ports: SocketPorts;
  readonly #unsubscribe: () => void;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #cancelTimer = () => {};

  constructor(handlers: SocketHandlers, ports: SocketPorts) {
    this.#handlers = handlers;
    this.#ports = ports;
    this.#unsubscribe = ports.onNetwork((online) => this.#networkChanged(online));
    this.#open();
  }

  /** Sends a message if the connection is open. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Closes the connection for good. */
  close(): void {
    this.#unsubscribe();
    this.#drop();
  }

  #open(): void {
    const socket = this.#ports.connect();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#received(String(data));
    socket.onclose = () => this.#lost();
    // Gives up an attempt that never opens.
    this.#startTimer(ANSWER_TIMEOUT_MS, () => this.#lost());
  }

  #opened(): void {
    this.#attempts = 0;
    this.#connected.value = true;
    this.#handlers.onOpen();
    this.#awaitMessage();
  }

  #received(data: string): void {
    const message = decodeServer(data);
    this.#awaitMessage();
    if (message !== null) this.#handlers.onMessage(message);
  }

  /** Waits for the next message; after a long silence it pings the server. */
  #awaitMessage(): void {
    this.#startTimer(PING_AFTER_MS, () => this.#ping());
  }

  #ping(): void {
    this.send({ type: 'ping' });
    this.#startTimer(ANSWER_TIMEOUT_MS, () => this.#lost());
  }

  #lost(): void {
    this.#drop();
    this.#connected.value = false;
    this.#startTimer(pauseBefore(this.#attempts++, this.#ports.chance()), () => this.#open());
  }

  #drop(): void {
    this.#cancelTimer();
    if (this.#socket === null) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #networkChanged(online: boolean): void {
    if (!online) return this.#lost();
    // After the page was suspended the socket may only look open, so the server is pinged.
    if (this.#connected.peek() === true) return this.#ping();
    this.#attempts = 0;
    this.#drop();
    this.#open();
  }

  /** Starts the timer; there is only one, so it replaces the previous one. */
  #startTimer(ms: number, run: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#ports.after(ms, run);
  }
}
