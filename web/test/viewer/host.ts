/** Serves pages that embed the viewer: a static host with the built files, some games, and the pages of a test. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GameRecord } from '@asteroute/record';
import { ROOT } from '@asteroute/server/node-process';
import { buildViewer } from '@asteroute/viewer/build';

interface HostPage {
  readonly html: string;
  /** The security policy of the page; none if it is absent. */
  readonly policy?: string;
}

/** A static host that runs until it is closed. */
export interface Host {
  /** The folder of the built viewer. */
  readonly dist: string;
  /** Puts a page on the host; returns its address. */
  serve(page: HostPage): string;
  close(): void;
}

/** A strict security policy with which the viewer works. */
export const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types asteroute";

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json', html: 'text/html' };

/** Builds the viewer and serves it under `/asteroute/`, and games under `/games/`. */
export async function startHost(games: Readonly<Record<string, unknown>>): Promise<Host> {
  const dist = mkdtempSync(join(tmpdir(), 'asteroute-viewer-'));
  await buildViewer(dist);
  const pages = new Map<string, HostPage>();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const [, folder, file] = /^(?:\/pages)?\/(asteroute|games|pages)\/([\w.-]+)$/.exec(normalize(pathname)) ?? [];
    const page = folder === 'pages' ? pages.get(file) : undefined;
    const body =
      page?.html ??
      (folder === 'games' && file in games ? JSON.stringify(games[file]) : folder === 'asteroute' ? read(file) : null);
    response.setHeader('Content-Type', page ? 'text/html' : (TYPES[file?.split('.').at(-1) ?? ''] ?? 'text/plain'));
    if (page?.policy !== undefined) response.setHeader('Content-Security-Policy', page.policy);
    response.statusCode = body === null ? (pathname === '/favicon.ico' ? 204 : 404) : 200;
    response.end(body ?? '');
  });
  const read = (file: string): Buffer | null => {
    try {
      return readFileSync(join(dist, file));
    } catch {
      return null;
    }
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    dist,
    serve(page) {
      const name = `${pages.size}.html`;
      pages.set(name, page);
      return `http://127.0.0.1:${port}/pages/${name}`;
    },
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

export const pageWith = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}<script type="module" src="/asteroute/asteroute-game.js"></script></head><body><main><h1>A page</h1>${body}</main></body></html>`;

export function fixtureGames(name: string): GameRecord[] {
  const text = gunzipSync(readFileSync(join(ROOT, 'fixtures', 'games', `${name}.jsonl.gz`))).toString('utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GameRecord);
}
