import { isDeepStrictEqual } from 'node:util';
import { createRandom, type Random } from '@asteroute/engine';
import {
  FOREIGN_FORMATS,
  type ForeignFormat,
  type ForeignRead,
  foreignFormatOf,
  readForeign,
} from '@asteroute/foreign';
import { storedGames } from '@asteroute/foreign/testing';
import { type GameRecord, replay } from '@asteroute/record';
import type { Campaign } from '../campaign/campaign.ts';
import { cpuMs } from '../campaign/cpu.ts';
import { mutated, mutatedText } from './garbage.ts';

const CHANGES = 48;
const MAX_CPU_MS = 1000;
const MAX_FOUND = 400;

/** What a run did: the formats that its game is stored in, the changed inputs and those still read. */
interface Carried {
  readonly formats: readonly ForeignFormat[];
  readonly inputs: number;
  readonly read: number;
}

const GAMES = storedGames();

/**
 * Reads a stored game in every format that can hold it, then changed texts of each: none may throw, hang, or give a
 * record that the rules refuse.
 */
function throughFormats(seed: number): Carried {
  const random = createRandom(seed);
  const game = GAMES[seed % GAMES.length];
  const texts = FOREIGN_FORMATS.flatMap((format) => {
    const text = game[format];
    return text === undefined ? [] : [{ format, text }];
  });
  let read = 0;
  for (const { format, text } of texts) {
    expectSame(game.record, text, format);
    for (let n = 0; n < CHANGES; n++) read += readChanged(text, format, random);
  }
  return { formats: texts.map(({ format }) => format), inputs: texts.length * CHANGES, read };
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

/** Reads a changed text; returns 1 if a game was read of it. */
function readChanged(text: string, format: ForeignFormat, random: Random): number {
  const changed = changedText(text, format, random);
  const reader = random.below(10) === 0 ? FOREIGN_FORMATS[random.below(FOREIGN_FORMATS.length)] : format;
  const begin = cpuMs();
  foreignFormatOf(changed);
  const read = readForeign(changed, reader);
  const took = cpuMs() - begin;
  if (took > MAX_CPU_MS) throw new Error(`${reader} took ${Math.round(took)} ms for ${changed.slice(0, 500)}`);
  checkRead(read, changed);
  return read.record === null ? 0 : 1;
}

/** Changed in its letters, or, where it is JSON, in its values. */
function changedText(text: string, format: ForeignFormat, random: Random): string {
  if (format === 'carcassonnelab' || random.below(3) === 0) return mutatedText(text, random);
  let value: unknown = JSON.parse(text);
  for (let n = 1 + random.below(3); n > 0; n--) value = mutated(value, random);
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    // A few kinds of garbage cannot be written as JSON.
    return mutatedText(text, random);
  }
}

function checkRead({ record, faults }: ForeignRead, text: string): void {
  const of = `of ${text.slice(0, 300)}`;
  if (record === null && faults.length === 0) throw new Error(`neither a game nor a fault ${of}`);
  const long = faults.find(({ found }) => found.length > MAX_FOUND);
  if (long !== undefined) throw new Error(`a fault of ${long.found.length} characters ${of}`);
  if (record === null) return;
  const played = replay(record);
  if (!played.ok || played.value.differences.length > 0) {
    throw new Error(`a game that does not replay: ${JSON.stringify(played.ok && played.value.differences)} ${of}`);
  }
}

/** Reads stored games in the formats of other programs, and changed texts of them. */
export const FOREIGN = {
  name: 'foreign',
  count: 1000,
  tested: { seed: 4_200_000, count: 3 },
  run: throughFormats,
  /** Gives for example `1000 games: carcassonnelab 600, bga 650, jcz 900`. */
  sum(rows) {
    const counts = FOREIGN_FORMATS.map((one) => `${one} ${rows.filter(({ formats }) => formats.includes(one)).length}`);
    const total = (of: (row: Carried) => number) => rows.reduce((sum, row) => sum + of(row), 0);
    return {
      lines: [
        `${rows.length} games: ${counts.join(', ')}`,
        `${total(({ inputs }) => inputs)} changed texts, ${total(({ read }) => read)} of them still games`,
      ],
    };
  },
} satisfies Campaign<Carried>;
