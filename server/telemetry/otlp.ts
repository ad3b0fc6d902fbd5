import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../config/config.ts';
import type { Environment } from '../domain/ports.ts';
import { withDeadline } from '../domain/timers.ts';

/** Attributes of a span: never a table, name, address or token. */
type SpanFacts = Readonly<Record<string, string | number>>;

/** The destination of spans. */
type TelemetryPlan = NonNullable<Config['telemetry']>;

/** What telemetry needs. */
export interface TelemetryPorts extends Pick<Environment, 'clock' | 'random' | 'log'> {
  readonly send: typeof fetch;
}

/** Records what the server does, and how long it takes. */
export type Telemetry = ReturnType<typeof createTelemetry>;

/** A span that begins. */
interface SpanStart {
  readonly name: string;
  readonly facts: SpanFacts;
  /** The header `traceparent` of a request: the span of a proxy or client, which becomes the parent of this one. */
  readonly traceparent?: string | undefined;
  /** Whether it is a request, which is also sent as a log line. */
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

/** Milliseconds after which waiting spans are sent, even if there are few. */
export const EXPORT_EVERY_MS = 5000;
/** Most spans in one message. As soon as this many wait, they are sent. */
const MAX_SPANS_SENT = 512;
/**
 * Most spans that wait while the collector answers; further ones are dropped, so that a collector that is down costs no
 * memory.
 */
export const MAX_SPANS_WAITING = 4096;
const ANSWER_TIMEOUT_MS = 10_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-/;

/** Sends spans in batches, one message at a time, and counts those that the collector did not accept. */
class SpanExporter {
  /** Number of spans that were dropped, because too many waited or the collector did not accept them. */
  dropped = 0;
  readonly #plan: TelemetryPlan;
  readonly #ports: Omit<TelemetryPorts, 'random'>;
  readonly #stopTimer: () => void;
  #waiting: Span[] = [];
  #sending: Promise<void> | null = null;
  /** Number of dropped spans that have been logged. */
  #logged = 0;
  #isFailing = false;

