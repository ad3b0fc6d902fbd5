import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sideOf, unwrap } from '@asteroute/engine';
import { UsageError } from '../program/arguments.ts';
import { settingGame } from '../program/setting.ts';
import type { ByParty } from './game.ts';
import type { Match, Mirror } from './match.ts';

/** Writes down the games of a match as they are counted. */
export type Keep = (mirror: Mirror) => void;

/** Keeps games in a new file of a folder, one record a line (RECORD), with the bots' names for the players'. */
export function keepIn(folder: string, match: Match, names: ByParty<string>): Keep {
  mkdirSync(folder, { recursive: true });
  const words = [match.edition, ...match.modules, match.players, names.a, names.b, match.seed];
  const path = join(folder, `${words.map((word) => String(word).replace(/[^\w.-]+/g, '_')).join('-')}.jsonl`);
  if (existsSync(path)) throw new UsageError(`${path} is there already`);
  appendFileSync(path, '');
  return (mirror) => appendFileSync(path, linesOf(mirror, match, names));
}

function linesOf({ number, games }: Mirror, match: Match, names: ByParty<string>): string {
  const start = unwrap(settingGame(match));
  const lines = games.map(({ record, side, forfeit }) => {
    const players = record.players.map(({ color }, seat) => {
      return { name: sideOf(start, seat) === side ? names.a : names.b, color };
    });
    const arena = { seed: match.seed, pair: number + 1, side, ...(forfeit === null ? {} : { forfeit }) };
    return `${JSON.stringify({ ...record, players, arena })}\n`;
  });
  return lines.join('');
}
