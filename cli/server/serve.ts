import { createCommand } from '../program/arguments.ts';

/** `asteroute serve`: does the same as `npm start` when the packages are installed. */
export const serveCommand = createCommand('serve')
  .summary('serve the game in the browser; the same as npm start')
  .description('Serves the game in the browser; the same as npm start. docs/self-hosting.md lists the settings.')
  .option('--dev', 'serve the sources, with hot reload')
  .action(async () => {
    // The server parses its arguments itself.
    await import('@asteroute/server');
  });
