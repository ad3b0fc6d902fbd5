import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A call that is wrong: its message is for the person who made it; exit code 2. */
export class UsageError extends Error {}

/** Parses arguments strictly; anything unknown is a usage error. */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  positionals = false,
) {
  try {
    return parseArgs({ args, options, allowPositionals: positionals, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** A whole number of an option, within bounds. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max) {
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return value;
}
