import { isDeepStrictEqual } from 'node:util';
import { createRandom, type Random } from '@asteroute/engine';
import { FOREIGN_FORMATS, type ForeignFormat, foreignFormatOf, readForeign } from '@asteroute/foreign';
import { storedGames } from '@asteroute/foreign/testing';
import { type GameRecord, replay } from '@asteroute/record';
import type { Campaign } from '../campaign/campaign.ts';
import { cpuMs } from '../campaign/cpu.ts';
import { changedJson, mutatedText } from './garbage.ts';

const CHANGES = 48;
const MAX_CPU_MS = 1000;
const MAX_FOUND = 400;

interface Carried {
  readonly formats: readonly ForeignFormat[];
  readonly inputs: number;
  readonly read: number;
}

const GAMES = storedGames();

/** Reads a stored game in every format that can hold it, then changed texts of each. */
function throughFormats(seed: number): Carried {
  const random = createRandom(seed);
  const game = GAMES[seed % GAMES.length];
  const formats = FOREIGN_FORMATS.filter((format) => game[format] !== undefined);
  let read = 0;
  for (const format of formats) {
    const text = game[format] ?? '';
    expectSame(game.record, text, format);
    for (let n = 0; n < CHANGES; n++) read += readChanged(text, format, random);
  }
  return { formats, inputs: formats.length * CHANGES, read };
}

function expectSame(record: GameRecord, text: string, format: ForeignFormat): void {
  if (foreignFormatOf(text) !== format) throw new Error(`a text of ${format} is taken for ${foreignFormatOf(text)}`);
  const { record: again, faults } = readForeign(text, format);
  if (faults.length > 0 || again === null) throw new Error(`${format}: ${JSON.stringify(faults)}`);
  const [sent, found] = [record, again].map((one) => comparable(one, format));
  if (isDeepStrictEqual(sent, found)) return;
  const turn = sent.turns.findIndex((one, index) => !isDeepStrictEqual(one, found.turns[index]));
  throw new Error(`${format}: differs from turn ${turn + 1}: ${JSON.stringify([sent.turns[turn], found.turns[turn]])}`);
}

/** What a format holds of a record: a link does not tell gardens, a save has no colours. */
function comparable(record: GameRecord, format: ForeignFormat): GameRecord {
  const plain = (tile: string) => (format === 'carcassonnelab' ? tile.replace('-garden', '') : tile);
  const { options, players, ...rest } = record;
  const asides = (tiles: readonly string[] | undefined) => (tiles === undefined ? {} : { setAside: tiles.map(plain) });
  return {
    ...rest,
    players: format === 'jcz' ? players.map(({ name }) => ({ name, color: '' })) : players,
    turns: record.turns.map((turn) => ({ ...turn, tile: plain(turn.tile), ...asides(turn.setAside) })),
    ...asides(record.setAside),
  };
}

/** Reads a changed text; returns 1 if a game was read of it, which must then be one by the rules. */
function readChanged(text: string, format: ForeignFormat, random: Random): number {
  const isText = format === 'carcassonnelab' || random.below(3) === 0;
  const changed = isText ? mutatedText(text, random) : changedJson(JSON.parse(text), random);
  const reader = random.below(10) === 0 ? FOREIGN_FORMATS[random.below(FOREIGN_FORMATS.length)] : format;
  const begin = cpuMs();
  foreignFormatOf(changed);
  const { record, faults } = readForeign(changed, reader);
  const took = cpuMs() - begin;
  const of = `of ${changed.slice(0, 300)}`;
  if (took > MAX_CPU_MS) throw new Error(`${reader} took ${Math.round(took)} ms ${of}`);
  if (record === null && faults.length === 0) throw new Error(`neither a game nor a fault ${of}`);
  if (faults.some(({ found }) => found.length > MAX_FOUND)) throw new Error(`a fault of many characters ${of}`);
  if (record === null) return 0;
  const played = replay(record);
  if (played.ok && played.value.differences.length === 0) return 1;
  throw new Error(`a game that does not replay: ${JSON.stringify(played.ok && played.value.differences)} ${of}`);
}

/** No changed text may throw, hang, or give a record that the rules refuse. */
export const FOREIGN = {
  name: 'foreign',
  count: 1000,
  tested: { seed: 4_200_000, count: 3 },
  run: throughFormats,
  sum(rows) {
    const counts = FOREIGN_FORMATS.map((one) => `${one} ${rows.filter(({ formats }) => formats.includes(one)).length}`);
    const total = (of: (row: Carried) => number) => rows.reduce((sum, row) => sum + of(row), 0);
    const changed = `${total(({ inputs }) => inputs)} changed texts, ${total(({ read }) => read)} of them still games`;
    return { lines: [`${rows.length} games: ${counts.join(', ')}`, changed] };
  },
} satisfies Campaign<Carried>;
