import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What `asteroute` can do, for people. */
export const USAGE = `Usage: asteroute <command>

  simulate --edition star-wars --players 3 [--modules teams] [--games 100] [--seed 7] [--bots random] [--legal]
           plays seeded games between bots (random, greedy, projected) and writes their records, one a line
  replay FILE [--json]
           plays every record of a file (- for standard input) again and compares; --json writes the recomputed records
  verify FILE
           checks a game from a server (- for standard input): that no byte of it was altered, that the rules allow
           every move, and that the seeds deal every tile and every die
  arena --edition star-wars --a projected --b greedy [--pairs 100] [--players 2] [--modules teams] [--seed 1]
        [--sprt] [--simulations n] [--time ms] [--workers 1] [--records DIR] [--json]
           measures two players by mirrored games: margin, win rate, Elo, verdict of a sequential test;
           a player is a bot or a command that speaks the protocol of docs/adding-a-bot.md
  arena --edition star-wars --ladder random,greedy,projected [--pairs 100] ...
           measures all pairings and rates the players
  fingerprint
           folds seeded games of every edition and player count into one number
  train --edition classic [--players 2] [--modules farmers,river,abbot] [--steps 1000] [--pairs 32] [--hand]
        [--seed 1] [--state FILE] [--out bots/judge/weights.json]
           tunes the weights of the bots by games against themselves; with a state file it goes on where it stopped
  perft [--modules farmers] [--players 2] [--tiles ID,ID,...] [--seed 1] [--depth 3]
           counts the ways to play the first turns of a classic game when the tiles come in a fixed order
  bench [--ms 400] [--repeats 5] [--yardstick FILE] [--json FILE]
           what the engine does in a second: random games, turns, clones, as medians with their spread
  bench server [--seconds 5]
           what a server does in a second, how late, and what it costs, on the embedded store and on PostgreSQL
  serve    serves the game in the browser; the same as npm start
  backup FILE
           copies the embedded store of a server, which may be running, into one file
`;

/** A call that is wrong: its message is for the person who made it; exit code 2. */
export class UsageError extends Error {}

/**
 * Runs the body of a program with its arguments and sets the exit code: 0 success, 1 a difference that was looked
 * for, 2 a call or a file that is wrong.
 */
export async function runProgram(name: string, body: (args: string[]) => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await body(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 2;
  }
}

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