  constructor(plan: TelemetryPlan, ports: Omit<TelemetryPorts, 'random'>) {
    this.#plan = plan;
    this.#ports = ports;
    this.#stopTimer = ports.clock.every(EXPORT_EVERY_MS, () => {
      this.#logDropped();
      void this.#sendAll();
    });
  }

  add(span: Span): void {
    if (this.#waiting.length >= MAX_SPANS_WAITING) this.dropped++;
    else this.#waiting.push(span);
    if (this.#waiting.length >= MAX_SPANS_SENT && !this.#isFailing) void this.#sendAll();
  }

  /** Sends the remaining spans, unless the collector fails. */
  async close(): Promise<void> {
    this.#stopTimer();
    if (!this.#isFailing) await this.#sendAll();
    this.dropped += this.#waiting.length;
    this.#logDropped();
  }

  /** Sends until no span waits or the collector fails; a second call waits for the first. */
  #sendAll(): Promise<void> {
    this.#sending ??= this.#sendBatches().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendBatches(): Promise<void> {
    do {
      const spans = this.#waiting.splice(0, MAX_SPANS_SENT);
      if (spans.length > 0) await this.#send(spans);
    } while (this.#waiting.length > 0 && !this.#isFailing);
  }

  async #send(spans: readonly Span[]): Promise<void> {
    const requests = spans.filter(({ isRequest }) => isRequest);
    try {
      await this.#post('traces', tracesOf(this.#plan.serviceName, spans));
      this.#isFailing = false;
    } catch (error) {
      this.dropped += spans.length;
      this.#fail(error as Error, 'traces cannot be sent to the collector');
      return;
    }
    if (requests.length === 0) return;
    const logs = logsOf(this.#plan.serviceName, requests);
    await this.#post('logs', logs).catch((error) => this.#fail(error, 'the log of requests cannot be sent'));
  }

  #fail({ message }: Error, what: string): void {
    if (!this.#isFailing) this.#ports.log.warn({ error: message }, what);
    this.#isFailing = true;
  }

  /** Logs the spans dropped since the last line, if any. */
  #logDropped(): void {
    const spans = this.dropped - this.#logged;
    if (spans > 0) this.#ports.log.warn({ spans, sinceStart: this.dropped }, 'spans were dropped');
    this.#logged = this.dropped;
  }

  async #post(path: string, body: object): Promise<void> {
    const { clock, send } = this.#ports;
    const headers = { 'Content-Type': 'application/json', ...this.#plan.headers };
    const url = `${this.#plan.endpoint.replace(/\/$/, '')}/v1/${path}`;
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await withDeadline(clock, ANSWER_TIMEOUT_MS, (signal) => send(url, { ...init, signal }));
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the collector answered ${response.status}`);
  }
}

/** Creates telemetry that sends to a collector. */
export function createTelemetry(plan: TelemetryPlan, { random, ...ports }: TelemetryPorts) {
  const { clock } = ports;
  const under = new AsyncLocalStorage<Context>();
  const exporter = new SpanExporter(plan, ports);
  const id = (bytes: number) => Buffer.from(random(bytes)).toString('hex');

  /** Returns the context of a new span, and the id of its parent span or an empty text. */
  function contextOf(traceparent: string | undefined): readonly [Context, string] {
    const given = TRACEPARENT.exec(traceparent ?? '');
    const parent = given === null ? under.getStore() : { traceId: given[1], spanId: given[2] };
    return [{ traceId: parent?.traceId ?? id(16), spanId: id(8) }, parent?.spanId ?? ''];
  }

  return {
    /** Runs a function in a child span of the current one; `factsOf` derives attributes from its result. */
    async span<T>(start: SpanStart, run: () => Promise<T>, factsOf: (result: T) => SpanFacts): Promise<T> {
      const { name, facts, traceparent, isRequest = false } = start;
      const [context, parentId] = contextOf(traceparent);
      const [from, begin] = [clock.now(), clock.monotonic()];
      const result = await under.run(context, run);
      const to = from + clock.monotonic() - begin;
      exporter.add({ ...context, parentId, name, isRequest, from, to, facts: { ...facts, ...factsOf(result) } });
      return result;
    },
    /** Records a span that has just ended and took `ms` milliseconds. */
    ended(name: string, ms: number, facts: SpanFacts): void {
      const [context, parentId] = contextOf(undefined);
      const to = clock.now();
      exporter.add({ ...context, parentId, name, isRequest: false, from: to - ms, to, facts });
    },
    /** Returns the number of spans that have not reached the collector since the start. */
    dropped: () => exporter.dropped,
    /** Sends the remaining spans. */
    close: () => exporter.close(),
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

/** Converts spans to OTLP. */
function tracesOf(service: string, spans: readonly Span[]): object {
  const sent = spans.map(({ traceId, spanId, parentId, name, isRequest, from, to, facts }) => ({
    traceId,
    spanId,
    parentSpanId: parentId,
    name,
    kind: isRequest ? SERVER : INTERNAL,
    startTimeUnixNano: nano(from),
    endTimeUnixNano: nano(to),
    attributes: attributesOf(facts),
  }));
  return { resourceSpans: [{ resource: resourceOf(service), scopeSpans: [{ scope: SCOPE, spans: sent }] }] };
}

/** Converts requests to log lines in OTLP. */
function logsOf(service: string, requests: readonly Span[]): object {
  const logRecords = requests.map(({ traceId, spanId, name, from, to, facts }) => ({
    timeUnixNano: nano(to),
    severityNumber: 9,
    severityText: 'INFO',
    traceId,
    spanId,
    body: { stringValue: `${name} ${facts['http.response.status_code'] ?? ''} ${Math.round(to - from)} ms` },
    attributes: attributesOf(facts),
  }));
  return { resourceLogs: [{ resource: resourceOf(service), scopeLogs: [{ scope: SCOPE, logRecords }] }] };
}
