import { type LinkFault, parseLine, parseRecord } from '@asteroute/record';
import { pastOf } from '../match/links/link-local.ts';
import { personsOf } from '../match/links/link-past.ts';
import type { Saved } from '../match/saved.ts';
import { branchOf } from './branch.ts';
import { type GameLink, type NameOf, readGameLink } from './game-link.ts';

/** The reason that a text, or a line of it, is not a game. */
export interface ImportFault {
  /** The line number from 1; null if the text does not consist of lines. */
  readonly line: number | null;
  readonly why: LinkFault | 'no-game' | 'malformed' | 'rules' | 'too-many' | 'full';
  /** The turn that breaks the rules, from 1; null if no particular turn does. */
  readonly turn: number | null;
}

/** The result of an import: games, and the lines that could not be read. */
export interface Imported {
  readonly games: readonly Saved[];
  readonly faults: readonly ImportFault[];
}

/** The maximum number of records in one text. */
const MAX_RECORDS = 100;

/** Dependencies of an import. */
export interface ImportPorts {
  readonly nameOf: NameOf;
  /** Returns a random seed for a game that is played on. */
  readonly seed: () => number;
  /** Finds the link to a game in a text; null if there is none. */
  readonly findGameLink: (text: string) => GameLink | null;
}

/** Reads games from a text: a link, a record, or a file with a record on each line. */
export function importGames(text: string, ports: ImportPorts): Imported {
  const whole = text.trim().replace(/^\uFEFF/, '');
  const link = ports.findGameLink(whole);
  if (link !== null) return one(fromLink(link, ports));
  if (!whole.startsWith('{')) return one({ line: null, why: 'no-game', turn: null });
  const single = asRecord(whole);
  return single === null ? importLines(whole, ports) : one(fromRecord(parseRecord(single), null, ports.seed));
}

function importLines(text: string, { seed }: ImportPorts): Imported {
  const lines = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ line, number: i + 1 }]));
  const read: (Saved | ImportFault)[] = lines
    .slice(0, MAX_RECORDS)
    .map(({ line, number }) => fromRecord(parseLine(line), number, seed));
  if (lines.length > MAX_RECORDS) read.push({ line: MAX_RECORDS + 1, why: 'too-many', turn: null });
  return { games: read.filter(isSaved), faults: read.filter((found): found is ImportFault => !isSaved(found)) };
}

function one(found: Saved | ImportFault): Imported {
  return isSaved(found) ? { games: [found], faults: [] } : { games: [], faults: [found] };
}

function isSaved(found: Saved | ImportFault): found is Saved {
  return 'record' in found;
}

/** The value of a text that is one JSON document, on any number of lines; null otherwise. */
function asRecord(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fromLink(link: GameLink, { nameOf, seed }: ImportPorts): Saved | ImportFault {
  const read = readGameLink(link, nameOf);
  if (!read.ok) return { line: null, why: read.fault, turn: null };
  const { past } = read.value;
  const over = past.steps.at(-1)?.game.position.phase === 'over';
  const at = over ? past.steps.length : (read.value.at ?? past.steps.length);
  return branchOf(past, at, { seats: personsOf(past.start), seed: seed() });
}

function fromRecord(
  record: ReturnType<typeof parseRecord>,
  line: number | null,
  seed: () => number,
): Saved | ImportFault {
  if (!record.ok) return { line, why: 'malformed', turn: null };
  const past = pastOf(record.value);
  if (!past.ok) return { line, why: 'rules', turn: Number.parseInt(past.error.message, 10) || null };
  return { record: record.value, seats: personsOf(past.value.start), seed: seed() };
}
