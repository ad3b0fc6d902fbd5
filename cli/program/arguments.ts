/** What all programs of the command line share: parsing with commander, and how a wrong call ends. */
import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { closest, distance } from 'fastest-levenshtein';
import { safeLine } from './print.ts';

/** A call that is wrong: its message is for the person who made it; exit code 2. */
export class UsageError extends Error {}

/** The message of whatever was thrown. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A command to which options, arguments and an action are added; its help is made from them. */
export function createCommand(name: string): Command {
  // Commander would print errors itself and exit with 1; `runProgram` does it for all.
  return new Command(name).exitOverride().configureOutput({ outputError: () => {} });
}

/**
 * Parses the arguments of this process and runs the action. Exit code 0 is success, or what the action sets; a
 * `UsageError` and arguments that commander refuses are printed in one line, with exit code 2.
 */
export async function runProgram(program: CommandUnknownOpts, args = process.argv.slice(2)): Promise<void> {
  const command = program.commands.find((one) => one.name() === args[0]);
  const name = command === undefined ? program.name() : `${program.name()} ${command.name()}`;
  try {
    requireCommand(program, args[0] === 'help' ? args[1] : args[0]);
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    const message = messageOf(error, name);
    if (message === null) return;
    process.stderr.write(`${safeLine(`${name}: ${message}`)}\n`);
    process.exitCode = 2;
  }
}

/** Refuses a command that there is not: commander would help with all of them as soon as help is asked for. */
function requireCommand(program: CommandUnknownOpts, word = 'help'): void {
  const names = ['help', ...program.commands.map((command) => command.name())];
  if (names.length === 1 || word.startsWith('-') || names.includes(word)) return;
  throw new UsageError(
    `there is no command "${word}"${suggest(word, names)}; "${program.name()} help" lists what there is`,
  );
}

/** What to print about an error, or null after help was printed. Faults of the program itself are thrown again. */
function messageOf(error: unknown, name: string): string | null {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode === 0) return null;
  // Commander writes "error: fault.", and on a second line what may have been meant.
  const fault = error.message
    .replace(/^error: /, '')
    .replace('\n', ' ')
    .replace(/\.$/, '');
  return `${fault}; "${name} --help" lists what there is`;
}

/** A parser for an option that takes a whole number within bounds. */
export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  };
}

/** Reads names separated by commas. */
export function readNames(text: string): string[] {
  return text.split(',').filter((name) => name !== '');
}

/** Letters by which a name may differ from what was meant. */
const MAX_MISTYPED = 2;

/** ` (Did you mean replay?)` where one of these names is near to what was typed, else nothing. */
export function suggest(typed: string, names: readonly string[]): string {
  const name = closest(typed.toLowerCase(), names);
  return distance(typed.toLowerCase(), name) <= MAX_MISTYPED ? ` (Did you mean ${name}?)` : '';
}
