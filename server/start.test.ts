import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

const MAIN = join(import.meta.dirname, 'main.ts');
const DATA_DIR = mkdtempSync(join(tmpdir(), 'asteroute-start-'));

interface Run {
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
}

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** The real server in a process of its own, on the loopback address only. */
function start(port: string, more: NodeJS.ProcessEnv = {}, ...args: string[]): Run {
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR, DATABASE_URL: undefined, ...more };
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (data) => {
    text += data;
  });
  child.stderr.on('data', (data) => {
    text += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { process: child, ended, output: () => text };
}

/** The port that a started server says it has. */
function ready(run: Run): Promise<number> {
  return vi.waitFor(
    () => {
      const port = /ready at http:\/\/localhost:(\d+)\n/.exec(run.output())?.[1];
      if (port === undefined) throw new Error(`not ready: ${run.output()}`);
      return Number(port);
    },
    { timeout: 25_000, interval: 10 },
  );
}

/** A request by its raw path: unlike fetch, it resolves no dots. */
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
  let run: Run;
  let port: number;
  const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`, init);
  const script = async (): Promise<string> =>
    /src="(\/assets\/[^"]+\.js)"/.exec(await (await get('/')).text())?.[1] ?? '';

  beforeAll(async () => {
    run = start('0');
    port = await ready(run);
  });
  afterAll(() => run.process.kill('SIGKILL'));

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

  test('serves the program compressed, to be kept for good', async () => {
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

  test('lets nothing from elsewhere into the page', async () => {
    for (const path of ['/', '/healthz', '/nothing', await script()]) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  test('says that it is well', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok\n');
  });

  test('says in plain words that something is not there', async () => {
    const response = await get('/nothing');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe('There is nothing here. The game is at /\n');
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
    '/%00',
    '/%',
  ])('has no way out of the bundle: %s', async (path) => {
    expect(await status(port, path)).toBe(404);
  });

  test('leaves a taken port alone and says what to do', async () => {
    const second = start(String(port));
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`Port ${port} is taken. Set PORT to another, e.g. PORT=${port + 1} npm start\n`);
  });
});

test.each(['abc', '-1', '65536', '3.5', '0x50', ' 80'])('refuses the port "%s" with a reason', async (port) => {
  const run = start(port);
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(
    `PORT must be a whole number from 0 to 65535, not "${port}". For one: PORT=3001 npm start\n`,
  );
});

test('starts in less than three seconds when nothing changed, and builds nothing', async () => {
  const first = start('0');
  await ready(first);
  first.process.kill('SIGTERM');
  await first.ended;
  const began = performance.now();
  const second = start('0');
  await ready(second);
  const took = performance.now() - began;
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.output()).not.toContain('Building');
  expect(took).toBeLessThan(3000);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'stops on %s at once with an open connection, and gives the port back',
  async (signal) => {
    const run = start('0');
    const port = await ready(run);
    await fetch(`http://127.0.0.1:${port}/healthz`);
    run.process.kill(signal);
    expect(await run.ended).toBe(0);
    const next = createServer();
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
    expect((next.address() as AddressInfo).port).toBe(port);
    next.close();
  },
);

test('on a stop tells sockets to come again, and ends at once', async () => {
  const run = start('0');
  const socket = new WebSocket(`ws://127.0.0.1:${await ready(run)}/api/socket`);
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  run.process.kill('SIGTERM');
  expect(await closed).toBe(1001);
  expect(await run.ended).toBe(0);
});

test.each([
  ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none', /^The store cannot be opened: the database of DATABASE_URL: /],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of /],
])('refuses %s=%s with the reason', async (name, value, reason) => {
  const run = start('0', { [name]: value });
  expect(await run.ended).toBe(1);
  expect(run.output().replace(/^Building.*\n/, '')).toMatch(reason);
});

test('serves the sources themselves, with hot reload, to those who work on it', async () => {
  const run = start('0', {}, '--dev');
  const port = await ready(run);
  const page = await (await fetch(`http://127.0.0.1:${port}/`, { headers: { Accept: 'text/html' } })).text();
  expect(page).toContain('/@vite/client');
  expect(await (await fetch(`http://127.0.0.1:${port}/api/games`)).json()).toEqual({ open: [], running: [] });
  const module = await fetch(`http://127.0.0.1:${port}/main.tsx`);
  expect(await module.text()).toContain('preact');
  run.process.kill('SIGINT');
  expect(await run.ended).toBe(0);
});
