import { chmodSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from '../domain/ports.ts';
import { createPrivateFolder } from '../secrets/private-file.ts';

const TAKEN =
  'another server with this DATA_DIR runs and keeps its socket for asteroute admin: give each server a DATA_DIR of its own';

/** Whether a server answers at a socket. A server that was killed leaves a file at which none answers. */
function isTaken(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Null if another server of the folder has it, or the file system supports none: games are still served. */
export async function listenForAdmin(api: Hono, path: string, log: Logger): Promise<Server | null> {
  if (await isTaken(path)) {
    log.warn({ socket: path }, TAKEN);
    return null;
  }
  const server = createAdaptorServer({ fetch: api.fetch }) as Server;
  // This socket alone must not keep the process alive.
  server.unref();
  return new Promise((resolve) => {
    server.once('error', (error) => {
      log.warn({ error: error.message }, 'no socket for asteroute admin');
      resolve(null);
    });
    createPrivateFolder(path);
    // Removes the socket file of a server that was killed.
    rmSync(path, { force: true });
    const before = process.umask(0o177);
    server.listen(path, () => {
      chmodSync(path, 0o600);
      resolve(server);
    });
    process.umask(before);
  });
}
