import {
  decoded,
  type ForeignFault,
  type ForeignFormat,
  foreignFormatOf,
  readableText,
  readForeign,
} from '@asteroute/foreign';
import { type LinkFault, parseLine, parseRecord } from '@asteroute/record';
import { pastOf } from '../match/links/link-local.ts';
import { personsOf } from '../match/links/link-past.ts';
import type { Saved } from '../match/saved.ts';
import { branchOf } from './links/branch.ts';
import { type GameLink, type NameOf, readGameLink } from './links/game-link.ts';

/** The reason that a text, or a line of it, is not a game. */
export interface ImportFault {
  /** The line number from 1; null if the text does not consist of lines. */
  readonly line: number | null;
  readonly why: LinkFault | 'no-game' | 'malformed' | 'rules' | 'too-many' | 'full' | ForeignWhy;
  /** The turn that breaks the rules, from 1; null if no particular turn does. */
  readonly turn: number | null;
  /** The number of the move or notification in a game of another program, from 1; absent if it is none. */
  readonly entry?: number;
}

/** Reasons that only games of other programs have. */
type ForeignWhy = 'not-whole' | 'players' | 'expansion' | 'open-turn' | 'no-players' | 'scores';

const FOREIGN_WHYS: Readonly<Record<ForeignFault['code'], ImportFault['why']>> = {
  'not-this-format': 'no-game',
  newer: 'expansion',
  damaged: 'not-whole',
  'too-long': 'not-whole',
  place: 'not-whole',
  players: 'players',
  expansion: 'expansion',
  rules: 'rules',
  scores: 'scores',
  'open-turn': 'open-turn',
  'no-players': 'no-players',
};

export interface Imported {
  readonly games: readonly Saved[];
  readonly faults: readonly ImportFault[];
}

const MAX_RECORDS = 100;

export interface ImportPorts {
  readonly nameOf: NameOf;
  readonly seed: () => number;
  /** Finds the link to a game in a text; null if there is none. */
  readonly findGameLink: (text: string) => GameLink | null;
}

export async function textOf(source: string | Blob): Promise<string> {
  return typeof source === 'string' ? source : decoded(new Uint8Array(await source.arrayBuffer()));
}

/** Reads games from a text: a link, a record, a game of another program, or a file with one of them on each line. */
export function importGames(text: string, ports: ImportPorts): Imported {
  const whole = readableText(text).trim();
  const link = ports.findGameLink(whole);
  if (link !== null) return one(fromLink(link, ports));
  const single = asJson(whole);
  const format = foreignFormatOf(whole);
  if (format === 'bga' || (format !== null && (single !== null || !whole.includes('\n')))) {
    return fromForeign(whole, format, { line: null, seed: ports.seed });
  }
  if (single !== null && whole.startsWith('{')) return one(fromRecord(parseRecord(single), null, ports.seed));
  return importLines(whole, ports);
}

function importLines(text: string, { seed }: ImportPorts): Imported {
  const lines = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ line, number: i + 1 }]));
  const known = lines.filter(({ line }) => line.startsWith('{') || foreignFormatOf(line) !== null);
  if (known.length === 0) return one({ line: null, why: 'no-game', turn: null });
  const read = lines.slice(0, MAX_RECORDS).map(({ line, number }) => fromLine(line, number, seed));
  const more: readonly ImportFault[] =
    lines.length > MAX_RECORDS ? [{ line: MAX_RECORDS + 1, why: 'too-many', turn: null }] : [];
  return {
    games: read.flatMap(({ games }) => games),
    faults: [...read.flatMap(({ faults }) => faults), ...more],
  };
}

function fromLine(line: string, number: number, seed: () => number): Imported {
  const format = foreignFormatOf(line);
  return format === null
    ? one(fromRecord(parseLine(line), number, seed))
    : fromForeign(line, format, { line: number, seed });
}

interface Source {
  readonly line: number | null;
  readonly seed: () => number;
}

/** Of a game that breaks the rules, the turns before are kept. */
function fromForeign(text: string, format: ForeignFormat, { line, seed }: Source): Imported {
  const { record, faults } = readForeign(text, format);
  const games = record === null ? [] : [fromRecord({ ok: true, value: record }, line, seed)].filter(isSaved);
  return { games, faults: faults.map((fault) => foreignFault(fault, line)) };
}

function foreignFault({ code, entry, turn }: ForeignFault, line: number | null): ImportFault {
  const fault = { line, why: FOREIGN_WHYS[code] };
  if (code === 'rules') return { ...fault, turn };
  return { ...fault, turn: null, ...(entry !== null && { entry }) };
}

function one(found: Saved | ImportFault): Imported {
  return isSaved(found) ? { games: [found], faults: [] } : { games: [], faults: [found] };
}

function isSaved(found: Saved | ImportFault): found is Saved {
  return 'record' in found;
}

/** The value of a text that is one JSON document, on any number of lines; null otherwise. */
function asJson(text: string): unknown {
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
