import { isDeepStrictEqual } from 'node:util';
import { spread } from '@asteroute/cli/figures';
import { createDealer, createRandom, type Game, type Options, type Random } from '@asteroute/engine';
import { type LinkedGame, readLink, writeLink } from '@asteroute/record';
import type { Campaign } from '../campaign/campaign.ts';
import { STYLES, steeredGame } from './random-play.ts';
import { READINGS, SOAK_TABLES, type SoakTables, TABLES } from './tables.ts';

/** The address in front of a game's text, as long as a real shared link would have it. */
const ADDRESS = 'https://asteroute.example.org/#game/';
/** Names as people type them, in several scripts. For the empty name the reader of the link supplies one. */
const NAMES = ['', '', 'Ada', 'Benedikt', 'Cléo', 'Даша', 'Maximilian van der Berg', 'X Æ 12', '李'];

/** A game that was encoded as a link: its number of players and the length of the whole address in characters. */
interface Linked {
  readonly players: number;
  readonly length: number;
}

/** Round-trips a random game, complete and cut off after some moves. No truncated or corrupted link may be accepted. */
function throughLink(seed: number): Linked {
  const random = createRandom(seed);
  const tables = SOAK_TABLES[seed % SOAK_TABLES.length];
  const start = TABLES[tables](Math.floor(seed / SOAK_TABLES.length), random, optionsFor(tables, random));
  const game = { setup: named(start, seed), moves: movesOf(start, seed) };
  const text = writeLink(game);
  expectSame(text, game);
  const part = { ...game, moves: game.moves.slice(0, random.below(game.moves.length)) };
  expectSame(writeLink(part), part);
  const at = random.below(text.length);
  const wrong = [text.slice(0, at), text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1)];
  for (const one of wrong) if (readLink(one).ok) throw new Error(`${one} was read`);
  return { players: game.setup.players.length, length: ADDRESS.length + text.length };
}

/** Rule options: for every third game another reading of the rules than the usual one. */
function optionsFor(tables: SoakTables, random: Random): Options {
  const readings = READINGS.filter((reading) => reading.tables === tables);
  if (readings.length === 0 || random.below(3) > 0) return {};
  return readings[random.below(readings.length)].options ?? {};
}

function named({ rules: { setup } }: Game, seed: number): LinkedGame['setup'] {
  const random = createRandom(seed + 1);
  return { ...setup, players: setup.players.map((player) => ({ ...player, name: NAMES[random.below(NAMES.length)] })) };
}

/** The moves of a whole game. Every third game is played at random, the others in a quarrelsome or a closing style. */
function movesOf(start: Game, seed: number): LinkedGame['moves'] {
  const random = createRandom(seed + 2);
  const style = [null, STYLES[0], STYLES[2]][random.below(3)];
  return [...steeredGame(start, { style, dealer: createDealer(seed), random, isDealt: true })].map(({ move }) => move);
}

function expectSame(text: string, sent: LinkedGame): void {
  const read = readLink(text);
  if (!read.ok) throw new Error(`${text} was refused as ${read.fault}`);
  const { setup, moves } = read.value;
  if (!isDeepStrictEqual(moves, sent.moves)) throw new Error(`${text} holds other moves`);
  if (!isDeepStrictEqual(setup, sent.setup)) throw new Error(`${text} holds another set-up`);
  if (writeLink(read.value) !== text) throw new Error(`${text} is written in two ways`);
}

export const LINKS = {
  name: 'links',
  count: 10_000,
  tested: { seed: 3_000_000, count: 9 },
  run: throughLink,
  sum(linked) {
    const counts = [...new Set(linked.map(({ players }) => players))].sort();
    const lines = counts.map((players) => {
      const [, median, longest] = spread(linked.filter((one) => one.players === players).map(({ length }) => length));
      return `${players} players: median ${median}, longest ${longest} characters`;
    });
    return { lines };
  },
} satisfies Campaign<Linked>;
