import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  clientMessage,
  decode,
  deny,
  type Fault,
  namedCommand,
  type ServerMessage,
} from '@asteroute/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { entriesMessage } from '../domain/entry-text.ts';
import type { Clock } from '../domain/ports.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { ReportFailure } from '../table/failures.ts';
import type { TableService } from '../table/service.ts';

/** The path of the WebSocket. */
export const SOCKET_PATH = '/api/socket';
/** A longer message closes its socket. */
const MAX_MESSAGE_BYTES = 65_536;
/** Unsent bytes of a slow client; beyond that its socket is closed. */
const MAX_BUFFERED_BYTES = 1 << 20;
/** Tables that one socket may follow. */
const MAX_TABLES = 20;
const HEARTBEAT_MS = 30_000;
const [GOING_AWAY, POLICY_VIOLATION, TRY_AGAIN] = [1001, 1008, 1013];
/** Messages over the limit, less those within it, after which a socket is closed. */
const MAX_REFUSED = 100;
/** Milliseconds in which a client that floods may close its side, before it is cut. */
const CLOSE_TIMEOUT_MS = 1000;

/** What sockets need. */
export interface SocketServerPorts {
  readonly service: TableService;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly report: ReportFailure;
  /** Sockets open at once from one address; 0 is no limit. */
  readonly maxSockets: number;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isOriginAllowed: (request: IncomingMessage) => boolean;
  readonly countMessage: () => void;
}

/** The open sockets of a server. */
export interface Sockets {
  size(): number;
  /** Closes every socket as "going away": clients connect again, to another node if there is one. */
  close(): void;
}

interface Connection {
  readonly socket: WebSocket;
  /** The TCP stream that the socket writes to. */
  readonly wire: Duplex;
  readonly address: string;
  readonly watching: Map<string, () => void>;
  alive: boolean;
  /** Messages refused, less those that were within the limit since. */
  refused: number;
}

/** Takes WebSockets on a server. A connection holds no state of a table: a client that reconnects sends `since`. */
export function attachSockets(server: Server, ports: SocketServerPorts): Sockets {
  const { limiter, addressOf, maxSockets } = ports;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const connections = new Set<Connection>();
  const perAddress = new Map<string, number>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => void upgrade(request, socket, head));

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => undefined);
    // Another listener (Vite's) may take this upgrade; if there is none, the socket would never be closed.
    if (request.url?.split('?')[0] !== SOCKET_PATH)
      return server.listenerCount('upgrade') > 1 ? undefined : void socket.destroy();
    if (!ports.isOriginAllowed(request)) return refuseUpgrade(socket, '403 Forbidden');
    const address = addressOf(request);
    const taken = await limiter.take('requests', address);
    const isFull = maxSockets > 0 && (perAddress.get(address) ?? 0) >= maxSockets;
    if (!taken.ok || isFull) return refuseUpgrade(socket, '429 Too Many Requests');
    sockets.handleUpgrade(request, socket, head, (accepted) => open(accepted, socket, address));
  }

  function open(socket: WebSocket, wire: Duplex, address: string): void {
    const connection: Connection = { socket, wire, address, watching: new Map(), alive: true, refused: 0 };
    connections.add(connection);
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    socket.on('message', (data) => void onMessage(connection, data));
    socket.on('pong', () => {
      connection.alive = true;
    });
    // An error is always followed by `close`, which cleans up.
    socket.on('error', () => undefined);
    socket.on('close', () => onClose(connection));
  }

  function onClose(connection: Connection): void {
    connections.delete(connection);
    for (const stop of connection.watching.values()) stop();
    connection.watching.clear();
    const left = (perAddress.get(connection.address) ?? 1) - 1;
    if (left === 0) perAddress.delete(connection.address);
    else perAddress.set(connection.address, left);
  }

  async function onMessage(connection: Connection, data: RawData): Promise<void> {
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    ports.countMessage();
    const taken = await limiter.take('requests', connection.address);
    if (!taken.ok) return overLimit(connection, taken.fault, ports.clock);
    connection.refused = Math.max(0, connection.refused - 1);
    const text = data.toString();
    const message = decode(clientMessage, text);
    if (!message.ok) return refuse(connection, text, message.fault);
    try {
      await handle(connection, message.value, ports);
    } catch (error) {
      sendFault(connection, null, ports.report(error, 'a message failed'));
    }
  }

  const stopHeartbeat = ports.clock.every(HEARTBEAT_MS, () => {
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      connection.socket.ping();
    }
  });
  return {
    size: () => connections.size,
    close() {
      stopHeartbeat();
      for (const { socket } of connections) socket.close(GOING_AWAY, 'the server stops');
    },
  };
}

