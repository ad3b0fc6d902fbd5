import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counters for Prometheus. Tables, names, addresses and tokens are never labels. */
type Metrics = ReturnType<typeof createMetrics>;

/** Functions that return the values which are read at every scrape of Prometheus. */
type Gauges = Readonly<Record<'sockets' | 'watchers' | 'clockBehind' | 'spansDropped', () => number>>;

/** Creates the counters of this node and of its process. */
export function createMetrics({ sockets, watchers, clockBehind, spansDropped }: Gauges) {
  const registers = [new Registry()];
  const [registry] = registers;
  collectDefaultMetrics({ register: registry, prefix: 'asteroute_' });
  const commands = new Counter({
    name: 'asteroute_commands_total',
    help: 'Commands by type and outcome',
    labelNames: ['type', 'outcome'],
    registers,
  });
  const entries = new Counter({ name: 'asteroute_entries_total', help: 'Entries written', registers });
  const bugs = new Counter({ name: 'asteroute_bugs_total', help: 'Exceptions that are bugs of the server', registers });
  const messages = new Counter({ name: 'asteroute_messages_total', help: 'Messages over sockets', registers });
  const commits = new Histogram({
    name: 'asteroute_commit_seconds',
    help: 'How long a transaction took',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('asteroute_sockets', 'Open sockets', sockets);
  gauge('asteroute_watchers', 'Tables followed over sockets', watchers);
  gauge(
    'asteroute_clock_behind_seconds',
    'How far this clock is behind that of another node',
    () => clockBehind() / 1000,
  );
  gauge('asteroute_spans_dropped', 'Spans that the collector of traces did not get', spansDropped);
  return {
    /** Counts a command by its type and `done`, `already` or the code of its fault. */
    command: (type: string, outcome: string) => commands.inc({ type, outcome }),
    /** Counts a transaction, with its number of entries and its duration in milliseconds. */
    committed(count: number, ms: number) {
      entries.inc(count);
      commits.observe(ms / 1000);
    },
    /** Counts a message that arrived over a socket. */
    message: () => messages.inc(),
    /** Counts an exception that is a bug of the server. */
    bug: () => bugs.inc(),
    /** Returns all counters in the format of Prometheus. */
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}

/**
 * Answers a scrape that sends the token. Without a configured token there are no metrics, because they would show how
 * busy a host is.
 */
export function serveMetrics(metrics: Metrics, token: string | null): (c: Context) => Promise<Response> {
  const wanted = token === null ? null : digestOf(`Bearer ${token}`);
  return async (c) => {
    if (wanted === null) return c.text('Set METRICS_TOKEN to open the metrics.\n', 404);
    const given = digestOf(c.req.header('Authorization') ?? '');
    if (!timingSafeEqual(wanted, given)) return c.text('', 401);
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.type });
  };
}

/** Digests have equal lengths, so that the time of a comparison reveals nothing about the token. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
