import { EDITIONS, editionNamed, knownOptions, type Setup } from '@asteroute/engine';
import type { GameRecord } from './record.ts';

/** Without the options that the edition does not define, because readers ignore those (RECORD). */
export function setupOf(record: GameRecord): Setup {
  const { edition, modules, tileSet, tiles, players } = record;
  const { base = [], optional = [] } = editionNamed(edition) ?? {};
  const known = knownOptions([...base, ...optional]);
  const options = Object.entries(record.options ?? {}).filter(([name]) => Object.hasOwn(known, name));
  return { edition, modules, options: Object.fromEntries(options), tileSet, ...(tiles && { tiles }), players };
}

/** The options that no edition defines: ignored by readers (RECORD), but they may be typing errors. */
export function unknownOptions({ options = {} }: GameRecord): string[] {
  const known = knownOptions(EDITIONS.flatMap(({ base, optional }) => [...base, ...optional]));
  return Object.keys(options).filter((name) => !Object.hasOwn(known, name));
}
