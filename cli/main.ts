#!/usr/bin/env node
import { arenaCommand } from './arena/command.ts';
import { backupCommand } from './backup.ts';
import { benchCommand } from './bench.ts';
import { fingerprintCommand } from './fingerprint.ts';
import { perftCommand } from './perft.ts';
import { replayCommand } from './replay.ts';
import { simulateCommand } from './simulate-command.ts';
import { trainCommand } from './train.ts';
import { USAGE, UsageError } from './usage.ts';
import { verifyCommand } from './verify.ts';

type Command = (args: string[]) => number | Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  simulate: simulateCommand,
  replay: replayCommand,
  verify: verifyCommand,
  arena: arenaCommand,
  fingerprint: fingerprintCommand,
  train: trainCommand,
  perft: perftCommand,
  bench: benchCommand,
  backup: backupCommand,
  serve: async () => {
    await import('@asteroute/server');
    return 0;
  },
};

/** Runs a command: 0 is success, 1 a difference that was looked for, 2 a call or a file that is wrong. */
async function main([name = 'help', ...args]: string[]): Promise<number> {
  if (name === 'help' || name === '--help') {
    process.stdout.write(USAGE);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (command === null) {
    process.stderr.write(`asteroute: there is no command "${name}"\n\n${USAGE}`);
    return 2;
  }
  try {
    return await command(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`asteroute ${name}: ${error.message}\n`);
    return 2;
  }
}

// A reader that has seen enough (`asteroute simulate | head`) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
