/** Parsing of arguments and reporting of wrong calls, for all programs of the command line. */
import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { closest, distance } from 'fastest-levenshtein';
import { safeLine } from './print.ts';

/** The error of a wrong call, with a message for its user. The exit code is 2. */
export class UsageError extends Error {}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function createCommand(name: string): Command {
  // Commander would print errors and exit with 1. `runProgram` prints them instead.
  return new Command(name).exitOverride().configureOutput({ outputError: () => {} });
}

/** The exit code is 0 or set by the action. A `UsageError` or a rejected argument is one line, with exit code 2. */
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

/** Commander would show the general help instead if help is requested, too. */
function requireCommand(program: CommandUnknownOpts, word = 'help'): void {
  const names = ['help', ...program.commands.map((command) => command.name())];
  if (names.length === 1 || word.startsWith('-') || names.includes(word)) return;
  throw new UsageError(
    `there is no command "${word}"${suggest(word, names)}; "${program.name()} help" lists what there is`,
  );
}

/** Null when commander has printed the help. Rethrows errors of the program itself. */
function messageOf(error: unknown, name: string): string | null {
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode === 0) return null;
  // Commander writes "error: fault." and a suggestion on a second line.
  const fault = error.message
    .replace(/^error: /, '')
    .replace('\n', ' ')
    .replace(/\.$/, '');
  return `${fault}; "${name} --help" lists what there is`;
}

/** Creates the parser of an option whose value is a whole number within bounds. */
export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  };
}

export function readNames(text: string): string[] {
  return text.split(',').filter((name) => name !== '');
}

/** The number of letters in which a typed name may differ from the suggested one. */
const MAX_MISTYPED = 2;

/** Such as ` (Did you mean replay?)`, otherwise empty. */
export function suggest(typed: string, names: readonly string[]): string {
  const name = closest(typed.toLowerCase(), names);
  return distance(typed.toLowerCase(), name) <= MAX_MISTYPED ? ` (Did you mean ${name}?)` : '';
}
