import pg from 'pg';
import type { Bus, Clock, Logger } from '../../domain/ports.ts';

/** Channels of table ids with new entries, and of what `say` says. */
const [CHANNEL, SAID] = ['asteroute', 'asteroute_said'];
/** Milliseconds for which table ids are collected: one notification per entry would slow the database down. */
const COLLECT_MS = 5;
/** Table ids in one notification, whose payload PostgreSQL limits to 8000 bytes. */
const MAX_IDS = 400;
/** Milliseconds after which a connection that does not answer is replaced. */
const TIMEOUT_MS = 5000;
/** Milliseconds before a lost connection is tried again. */
const RECONNECT_MS = 1000;

/** Notifies other nodes with LISTEN and NOTIFY, outside the transactions that write. Polling finds what is lost. */
export function postgresBus(url: string, log: Logger, clock: Clock): Bus {
  const listeners: ((tables: readonly string[]) => void)[] = [];
  const hearers: ((text: string) => void)[] = [];
  let client: pg.Client | null = null;
  let collected = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function connect(): Promise<void> {
    const own = new pg.Client({ connectionString: url, query_timeout: TIMEOUT_MS, keepAlive: true });
    own.on('error', (error) => retry(own, error));
    own.on('notification', (notification) => onNotification(own, notification));
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}; listen ${SAID}`);
      client = own;
    } catch (error) {
      retry(own, error as Error);
    }
  }

  function onNotification(own: pg.Client, { channel, payload = '', processId }: pg.Notification): void {
    if (channel === SAID) for (const hearer of hearers) hearer(payload);
    // PostgreSQL notifies the connection that notifies, too. What this node wrote, its clients have been sent.
    else if (processId !== (own as unknown as { readonly processID: number }).processID)
      for (const listener of listeners) listener(payload.split(' '));
  }

  function retry(own: pg.Client, error: Error): void {
    if (client === own) client = null;
    own.end().catch(() => undefined);
    if (closed) return;
    log.warn({ error: error.message }, 'other nodes cannot be notified; they poll until the connection is back');
    clock.after(RECONNECT_MS, () => void connect());
  }

  function flush(): void {
    const names = [...collected];
    collected = new Set();
    for (let i = 0; i < names.length; i += MAX_IDS) {
      const payload = names.slice(i, i + MAX_IDS).join(' ');
      send(CHANNEL, payload);
    }
  }

  /** One after the other: a connection carries out one query at a time. */
  function send(channel: string, payload: string): void {
    last = last.then(async () => {
      const own = client;
      await own
        ?.query('select pg_notify($1, $2)', [channel, payload])
        .catch((error) => own === client && retry(own, error));
    });
  }

  void connect();
  return {
    publish(tables) {
      if (collected.size === 0) clock.after(COLLECT_MS, flush);
      for (const table of tables) collected.add(table);
    },
    listen: (listener) => listeners.push(listener),
    say: (text) => send(SAID, text),
    hear: (hearer) => hearers.push(hearer),
    async close() {
      closed = true;
      flush();
      await last;
      await client?.end().catch(() => undefined);
    },
  };
}
