import {
  type ClientMessage,
  clientMessage,
  decode,
  deny,
  type Fault,
  namedCommand,
  namedTable,
  type ServerMessage,
} from '@asteroute/protocol';
import { type LogPage, StoreUnavailable } from '../domain/ports.ts';
import { entriesMessage } from '../domain/views/entry-text.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { StoreReturn } from '../storage/store-return.ts';
import type { ReportFailure } from '../table/failures.ts';
import type { LogFollower } from '../table/reader.ts';
import type { TableService } from '../table/service.ts';

const MAX_TABLES = 20;
/** A connection is cut when its count of refused messages, minus messages within the limit, reaches this. */
const MAX_REFUSED = 100;

/** What carries the messages of a connection: a WebSocket, or its replacement in a simulation. */
export interface Wire {
  isOpen(): boolean;
  /** Sends a message. `onTaken` is called once it has left this process, or if it never will. */
  send(text: string, onTaken?: () => void): void;
  cut(): void;
}

export interface ClientConnectionPorts {
  readonly service: TableService;
  readonly limiter: Limiter;
  readonly report: ReportFailure;
  readonly storeReturn: StoreReturn;
  readonly countMessage: () => void;
  readonly onRefusal?: (code: string) => void;
}

type Watch = Extract<ClientMessage, { type: 'watch' }>;
type React = Extract<ClientMessage, { type: 'react' }>;

interface Watching {
  stop(): void;
}

/** The connection of one client. It stores no state of a table: a client that reconnects sends `since`. */
export class Connection {
  readonly #wire: Wire;
  readonly #address: string;
  readonly #ports: ClientConnectionPorts;
  readonly #watching = new Map<string, Watching>();
  #refused = 0;

  constructor(wire: Wire, address: string, ports: ClientConnectionPorts) {
    this.#wire = wire;
    this.#address = address;
    this.#ports = ports;
  }

  /** Never rejects. */
  async receive(text: string): Promise<void> {
    const { limiter, report, countMessage } = this.#ports;
    if (!this.#wire.isOpen()) return;
    countMessage();
    const taken = limiter.spend('requests', this.#address, 1);
    if (!taken.ok) return this.#overLimit(text, taken.fault);
    this.#refused = Math.max(0, this.#refused - 1);
    const message = decode(clientMessage, text);
    if (!message.ok) return this.#refuse(text, message.fault);
    try {
      await this.#handle(message.value);
    } catch (error) {
      const table = 'table' in message.value ? message.value.table : null;
      this.#sendFault(table, report(error, 'a message failed'));
    }
  }

  close(): void {
    for (const watching of this.#watching.values()) watching.stop();
    this.#watching.clear();
  }

  #overLimit(text: string, fault: Fault): void {
    if (++this.#refused < MAX_REFUSED) return this.#refuse(text, fault);
    if (this.#wire.isOpen()) this.#wire.cut();
  }

  async #handle(message: ClientMessage): Promise<void> {
    const { service } = this.#ports;
    if (message.type === 'ping') return this.#send({ type: 'pong', up: service.up() });
    if (message.type === 'command') {
      const { table, command, token, invite } = message;
      return this.#send(await service.command(table, command, { token, invite, address: this.#address }));
    }
    if (message.type === 'react') return this.#react(message);
    this.#unwatch(message.table);
    if (message.type === 'watch') await this.#watch(message);
  }

  #unwatch(table: string): void {
    this.#watching.get(table)?.stop();
    this.#watching.delete(table);
  }

  /** Shows a reaction. One that follows others too soon is dropped without an answer. */
  async #react({ table, reaction, token, invite }: React): Promise<void> {
    const done = await this.#ports.service.react(table, reaction, { token, invite, address: this.#address });
    if (!done.ok && done.fault.code !== 'too-many') this.#sendFault(table, done.fault);
  }

  async #watch(message: Watch): Promise<void> {
    const { table } = message;
    if (this.#watching.size >= MAX_TABLES) {
      return this.#sendFault(table, deny('too-many', `at most ${MAX_TABLES} tables on one socket`).fault);
    }
    const own: Watching = { stop: () => undefined };
    this.#watching.set(table, own);
    try {
      await this.#begin(message, own);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) this.#watching.delete(table);
      throw error;
    }
  }

  /** Begins to send a table. While the store does not answer, tries again each time that it is back. */
  async #begin(message: Watch, own: Watching): Promise<void> {
    const { table, token, invite } = message;
    try {
      const reader = await this.#ports.service.follower(table, { token, invite, address: this.#address });
      if (!this.#isWanted(table, own)) return;
      if (reader.ok) this.#subscribe(message, reader.value, own);
      else this.#end(table, reader.fault);
    } catch (error) {
      if (error instanceof StoreUnavailable && this.#isWanted(table, own))
        own.stop = this.#ports.storeReturn.wait(() => this.#begin(message, own).catch(() => undefined));
      throw error;
    }
  }

  #isWanted(table: string, own: Watching): boolean {
    return this.#watching.get(table) === own && this.#wire.isOpen();
  }

  #end(table: string, fault: Fault): void {
    this.#unwatch(table);
    this.#sendFault(table, fault);
  }

  #subscribe({ table, since, presence }: Watch, reader: LogFollower, own: Watching): void {
    const onBanned = () => this.#end(table, deny('banned', 'you are banned from this table').fault);
    const unsubscribe = reader.subscribe(since, (page) => this.#sendPage(table, page), onBanned);
    const leave = presence ? reader.attend((message) => this.#send(message)) : null;
    own.stop = () => {
      leave?.();
      unsubscribe();
    };
  }

  /** Sends entries; if there are more, returns a promise that resolves once these have left the process. */
  #sendPage(table: string, page: LogPage<string>): unknown {
    const text = entriesMessage(table, page, this.#ports.service.up());
    if (page.more) return new Promise<void>((taken) => this.#wire.send(text, taken));
    return this.#wire.send(text);
  }

  /** The answer names the command or the table that the message named, so that the client stops waiting. */
  #refuse(text: string, fault: Fault): void {
    const named = decode(namedCommand, text);
    if (!named.ok) {
      const about = decode(namedTable, text);
      return this.#sendFault(about.ok ? about.value.table : null, fault);
    }
    const { table, command } = named.value;
    this.#send({ type: 'answer', table, id: command.id, ok: false, fault });
  }

  #sendFault(table: string | null, fault: Fault): void {
    this.#send({ type: 'fault', table, fault });
  }

  #send(message: ServerMessage): void {
    if ('fault' in message) this.#ports.onRefusal?.(message.fault.code);
    this.#wire.send(JSON.stringify(message));
  }
}
