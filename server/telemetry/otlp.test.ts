/** What a collector receives: how long things take, and nothing about the players. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { virtualClock } from '../test/virtual-clock.ts';
import { command, newToken, openAt, QUIET, startNode } from '../testing.ts';
import { createTelemetry, EXPORT_EVERY_MS, MAX_SPANS_WAITING } from './otlp.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, string> }[];
}

/** Starts a collector that stores what it receives, by path. */
async function startCollector() {
  const received: { readonly path: string; readonly key: unknown; readonly body: string }[] = [];
  const answer = { status: 200 };
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', key: request.headers['x-key'], body: await text(request) });
    response.writeHead(answer.status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { endpoint, received, answer, close: () => new Promise((resolve) => server.close(resolve)) };
}

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.close());

function telemetryTo(log = QUIET) {
  const clock = virtualClock();
  const plan = { endpoint: collector.endpoint, headers: { 'x-key': 'k' }, serviceName: 'games' };
  return { clock, telemetry: createTelemetry(plan, { clock, random: randomBytes, log, send: fetch }) };
}

test('requests, commands and commits are told with their times, without tables, names and tokens', async () => {
  const { telemetry } = telemetryTo();
  const node = await startNode({ telemetry });
  const token = newToken();
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };
  const table = await openAt(node.origin, token, plan, { name: 'Ann' });
  await command(node.origin, table, { type: 'chat', text: 'hello' }, token);
  const [trace, above] = ['ab'.repeat(16), 'cd'.repeat(8)];
  await fetch(`${node.origin}/api/games/${table}`, { headers: { traceparent: `00-${trace}-${above}-01` } });
  // A node that stops sends the remaining spans.
  await node.close();
  const bodies = (path: string) =>
    collector.received.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
  expect(collector.received.every(({ key }) => key === 'k')).toBe(true);
  const [{ resource, scopeSpans }] = bodies('/v1/traces')[0].resourceSpans;
  expect(resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'games' } }]);
  const spans = scopeSpans[0].spans as SentSpan[];
  const factsOf = ({ attributes }: SentSpan) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  const chat = spans.find(({ name }) => name === 'command chat') as SentSpan;
  const request = spans.find(({ spanId }) => spanId === chat.parentSpanId) as SentSpan;
  expect(factsOf(chat)['asteroute.outcome']).toBe('done');
  expect(request).toMatchObject({ name: 'HTTP POST', traceId: chat.traceId, parentSpanId: '' });
  expect(factsOf(request)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/games/:id/commands',
    'http.response.status_code': '200',
  });
  expect(spans.filter(({ name }) => name === 'commit').length).toBeGreaterThan(1);
  expect(spans.find(({ traceId }) => traceId === trace)).toMatchObject({ name: 'HTTP GET', parentSpanId: above });
  const lines = bodies('/v1/logs')[0].resourceLogs[0].scopeLogs[0].logRecords;
  expect(lines.map(({ body }: { body: { stringValue: string } }) => body.stringValue)).toEqual([
    expect.stringMatching(/^HTTP POST 201 \d+ ms$/),
    expect.stringMatching(/^HTTP POST 200 /),
    expect.stringMatching(/^HTTP GET 200 /),
  ]);
  for (const { body } of collector.received)
    for (const secret of [table, token, 'Ann', 'hello', '127.0.0.1']) expect(body).not.toContain(secret);
});

test('a collector that fails is said once, and costs no more than what it is not told', async () => {
  const warnings: string[] = [];
  const { clock, telemetry } = telemetryTo({ ...QUIET, warn: (_, message) => void warnings.push(message) });
  collector.answer.status = 500;
  const sendOne = async (count: number) => {
    telemetry.ended('commit', 1, { entries: 1 });
    await expect
      .poll(async () => {
        await clock.advance(EXPORT_EVERY_MS);
        return collector.received.length;
      })
      .toBeGreaterThanOrEqual(count);
  };
  await sendOne(1);
  await sendOne(2);
  await telemetry.close();
  expect(warnings.filter((one) => one !== 'spans were dropped')).toEqual(['traces cannot be sent to the collector']);
  expect(telemetry.dropped()).toBe(2);
});

/** Simulates sixty seconds with 300 spans each, and a collector that answers after `answerMs` milliseconds. */
async function minuteOfSpans(answerMs: number) {
  const clock = virtualClock();
  const logged: number[] = [];
  let sent = 0;
  const send = async (url: string | URL | Request, init?: RequestInit) => {
    await new Promise<void>((resolve) => void clock.after(answerMs, resolve));
    if (String(url).endsWith('/v1/traces'))
      sent += JSON.parse(String(init?.body)).resourceSpans[0].scopeSpans[0].spans.length;
    return new Response('{}');
  };
  const log = { ...QUIET, warn: (fields: object) => void logged.push((fields as { spans: number }).spans) };
  const plan = { endpoint: 'http://collector', headers: {}, serviceName: 'games' };
  const telemetry = createTelemetry(plan, { clock, random: randomBytes, log, send });
  for (let second = 0; second < 60; second++) {
    for (let i = 0; i < 300; i++) telemetry.ended('commit', 1, {});
    await clock.advance(1000);
  }
  const isClosed = telemetry.close();
  await clock.advance(60 * answerMs);
  await isClosed;
  return { sent, dropped: telemetry.dropped(), logged };
}

test('every one of 300 spans a second reaches a collector that answers', async () => {
  expect(await minuteOfSpans(50)).toEqual({ sent: 18_000, dropped: 0, logged: [] });
});

test('spans that a slow collector leaves no room for are counted, and the count is in the log', async () => {
  const { sent, dropped, logged } = await minuteOfSpans(4000);
  expect(sent + dropped).toBe(18_000);
  expect(sent).toBeGreaterThan(MAX_SPANS_WAITING);
  expect(dropped).toBeGreaterThan(0);
  expect(logged.reduce((sum, spans) => sum + spans, 0)).toBe(dropped);
});
