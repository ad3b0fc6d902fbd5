#!/usr/bin/env node
import { CLI_COMMANDS, loadCommand } from './commands.ts';
import manifest from './package.json' with { type: 'json' };
import { createCommand, runProgram } from './program/arguments.ts';

/** Command names that people know from other programs, such as `npm start`, and the commands that they mean. */
const ALIASES = new Map([['start', 'serve']]);

const help = createCommand('help').description('explain a command').helpGroup('This program:');
help.argument('[command]');
const program = createCommand('asteroute')
  .description(
    'A tile-laying game: play, measure and check it. Without a command it serves the game in the browser. "asteroute help COMMAND" explains a command.',
  )
  .addHelpCommand(help)
  .version(manifest.version, '-v, --version', 'print the version');

// A reader such as `asteroute simulate | head` may close the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
const [first = 'serve', ...rest] = process.argv.slice(2);
const typed = [ALIASES.get(first) ?? first, ...rest];
const called = Object.keys(CLI_COMMANDS).filter((name) => name === typed[0]);
// The version needs no command, and a command neither the others nor the names of the bots.
const isVersion = ['-v', '--version'].includes(typed[0]);
if (called.length === 0 && !isVersion) await addHelp();
for (const name of called) program.addCommand(await loadCommand(name));
await runProgram(program, typed);

async function addHelp(): Promise<void> {
  const { BOT_NAMES } = await import('./program/bots.ts');
  program.addHelpText('after', ({ command }) => `\n${command.createHelp().boxWrap(`Names of bots: ${BOT_NAMES}`, 80)}`);
  for (const name of Object.keys(CLI_COMMANDS)) program.addCommand(await loadCommand(name));
}
