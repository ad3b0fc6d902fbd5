import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';

test('while one develops, what is drawn follows a change of the colours of players', async () => {
  let red = '#c63410';
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      drawings(),
      {
        name: 'change',
        transform: (code, id) => (id.endsWith('/board/theme/players.ts') ? code.replace('#c63410', red) : null),
      },
    ],
  });
  try {
    const drawn = async () => (await server.transformIndexHtml('/', '<!-- drawings -->')).split(red).length - 1;
    expect(await drawn()).toBeGreaterThan(10);
    red = '#12ab34';
    server.moduleGraph.invalidateAll();
    expect(await drawn()).toBeGreaterThan(10);
  } finally {
    await server.close();
  }
});
