import { HttpTransport, socketTransport, tableRequests } from '@asteroute/client';
import { joinAs, requestTable } from '@asteroute/page-online/connection/new-table';
import { TableConnection } from '@asteroute/page-online/connection/table-connection';
import type { Key } from '@asteroute/page-online/keys/keyring';
import { pageRequests, planOfPeople } from '@asteroute/page-test/support/page-requests.ts';
import type { Table } from '@asteroute/protocol';

/** A table for two, as the page would open it. */
const PLAN = planOfPeople('star-wars', ['red', 'black'], { access: 'public' });

/** A client that runs the page's own code, and records how long it was disconnected from its table. */
export class PageClient {
  readonly connection: TableConnection;
  /** Milliseconds from each loss of the connection until the server's first message on the next connection. */
  readonly gaps: number[] = [];
  #lostAt: number | null = null;

  private constructor(origin: string, key: Key, browser: ReturnType<typeof pageRequests>) {
    this.connection = new TableConnection(key, {
      ...browser,
      connect: (handlers) =>
        socketTransport(this.#watched(new WebSocket(`${origin.replace('http', 'ws')}/api/socket`)), handlers),
      connectOverHttp: (handlers) => new HttpTransport(handlers, tableRequests(browser.ask)),
      refusals: { count: 0 },
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      chance: Math.random,
      onNetwork: () => () => undefined,
      now: () => performance.now(),
      botName: (bot) => bot,
    });
  }

  /** Opens a table as its host; null if the server could not open one. */
  static async host(origin: string): Promise<PageClient | null> {
    const browser = pageRequests(origin);
    const opened = await requestTable(browser, { plan: PLAN, seat: 0, name: 'host' });
    return opened.ok ? new PageClient(origin, opened.key, browser) : null;
  }

  /** Another client at a table: a watcher until it sits down. */
  static at(origin: string, table: string): PageClient {
    const browser = pageRequests(origin);
    return new PageClient(origin, browser.keyring.of(table, null), browser);
  }

  async sitDown(name: string): Promise<void> {
    const answer = await this.connection.send(joinAs(this.connection.key, name));
    if (!answer.ok) throw new Error(`could not sit down: ${answer.fault.code}`);
  }

  /** Resolves once the table meets the condition. */
  until(condition: (table: Table) => boolean): Promise<Table> {
    return new Promise((resolve) => {
      const stop = this.connection.table.subscribe((table) => {
        if (table === null || !condition(table)) return;
        resolve(table);
        queueMicrotask(() => stop());
      });
    });
  }

  close(): void {
    this.connection.close();
  }

  #watched(socket: WebSocket): WebSocket {
    let isOpen = false;
    socket.addEventListener('open', () => {
      isOpen = true;
    });
    socket.addEventListener('message', () => {
      if (this.#lostAt !== null) this.gaps.push(performance.now() - this.#lostAt);
      this.#lostAt = null;
    });
    socket.addEventListener('close', () => {
      if (isOpen) this.#lostAt ??= performance.now();
    });
    return socket;
  }
}
