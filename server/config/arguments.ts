import { parseArgs } from 'node:util';
import { StartError } from '../domain/ports.ts';
import { START_COMMAND } from './start-command.ts';

const USAGE = `Usage: ${START_COMMAND}

Serves the game at http://localhost:3000. Settings are variables of the environment:

  PORT=3001 ${START_COMMAND}        another port
  HOST=0.0.0.0 ${START_COMMAND}     lets others in
  DATA_DIR=folder ${START_COMMAND}  keeps tables there

docs/self-hosting.md of the repository lists all of them; npm run dev there serves the sources, with hot reload.
`;

export type Call = { readonly help: string } | { readonly help: null; readonly dev: boolean };

/** `serve` or `start` may come first. Throws a StartError for any unknown argument. */
export function readArguments(args: readonly string[]): Call {
  const words = ['serve', 'start'].includes(args[0]) ? args.slice(1) : [...args];
  try {
    const options = { dev: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    const { dev = false, help = false } = parseArgs({ args: words, options }).values;
    return help ? { help: USAGE } : { help: null, dev };
  } catch {
    const example = `PORT=3001 ${START_COMMAND}`;
    throw new StartError(`${START_COMMAND} takes no ${words.join(' ')}: settings are variables, such as ${example}.`);
  }
}
