import { EDITIONS, editionNamed, knownOptions, type Setup } from '@asteroute/engine';
import type { GameRecord } from './record.ts';

/** The set-up part of a record, without options that its edition does not know: a reader ignores those (RECORD). */
export function setupOf(record: GameRecord): Setup {
  const { edition, modules, tileSet, players } = record;
  const { base = [], optional = [] } = editionNamed(edition) ?? {};
  const known = knownOptions([...base, ...optional]);
  const options = Object.entries(record.options ?? {}).filter(([name]) => Object.hasOwn(known, name));
  return { edition, modules, options: Object.fromEntries(options), tileSet, players };
}

/** Options of a record that no edition knows: ignored by contract, but perhaps a word that was mistyped. */
export function unknownOptions({ options = {} }: GameRecord): string[] {
  const known = knownOptions(EDITIONS.flatMap(({ base, optional }) => [...base, ...optional]));
  return Object.keys(options).filter((name) => !Object.hasOwn(known, name));
}
