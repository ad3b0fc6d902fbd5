import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';

/** The game from its sources, with hot reload: for working on it. */
export async function createDevServer(): Promise<Server> {
  const server = createServer();
  const vite = await createVite({
    configFile: join(import.meta.dirname, '..', 'web', 'vite.config.ts'),
    configLoader: 'native',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  server.on('request', vite.middlewares);
  // Open pages hold a socket for reloads, which would hold up the server's own stop.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void vite.close());
  return server;
}
