import { isBgaLog } from './bga/log.ts';
import { readBgaLog } from './bga/read.ts';
import { isLabLink, readLabLink } from './carcassonnelab/read.ts';
import type { ForeignFormat, ForeignParsed, ForeignRead } from './format/foreign-game.ts';
import { rebuild } from './format/rebuild.ts';
import { isJczSave, readJczSave } from './jcz/read.ts';

const READERS: Readonly<Record<ForeignFormat, (text: string) => ForeignParsed>> = {
  carcassonnelab: readLabLink,
  bga: readBgaLog,
  jcz: readJczSave,
};

/** The format that a text looks like; null if it looks like none. */
export function foreignFormatOf(text: string): ForeignFormat | null {
  if (isBgaLog(text)) return 'bga';
  if (isJczSave(text)) return 'jcz';
  return isLabLink(text) ? 'carcassonnelab' : null;
}

/** Never throws: what cannot be read is a fault, and the record has the turns before it. */
export function readForeign(text: string, format: ForeignFormat): ForeignRead {
  const { game, faults } = READERS[format](text);
  if (game === null) return { record: null, faults };
  const rebuilt = rebuild(game);
  return { ...rebuilt, faults: [...faults, ...rebuilt.faults] };
}
