import {
  type ClientState,
  type Connect,
  joinAs,
  type NewCommand,
  type PlayerKey,
  playerKey,
  runtimePorts,
  TableClient,
} from '@asteroute/client';
import { planOfPeople } from '@asteroute/page-test/support/network/page-requests.ts';
import type { Answer, Table } from '@asteroute/protocol';
import { openAt } from '@asteroute/server/testing';

/** A table for two, as the page would open it. */
const PLAN = planOfPeople('star-wars', ['red', 'black'], { access: 'public' });

/** The page's client of a table, which records how long it was disconnected. */
export class PageClient {
  readonly table: string;
  /** Milliseconds from each loss of the connection until the server's first message on the next connection. */
  readonly gaps: number[] = [];
  readonly #client: TableClient;
  #lostAt: number | null = null;

  constructor(origin: string, key: PlayerKey) {
    this.table = key.table;
    const ports = runtimePorts(origin);
    this.#client = new TableClient(key, { ...ports, connect: this.#watched(ports.connect) });
  }

  /** Opens a table as its host; null if the server could not open one. */
  static async host(origin: string): Promise<PageClient | null> {
    const key = playerKey({ table: '' });
    const table = await openAt(origin, key.token, PLAN).catch(() => null);
    if (table === null) return null;
    const host = new PageClient(origin, { ...key, table });
    await host.sitDown('host');
    return host;
  }

  /** Another client at a table: a watcher until it sits down. */
  static at(origin: string, table: string): PageClient {
    return new PageClient(origin, playerKey({ table }));
  }

  get state(): ClientState {
    return this.#client.state;
  }

  send(command: NewCommand): Promise<Answer> {
    return this.#client.send(command);
  }

  async sitDown(name: string): Promise<void> {
    const answer = await this.send(joinAs(this.#client.key, name));
    if (!answer.ok) throw new Error(`could not sit down: ${answer.fault.code}`);
  }

  /** Resolves once the table meets the condition. */
  async until(condition: (table: Table) => boolean): Promise<Table> {
    const { table } = await this.#client.until(({ table }) => table !== null && condition(table));
    return table as Table;
  }

  close(): void {
    this.#client.close();
  }

  #watched(connect: Connect): Connect {
    return ({ onOpen, onMessage, onClose }) => {
      let isOpen = false;
      return connect({
        onOpen() {
          isOpen = true;
          onOpen();
        },
        onMessage: (message) => {
          if (this.#lostAt !== null) this.gaps.push(performance.now() - this.#lostAt);
          this.#lostAt = null;
          onMessage(message);
        },
        onClose: () => {
          if (isOpen) this.#lostAt ??= performance.now();
          onClose();
        },
      });
    };
  }
}
