/** The server as a program: what it prints and serves, and how it ends. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { request as requestTls } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readPort } from './config/port.ts';
import { createSealer } from './secrets/sealer.ts';
import { loadSecret } from './secrets/secret-key.ts';
import { createSigner } from './secrets/signer.ts';
import { openSqlite } from './storage/sqlite.ts';
import { type ChildProgram, startProgram } from './test/child-program.ts';
import { portOf, startServer } from './test/node-process.ts';
import { newToken, openAt } from './testing.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'asteroute-start-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const start = (env: NodeJS.ProcessEnv = {}, ...args: string[]): ChildProgram =>
  startServer({ DATA_DIR, ...env }, ...args);

/** Sends a request with a raw path; unlike fetch, it does not resolve dots. */
function status(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
}

describe('a started server', () => {
  let server: ChildProgram;
  let port: number;
  const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`, init);
  const script = async (): Promise<string> =>
    /src="\.(\/assets\/[^"]+\.js)"/.exec(await (await get('/')).text())?.[1] ?? '';

  beforeAll(async () => {
    server = start();
    port = await portOf(server);
  });
  afterAll(() => server.kill());

  test('serves the page, always asked for again', async () => {
    const page = await get('/');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('<title>Asteroute</title>');
    const again = await get('/', { headers: { 'If-None-Match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ])('serves what the installed game asks for by a lasting name, always asked for again: %s', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('serves the licences of what is bundled', async () => {
    const response = await get('/third-party.md');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/## preact - [\d.]+ \(MIT\)[\s\S]*Permission is hereby granted/);
  });

  test('serves scripts compressed, to be cached for good', async () => {
    const response = await get(await script(), { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('sends the same bytes in every encoding', async () => {
    const path = await script();
    const texts = ['br', 'gzip', 'identity', 'br;q=0, gzip'].map(async (encoding) => {
      const response = await get(path, { headers: { 'Accept-Encoding': encoding } });
      return [response.headers.get('content-encoding'), await response.text()];
    });
    const [br, gzip, plain, refused] = await Promise.all(texts);
    expect([br[0], gzip[0], plain[0], refused[0]]).toEqual(['br', 'gzip', null, 'gzip']);
    expect(new Set([br[1], gzip[1], plain[1], refused[1]]).size).toBe(1);
  });

  test('allows nothing from another origin on the page', async () => {
    for (const path of ['/', '/healthz', '/nothing', await script()]) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  test('keeps its secret in a file that only its owner can read, and publishes the key that checks its records', async () => {
    expect(statSync(join(DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600);
    const { publicKey } = createSigner(loadSecret({ secretKey: null, secretKeyFile: join(DATA_DIR, 'secret.key') }));
    const published = await get('/.well-known/asteroute.json');
    expect(await published.json()).toEqual({ algorithm: 'Ed25519', publicKey });
  });

  test('says that only this machine reaches it, and how to let others in', () => {
    expect(server.output()).toMatch(/Only this machine can reach it; to let others in: HOST=0.0.0.0 npm start\n/);
  });

  test('reports that it is healthy', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok\n');
  });

  test('answers an unknown path with a plain sentence, and a browser with the page', async () => {
    const response = await get('/nothing');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe('There is nothing here. The game is at /\n');
    // The page names its files beside itself; elsewhere it has to say where they are.
    const page = (await (await get('/')).text()).replaceAll('="./', '="/');
    const read = await get('/nothing', { headers: { Accept: 'text/html' } });
    expect([read.status, await read.text()]).toEqual([404, page]);
    expect((await get('/', { method: 'POST' })).status).toBe(404);
  });

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%252e%252e/package.json',
    '//package.json',
    '/.stamp',
    '/%00/package.json',
    '/%',
  ])('serves no file outside the bundle: %s', async (path) => {
    expect(await status(port, path)).toBe(404);
  });

  test('leaves a taken port alone and prints what to do', async () => {
    const second = start({ PORT: String(port) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`Port ${port} is taken. Set PORT to another, e.g. PORT=${port + 1} npm start\n`);
  });

  test('builds nothing when it is started again, and stops at once with open connections and sockets', async () => {
    const again = start();
    const own = await portOf(again);
    expect(again.output()).not.toContain('Building');
    await fetch(`http://127.0.0.1:${own}/healthz`);
    const socket = new WebSocket(`ws://127.0.0.1:${own}/api/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    again.signal('SIGTERM');
    // Code 1001, "going away": clients then reconnect, to this server's successor or to another node.
    expect(await closed).toBe(1001);
    expect(await again.ended).toBe(0);
  });

  test('answers on SIGTERM what has arrived, over sockets and HTTP', async () => {
    const again = start();
    const origin = `http://127.0.0.1:${await portOf(again)}`;
    const token = newToken();
    const seats = [{ color: 'red' }, { color: 'blue' }];
    const plan = { edition: 'classic', seats, access: 'link' };
    const table = await openAt(origin, token, plan, { name: 'Ann', invite: newToken() });
    const sockets = Array.from({ length: 10 }, () => new WebSocket(`${origin.replace('http', 'ws')}/api/socket`));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    const lines = Array.from({ length: 10 }, () => connect(Number(new URL(origin).port), '127.0.0.1'));
    await Promise.all(lines.map((line) => new Promise((resolve) => line.once('connect', resolve))));
    // A first request makes each connection one that is kept open.
    for (const line of lines) line.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await Promise.all(lines.map((line) => new Promise((resolve) => line.once('data', resolve))));
    const say = (id: string) => ({ id, type: 'chat', text: id });
    const answers = [
      ...sockets.map((socket, i) => {
        socket.send(JSON.stringify({ type: 'command', table, token, command: say(`s${i}`) }));
        return new Promise<string>((resolve) => {
          socket.on('message', (data) => resolve(data.toString()));
          socket.on('close', (code) => resolve(`closed ${code}`));
        });
      }),
      ...lines.map((line, i) => {
        const body = JSON.stringify(say(`h${i}`));
        const head = `POST /api/games/${table}/commands HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n`;
        line.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
        return new Promise<string>((resolve) => {
          line.on('data', (data) => resolve(data.toString()));
          line.on('close', () => resolve('closed'));
        });
      }),
    ];
    again.signal('SIGTERM');
    for (const answer of await Promise.all(answers)) expect(answer).toContain('"ok":true');
    expect(await again.ended).toBe(0);
  });

  test('goes on when a terminal ends that it does not print to', async () => {
    const again = start();
    const own = await portOf(again);
    again.signal('SIGHUP');
    expect(await (await fetch(`http://127.0.0.1:${own}/healthz`)).text()).toBe('ok\n');
    again.signal('SIGTERM');
    await again.printed(/"stopping"/);
    expect(await again.ended).toBe(0);
  });

  test.skipIf(process.platform !== 'linux')('stops in order when its terminal ends', async () => {
    const command = `echo pid $$; exec ${process.execPath} ${join(import.meta.dirname, 'main.ts')}`;
    const env = { ...process.env, DATA_DIR, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' };
    const again = startProgram('script', ['-qec', command, '/dev/null'], { env });
    const [, pid] = await again.printed(/^pid (\d+)/m);
    const [, own] = await again.printed(/ready at http:\/\/localhost:(\d+)/);
    const socket = new WebSocket(`ws://127.0.0.1:${own}/api/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    process.kill(Number(pid), 'SIGHUP');
    expect(await closed).toBe(1001);
    expect(await again.ended).toBe(0);
    expect(again.output()).toContain('Stopping.');
  });

  test('gives its port back on SIGINT', async () => {
    const again = start();
    const own = await portOf(again);
    again.signal('SIGINT');
    expect(await again.ended).toBe(0);
    const next = createServer();
    await new Promise<void>((resolve) => next.listen(own, '127.0.0.1', resolve));
    expect((next.address() as AddressInfo).port).toBe(own);
    next.close();
  });
});

describe('a server refuses to start and prints the reason', () => {
  test.each(['abc', '-1', '65536', '3.5', '0x50', ' 80'])('with the port "%s"', (port) => {
    const reason = `PORT must be a whole number from 0 to 65535, not "${port}". For one: PORT=3001 npm start`;
    expect(() => readPort(port)).toThrow(reason);
  });

  test.each([
    ['PORT', 'abc', /^PORT must be a whole number from 0 to 65535, not "abc". For one: PORT=3001 npm start\n$/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of /],
    ['SECRET_KEY', 'short', /^SECRET_KEY must be 64 hexadecimal digits\.\n$/],
    [
      'HOST',
      '999.1.1.1',
      /^HOST=999\.1\.1\.1 is no address of this machine\. For all of them: HOST=0\.0\.0\.0 npm start\n$/,
    ],
    [
      'DATA_DIR',
      '/proc/none/data',
      /^DATA_DIR cannot be used: the folder \/proc\/none\/data cannot be made \(E[A-Z]+\)\.\n$/,
    ],
    ['DATA_DIR', import.meta.filename, /^DATA_DIR cannot be used: .*start\.test\.ts is a file, not a folder\.\n$/],
  ])('with %s=%s', async (name, value, reason) => {
    const server = start({ [name]: value });
    expect(await server.ended).toBe(1);
    expect(server.output().replace(/^Building.*\n/, '')).toMatch(reason);
  });
});

describe('a server refuses to open a store', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'asteroute-refused-'));
    const file = join(folder, 'asteroute.sqlite');
    await (await openSqlite(file, { sealer: createSealer(new Uint8Array(32)) })).close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('whose secret is not here, and makes no new one', async () => {
    const server = start({ DATA_DIR: folder });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /^The store was sealed with a secret that is not here: there is no file \S+secret/m,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('secret'))).toEqual([]);
  });

  test('that a later version has used, and calls that a downgrade', async () => {
    const database = new Database(join(folder, 'asteroute.sqlite'));
    database.exec("insert into kysely_migration values ('999-later', '2030-01-01')");
    database.close();
    const server = start({ DATA_DIR: folder, SECRET_KEY: '00'.repeat(32) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/a later version of Asteroute has used it \(999-later\), .* a downgrade/);
    expect(server.output()).not.toContain('corrupted');
  });
});

test('with TLS_CERT and TLS_KEY it serves HTTPS and wss, by the names of the certificate', async () => {
  const [cert, key] = ['first.crt', 'first.key'].map((name) => join(import.meta.dirname, 'test', 'certificates', name));
  const server = start({ TLS_CERT: cert, TLS_KEY: key });
  const port = await portOf(server);
  expect(server.output()).toContain(`ready at https://localhost:${port}\n`);
  const ca = readFileSync(cert);
  const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = {
      port,
      ca,
      path: '/',
      host: '127.0.0.1',
      servername: 'games.example',
      headers: { Host: 'games.example' },
    };
    requestTls(asked, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
  expect([statusCode, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
  const socket = new WebSocket(`wss://localhost:${port}/api/socket`, { ca, origin: `https://localhost:${port}` });
  await new Promise((resolve) => socket.once('open', resolve));
  const answer = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(data.toString()))));
  socket.send('{"type":"ping"}');
  expect(await answer).toMatchObject({ type: 'pong' });
  socket.close();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('npm run dev serves the sources themselves, with hot reload', async () => {
  const server = start({}, '--dev');
  const port = await portOf(server);
  const page = await (await fetch(`http://127.0.0.1:${port}/`, { headers: { Accept: 'text/html' } })).text();
  expect(page).toContain('/@vite/client');
  expect(await (await fetch(`http://127.0.0.1:${port}/api/games`)).json()).toEqual({ open: [], running: [] });
  const entry = /<script type="module" src="([^"]+\.tsx)"/.exec(page)?.[1] ?? '';
  const module = await fetch(`http://127.0.0.1:${port}${new URL(entry, 'http://page/').pathname}`);
  expect(await module.text()).toContain('preact');
  server.signal('SIGINT');
  expect(await server.ended).toBe(0);
});
