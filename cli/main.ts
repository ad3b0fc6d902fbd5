#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { createCommand, runProgram } from './program/arguments.ts';
import { BOT_NAMES } from './program/bots.ts';

/** Every command, in the order of the help. A command is loaded when it is called: all of them take half of its start. */
const COMMANDS = {
  simulate: async () => (await import('./engine/simulate.ts')).simulateCommand,
  replay: async () => (await import('./records/replay.ts')).replayCommand,
  review: async () => (await import('./review/command.ts')).reviewCommand,
  exact: async () => (await import('./engine/exact.ts')).exactCommand,
  puzzles: async () => (await import('./puzzles/command.ts')).puzzlesCommand,
  verify: async () => (await import('./records/verify.ts')).verifyCommand,
  arena: async () => (await import('./measure/arena.ts')).arenaCommand,
  gauntlet: async () => (await import('./measure/gauntlet.ts')).gauntletCommand,
  worker: async () => (await import('./worker.ts')).workerCommand,
  fingerprint: async () => (await import('./engine/fingerprint.ts')).fingerprintCommand,
  train: async () => (await import('./train/command.ts')).trainCommand,
  perft: async () => (await import('./engine/perft.ts')).perftCommand,
  bench: async () => (await import('./engine/bench.ts')).benchCommand,
  serve: async () => (await import('./server/serve.ts')).serveCommand,
  backup: async () => (await import('./server/backup.ts')).backupCommand,
  admin: async () => (await import('./server/admin.ts')).adminCommand,
} satisfies Record<string, () => Promise<CommandUnknownOpts>>;

/** Names that people know from elsewhere: `npm start`. */
const ALIASES = new Map([['start', 'serve']]);

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };
const program = createCommand('asteroute')
  .description('A tile-laying game: play, measure and check it. "asteroute help COMMAND" explains a command.')
  .version(version, '-v, --version', 'print the version')
  .addHelpText('after', `\nBots: ${BOT_NAMES}`);

// A reader that has seen enough (`asteroute simulate | head`) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
const typed = process.argv.slice(2).map((word, at) => (at === 0 ? (ALIASES.get(word) ?? word) : word));
const called = Object.entries(COMMANDS).filter(([name]) => name === typed[0]);
for (const [, load] of called.length === 0 ? Object.entries(COMMANDS) : called) program.addCommand(await load());
await runProgram(program, typed.length === 0 ? ['help'] : typed);
