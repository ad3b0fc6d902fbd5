import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A web space that serves nothing but files. */
export interface WebSpace {
  /** Such as `http://127.0.0.1:40123`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a folder's files below a path such as `/games/`; all else is 404. */
export async function serveFiles(folder: string, path: string): Promise<WebSpace> {
  const fileOf = (pathname: string): string | null => {
    if (!pathname.startsWith(path)) return null;
    const file = join(folder, normalize(pathname.slice(path.length) || 'index.html'));
    return existsSync(file) && statSync(file).isFile() ? file : null;
  };
  const server = createServer(({ url = '/' }, response) => {
    const file = fileOf(new URL(url, 'http://space').pathname);
    if (file === null) return void response.writeHead(404).end('not found');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return void createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
