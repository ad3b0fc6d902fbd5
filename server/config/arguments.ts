import { parseArgs } from 'node:util';
import { StartError } from '../domain/ports.ts';

const USAGE = `Usage: npm start

Serves the game at http://localhost:3000. Settings are variables of the environment:

  PORT=3001 npm start        another port
  HOST=0.0.0.0 npm start     lets others in
  DATA_DIR=folder npm start  keeps tables there

docs/self-hosting.md lists all of them. npm run dev serves the sources, with hot reload.
`;

/** The parsed arguments of the server's program. */
export type Call = { readonly help: string } | { readonly help: null; readonly dev: boolean };

/**
 * Reads the arguments; the command line passes `serve` or `start` first. Throws a StartError for any unknown argument.
 */
export function readArguments(args: readonly string[]): Call {
  const words = ['serve', 'start'].includes(args[0]) ? args.slice(1) : [...args];
  try {
    const options = { dev: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    const { dev = false, help = false } = parseArgs({ args: words, options }).values;
    return help ? { help: USAGE } : { help: null, dev };
  } catch {
    throw new StartError(`npm start takes no ${words.join(' ')}: settings are variables, such as PORT=3001 npm start.`);
  }
}
