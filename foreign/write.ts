import { boardFigures, endsTurn } from '@asteroute/engine';
import { type GameRecord, type Replay, replay } from '@asteroute/record';
import { writeBgaLog } from './bga/write.ts';
import { MAX_STEPS } from './carcassonnelab/digits.ts';
import { writeLabLink } from './carcassonnelab/write.ts';
import type { ForeignFormat } from './format/foreign-game.ts';
import { writeJczSave } from './jcz/write.ts';

/** Why a format cannot hold a game. */
export const WRITE_REFUSALS = [
  'edition',
  'tiles',
  'modules',
  'options',
  'ended',
  'too-short',
  'too-wide',
  'illegal',
] as const;
export type WriteRefusal = (typeof WRITE_REFUSALS)[number];

export type ForeignWritten =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: WriteRefusal };

/** The sets of modules that a format knows, each sorted. */
const MODULES: Readonly<Record<ForeignFormat, readonly string[]>> = {
  carcassonnelab: ['farmers'],
  bga: ['farmers'],
  jcz: ['', 'farmers', 'abbot', 'abbot,farmers'],
};

/** Options of the base game, with the values that the formats take for granted. */
const USUAL = { openRoad: 'tile', unplaceable: 'box' };

/** Writes a game in a format of another program, or says why the format cannot hold it. */
export function writeForeign(record: GameRecord, format: ForeignFormat): ForeignWritten {
  const why = refusalOf(record, format);
  if (why !== null) return { ok: false, why };
  const played = replay(record);
  if (!played.ok || played.value.differences.length > 0) return { ok: false, why: 'illegal' };
  return { ok: true, text: WRITERS[format](played.value) };
}

const WRITERS: Readonly<Record<ForeignFormat, (played: Replay) => string>> = {
  carcassonnelab: ({ record }) => writeLabLink(record),
  bga: ({ record }) => writeBgaLog(record),
  jcz: ({ record, plies }) =>
    writeJczSave(
      record,
      plies.filter(endsTurn).map(({ game }) => boardFigures(game)),
    ),
};

function refusalOf(record: GameRecord, format: ForeignFormat): WriteRefusal | null {
  const { edition, tiles, tileSet, modules, options = {}, ended, players, turns } = record;
  if (edition !== 'classic') return 'edition';
  if (tiles !== undefined || tileSet !== 'classic-72') return 'tiles';
  if (!MODULES[format].includes([...modules].sort().join())) return 'modules';
  const odd = Object.entries(USUAL).some(([name, value]) => (options[name] ?? value) !== value);
  if (odd) return 'options';
  if (ended !== undefined && (format !== 'bga' || ended.by !== 'resignation')) return 'ended';
  // A log names nobody who has not had a turn.
  if (format === 'bga' && turns.length < players.length) return 'too-short';
  const isWide = turns.some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > MAX_STEPS);
  return isWide && format === 'carcassonnelab' ? 'too-wide' : null;
}
