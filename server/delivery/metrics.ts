import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { NoticeChannel } from '../domain/ports.ts';
import type { LimitName } from '../limits/limits.ts';
import type { NoticeResult } from '../notifications/notifier.ts';
import { STORE_FAULTS } from '../storage/store-health.ts';
import { gaugesIn } from '../telemetry/health-gauges.ts';

/** Labels whose counters begin at 0. */
const NOTICE_RESULTS: readonly NoticeResult[] = ['told', 'late', 'failed', 'dropped'];
const NOTICE_CHANNELS: readonly NoticeChannel[] = ['push', 'webhook', 'mail'];
const LIMITS: readonly LimitName[] = ['requests', 'files', 'lists', 'commands', 'chat', 'openings', 'codes'];

/** Counters for Prometheus. Tables, names, addresses and tokens are never labels. */
type Metrics = ReturnType<typeof createMetrics>;

type Gauges = Readonly<Record<'sockets' | 'watchers' | 'clockBehind' | 'spansDropped', () => number>>;

export function createMetrics(gauges: Gauges) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'asteroute_' });
  addGauges(registry, gauges);
  return {
    ...countEvents(registry),
    ...countCommits(registry),
    registry,
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}

type Labels = Readonly<Record<string, readonly string[]>>;

/** Creates a counter, which begins at 0 where all values of its labels are known: an alert cannot see the first of what it never saw. */
function newCounter(
  registry: Registry,
  { name, help, labels }: { readonly name: string; readonly help: string; readonly labels: Labels },
): Counter {
  const labelNames = Object.keys(labels);
  const made = new Counter({ name: `asteroute_${name}`, help, labelNames, registers: [registry] });
  const all = labelNames.reduce<Record<string, string>[]>(
    (some, label) => some.flatMap((one) => labels[label].map((value) => ({ ...one, [label]: value }))),
    [{}],
  );
  for (const values of labelNames.length === 0 ? [] : all) made.inc(values, 0);
  return made;
}

function countEvents(registry: Registry) {
  const counter = (name: string, help: string, labels: Labels = {}) => newCounter(registry, { name, help, labels });
  const commands = counter('commands_total', 'Commands by type and outcome', { type: [], outcome: [] });
  const bugs = counter('bugs_total', 'Exceptions that are bugs of the server');
  const messages = counter('messages_total', 'Messages over sockets');
  const stuck = 'Tables that failed so often that their bots and clocks stand still';
  const quarantined = counter('quarantined_total', stuck);
  const notices = counter('notices_total', 'Notices by channel and what became of them', {
    channel: NOTICE_CHANNELS,
    result: NOTICE_RESULTS,
  });
  const failed = 'Jobs that failed, by kind and code; they are tried again, then given up or left alone';
  const jobs = counter('job_failures_total', failed, { kind: [], code: [] });
  const refusals = counter('refusals_total', 'Requests and messages refused, by code', { code: [] });
  const limited = counter('limited_total', 'Requests and messages above a limit, by limit', { limit: LIMITS });
  const found = ['memory', 'store'];
  const lookups = counter('table_lookups_total', 'Tables asked for, by where they were found', { found });
  const failures = counter('store_failures_total', 'Failures of the store, by reason', { reason: STORE_FAULTS });
  const result = ['done', 'failed'];
  const backups = counter('backups_total', 'Backups of the embedded store, by result', { result });
  return {
    command: (type: string, outcome: string) => commands.inc({ type, outcome }),
    message: () => messages.inc(),
    bug: () => bugs.inc(),
    quarantined: () => quarantined.inc(),
    notice: (channel: NoticeChannel, result: NoticeResult) => notices.inc({ channel, result }),
    jobFailed: (kind: string, code: string) => jobs.inc({ kind, code }),
    refused: (code: string) => refusals.inc({ code }),
    limited: (limit: string) => limited.inc({ limit }),
    lookedUp: (isHeld: boolean) => lookups.inc({ found: isHeld ? 'memory' : 'store' }),
    storeFailed: (reason: string) => failures.inc({ reason }),
    backedUp: (result: 'done' | 'failed') => backups.inc({ result }),
  };
}

const COMMITS = {
  name: 'asteroute_commit_seconds',
  help: 'How long a transaction took',
  buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
};

function countCommits(registry: Registry) {
  const registers = [registry];
  const entries = new Counter({ name: 'asteroute_entries_total', help: 'Entries written', registers });
  const commits = new Histogram({ ...COMMITS, registers });
  return {
    committed(count: number, ms: number) {
      entries.inc(count);
      commits.observe(ms / 1000);
    },
  };
}

function addGauges(registry: Registry, { sockets, watchers, clockBehind, spansDropped }: Gauges): void {
  const gauge = gaugesIn(registry);
  gauge('sockets', 'Open sockets', sockets);
  gauge('watchers', 'Tables followed over sockets', watchers);
  gauge('clock_behind_seconds', 'How far this clock is behind that of another node', () => clockBehind() / 1000);
  gauge('spans_dropped', 'Spans that the collector of traces did not get', spansDropped);
}

/** Without a configured token there are no metrics, because they would show how busy a host is. */
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
