import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { HostCheck } from '../config/origin.ts';
import type { Clock } from '../domain/ports.ts';
import { type ClientConnectionPorts, Connection, type Wire } from './connection.ts';
import { createFramer } from './frames.ts';
import { OpenCounts } from './requests/open-counts.ts';

const SOCKET_PATH = '/api/socket';
/** Longest message in bytes; a longer one closes its socket. */
const MAX_MESSAGE_BYTES = 65_536;
/** Most unsent bytes of a slow client; with more, its socket is closed. */
const MAX_BUFFERED_BYTES = 1 << 20;
const HEARTBEAT_MS = 30_000;
const [GOING_AWAY, POLICY_VIOLATION, TRY_AGAIN] = [1001, 1008, 1013];
/** Milliseconds that a flooding client has to close its side before it is cut off. */
const CLOSE_TIMEOUT_MS = 1000;

export interface SocketServerPorts extends ClientConnectionPorts {
  readonly clock: Clock;
  /** Most open sockets from one address; 0 is no limit. */
  readonly maxSockets: number;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly hostFault: HostCheck;
  readonly isOriginAllowed: (request: IncomingMessage) => boolean;
}

interface OpenSocket {
  readonly socket: WebSocket;
  alive: boolean;
}

export class SocketServer {
  readonly #server: Server;
  readonly #ports: SocketServerPorts;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  readonly #frameOf = createFramer();
  #corked: Duplex[] = [];
  readonly #open = new Set<OpenSocket>();
  readonly #perAddress = new OpenCounts();
  readonly #stopHeartbeat: () => void;
  readonly #underWay = new Set<Promise<void>>();
  #isClosing = false;

  constructor(server: Server, ports: SocketServerPorts) {
    this.#server = server;
    this.#ports = ports;
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#stopHeartbeat = ports.clock.every(HEARTBEAT_MS, () => {
      for (const one of this.#open) {
        if (!one.alive) one.socket.terminate();
        one.alive = false;
        one.socket.ping();
      }
    });
  }

  size(): number {
    return this.#open.size;
  }

  /** Answers what has arrived, then closes as "going away": clients reconnect, to another node if there is one. */
  async close(): Promise<void> {
    this.#stopHeartbeat();
    this.#isClosing = true;
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    for (const { socket } of this.#open) socket.close(GOING_AWAY, 'the server stops');
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { limiter, addressOf, maxSockets } = this.#ports;
    socket.on('error', () => undefined);
    // Another listener (Vite's) may take this upgrade; if there is none, the socket would never be closed.
    if (request.url?.split('?')[0] !== SOCKET_PATH)
      return this.#server.listenerCount('upgrade') > 1 ? undefined : void socket.destroy();
    if (!this.#isWelcome(request, socket)) return;
    const address = addressOf(request);
    const taken = await limiter.take('requests', address);
    const isFull = maxSockets > 0 && this.#perAddress.of(address) >= maxSockets;
    if (!taken.ok || isFull) return refuseUpgrade(socket, '429 Too Many Requests');
    this.#sockets.handleUpgrade(request, socket, head, (accepted) => this.#accept(accepted, socket, address));
  }

  /** Refuses pages of other sites, and of names that lead here without this server knowing them. */
  #isWelcome(request: IncomingMessage, socket: Duplex): boolean {
    const reason = this.#ports.hostFault(request.headers.host);
    if (reason !== null) refuseUpgrade(socket, '421 Misdirected Request', `${reason}\n`);
    else if (!this.#ports.isOriginAllowed(request)) refuseUpgrade(socket, '403 Forbidden');
    else return true;
    return false;
  }

  #accept(socket: WebSocket, stream: Duplex, address: string): void {
    const one: OpenSocket = { socket, alive: true };
    const connection = new Connection(this.#wireOf(socket, stream), address, this.#ports);
    this.#open.add(one);
    const leave = this.#perAddress.open(address);
    socket.on('message', (data) => {
      if (this.#isClosing) return;
      const answered = connection.receive(data.toString()).finally(() => this.#underWay.delete(answered));
      this.#underWay.add(answered);
    });
    socket.on('pong', () => {
      one.alive = true;
    });
    // An error is always followed by `close`, which cleans up.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#open.delete(one);
      connection.close();
      leave();
    });
  }

  /** Collects everything that is sent now in one packet, such as an entry and the answer to its command. */
  #cork(stream: Duplex): void {
    if (stream.writableCorked > 0) return;
    stream.cork();
    if (this.#corked.push(stream) === 1) process.nextTick(() => this.#uncork());
  }

  #uncork(): void {
    const streams = this.#corked;
    this.#corked = [];
    for (const stream of streams) stream.uncork();
  }

  #wireOf(socket: WebSocket, stream: Duplex): Wire {
    return {
      isOpen: () => socket.readyState === socket.OPEN,
      send: (text, onTaken) => {
        // A client that reads too slowly is disconnected; it can reconnect and continue with `since`.
        if (stream.writableLength > MAX_BUFFERED_BYTES) socket.close(TRY_AGAIN, 'too slow');
        if (socket.readyState !== socket.OPEN) return onTaken?.();
        this.#cork(stream);
        stream.write(this.#frameOf(text), onTaken);
      },
      cut: () => {
        socket.close(POLICY_VIOLATION, 'too many messages');
        socket.pause();
        this.#ports.clock.after(CLOSE_TIMEOUT_MS, () => socket.terminate());
      },
    };
  }
}

function refuseUpgrade(socket: Duplex, status: string, text = ''): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n${text}`);
}
