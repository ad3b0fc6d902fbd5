/** For tests only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GameRecord } from '@asteroute/record';
import type { ForeignFormat } from './format/foreign-game.ts';

export type StoredGame = { readonly record: GameRecord } & Readonly<Partial<Record<ForeignFormat, string>>>;

/** The games of `fixtures/foreign`; the first is that of `PLAYED_LINK`. */
export function storedGames(): readonly StoredGame[] {
  const file = join(import.meta.dirname, '../fixtures/foreign/games.jsonl.gz');
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as StoredGame);
}

/**
 * A whole game of two people as a link, without their names. The site counted 110:89; the scores after each turn that
 * gave points are in the test that reads it.
 */
const TILES = 'qcpTfaVv0FiZHt4y-eNwjP5TFu_E_uwFA7B0lJ1nydRZ3lr7Ea5wg3T';
const MOVES =
  '212112c222a323Z133Z122q0312143c2411044Z221L053Z15140121131J123q032s024s013Z052Z132H234b035a122K0' +
  '33H032Z142b154c064Z025Z065Z055b034K156c145c026a246b1612035J143L225L066a044H163b047Z276a057a086a0' +
  '37a058Z1623438b0631059Z039Z415b128Z053H03Ab067Z045H069a034r263J055J014c044r036L348b3423354H1';
export const PLAYED_LINK = `https://www.carcassonnelab.com/#/0/0/${TILES}/${MOVES}?players=A,B&colors=red,blue`;

/** A link with other parts than that of the whole game. */
export function labLink(parts: { aside?: string; tiles?: string; moves?: string; query?: string }): string {
  const { aside = '0', tiles = TILES, moves = MOVES, query = 'players=A,B&colors=red,blue' } = parts;
  return `#/0/${aside}/${tiles}/${moves}?${query}`;
}