/** Answers with the fault; closes the socket of a client that sends on and on, and reads nothing more from it. */
function overLimit(connection: Connection, fault: Fault, clock: Clock): void {
  const { socket } = connection;
  if (++connection.refused < MAX_REFUSED) return sendFault(connection, null, fault);
  if (socket.readyState !== socket.OPEN) return;
  socket.close(POLICY_VIOLATION, 'too many messages');
  socket.pause();
  clock.after(CLOSE_TIMEOUT_MS, () => socket.terminate());
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

async function handle(connection: Connection, message: ClientMessage, ports: SocketServerPorts): Promise<void> {
  if (message.type === 'ping') return send(connection, { type: 'pong', up: ports.service.up() });
  if (message.type === 'command') {
    const { table, command, token, invite } = message;
    return send(
      connection,
      await ports.service.command(table, command, { token, invite, address: connection.address }),
    );
  }
  if (message.type === 'react') return react(connection, message, ports);
  connection.watching.get(message.table)?.();
  connection.watching.delete(message.table);
  if (message.type === 'watch') await watch(connection, message, ports);
}

type React = Extract<ClientMessage, { type: 'react' }>;

/** A reaction that comes too soon after others is dropped without a word. */
async function react(
  connection: Connection,
  { table, reaction, token, invite }: React,
  { service }: SocketServerPorts,
): Promise<void> {
  const done = await service.react(table, reaction, { token, invite });
  if (!done.ok && done.fault.code !== 'too-many') sendFault(connection, table, done.fault);
}

type Watch = Extract<ClientMessage, { type: 'watch' }>;

async function watch(
  connection: Connection,
  { table, since, presence, token, invite }: Watch,
  { service }: SocketServerPorts,
): Promise<void> {
  if (connection.watching.size >= MAX_TABLES) {
    return sendFault(connection, table, deny('too-many', `at most ${MAX_TABLES} tables on one socket`).fault);
  }
  const reader = await service.reader(table, { token, invite });
  if (!reader.ok) return sendFault(connection, table, reader.fault);
  if (connection.socket.readyState !== connection.socket.OPEN) return;
  connection.watching.get(table)?.();
  const unsubscribe = reader.value.subscribe(since, (page) => {
    const text = entriesMessage(table, page, service.up());
    return page.more ? new Promise<void>((taken) => sendText(connection, text, taken)) : sendText(connection, text);
  });
  const leave = presence ? reader.value.attend((message) => send(connection, message)) : null;
  connection.watching.set(table, () => {
    leave?.();
    unsubscribe();
  });
}

/** Answers a command that is malformed but says which one it is, so that its client does not wait for an answer. */
function refuse(connection: Connection, text: string, fault: Fault): void {
  const named = decode(namedCommand, text);
  if (!named.ok) return sendFault(connection, null, fault);
  const { table, command } = named.value;
  send(connection, { type: 'answer', table, id: command.id, ok: false, fault });
}

function sendFault(connection: Connection, table: string | null, fault: Fault): void {
  send(connection, { type: 'fault', table, fault });
}

function send(connection: Connection, message: ServerMessage): void {
  sendText(connection, JSON.stringify(message));
}

/**
 * Closes the socket of a client that reads too slowly: it reconnects and sends `since`. `onTaken` is called once the
 * text has left this process, or never will.
 */
function sendText({ socket, wire }: Connection, text: string, onTaken: () => void = () => undefined): void {
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.close(TRY_AGAIN, 'too slow');
  if (socket.readyState !== socket.OPEN) return onTaken();
  // Corked, an entry and the answer to its command go out in one packet.
  if (wire.writableCorked === 0) {
    wire.cork();
    setImmediate(() => wire.uncork());
  }
  socket.send(text, () => onTaken());
}
