import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../config/config.ts';
import type { Environment } from '../domain/ports.ts';
import { withDeadline } from '../domain/timers.ts';

/** Attributes of a span: never a table, name, address or token. */
type SpanFacts = Readonly<Record<string, string | number>>;

type TelemetryPlan = NonNullable<Config['telemetry']>;

export interface TelemetryPorts extends Pick<Environment, 'clock' | 'random' | 'log'> {
  readonly send: typeof fetch;
}

export type Telemetry = ReturnType<typeof createTelemetry>;

interface SpanStart {
  readonly name: string;
  readonly facts: SpanFacts;
  /** The header `traceparent` of a request: the span of a proxy or client, which becomes the parent of this one. */
  readonly traceparent?: string | undefined;
  readonly isRequest?: boolean;
}

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  readonly isRequest: boolean;
  readonly from: number;
  readonly to: number;
  readonly facts: SpanFacts;
}

type Context = Pick<Span, 'traceId' | 'spanId'>;

export const EXPORT_EVERY_MS = 5000;
const MAX_SPANS_SENT = 512;
/** Most spans that wait; further ones are dropped, so that a collector that is down costs no memory. */
export const MAX_SPANS_WAITING = 4096;
const ANSWER_TIMEOUT_MS = 10_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-/;

class SpanExporter {
  dropped = 0;
  readonly #plan: TelemetryPlan;
  readonly #ports: Omit<TelemetryPorts, 'random'>;
  readonly #stopTimer: () => void;
  #waiting: Span[] = [];
  #sending: Promise<void> | null = null;
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

  async close(): Promise<void> {
    this.#stopTimer();
    if (!this.#isFailing) await this.#sendAll();
    this.dropped += this.#waiting.length;
    this.#logDropped();
  }

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

export function createTelemetry(plan: TelemetryPlan, { random, ...ports }: TelemetryPorts) {
  const { clock } = ports;
  const under = new AsyncLocalStorage<Context>();
  const exporter = new SpanExporter(plan, ports);
  const id = (bytes: number) => Buffer.from(random(bytes)).toString('hex');

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
    ended(name: string, ms: number, facts: SpanFacts): void {
      const [context, parentId] = contextOf(undefined);
      const to = clock.now();
      exporter.add({ ...context, parentId, name, isRequest: false, from: to - ms, to, facts });
    },
    dropped: () => exporter.dropped,
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
