import type { ClientMessage, ServerMessage } from '@asteroute/protocol';
import type { Connect, Transport } from './transport.ts';

/** Dependencies of a reconnecting socket on the program that it runs in. */
export interface SocketPorts {
  readonly connect: Connect;
  readonly connectOverHttp: Connect;
  /** Sockets in a row that could not be opened, at any table, so that the next table need not find that out again. */
  readonly refusals: { count: number };
  readonly after: (ms: number, run: () => void) => () => void;
  /** A random number in [0, 1). */
  readonly chance: () => number;
  readonly onNetwork: (run: (online: boolean) => void) => () => void;
}

export interface SocketHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage) => void;
  /** The connection was opened or lost, or messages go another way now. */
  readonly onChange: () => void;
}

export interface ConnectionState {
  readonly connected: boolean | null;
  /** Whether messages go by requests, without reactions and presence, because sockets are refused. */
  readonly isSlow: boolean;
}

/** Reconnect back-off: first and longest pause in milliseconds, and the factor from one attempt to the next. */
const [FIRST_PAUSE_MS, PAUSE_GROWTH, MAX_PAUSE_MS] = [400, 1.8, 20_000];
/** Milliseconds without a message after which the server is pinged, and then how long it has to answer. */
const [PING_AFTER_MS, ANSWER_TIMEOUT_MS] = [20_000, 8_000];
/** Sockets that cannot be opened before requests are tried, and the pause before the next try of a socket after that. */
const [MAX_REFUSALS, SOCKET_RETRY_MS] = [2, 120_000];

/** Before the attempt with this number (from 0). Jitter prevents clients from reconnecting all at once. */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWTH ** attempt) * (0.5 + chance / 2);
}

/** Requests over HTTP take its place while no socket can be opened. What is sent while offline is dropped. */
export class ReconnectingSocket {
  #state: ConnectionState = { connected: null, isSlow: false };
  readonly #handlers: SocketHandlers;
  readonly #ports: SocketPorts;
  readonly #unsubscribe: () => void;
  #transport: Transport | null = null;
  #tried: Transport | null = null;
  #attempts = 0;
  #cancelTimer = () => {};
  #cancelTry = () => {};

  constructor(handlers: SocketHandlers, ports: SocketPorts) {
    this.#handlers = handlers;
    this.#ports = ports;
    this.#unsubscribe = ports.onNetwork((online) => this.#networkChanged(online));
    this.#open();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  send(message: ClientMessage): void {
    this.#transport?.send(message);
  }

  close(): void {
    this.#unsubscribe();
    this.#drop();
  }

  #open(): void {
    const { connect, connectOverHttp, refusals } = this.#ports;
    const isOverHttp = refusals.count >= MAX_REFUSALS;
    const failed = () => {
      // Where requests fail too, the network is away, and it is a socket's turn again.
      if (this.#state.connected !== true) refusals.count += isOverHttp ? -1 : 1;
      this.#lost();
    };
    this.#transport = (isOverHttp ? connectOverHttp : connect)({
      onOpen: () => {
        this.#opened();
        if (isOverHttp) this.#trySocket();
        else refusals.count = 0;
      },
      onMessage: (message) => this.#received(message),
      onClose: failed,
    });
    // Gives up an attempt that never opens.
    this.#startTimer(ANSWER_TIMEOUT_MS, failed);
  }

  #opened(): void {
    this.#attempts = 0;
    this.#become({ connected: true });
    this.#handlers.onOpen();
    this.#awaitMessage();
  }

  /** Replaces requests by a socket if one can be opened; otherwise tries again later. */
  #trySocket(): void {
    const failed = () => {
      this.#dropTry();
      this.#become({ isSlow: true });
      this.#cancelTry = this.#ports.after(SOCKET_RETRY_MS, () => this.#trySocket());
    };
    const socket = this.#ports.connect({
      onOpen: () => {
        this.#tried = null;
        this.#drop();
        this.#ports.refusals.count = 0;
        this.#transport = socket;
        this.#opened();
      },
      onMessage: (message) => this.#received(message),
      onClose: () => (this.#tried === socket ? failed() : this.#lost()),
    });
    this.#tried = socket;
    this.#cancelTry = this.#ports.after(ANSWER_TIMEOUT_MS, failed);
  }

  #received(message: ServerMessage | null): void {
    this.#awaitMessage();
    if (message !== null) this.#handlers.onMessage(message);
  }

  #awaitMessage(): void {
    this.#startTimer(PING_AFTER_MS, () => this.#ping());
  }

  #ping(): void {
    this.send({ type: 'ping' });
    this.#startTimer(ANSWER_TIMEOUT_MS, () => this.#lost());
  }

  #lost(): void {
    this.#drop();
    this.#become({ connected: false });
    this.#startTimer(pauseBefore(this.#attempts++, this.#ports.chance()), () => this.#open());
  }

  #drop(): void {
    this.#cancelTimer();
    this.#dropTry();
    this.#become({ isSlow: false });
    this.#transport?.close();
    this.#transport = null;
  }

  #dropTry(): void {
    this.#cancelTry();
    this.#tried?.close();
    this.#tried = null;
  }

  #become(change: Partial<ConnectionState>): void {
    const before = this.#state;
    this.#state = { ...before, ...change };
    if (before.connected !== this.#state.connected || before.isSlow !== this.#state.isSlow) this.#handlers.onChange();
  }

  #networkChanged(online: boolean): void {
    if (!online) return this.#lost();
    // After the page was suspended the socket may only look open, so the server is pinged.
    if (this.#state.connected === true) return this.#ping();
    this.#attempts = 0;
    this.#drop();
    this.#open();
  }

  #startTimer(ms: number, run: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#ports.after(ms, run);
  }
}
