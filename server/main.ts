/** Starts the server: `npm start`, and `npm run dev` with `--dev`. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { threadBotPool } from './bots/bot-worker.ts';
import { type Config, LOOPBACK, readConfig } from './config.ts';
import { loadAssets } from './delivery/assets.ts';
import { bundleOf, freshenBundle } from './delivery/bundle.ts';
import { createHttpServer } from './delivery/http-server.ts';
import { StartError } from './domain/ports.ts';
import { loadSecret } from './keys/secret-key.ts';
import { createSigner } from './keys/signer.ts';
import { createNode } from './node.ts';
import { listen } from './port.ts';
import { stopOnSignals } from './stop.ts';
import { openStore } from './storage/open-store.ts';
import { systemClock as clock } from './system-clock.ts';

const ROOT = join(import.meta.dirname, '..');

async function start(config: Config, dev: boolean): Promise<void> {
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: false }));
  if (!dev) await freshenBundle(ROOT, () => console.log('Building the web bundle ...'));
  const assets = dev ? new Map() : loadAssets(bundleOf(ROOT));
  const signer = createSigner(loadSecret(config));
  const ports = { ...(await openStore(config, log, clock)), clock, log, signer, random: randomBytes };
  const node = await createNode({ ...ports, config, assets, botPool: threadBotPool(clock) });
  const server = createHttpServer({ fetch: node.app.fetch, maxConnections: config.limits.connections });
  if (dev) await (await import('./delivery/dev.ts')).serveSources(server);
  node.attach(server);
  const port = await listen(server, config.port, config.host);
  stopOnSignals(server, node, { clock, log });
  console.log(`Asteroute is ready at http://localhost:${port}`);
  if (config.host === LOOPBACK) console.log('Only this machine can reach it; to let others in: HOST=0.0.0.0 npm start');
}

try {
  await start(readConfig(process.env, ROOT), process.argv.includes('--dev'));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
