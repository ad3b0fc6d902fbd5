import { type LinkFault, parseLine, parseRecord } from '@asteroute/record';
import { pastOf } from '../match/link-local.ts';
import type { Saved } from '../match/saved.ts';
import { branchOf, isAddress, type NameOf, visitOf } from './share.ts';

/** Why a text, or a line of it, is no game: that of a link, or of a record. */
export interface ImportFault {
  /** From 1; null where the text is not in lines. */
  readonly line: number | null;
  readonly why: LinkFault | 'no-game' | 'malformed' | 'rules' | 'too-many' | 'full';
  /** For those who want to mend it: the place in the record, or the turn and what the rules say. */
  readonly detail: string;
}

export interface Imported {
  readonly games: readonly Saved[];
  readonly faults: readonly ImportFault[];
}

/** More games in one text than anybody keeps. */
const MOST = 100;

/** Reads games from text that somebody brings: a link, a record, or a file with a record on each line. */
export function importGames(text: string, nameOf: NameOf, seed: () => number): Imported {
  const whole = text.trim().replace(/^\uFEFF/, '');
  if (isAddress(whole)) return one(fromLink(whole, nameOf, seed));
  if (!whole.startsWith('{')) return one({ line: null, why: 'no-game', detail: '' });
  const single = asRecord(whole);
  if (single !== null) return one(fromRecord(parseRecord(single), null, seed));
  const lines = whole.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ line, number: i + 1 }]));
  const read: (Saved | ImportFault)[] = lines
    .slice(0, MOST)
    .map(({ line, number }) => fromRecord(parseLine(line), number, seed));
  if (lines.length > MOST) read.push({ line: MOST + 1, why: 'too-many', detail: String(MOST) });
  return { games: read.filter(isSaved), faults: read.filter((found): found is ImportFault => !isSaved(found)) };
}

function one(found: Saved | ImportFault): Imported {
  return isSaved(found) ? { games: [found], faults: [] } : { games: [], faults: [found] };
}

function isSaved(found: Saved | ImportFault): found is Saved {
  return 'record' in found;
}

/** The value of a text that is one record, over as many lines as it likes. */
function asRecord(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fromLink(text: string, nameOf: NameOf, seed: () => number): Saved | ImportFault {
  const read = visitOf(text, nameOf);
  if (!read.ok) return { line: null, why: read.fault, detail: '' };
  const { past } = read.value;
  const seats = past.start.rules.players.map(() => ({ bot: null }));
  const over = past.steps.at(-1)?.game.position.phase === 'over';
  const at = over ? past.steps.length : (read.value.at ?? past.steps.length);
  return branchOf(past, at, { seats, seed: seed() });
}

function fromRecord(
  record: ReturnType<typeof parseRecord>,
  line: number | null,
  seed: () => number,
): Saved | ImportFault {
  if (!record.ok) return { line, why: 'malformed', detail: record.error.message };
  const past = pastOf(record.value);
  if (!past.ok) return { line, why: 'rules', detail: past.error.message };
  return { record: record.value, seats: record.value.players.map(() => ({ bot: null })), seed: seed() };
}
