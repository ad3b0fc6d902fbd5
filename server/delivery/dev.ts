import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';

const OURS = /^\/(api\/|healthz|readyz|metrics)/;

/** The page from its sources, with hot reload, in front of the server's own answers: for working on it. */
export async function serveSources(server: Server): Promise<void> {
  const vite = await createVite({
    configFile: join(import.meta.dirname, '..', '..', 'web', 'vite.config.ts'),
    configLoader: 'native',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  const [answer] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (OURS.test(request.url ?? '')) answer(request, response);
    else vite.middlewares(request, response);
  });
  // Open pages hold a socket for reloads, which would hold up the server's own stop.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void vite.close());
}
