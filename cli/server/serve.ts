import { createCommand } from '../program/arguments.ts';

/** `asteroute serve`, which is also what `asteroute` alone does: the same as `npm start` in the repository. */
export const serveCommand = createCommand('serve')
  .summary('serve the game in the browser; the same as no command')
  .description(
    'Serves the game in the browser. Settings are variables of the environment, such as PORT=3001; the page about self-hosting in the documentation lists them.',
  )
  .option('--dev', 'in the repository: serve the sources, with hot reload')
  .action(async () => {
    // The server parses its arguments itself.
    await import('@asteroute/server');
  });
