/** Clients that send too many requests, or requests that never end. */
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createHostCheck, createOwnOrigin } from '../config/origin.ts';
import { METRICS_TOKEN } from '../test/node-process.ts';
import { startNode, type TestNode } from '../testing.ts';
import { createHttpServer } from './http-server.ts';

const FOR_EVER = 100_000;
let node: TestNode;
let limited: TestNode;
beforeAll(async () => {
  node = await startNode({ origins: ['https://games.example'] });
  limited = await startNode({ limits: { seconds: FOR_EVER, requests: 10, files: 3 } });
});
afterAll(async () => {
  await node.close();
  await limited.close();
});

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Sends bytes; resolves with the response once it matches `enough` or the connection is closed. */
function sendRaw(port: number, bytes: string, enough: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let got = '';
    const line: Socket = connect(port, '127.0.0.1', () => line.write(bytes));
    const end = (): void => {
      line.destroy();
      resolve(got);
    };
    line.on('data', (data) => {
      got += data.toString();
      if (enough.test(got)) end();
    });
    line.on('error', end).on('close', end);
  });
}

/** Opens a socket; resolves with `open`, or with the status of the refusal. */
function openSocket(at: TestNode, origin?: string): Promise<string> {
  const socket = new WebSocket(`${at.origin.replace('http', 'ws')}/api/socket`, { origin });
  return new Promise((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('error', ({ message }) => resolve(/\d+$/.exec(message)?.[0] ?? message));
  }).then((ended) => {
    socket.terminate();
    return ended as string;
  });
}

test('a socket that sends on and on is closed, and its address cannot open another', async () => {
  const socket = new WebSocket(`${limited.origin.replace('http', 'ws')}/api/socket`);
  await new Promise((resolve) => socket.once('open', resolve));
  let answers = 0;
  socket.on('message', () => answers++);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  for (let i = 0; i < 2000; i++) socket.send('{"type":"ping"}');
  expect(await closed).toBe(1008);
  expect(answers).toBeLessThan(130);
  expect(await openSocket(limited)).toBe('429');
});

test('the page, readiness and metrics are limited by address, and health is not', async () => {
  const statuses: number[] = [];
  for (const path of ['/', '/readyz', '/metrics', '/readyz', '/assets/x.js', '/metrics', '/healthz', '/healthz'])
    statuses.push((await fetch(`${limited.origin}${path}`)).status);
  expect(statuses).toEqual([404, 200, 401, 429, 429, 429, 200, 200]);
});

