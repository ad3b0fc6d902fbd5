import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { Argument } from '@commander-js/extra-typings';
import { createCommand } from './program/arguments.ts';
import { completionScript, SHELLS } from './program/completion.ts';

/** `asteroute completion SHELL`: prints the script with which a shell completes commands, options and their values. */
export function createCompletionCommand(loadAll: () => Promise<readonly CommandUnknownOpts[]>) {
  return createCommand('completion')
    .summary('print a script that completes commands and options in a shell')
    .description(
      'Prints a script that completes commands, options and their values in a shell, for the installed command: npm install --global asteroute.',
    )
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .action(async (shell) => {
      process.stdout.write(completionScript(shell, 'asteroute', await loadAll()));
    });
}
