/** Starts the server: `npm start`, and `npm run dev` with `--dev`. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { loadAssets } from './assets.ts';
import { bundleOf, freshenBundle } from './bundle.ts';
import { listen, PortError, readPort } from './port.ts';
import { stopOnSignals } from './stop.ts';

const ROOT = join(import.meta.dirname, '..');

async function createServer(): Promise<Server> {
  await freshenBundle(ROOT, () => console.log('Building the web bundle ...'));
  return createAdaptorServer({ fetch: createApp(loadAssets(bundleOf(ROOT))).fetch }) as Server;
}

try {
  const wanted = readPort(process.env.PORT);
  const dev = process.argv.includes('--dev');
  const server = dev ? await (await import('./dev.ts')).createDevServer() : await createServer();
  const port = await listen(server, wanted, process.env.HOST);
  stopOnSignals(server);
  console.log(`Asteroute is ready at http://localhost:${port}`);
} catch (error) {
  if (!(error instanceof PortError)) throw error;
  console.error(error.message);
  process.exit(1);
}
