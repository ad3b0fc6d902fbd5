#!/usr/bin/env node
import { adminCommand } from './admin.ts';
import { backupCommand } from './backup.ts';
import { benchCommand } from './bench.ts';
import { exactCommand } from './exact.ts';
import { fingerprintCommand } from './fingerprint.ts';
import { arenaCommand } from './measure/arena.ts';
import { gauntletCommand } from './measure/gauntlet.ts';
import { workerCommand } from './measure/worker.ts';
import { perftCommand } from './perft.ts';
import { createCommand, runProgram, UsageError } from './program/arguments.ts';
import { BOT_NAMES } from './program/bots.ts';
import { puzzlesCommand } from './puzzles/command.ts';
import { replayCommand } from './replay.ts';
import { reviewCommand } from './review/command.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate.ts';
import { trainCommand } from './train.ts';
import { verifyCommand } from './verify.ts';

const program = createCommand('asteroute')
  .description('A tile-laying game: play, measure and check it. "asteroute help COMMAND" explains a command.')
  .addCommand(simulateCommand)
  .addCommand(replayCommand)
  .addCommand(reviewCommand)
  .addCommand(exactCommand)
  .addCommand(puzzlesCommand)
  .addCommand(verifyCommand)
  .addCommand(arenaCommand)
  .addCommand(gauntletCommand)
  .addCommand(workerCommand)
  .addCommand(fingerprintCommand)
  .addCommand(trainCommand)
  .addCommand(perftCommand)
  .addCommand(benchCommand)
  .addCommand(serveCommand)
  .addCommand(backupCommand)
  .addCommand(adminCommand)
  .addHelpText('after', `\nBots: ${BOT_NAMES}`)
  .on('command:*', ([name]) => {
    throw new UsageError(`there is no command "${name}"; "asteroute help" lists them`);
  });

// A reader that has seen enough (`asteroute simulate | head`) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
const args = process.argv.slice(2);
await runProgram(program, args.length === 0 ? ['help'] : args);
