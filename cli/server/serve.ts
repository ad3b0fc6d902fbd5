import { createCommand } from '../program/arguments.ts';

/** `asteroute serve`: the same as `npm start` once the packages are installed. */
export const serveCommand = createCommand('serve')
  .summary('serve the game in the browser; the same as npm start')
  .description('Serves the game in the browser; the same as npm start. docs/self-hosting.md lists the settings.')
  .option('--dev', 'serve the sources, with hot reload')
  .action(async () => {
    // The server reads its arguments itself.
    await import('@asteroute/server');
  });
