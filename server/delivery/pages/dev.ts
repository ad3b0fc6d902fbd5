import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';

const OURS = /^\/(api\/|\.well-known\/|healthz|readyz|metrics)/;

export async function serveSources(server: Server): Promise<void> {
  const vite = await createVite({
    configFile: join(import.meta.dirname, '..', '..', '..', 'web', 'app', 'vite.config.ts'),
    configLoader: 'native',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  const [answer] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (OURS.test(request.url ?? '')) answer(request, response);
    else vite.middlewares(request, response);
  });
  // Closes Vite's sockets to open pages, which would otherwise keep the server from stopping.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void vite.close());
}
