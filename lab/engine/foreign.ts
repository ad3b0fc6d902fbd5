import { isDeepStrictEqual } from 'node:util';
import {
  chanceMove,
  createDealer,
  createRandom,
  type Game,
  legal,
  newGame,
  play,
  type Random,
  unwrap,
} from '@asteroute/engine';
import {
  FOREIGN_FORMATS,
  type ForeignFormat,
  type ForeignRead,
  foreignFormatOf,
  readForeign,
  writeForeign,
} from '@asteroute/foreign';
import { type GameRecord, Recorder, replay, withEnd } from '@asteroute/record';
import type { Campaign } from '../campaign/campaign.ts';
import { mutated, mutatedText } from './garbage.ts';
import { STYLES, steered } from './random-play.ts';

/** Changed inputs for each game and format. */
const CHANGES = 48;
/** Milliseconds of CPU time that a reader may take. */
const MAX_CPU_MS = 1000;
/** Longest sentence of a fault. */
const MAX_FOUND = 400;
/**
 * A game that is cut off is cut between these turns: before, somebody has had none; after, the few tiles left may have
 * fitted nowhere.
 */
const [FIRST_CUT, LAST_CUT] = [5, 60];

/** What a run did: the formats that could hold its game, the tiles set aside, the changed inputs and those still read. */
interface Carried {
  readonly formats: readonly ForeignFormat[];
  readonly asides: number;
  readonly inputs: number;
  readonly read: number;
}

const NAMES = ['Ada', 'Benedikt', 'Cléo', 'Даша', 'van der Berg, M.', 'X Æ 12', '李', 'a&b=c?#/0', '50 %'];
const COLORS = ['red', 'blue', 'green', 'yellow', 'black'];
/** Sets of modules in turn; all formats hold the first. */
const MODULES = [['farmers'], ['farmers'], ['farmers', 'abbot'], ['farmers'], ['abbot'], ['farmers'], [], ['farmers']];

/**
 * Plays a random game, writes it in every format that can hold it and reads it back, then reads changed texts of each:
 * none may throw, hang, or give a record that the rules refuse.
 */
function throughFormats(seed: number): Carried {
  const random = createRandom(seed);
  const record = playedRecord(seed, random);
  const texts = FOREIGN_FORMATS.flatMap((format) => {
    const written = writeForeign(record, format);
    if (!written.ok) expectRefusal(record, format, written.why);
    return written.ok ? [{ format, text: written.text }] : [];
  });
  let read = 0;
  for (const { format, text } of texts) {
    expectSame(record, text, format);
    for (let n = 0; n < CHANGES; n++) read += readChanged(text, format, random);
  }
  const asides = [record, ...record.turns].reduce((sum, { setAside = [] }) => sum + setAside.length, 0);
  return { formats: texts.map(({ format }) => format), asides, inputs: texts.length * CHANGES, read };
}

/** A game of the base game: most of them whole, some cut off or resigned. */
function playedRecord(seed: number, random: Random): GameRecord {
  const dealer = createDealer(seed);
  const count = 2 + (seed % 4);
  const players = COLORS.slice(0, count).map((color) => ({ name: NAMES[random.below(NAMES.length)], color }));
  let game: Game = unwrap(newGame({ edition: 'classic', modules: MODULES[seed % MODULES.length], players }));
  const recorder = new Recorder(game.rules.setup);
  const cut = random.below(5) === 0 ? FIRST_CUT + random.below(LAST_CUT - FIRST_CUT) : Number.POSITIVE_INFINITY;
  const style = [null, STYLES[0], STYLES[2]][random.below(3)];
  while (game.position.phase !== 'over' && recorder.record().turns.length < cut) {
    const offered = legal(game);
    const own = () => (style === null ? offered[random.below(offered.length)] : steered(game, style, random));
    const played = unwrap(play(game, chanceMove(game, dealer) ?? own()));
    recorder.add(played.events);
    game = played.game;
  }
  const record = recorder.record();
  if (record.final !== undefined || random.below(2) === 0) return record;
  return withEnd(record, { by: 'resignation', side: random.below(count) }, [...game.position.scores]);
}

/** A format refuses no game that it can hold. */
function expectRefusal({ modules, ended, turns }: GameRecord, format: ForeignFormat, why: string): void {
  const expected = format !== 'jcz' && modules.join() !== 'farmers' ? 'modules' : ended !== undefined ? 'ended' : null;
  if (why !== expected) throw new Error(`${format} refused a game of ${turns.length} turns: ${why}`);
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

/** Milliseconds of CPU time that this thread has used. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Carries seeded games through the formats of other programs, and reads changed texts of them. */
export const FOREIGN = {
  name: 'foreign',
  count: 1000,
  tested: { seed: 4_000_000, count: 3 },
  run: throughFormats,
  /** Gives for example `1000 games: carcassonnelab 600, bga 650, jcz 900; 12 tiles set aside`. */
  sum(rows) {
    const counts = FOREIGN_FORMATS.map((one) => `${one} ${rows.filter(({ formats }) => formats.includes(one)).length}`);
    const total = (of: (row: Carried) => number) => rows.reduce((sum, row) => sum + of(row), 0);
    return {
      lines: [
        `${rows.length} games: ${counts.join(', ')}; ${total(({ asides }) => asides)} tiles set aside`,
        `${total(({ inputs }) => inputs)} changed texts, ${total(({ read }) => read)} of them still games`,
      ],
    };
  },
} satisfies Campaign<Carried>;
