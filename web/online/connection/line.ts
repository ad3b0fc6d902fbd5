import { type ClientMessage, decodeServer, type ServerMessage } from '@asteroute/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';

/** What a line needs of the browser. */
export interface LinePorts {
  readonly connect: () => WebSocket;
  /** Calls back after some milliseconds; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** A number from 0 up to 1. */
  readonly chance: () => number;
  /** Hears when the network goes and comes; the answer stops it. */
  readonly onNetwork: (run: (there: boolean) => void) => () => void;
}

/** A connection that is made again whenever it breaks. What is said while there is none is not kept here. */
export interface Line {
  /** Null until it has been tried for the first time. */
  readonly on: ReadonlySignal<boolean | null>;
  send(message: ClientMessage): void;
  close(): void;
}

export interface Ears {
  /** The connection stands, for the first time or again. */
  readonly opened: () => void;
  readonly heard: (message: ServerMessage) => void;
}

/** Milliseconds before a connection is tried again: longer each time, and not for everybody at once. */
const [FIRST_PAUSE, GROWTH, LONGEST_PAUSE] = [400, 1.8, 20_000];
/** Milliseconds of silence after which the other side is asked, and after which it is given up. */
const [SILENCE, PATIENCE] = [20_000, 8_000];

/** How long to wait before the try with this number (from 0). */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * GROWTH ** attempt) * (0.5 + chance / 2);
}

export function openLine(ears: Ears, { connect, after, chance, onNetwork }: LinePorts): Line {
  const on = signal<boolean | null>(null);
  let socket: WebSocket | null = null;
  let attempts = 0;
  let cancel = () => {};

  function open(): void {
    cancel();
    const own = connect();
    socket = own;
    own.onopen = () => {
      attempts = 0;
      on.value = true;
      ears.opened();
      listen();
    };
    own.onmessage = ({ data }) => {
      const message = decodeServer(String(data));
      listen();
      if (message !== null) ears.heard(message);
    };
    own.onclose = lost;
    // A connection that never stands is given up as well.
    cancel = after(PATIENCE, lost);
  }

  /** Waits for the next word; after a long silence it asks for one. */
  function listen(): void {
    cancel();
    cancel = after(SILENCE, ask);
  }

  function ask(): void {
    cancel();
    send({ type: 'ping' });
    cancel = after(PATIENCE, lost);
  }

  function drop(): void {
    cancel();
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    socket = null;
  }

  function lost(): void {
    drop();
    on.value = false;
    cancel = after(pauseBefore(attempts++, chance()), open);
  }

  function send(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  const stop = onNetwork((there) => {
    if (!there) return lost();
    // A page that slept may have a line that only looks as if it stood.
    if (on.peek() === true) return ask();
    attempts = 0;
    drop();
    open();
  });
  open();
  return {
    on,
    send,
    close() {
      stop();
      drop();
    },
  };
}
