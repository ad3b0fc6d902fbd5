import { FOREIGN_FORMATS, writeForeign } from '@asteroute/foreign';
import type { GameRecord } from '@asteroute/record';
import { Option } from '@commander-js/extra-typings';
import { createCommand } from '../program/arguments.ts';
import { readText } from '../program/files.ts';
import { safeJson, safeLine } from '../program/print.ts';
import { type ConvertedGame, type GameFormat, readAnyGames } from './read.ts';
import { faultSentence, REFUSAL_SENTENCES } from './sentences.ts';

const FORMATS = ['record', ...FOREIGN_FORMATS] as const;

/**
 * `asteroute convert FILE`: reads games of other programs, or records, and writes them in another format, one a line.
 * What cannot be read or written is said on standard error with its line. Exits with 0 when every game was carried over
 * whole, 1 when something was left out, 2 without a file or a game.
 */
export const convertCommand = createCommand('convert')
  .summary('read games of other programs, or write them for those')
  .description(
    'Reads links of CarcassonneLab, logs of Board Game Arena, saves of JCloisterZone or records, and writes the games in one of these formats, one a line. What cannot be read or written is said with its line.',
  )
  .argument('<file>', 'games in any of the formats; - for standard input')
  .addOption(new Option('--from <format>', 'format of the file').choices(['auto', ...FORMATS]).default('auto' as const))
  .addOption(new Option('--to <format>', 'format to write').choices([...FORMATS]).default('record' as const))
  .action(async (file, { from, to }) => {
    const games = readAnyGames(await readText(file), from as GameFormat | 'auto');
    const written = games.map((found) => convertOne(found, to));
    if (!games.some(({ record }) => record !== null)) process.exitCode = 2;
    else if (written.includes(false)) process.exitCode = 1;
  });

/** Writes a game and says what is wrong with it; returns whether nothing is. */
function convertOne({ line, record, faults }: ConvertedGame, to: GameFormat): boolean {
  for (const fault of faults) say(line, faultSentence(fault, record !== null));
  const refused = record === null ? null : write(record, to);
  if (refused !== null) say(line, refused);
  return faults.length === 0 && refused === null;
}

/** Writes a game to standard output; returns why that cannot be, or null. */
function write(record: GameRecord, to: GameFormat): string | null {
  const written = to === 'record' ? ({ ok: true, text: safeJson(record) } as const) : writeForeign(record, to);
  if (!written.ok) return `${to} cannot hold this game: ${REFUSAL_SENTENCES[written.why]}`;
  process.stdout.write(`${written.text}\n`);
  return null;
}

function say(line: number | null, sentence: string): void {
  process.stderr.write(`${safeLine(`${line === null ? '' : `line ${line}: `}${sentence}`)}\n`);
}