test('only so many connections stay open from one address', async () => {
  const server = createHttpServer({ fetch: () => new Response('here'), maxConnections: 5 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const lines = Array.from({ length: 8 }, () => connect(portOf(server), '127.0.0.1'));
  const isClosed = lines.map(
    (line) =>
      new Promise<boolean>((resolve) => {
        line.on('error', () => undefined).on('close', () => resolve(true));
        line.on('data', () => resolve(false));
        line.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      }),
  );
  expect((await Promise.all(isClosed)).filter(Boolean)).toHaveLength(3);
  for (const line of lines) line.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test('requests that never come to an end are cut within seconds', () => {
  const server = createHttpServer({ fetch: () => new Response('here'), maxConnections: 0 });
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(15_000);
});

test('an upgrade to h2c is ignored and the request answered', async () => {
  const upgrade = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n';
  const got = await sendRaw(portOf(node.server), `GET /healthz HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`, /ok\n/);
  expect(got).toMatch(/^HTTP\/1.1 200 OK/);
});

test('pages of another origin open no socket, unless the host says so', async () => {
  expect(await openSocket(node)).toBe('open');
  expect(await openSocket(node, node.origin)).toBe('open');
  expect(await openSocket(node, 'https://games.example')).toBe('open');
  for (const origin of ['https://evil.example', 'null', node.origin.replace('127.0.0.1', 'localhost')])
    expect(await openSocket(node, origin)).toBe('403');
});

/** Asks with a Host header; resolves with the whole response. */
const askAs = (at: TestNode, host: string, path: string, more = '') =>
  sendRaw(portOf(at.server), `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`, /^$/);

test('only known names of the server are answered, also for sockets, and the refusal says what to set', async () => {
  const { port } = new URL(node.origin);
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
  const refused = await askAs(node, `evil.example:${port}`, '/api/games');
  expect(refused).toMatch(/^HTTP\/1.1 421 [\s\S]*"code":"unknown-host"/);
  expect(refused).toContain(`set ORIGINS=https://games.example,http://evil.example:${port} `);
  expect(await askAs(node, `evil.example:${port}`, '/')).toMatch(
    /^HTTP\/1.1 421 [\s\S]*does not know itself by the name evil/,
  );
  expect(await askAs(node, 'evil.example', '/api/socket', `${upgrade}Origin: http://evil.example\r\n`)).toMatch(
    /^HTTP\/1.1 421 /,
  );
  for (const host of ['localhost', 'a.localhost:80', '127.0.0.1', '[::1]:3000', '192.168.1.2', 'Games.Example.'])
    expect([host, (await askAs(node, host, '/api/games')).slice(0, 12)]).toEqual([host, 'HTTP/1.1 200']);
  expect(await askAs(node, 'evil.example', '/readyz')).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['127.0.0.1', ['desktop.local', 'myserver', 'evil.example', 'x.local.evil.example'], []],
  [
    '0.0.0.0',
    ['evil.example', 'evil.example.com.', 'local.evil.example', 'x y', ''],
    ['desktop.local', 'myserver', 'nas.lan', 'one:3000'],
  ],
  ['games.example', ['evil.example'], ['games.example']],
])('a server on %s', (host, unknown, known) => {
  const fault = createHostCheck({ host, origins: [] });
  for (const name of unknown) expect([name, fault(name)]).toEqual([name, expect.stringContaining('ORIGINS=http://')]);
  for (const name of known) expect([name, fault(name)]).toEqual([name, null]);
});

test('an origin is that of this server by ORIGINS, or by the address and port that were listened on', () => {
  const at = { localAddress: '::ffff:192.168.1.5', localPort: 3000 };
  const isOwn = createOwnOrigin({ host: '0.0.0.0', origins: ['https://games.example'] });
  const own = [3000, 4000].flatMap((port) => [
    `http://192.168.1.5:${port}`,
    `http://localhost:${port}`,
    `http://${hostname()}.local:${port}`,
    `http://games.example:${port}`,
  ]);
  expect(own.map((origin) => isOwn(origin, at))).toEqual([true, true, true, true, false, false, false, false]);
  const others = ['https://games.example', 'http://10.9.8.7:3000', 'http://other.lan:3000', 'https://localhost', 'x'];
  expect(others.map((origin) => isOwn(origin, at))).toEqual([true, false, false, false, false]);
});

test('metrics are closed without the token', async () => {
  const statusWith = async (headers: Record<string, string>) =>
    (await fetch(`${node.origin}/metrics`, { headers })).status;
  expect(await statusWith({})).toBe(401);
  expect(await statusWith({ Authorization: `Bearer ${METRICS_TOKEN}x` })).toBe(401);
  expect(await statusWith({ Authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
  const closed = await startNode({ metricsToken: null });
  expect((await fetch(`${closed.origin}/metrics`)).status).toBe(404);
  await closed.close();
});

test('however often readiness is asked for, the store is asked once in a second', async () => {
  let asked = 0;
  const { store } = node;
  const own = await startNode({
    store: {
      ...store,
      tables: {
        ...store.tables,
        heads: (tables) => {
          if (tables[0] === '') asked++;
          return store.tables.heads(tables);
        },
      },
      close: async () => undefined,
    },
  });
  await Promise.all(Array.from({ length: 20 }, () => fetch(`${own.origin}/readyz`)));
  expect(asked).toBeLessThanOrEqual(2);
  await own.close();
});
