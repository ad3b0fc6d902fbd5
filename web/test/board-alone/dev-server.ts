/** Serves the board's own page, with a recorded game for it to show, to the pictures and the browser test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createServer, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const GAME = join(ROOT, 'fixtures/games/star-wars.jsonl.gz');

/** The first game of the reference file, under `/dev-game.json`. */
const gamePlugin: Plugin = {
  name: 'dev-game',
  configureServer(server) {
    const [game] = gunzipSync(readFileSync(GAME)).toString().split('\n', 1);
    server.middlewares.use('/dev-game.json', (_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(game);
    });
  },
};

export interface DevServer {
  /** The page's address, without a query. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function serveBoard(): Promise<DevServer> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    cacheDir: join(ROOT, 'node_modules/.vite-board'),
    plugins: [gamePlugin],
    server: { port: 5190, hmr: false, watch: null, fs: { allow: [ROOT] } },
    optimizeDeps: { include: ['preact', 'preact/hooks', 'preact/jsx-dev-runtime', '@preact/signals'] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  await server.listen();
  return { url: `${server.resolvedUrls?.local[0]}web/test/board-alone/dev.html`, close: () => server.close() };
}
