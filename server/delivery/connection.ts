import {
  type ClientMessage,
  clientMessage,
  decode,
  deny,
  type Fault,
  namedCommand,
  type ServerMessage,
} from '@asteroute/protocol';
import { entriesMessage } from '../domain/entry-text.ts';
import type { LogPage } from '../domain/ports.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { ReportFailure } from '../table/failures.ts';
import type { TableService } from '../table/service.ts';

/** Tables that one connection may follow. */
const MAX_TABLES = 20;
/** Messages over the limit, less those within it, after which a connection is cut. */
const MAX_REFUSED = 100;

/** What carries the messages of a connection: a WebSocket, or what a simulation has in its place. */
export interface Wire {
  isOpen(): boolean;
  /** Sends a message. `onTaken` is called once it has left this process, or never will. */
  send(text: string, onTaken: () => void): void;
  /** Ends the connection of a client that sends far more than it may. */
  cut(): void;
}

/** What connections need. */
export interface ClientConnectionPorts {
  readonly service: TableService;
  readonly limiter: RateLimiter;
  readonly report: ReportFailure;
  readonly countMessage: () => void;
}

/** One client that is connected. It holds no state of a table: a client that connects again sends `since`. */
export interface Connection {
  /** Takes a message of the client. Never rejects. */
  receive(text: string): Promise<void>;
  /** The wire is closed: nothing more is sent. */
  close(): void;
}

interface Open extends ClientConnectionPorts {
  readonly wire: Wire;
  /** As limits count clients. */
  readonly address: string;
  readonly watching: Map<string, () => void>;
  /** Messages refused, less those that were within the limit since. */
  refused: number;
}

/** The connection of a client at this address. */
export function createConnection(wire: Wire, address: string, ports: ClientConnectionPorts): Connection {
  const open: Open = { ...ports, wire, address, watching: new Map(), refused: 0 };
  return {
    receive: (text) => receive(open, text),
    close() {
      for (const stop of open.watching.values()) stop();
      open.watching.clear();
    },
  };
}

async function receive(open: Open, text: string): Promise<void> {
  const { limiter, report, countMessage, address } = open;
  if (!open.wire.isOpen()) return;
  countMessage();
  const taken = await limiter.take('requests', address);
  if (!taken.ok) return overLimit(open, taken.fault);
  open.refused = Math.max(0, open.refused - 1);
  const message = decode(clientMessage, text);
  if (!message.ok) return refuse(open, text, message.fault);
  try {
    await handle(open, message.value);
  } catch (error) {
    sendFault(open, null, report(error, 'a message failed'));
  }
}

/** Answers with the fault; cuts the connection of a client that sends on and on. */
function overLimit(open: Open, fault: Fault): void {
  if (++open.refused < MAX_REFUSED) return sendFault(open, null, fault);
  if (open.wire.isOpen()) open.wire.cut();
}

async function handle(open: Open, message: ClientMessage): Promise<void> {
  const { service, address } = open;
  if (message.type === 'ping') return send(open, { type: 'pong', up: service.up() });
  if (message.type === 'command') {
    const { table, command, token, invite } = message;
    return send(open, await service.command(table, command, { token, invite, address }));
  }
  if (message.type === 'react') return react(open, message);
  unwatch(open, message.table);
  if (message.type === 'watch') await watch(open, message);
}

function unwatch({ watching }: Open, table: string): void {
  watching.get(table)?.();
  watching.delete(table);
}

type React = Extract<ClientMessage, { type: 'react' }>;

/** A reaction that comes too soon after others is dropped without a word. */
async function react(open: Open, { table, reaction, token, invite }: React): Promise<void> {
  const done = await open.service.react(table, reaction, { token, invite, address: open.address });
  if (!done.ok && done.fault.code !== 'too-many') sendFault(open, table, done.fault);
}

type Watch = Extract<ClientMessage, { type: 'watch' }>;

async function watch(open: Open, { table, since, presence, token, invite }: Watch): Promise<void> {
  const { wire, service, watching, address } = open;
  if (watching.size >= MAX_TABLES) {
    return sendFault(open, table, deny('too-many', `at most ${MAX_TABLES} tables on one socket`).fault);
  }
  const reader = await service.reader(table, { token, invite, address });
  if (!reader.ok) return sendFault(open, table, reader.fault);
  if (!wire.isOpen()) return;
  unwatch(open, table);
  const sendPage = (page: LogPage<string>) => {
    const text = entriesMessage(table, page, service.up());
    return page.more ? new Promise<void>((taken) => wire.send(text, taken)) : wire.send(text, () => undefined);
  };
  const unsubscribe = reader.value.subscribe(since, sendPage, () => {
    unwatch(open, table);
    sendFault(open, table, deny('banned', 'you are banned from this table').fault);
  });
  const leave = presence ? reader.value.attend((message) => send(open, message)) : null;
  watching.set(table, () => {
    leave?.();
    unsubscribe();
  });
}

/** Answers a command that is malformed but says which one it is, so that its client does not wait for an answer. */
function refuse(open: Open, text: string, fault: Fault): void {
  const named = decode(namedCommand, text);
  if (!named.ok) return sendFault(open, null, fault);
  const { table, command } = named.value;
  send(open, { type: 'answer', table, id: command.id, ok: false, fault });
}

function sendFault(open: Open, table: string | null, fault: Fault): void {
  send(open, { type: 'fault', table, fault });
}

function send({ wire }: Open, message: ServerMessage): void {
  wire.send(JSON.stringify(message), () => undefined);
}
