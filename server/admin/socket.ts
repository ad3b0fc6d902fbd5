import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from '../domain/ports.ts';

/**
 * Takes the operator's commands on a socket of this machine that only the user of the server can open. A server that
 * cannot have one, as on a file system without sockets, serves games all the same.
 */
export function listenForAdmin(api: Hono, path: string, log: Logger): Promise<Server | null> {
  const server = createAdaptorServer({ fetch: api.fetch }) as Server;
  // It does not keep a process alive.
  server.unref();
  return new Promise((resolve) => {
    server.once('error', (error) => {
      log.warn({ error: error.message }, 'no socket for asteroute admin');
      resolve(null);
    });
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // Of a server that was killed.
    rmSync(path, { force: true });
    const before = process.umask(0o177);
    server.listen(path, () => {
      chmodSync(path, 0o600);
      resolve(server);
    });
    process.umask(before);
  });
}
