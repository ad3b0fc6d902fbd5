import type { Context } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted, for Prometheus. No table, name, address or token is ever a label. */
export interface Metrics {
  command(type: string, outcome: string): void;
  committed(entries: number, ms: number): void;
  message(): void;
  /** An exception that is a bug of ours. */
  bug(): void;
  text(): Promise<string>;
  readonly type: string;
}

/** What is asked for when somebody looks. */
export interface Gauges {
  readonly sockets: () => number;
  readonly watchers: () => number;
}

export function createMetrics({ sockets, watchers }: Gauges): Metrics {
  const registers = [new Registry()];
  const [registry] = registers;
  collectDefaultMetrics({ register: registry, prefix: 'asteroute_' });
  const commands = new Counter({
    name: 'asteroute_commands_total',
    help: 'Commands by type and what became of them',
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
  return {
    command: (type, outcome) => commands.inc({ type, outcome }),
    committed(count, ms) {
      entries.inc(count);
      commits.observe(ms / 1000);
    },
    message: () => messages.inc(),
    bug: () => bugs.inc(),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}

/** Answers Prometheus; with a token, nobody else. */
export function serveMetrics(metrics: Metrics, token: string | null): (c: Context) => Promise<Response> {
  return async (c) => {
    if (token !== null && c.req.header('Authorization') !== `Bearer ${token}`) return c.text('', 401);
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.type });
  };
}
