import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock, Logger, RandomBytes } from '../domain/ports.ts';
import { withDeadline } from '../domain/timers.ts';

/** What is told of a span: never a table, name, address or token. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Where spans go: an OpenTelemetry collector that takes OTLP as JSON over HTTP. */
export interface TelemetryPlan {
  /** Its address, to which `/v1/traces` and `/v1/logs` are added. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
}

/** What telemetry needs. */
export interface TelemetryPorts {
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly log: Logger;
  readonly send: typeof fetch;
}

/** Tells what the server does, and how long it takes. */
export interface Telemetry {
  /** Runs something as a span below the one under way; what it answers says what else is told. */
  span<T>(start: SpanStart, run: () => Promise<T>, factsOf: (result: T) => SpanFacts): Promise<T>;
  /** A span that has just ended, after so many milliseconds. */
  ended(name: string, ms: number, facts: SpanFacts): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** A span that begins. */
export interface SpanStart {
  readonly name: string;
  readonly facts: SpanFacts;
  /** The header `traceparent` of a request: the span of a proxy or client, below which this one is. */
  readonly traceparent?: string | undefined;
  /** Whether it is a request, which is in the log as well. */
  readonly isRequest?: boolean;
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  readonly isRequest: boolean;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly facts: SpanFacts;
}

type Context = Pick<Span, 'traceId' | 'spanId'>;

/** Milliseconds between two messages to the collector. */
export const EXPORT_EVERY_MS = 5000;
/** Spans that wait; beyond that they are dropped, so that a collector that is down costs no memory. */
const MAX_WAITING = 4096;
const MAX_SENT = 512;
const ANSWER_MS = 10_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-/;

/** Telemetry to a collector. */
export function createTelemetry(plan: TelemetryPlan, { clock, random, log, send }: TelemetryPorts): Telemetry {
  const under = new AsyncLocalStorage<Context>();
  let waiting: Span[] = [];
  let isLost = false;
  const id = (bytes: number) => Buffer.from(random(bytes)).toString('hex');

  /** The span that begins, and the one above it, or an empty text. */
  function contextOf(traceparent: string | undefined): readonly [Context, string] {
    const given = TRACEPARENT.exec(traceparent ?? '');
    const parent = given === null ? under.getStore() : { traceId: given[1], spanId: given[2] };
    return [{ traceId: parent?.traceId ?? id(16), spanId: id(8) }, parent?.spanId ?? ''];
  }

  function add(span: Span): void {
    if (waiting.length < MAX_WAITING) waiting.push(span);
  }

  async function post(path: string, body: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json', ...plan.headers };
    const url = `${plan.endpoint.replace(/\/$/, '')}/v1/${path}`;
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await withDeadline(clock, ANSWER_MS, (signal) => send(url, { ...init, signal }));
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the collector answered ${response.status}`);
  }

  async function flush(): Promise<void> {
    const spans = waiting.slice(0, MAX_SENT);
    waiting = waiting.slice(MAX_SENT);
    if (spans.length === 0) return;
    const requests = spans.filter(({ isRequest }) => isRequest);
    try {
      await post('traces', tracesOf(plan.serviceName, spans));
      if (requests.length > 0) await post('logs', logsOf(plan.serviceName, requests));
      isLost = false;
    } catch (error) {
      if (!isLost) log.warn({ error: (error as Error).message }, 'traces cannot be sent to the collector');
      isLost = true;
    }
  }

  const stop = clock.every(EXPORT_EVERY_MS, () => void flush());
  return {
    async span({ name, facts, traceparent, isRequest = false }, run, factsOf) {
      const [context, parentId] = contextOf(traceparent);
      const [from, begin] = [clock.now(), clock.monotonic()];
      const result = await under.run(context, run);
      const to = from + clock.monotonic() - begin;
      add({ ...context, parentId, name, isRequest, from, to, facts: { ...facts, ...factsOf(result) } });
      return result;
    },
    ended(name, ms, facts) {
      const [context, parentId] = contextOf(undefined);
      const to = clock.now();
      add({ ...context, parentId, name, isRequest: false, from: to - ms, to, facts });
    },
    async close() {
      stop();
      while (waiting.length > 0 && !isLost) await flush();
    },
  };
}

const SCOPE = { name: 'asteroute' };
const [SERVER, INTERNAL] = [2, 1];
const nano = (ms: number): string => String(Math.round(ms * 1000) * 1000);
const typedValue = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) };
const attributesOf = (facts: SpanFacts) =>
  Object.entries(facts).map(([key, value]) => ({ key, value: typedValue(value) }));
const resourceOf = (service: string) => ({ attributes: attributesOf({ 'service.name': service }) });

/** Spans as OTLP. */
function tracesOf(service: string, spans: readonly Span[]): object {
  const told = spans.map(({ traceId, spanId, parentId, name, isRequest, from, to, facts }) => ({
    ...{ traceId, spanId, parentSpanId: parentId, name, kind: isRequest ? SERVER : INTERNAL },
    ...{ startTimeUnixNano: nano(from), endTimeUnixNano: nano(to), attributes: attributesOf(facts) },
  }));
  return { resourceSpans: [{ resource: resourceOf(service), scopeSpans: [{ scope: SCOPE, spans: told }] }] };
}

/** Requests as lines of a log, in OTLP. */
function logsOf(service: string, requests: readonly Span[]): object {
  const logRecords = requests.map(({ traceId, spanId, name, from, to, facts }) => ({
    ...{ timeUnixNano: nano(to), severityNumber: 9, severityText: 'INFO', traceId, spanId },
    body: { stringValue: `${name} ${facts['http.response.status_code'] ?? ''} ${Math.round(to - from)} ms` },
    attributes: attributesOf(facts),
  }));
  return { resourceLogs: [{ resource: resourceOf(service), scopeLogs: [{ scope: SCOPE, logRecords }] }] };
}
