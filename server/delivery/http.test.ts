/** How the server answers malformed and hostile requests, and its operator. */
import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../config/config.ts';
import { StartError } from '../domain/ports.ts';
import { ask, command, Follower, metricsOf, newToken, openAt, startNode, type TestNode } from '../testing.ts';

let node: TestNode;
let limited: TestNode;
const logged: string[] = [];
const note = (fields: object, message: string) => logged.push(JSON.stringify({ ...fields, message }));
beforeAll(async () => {
  node = await startNode({ log: { info: note, warn: note, error: note } });
  limited = await startNode({
    limits: { seconds: 100_000, requests: 30, commands: 4, chat: 2, openings: 3, sockets: 2 },
  });
});
afterAll(async () => {
  await node.close();
  await limited.close();
});

const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };
const get = (path: string, init?: RequestInit) => fetch(`${node.origin}${path}`, init);

describe('every answer', () => {
  test.each(['/api/games', '/healthz', '/nothing'])('of %s has strict headers', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('demands HTTPS and a page apart from browsers that came by it, as a trusted proxy says', async () => {
    const demands = async (at: TestNode, proto: string) => {
      const { headers } = await fetch(`${at.origin}/nothing`, { headers: { 'X-Forwarded-Proto': proto } });
      return ['strict-transport-security', 'cross-origin-opener-policy'].map((name) => headers.get(name));
    };
    const behind = await startNode({ trustProxy: true });
    expect(await demands(behind, 'https')).toEqual(['max-age=31536000', 'same-origin']);
    expect([await demands(behind, 'http'), await demands(node, 'https')]).toEqual([
      [null, null],
      [null, null],
    ]);
    await behind.close();
    expect((await get('/')).headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  });

  test('of the API is JSON and never cached', async () => {
    const response = await get('/api/games');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a malformed request', () => {
  test.each([
    ['/api/nothing', undefined, 404, 'unknown-path'],
    ['/api/games/0000000000000000', undefined, 404, 'unknown-table'],
    ['/api/games/..%2f..%2fetc', undefined, 404, 'unknown-table'],
    ['/api/games', '{', 400, 'malformed'],
    ['/api/games', '{}', 400, 'malformed'],
    ['/api/games', JSON.stringify({ id: 'x', plan: PLAN, more: 1 }), 400, 'malformed'],
    ['/api/games', 'x'.repeat(5000), 413, 'too-large'],
    ['/api/games', 'x'.repeat(100_000), 413, 'too-large'],
    ['/api/mine', '{"tokens":["short"]}', 400, 'malformed'],
  ])('to %s with %j is refused with its code', async (path, body, status, code) => {
    const headers = { Authorization: `Bearer ${newToken()}` };
    const response = await get(path, body === undefined ? {} : { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    const table = /^\/api\/games\/(0+)$/.exec(path)?.[1] ?? null;
    expect(await response.json()).toMatchObject({ table, fault: { code } });
  });

  test('without a token creates no table, and a malformed token is refused', async () => {
    const body = { id: 'x', plan: PLAN };
    expect(await ask(node.origin, 'POST /api/games', { body })).toMatchObject({ fault: { code: 'no-token' } });
    expect(await ask(node.origin, 'POST /api/games', { body, token: 'admin' })).toMatchObject({
      fault: { code: 'malformed' },
    });
  });
});

test('a client that breaks off while sending is no bug of the server', async () => {
  const told: string[] = [];
  const note = (_: object, message: string) => void told.push(message);
  let ended = 0;
  const own = await startNode({ log: { info: note, warn: note, error: note } });
  own.server.on('request', (_, response) => response.on('close', () => ended++));
  const { port } = own.server.address() as AddressInfo;
  const lengths = ['Content-Length: 500', 'Transfer-Encoding: chunked'];
  const paths = ['/api/games', '/api/mine', '/api/games/0000000000000000/commands'];
  for (let i = 0; i < 50; i++) {
    const head = `POST ${paths[i % 3]} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lengths[i % 2]}\r\n`;
    const line = connect(port, '127.0.0.1');
    line.on('error', () => undefined);
    const asked = new Promise((resolve) => own.server.once('request', resolve));
    line.write(`${head}Authorization: Bearer ${newToken()}\r\n\r\n3\r\n{"i`);
    await asked;
    line.destroy();
  }
  await expect.poll(() => ended).toBe(50);
  expect(await metricsOf(own.origin)).toMatch(/^asteroute_bugs_total 0$/m);
  expect(told).toEqual([]);
  await own.close();
});

test('a token of another table or without a seat is refused', async () => {
  const [ann, bob] = [newToken(), newToken()];
  const table = await openAt(node.origin, ann, PLAN, { name: 'Ann' });
  const other = await openAt(node.origin, bob, PLAN, { name: 'Bob' });
  await command(node.origin, table, { type: 'join', name: 'Cid', clientSeed: '' }, newToken());
  const turn = { type: 'turn', turn: 0, x: 0, y: 1, rotation: 0, action: { type: 'pass' } } as const;
  expect(await command(node.origin, table, turn)).toMatchObject({ fault: { code: 'no-token' } });
  expect(await command(node.origin, table, turn, bob)).toMatchObject({ fault: { code: 'wrong-token' } });
  expect(await command(node.origin, table, turn, newToken())).toMatchObject({ fault: { code: 'wrong-token' } });
  expect(await command(node.origin, other, turn, bob)).toMatchObject({ fault: { code: 'wrong-status' } });
});

test('neither log nor metrics nor API description contains a token or a seed', async () => {
  const token = newToken();
  const table = await openAt(node.origin, token, PLAN, { name: 'Ann' });
  await command(node.origin, table, { type: 'chat', text: 'hello' }, token);
  const metrics = await metricsOf(node.origin);
  expect(metrics).toMatch(/asteroute_commands_total\{type="chat",outcome="done"\} \d+/);
  expect(metrics).toContain('asteroute_commit_seconds_bucket');
  const told = metrics + logged.join('') + (await (await get('/api/openapi.json')).text());
  for (const secret of [token, table, 'hello', 'Ann']) expect(told).not.toContain(secret);
});

test('the API describes itself in the schemas that messages are checked by', async () => {
  const api = (await (await get('/api/openapi.json')).json()) as Record<string, Record<string, unknown>>;
  expect(api.openapi).toBe('3.1.0');
  expect(Object.keys(api.paths)).toEqual(
    expect.arrayContaining(['/api/games', '/api/games/{id}/commands', '/api/games/{id}/events']),
  );
  const text = JSON.stringify(api);
  for (const word of ['ask-takeback', 'clientSeed', 'increment', '"already"', '"maximum":200'])
    expect(text).toContain(word);
  const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  for (const name of names) expect(api.components.schemas).toHaveProperty(name);
});

test('the server is ready, and no longer once its store is closed', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect(await (await get('/readyz')).text()).toBe('ready\n');
  const own = await startNode();
  await own.close();
  expect((await own.node.app.request('/readyz')).status).toBe(503);
});

describe('a client over its limit', () => {
  test('is refused by seat, for chat before other commands', async () => {
    const token = newToken();
    const table = await openAt(limited.origin, token, PLAN, { name: 'Ann' });
    const say = () => command(limited.origin, table, { type: 'chat', text: 'x' }, token);
    const answers = [await say(), await say(), await say()];
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(answers[2]).toMatchObject({ fault: { code: 'too-many' } });
    const leave = () => command(limited.origin, table, { type: 'resign' }, token);
    const codes = [];
    for (let i = 0; i < 5; i++) codes.push(((await leave()) as { fault: { code: string } }).fault.code);
    expect(codes).toEqual(['wrong-status', 'wrong-status', 'wrong-status', 'wrong-status', 'too-many']);
  });

  test('is refused by address: for tables, sockets and all requests', async () => {
    await openAt(limited.origin, newToken(), PLAN);
    await openAt(limited.origin, newToken(), PLAN);
    await expect(openAt(limited.origin, newToken(), PLAN)).rejects.toThrow('too-many');
    const sockets = Array.from(
      { length: 3 },
      () => new WebSocket(`${limited.origin.replace('http', 'ws')}/api/socket`),
    );
    const ends = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise((resolve) => socket.on('open', () => resolve('open')).on('error', (e) => resolve(e.message))),
      ),
    );
    expect(ends.sort()).toEqual(['Unexpected server response: 429', 'open', 'open']);
    for (const socket of sockets) socket.terminate();
    let status = 200;
    for (let i = 0; i < 40 && status === 200; i++) status = (await fetch(`${limited.origin}/api/games`)).status;
    expect(status).toBe(429);
  });
});

describe('a socket', () => {
  const open = async () => {
    const socket = new WebSocket(`${node.origin.replace('http', 'ws')}/api/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    return socket;
  };
  const answerTo = (socket: WebSocket, message: string | Buffer) =>
    new Promise<string>((resolve) => {
      socket.once('message', (data) => resolve(data.toString()));
      socket.once('close', (code) => resolve(`closed ${code}`));
      socket.send(message);
    });

  test.each([
    ['no JSON', 'hello', '"malformed"'],
    ['an unknown type', '{"type":"sudo"}', '"malformed"'],
    ['a deep list', '['.repeat(4000), '"malformed"'],
    ['too long', 'x'.repeat(5000), '"too-large"'],
    [
      'a malformed command',
      JSON.stringify({ type: 'command', table: '0000000000000000', command: { id: 'one', type: 'chat', text: '' } }),
      '"type":"answer","table":"0000000000000000","id":"one","ok":false,"fault":{"code":"malformed"',
    ],
    ['bytes', randomBytes(100), '"malformed"'],
    ['far too long', 'x'.repeat(100_000), 'closed 1009'],
    ['an unknown table', '{"type":"watch","table":"0000000000000000","since":0}', '"unknown-table"'],
  ])('answers %s with its code', async (_, message, expected) => {
    const socket = await open();
    expect(await answerTo(socket, message)).toContain(expected);
    socket.terminate();
  });

  test('sends exactly the entries after `since`', async () => {
    const token = newToken();
    const table = await openAt(node.origin, token, PLAN, { name: 'Ann' });
    for (const text of ['1', '2', '3']) await command(node.origin, table, { type: 'chat', text }, token);
    const socket = await open();
    for (const since of [3, 0, 2]) {
      const text = await answerTo(socket, JSON.stringify({ type: 'watch', table, since }));
      const { entries } = JSON.parse(text) as { entries: { seq: number }[] };
      expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4].slice(since));
    }
    socket.terminate();
    const follower = new Follower(node.origin, table);
    await follower.until(() => follower.entries.length === 4);
    follower.drop();
    await command(node.origin, table, { type: 'chat', text: '4' }, token);
    await follower.until(() => follower.entries.length === 5);
    expect(follower.connections).toBe(2);
    follower.close();
  });
});

test.each(['//', '/%', '/api/games/%', '/api/games/%ff', '/api/socket/../socket', '*', 'http://['])(
  'the odd address %s neither stops the server nor holds a connection',
  async (path) => {
    for (const upgrade of ['', 'Connection: Upgrade\r\nUpgrade: websocket\r\n']) {
      const { port } = node.server.address() as AddressInfo;
      const answered = await new Promise((resolve) => {
        const line = connect(port, '127.0.0.1', () => line.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`));
        line.on('data', (data) => resolve(data.toString().split('\r\n')[0]));
        line.on('close', () => resolve('closed'));
        line.on('error', () => resolve('closed'));
        line.unref();
      });
      expect(answered).toMatch(/^(HTTP\/1.1 4\d\d .*|closed)$/);
    }
    expect((await get('/healthz')).status).toBe(200);
  },
);

describe('a setting', () => {
  test.each([
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres:// or postgresql://.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be 0 or 1.'],
    ['LIMIT_CHAT', '-1', 'LIMIT_CHAT must be a whole number from 0 (no limit) to 999999.'],
    ['ORIGINS', 'https://a.example/page', 'ORIGINS must be a list such as https://a.example,https://b.example.'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 letters.'],
  ])('%s=%s is refused with the reason', (name, value, reason) => {
    expect(() => readConfig({ [name]: value }, '.')).toThrow(new StartError(reason));
  });

  test('that is no port is refused', () => {
    expect(() => readConfig({ PORT: 'x' }, '.')).toThrow(StartError);
  });

  test('that is empty counts as missing', () => {
    expect(readConfig({ DATABASE_URL: '', HOST: '' }, 'here')).toMatchObject({
      databaseUrl: null,
      host: '127.0.0.1',
      port: 3000,
    });
  });
});
