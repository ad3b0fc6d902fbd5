import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ClientMessage, clientMessage, decode, deny, type Fault, type ServerMessage } from '@asteroute/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Clock, Log } from '../domain/ports.ts';
import type { RateLimiter } from '../table/rate-limiter.ts';
import type { TableService } from '../table/service.ts';
import type { Subscriptions } from '../table/subscriptions.ts';

export const SOCKET_PATH = '/api/socket';
/** A longer message closes its socket before it is read. */
const LONGEST = 65_536;
/** Bytes that may wait for a slow reader before it has to come again. */
const MOST_WAITING = 1 << 20;
/** Tables that one socket may follow. */
const MOST_TABLES = 20;
const HEARTBEAT_MS = 30_000;
const [GOING_AWAY, TRY_AGAIN] = [1001, 1013];

export interface SocketPorts {
  readonly service: TableService;
  readonly subscriptions: Subscriptions;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly log: Log;
  /** Sockets open at once from one address; 0 is no limit. */
  readonly mostSockets: number;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly onMessage: () => void;
}

export interface Sockets {
  size(): number;
  /** Tells everybody to come again elsewhere. */
  close(): void;
}

interface Line {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly wire: Duplex;
  readonly address: string;
  readonly watching: Map<string, () => void>;
  alive: boolean;
}

/** Sockets on a server: each is only a way to talk. All that it was told is told again to whoever says `since`. */
export function attachSockets(server: Server, ports: SocketPorts): Sockets {
  const { limiter, addressOf, mostSockets } = ports;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false });
  const lines = new Set<Line>();
  const perAddress = new Map<string, number>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer): unknown => {
    socket.on('error', () => undefined);
    // Other listeners may want what is not for us; without them nobody would ever close it.
    if (request.url?.split('?')[0] !== SOCKET_PATH)
      return server.listenerCount('upgrade') > 1 ? undefined : socket.destroy();
    const address = addressOf(request);
    if (mostSockets > 0 && (perAddress.get(address) ?? 0) >= mostSockets) {
      return socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n');
    }
    return sockets.handleUpgrade(request, socket, head, (accepted) => open(accepted, socket, address));
  });

  function open(socket: WebSocket, wire: Duplex, address: string): void {
    const line: Line = { socket, wire, address, watching: new Map(), alive: true };
    lines.add(line);
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    socket.on('message', (data) => void hear(line, data));
    socket.on('pong', () => {
      line.alive = true;
    });
    // What is wrong with a socket is told by its end.
    socket.on('error', () => undefined);
    socket.on('close', () => closed(line));
  }

  function closed(line: Line): void {
    lines.delete(line);
    for (const stop of line.watching.values()) stop();
    line.watching.clear();
    const left = (perAddress.get(line.address) ?? 1) - 1;
    if (left === 0) perAddress.delete(line.address);
    else perAddress.set(line.address, left);
  }

  async function hear(line: Line, data: RawData): Promise<void> {
    ports.onMessage();
    const taken = await limiter.take('requests', line.address);
    if (!taken.ok) return sendFault(line, null, taken.fault);
    const message = decode(clientMessage, data.toString());
    if (!message.ok) return sendFault(line, null, message.fault);
    try {
      await obey(line, message.value, ports);
    } catch (error) {
      ports.log.error({ error: (error as Error).message }, 'a message was not answered');
      sendFault(line, null, deny('internal', 'something is wrong here: send it again').fault);
    }
  }

  const stopHeartbeat = ports.clock.every(HEARTBEAT_MS, () => {
    for (const line of lines) {
      if (!line.alive) line.socket.terminate();
      line.alive = false;
      line.socket.ping();
    }
  });
  return {
    size: () => lines.size,
    close() {
      stopHeartbeat();
      for (const { socket } of lines) socket.close(GOING_AWAY, 'the server stops');
    },
  };
}

async function obey(line: Line, message: ClientMessage, ports: SocketPorts): Promise<void> {
  if (message.type === 'ping') return send(line, { type: 'pong', up: ports.service.up() });
  if (message.type === 'command') {
    const { table, command, token, invite } = message;
    return send(line, await ports.service.command(table, command, { token, invite }));
  }
  line.watching.get(message.table)?.();
  line.watching.delete(message.table);
  if (message.type === 'watch') await watch(line, message, ports);
}

type Watch = Extract<ClientMessage, { type: 'watch' }>;

async function watch(
  line: Line,
  { table, since, token, invite }: Watch,
  { service, subscriptions }: SocketPorts,
): Promise<void> {
  if (line.watching.size >= MOST_TABLES) {
    return sendFault(line, table, deny('too-many', `at most ${MOST_TABLES} tables on one socket`).fault);
  }
  const entered = await service.enter(table, { token, invite });
  if (!entered.ok) return sendFault(line, table, entered.fault);
  const { seat, mutes } = entered.value;
  if (line.socket.readyState !== line.socket.OPEN) return;
  line.watching.get(table)?.();
  const stop = subscriptions.watch(table, since, {
    seat,
    mutes,
    send: (entries) =>
      sendText(line, `{"type":"entries","table":"${table}","entries":[${entries}],"up":${service.up()}}`),
  });
  line.watching.set(table, stop);
}

function sendFault(line: Line, table: string | null, fault: Fault): void {
  send(line, { type: 'fault', table, fault });
}

function send(line: Line, message: ServerMessage): void {
  sendText(line, JSON.stringify(message));
}

/** A reader that does not keep up is cut off: it comes again and says `since`. */
function sendText({ socket, wire }: Line, text: string): void {
  if (socket.bufferedAmount > MOST_WAITING) return socket.close(TRY_AGAIN, 'too slow');
  if (socket.readyState !== socket.OPEN) return;
  // What is said in one tick, an entry and the answer to its command, goes out as one.
  if (wire.writableCorked === 0) {
    wire.cork();
    setImmediate(() => wire.uncork());
  }
  socket.send(text);
}
