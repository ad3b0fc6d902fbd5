import pg from 'pg';
import type { Bus, Clock, Logger } from '../../domain/ports.ts';

const [TABLES_CHANNEL, BROADCAST_CHANNEL] = ['asteroute', 'asteroute_said'];
/** Milliseconds for which table ids are collected, because one notification per entry would slow the database down. */
const COLLECT_MS = 5;
/** Most table ids in one notification, whose payload PostgreSQL limits to 8000 bytes. */
const MAX_IDS = 400;
const QUERY_TIMEOUT_MS = 5000;
const RECONNECT_MS = 1000;

/** LISTEN and NOTIFY, outside of transactions that write; polling makes up for lost notifications. */
export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #tableListeners: ((tables: readonly string[]) => void)[] = [];
  readonly #broadcastListeners: ((text: string) => void)[] = [];
  #client: pg.Client | null = null;
  #collected = new Set<string>();
  /** The last query, because a connection runs only one at a time. */
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(url: string, log: Logger, clock: Clock) {
    this.#url = url;
    this.#log = log;
    this.#clock = clock;
    void this.#connect();
  }

  publish(tables: readonly string[]): void {
    if (this.#collected.size === 0) this.#clock.after(COLLECT_MS, () => this.#flush());
    for (const table of tables) this.#collected.add(table);
  }

  listen(listener: (tables: readonly string[]) => void): void {
    this.#tableListeners.push(listener);
  }

  broadcast(text: string): void {
    this.#notify(BROADCAST_CHANNEL, text);
  }

  onBroadcast(listener: (text: string) => void): void {
    this.#broadcastListeners.push(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#flush();
    await this.#last;
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, query_timeout: QUERY_TIMEOUT_MS, keepAlive: true });
    client.on('error', (error) => this.#reconnect(client, error));
    client.on('notification', (notification) => this.#onNotification(client, notification));
    try {
      await client.connect();
      await client.query(`listen ${TABLES_CHANNEL}; listen ${BROADCAST_CHANNEL}`);
      this.#client = client;
    } catch (error) {
      this.#reconnect(client, error as Error);
    }
  }

  #onNotification(client: pg.Client, { channel, payload = '', processId }: pg.Notification): void {
    if (channel === BROADCAST_CHANNEL) for (const listener of this.#broadcastListeners) listener(payload);
    // PostgreSQL also notifies the sending connection. This node's clients have already received what it wrote.
    else if (processId !== (client as pg.Client & { readonly processID?: number }).processID)
      for (const listener of this.#tableListeners) listener(payload.split(' '));
  }

  #reconnect(client: pg.Client, { message }: Error): void {
    if (this.#client === client) this.#client = null;
    client.end().catch(() => undefined);
    if (this.#isClosed) return;
    this.#log.warn({ error: message }, 'other nodes cannot be notified; they poll until the connection is back');
    this.#clock.after(RECONNECT_MS, () => void this.#connect());
  }

  #flush(): void {
    const names = [...this.#collected];
    this.#collected = new Set();
    for (let i = 0; i < names.length; i += MAX_IDS) this.#notify(TABLES_CHANNEL, names.slice(i, i + MAX_IDS).join(' '));
  }

  #notify(channel: string, payload: string): void {
    this.#last = this.#last.then(async () => {
      const client = this.#client;
      await client
        ?.query('select pg_notify($1, $2)', [channel, payload])
        .catch((error) => client === this.#client && this.#reconnect(client, error));
    });
  }
}
