/** Files of records, read line by line. */
import { createInterface } from 'node:readline';
import { foreignFormatOf, readableText } from '@asteroute/foreign';
import { describeFault, type GameRecord, parseLine, whyNotJson } from '@asteroute/record';
import { UsageError } from './arguments.ts';
import { faultOf, openLines } from './files.ts';
import { LOOKS } from './looks.ts';

/** Maximum length of a line that is read as a record, in characters. Real records are far shorter. */
const MAX_LINE_LENGTH = 4_000_000;

export const RECORDS_FILE = 'records, one a line; may be compressed (.gz); - for standard input';

export interface RecordedGame {
  readonly record: GameRecord;
  /** The server's id of the game; null for a game that was not played on a server. */
  readonly game: string | null;
  /** Line number in the file, from 1. */
  readonly line: number;
}

/** One record a line, maybe compressed (.gz); `-` is standard input. Throws a `UsageError` that names the line. */
export async function* readGames(file: string): AsyncGenerator<RecordedGame> {
  let [number, games] = [0, 0];
  try {
    const lines = createInterface({ input: await openLines(file), crlfDelay: Number.POSITIVE_INFINITY });
    for await (const found of lines) {
      number++;
      const line = readableText(found);
      if (line === '') continue;
      games++;
      yield { record: readLine(line, number), game: gameIn(line), line: number };
    }
  } catch (error) {
    throw faultOf(file, error);
  }
  if (games === 0) throw new UsageError(`${file} holds no record`);
}

function gameIn(line: string): string | null {
  if (!line.includes('"fair"')) return null;
  const { fair }: { readonly fair?: { readonly game?: unknown } } = JSON.parse(line);
  return typeof fair?.game === 'string' ? fair.game : null;
}

function readLine(line: string, number: number): GameRecord {
  const record = line.length > MAX_LINE_LENGTH ? null : parseLine(line, describeFault);
  if (record === null) throw new UsageError(`line ${number}: too long for a record`);
  if (!record.ok) throw new UsageError(`line ${number}: ${whyNoRecord(line) ?? record.error.message}`);
  return record.value;
}

/** What a line is instead of a record, and what can be done; null for one that only has faults. */
function whyNoRecord(line: string): string | null {
  const format = foreignFormatOf(line);
  if (format === null) return whyNotJson(line);
  return `this looks like ${LOOKS[format]}; "asteroute convert FILE" makes a record of it`;
}
