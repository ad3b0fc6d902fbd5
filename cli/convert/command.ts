import { FOREIGN_FORMATS } from '@asteroute/foreign';
import { Option } from '@commander-js/extra-typings';
import { createCommand } from '../program/arguments.ts';
import { readText } from '../program/files.ts';
import { safeJson, safeLine } from '../program/print.ts';
import { type ConvertedGame, type GameFormat, readAnyGames } from './read.ts';
import { faultSentence } from './sentences.ts';

const FORMATS = ['record', ...FOREIGN_FORMATS] as const;

/**
 * `asteroute convert FILE`: games of other programs, or records, become records, one a line. Exits with 0 when every
 * game was carried over whole, 1 when something was left out, 2 without a file or a game.
 */
export const convertCommand = createCommand('convert')
  .summary('read games of other programs as records')
  .description(
    'Reads links of CarcassonneLab, logs of Board Game Arena, saves of JCloisterZone or records, and writes records, one a line. What cannot be read is said with its line.',
  )
  .argument('<file>', 'games in any of the formats; - for standard input')
  .addOption(new Option('--from <format>', 'format of the file').choices(['auto', ...FORMATS]).default('auto' as const))
  .action(async (file, { from }) => {
    const games = readAnyGames(await readText(file), from as GameFormat | 'auto');
    const written = games.map((found) => convertOne(found));
    if (!games.some(({ record }) => record !== null)) process.exitCode = 2;
    else if (written.includes(false)) process.exitCode = 1;
  });

/** Writes a game and says what is wrong with it; returns whether nothing is. */
function convertOne({ line, record, faults }: ConvertedGame): boolean {
  for (const fault of faults) say(line, faultSentence(fault, record !== null));
  if (record !== null)
    process.stdout.write(`${safeJson(record)}
`);
  return faults.length === 0;
}

function say(line: number | null, sentence: string): void {
  process.stderr.write(`${safeLine(`${line === null ? '' : `line ${line}: `}${sentence}`)}\n`);
}
