import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { sideOf, unwrap } from '@asteroute/engine';
import { type GameRecord, parseLine } from '@asteroute/record';
import { UsageError } from '../program/arguments.ts';
import { settingGame } from '../program/setting.ts';
import type { ArenaGame, ByParty } from './game.ts';
import type { Match, Mirror } from './match.ts';

export interface KeptGames {
  readonly mirrors: readonly Mirror[];
  keep(mirror: Mirror): void;
}

/** The additional fields of a record that the arena wrote. */
type ArenaKey = Pick<ArenaGame, 'side'> & {
  readonly seed: number;
  /** Number of the pair, from 1. */
  readonly pair: number;
  readonly simulations?: number;
  readonly forfeit?: ArenaGame['forfeit'];
  readonly luck?: ArenaGame['luck'];
};

/**
 * Records name the bots as players. Throws a `UsageError` if the file exists and is not to be resumed, or is another
 * match's.
 */
export function keepIn(folder: string, match: Match, names: ByParty<string>, resume: boolean): KeptGames {
  mkdirSync(folder, { recursive: true });
  const words = [match.edition, ...match.modules, match.players, names.a, names.b, match.seed];
  const path = join(folder, `${words.map((word) => String(word).replace(/[^\w.-]+/g, '_')).join('-')}.jsonl`);
  if (existsSync(path) && !resume) throw new UsageError(`${path} is there already`);
  appendFileSync(path, '');
  return { mirrors: readKept(path, match), keep: (mirror) => appendFileSync(path, linesOf(mirror, match, names)) };
}

/** The records of a mirror as lines of the file. */
export function linesOf({ number, games }: Mirror, match: Match, names: ByParty<string>): string {
  const start = unwrap(settingGame(match));
  const lines = games.map(({ record, side, forfeit, luck }) => {
    const players = record.players.map(({ color }, seat) => {
      return { name: sideOf(start, seat) === side ? names.a : names.b, color };
    });
    const arena: ArenaKey = {
      seed: match.seed,
      pair: number + 1,
      side,
      simulations: match.budget.simulations,
      ...(forfeit === null ? {} : { forfeit }),
      ...(luck === null ? {} : { luck }),
    };
    return `${JSON.stringify({ ...record, players, arena })}\n`;
  });
  return lines.join('');
}

/** Reads the complete mirrors. Removes a mirror from the file if it was cut off while it was written. */
function readKept(path: string, match: Match): Mirror[] {
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n').slice(0, -1);
  const mirrors = readMirrors(lines, match, path);
  const games = mirrors.reduce((sum, mirror) => sum + mirror.games.length, 0);
  const whole = lines.slice(0, games).map((line) => `${line}\n`);
  truncateSync(path, Buffer.byteLength(whole.join('')));
  return mirrors;
}

/** Throws a `UsageError` if a game belongs to another match or is in the wrong place. */
function readMirrors(lines: readonly string[], match: Match, from: string): Mirror[] {
  const games = lines.map((line, index) => readGame(line, match, `line ${index + 1} of ${from}`));
  const { sides } = unwrap(settingGame(match)).rules.figureTable;
  return Array.from({ length: Math.floor(games.length / sides) }, (_, number) => {
    const own = games.slice(number * sides, (number + 1) * sides);
    const isWhole = own.every(({ pair, game }, side) => pair === number + 1 && game.side === side);
    if (!isWhole) throw new UsageError(`${from} does not hold pair ${number + 1} where it should`);
    return { number, games: own.map(({ game }) => game), times: { a: [], b: [] } };
  });
}

/** Reads a game of the file. Its points are those in the record: `final` if it was played to its end. */
function readGame(line: string, match: Match, place: string): { readonly pair: number; readonly game: ArenaGame } {
  const record = parseLine(line);
  if (!record.ok) throw new UsageError(`${place}: ${record.error.message}`);
  const { arena }: { readonly arena?: ArenaKey } = JSON.parse(line);
  if (arena?.seed !== match.seed || arena.simulations !== match.budget.simulations) {
    throw new UsageError(`${place} is of another match: seed or simulations differ`);
  }
  const { pair, side, forfeit = null, luck = null } = arena;
  if (match.luck && luck === null && forfeit === null) throw new UsageError(`${place} has no luck; add --no-luck`);
  return { pair, game: { side, scores: finalScores(record.value), forfeit, luck, record: record.value } };
}

function finalScores({ final }: GameRecord): readonly number[] {
  return final?.scores ?? [];
}
