import { createDealer, createRandom, type Game, newGame, playTurn, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import {
  ALL_BOTS,
  botNamed,
  CHARACTERS,
  counterpartOf,
  isBotName,
  OPPONENTS,
  opponentStrength,
  playMatch,
  successorOf,
} from '../index.ts';
import type { Bot } from '../search/bot.ts';
import { sharedRealms } from './characters.ts';

const SEED = 2;
const TEN = Array.from({ length: 10 }, (_, seed) => seed + 1);

/** The choices of a bot over all turns of a game between two others. */
interface Habits {
  /** The number of meeples that it would place, by kind of realm. */
  readonly deployed: Readonly<Record<string, number>>;
  /** The number of turns in which it would join a rival's realm or begin a battle. */
  readonly met: number;
}

function bot(name: string): Bot {
  const found = botNamed(name);
  if (found === null) throw new Error(`there is no bot ${name}`);
  return found;
}

/** All positions of a game in which a player has a tile in hand. */
function positionsOf(edition: string, colors: readonly string[], modules: readonly string[], seed: number): Game[] {
  const start = unwrap(newGame({ edition, modules, players: colors.map((color) => ({ name: color, color })) }));
  const positions: Game[] = [];
  const table = { bots: ['shrewd', 'steady'].map(bot), dealer: createDealer(seed), random: createRandom(seed) };
  playMatch(start, table, (before) => {
    if (before.position.phase === 'place') positions.push(before);
  });
  return positions;
}

function habitsOf(name: string, positions: readonly Game[]): Habits {
  const player = bot(name);
  const deployed: Record<string, number> = {};
  let met = 0;
  for (const game of positions) {
    const { seat } = game.position;
    const [placed, acted] = unwrap(playTurn(game, player.turn(game, createRandom(SEED))));
    const isShared = sharedRealms(placed.game.position, seat) > sharedRealms(game.position, seat);
    if (isShared || acted.events.some(({ type }) => type === 'battle')) met++;
    for (const event of acted.events) {
      if (event.type === 'deployed') deployed[event.figure.at.kind] = (deployed[event.figure.at.kind] ?? 0) + 1;
    }
  }
  return { deployed, met };
}

describe('characters do in the turns of ten games what shrewd does not', () => {
  const classic = TEN.flatMap((seed) => positionsOf('classic', ['red', 'blue'], seed % 2 ? ['farmers'] : [], seed));
  const space = TEN.flatMap((seed) => positionsOf('star-wars', ['red', 'green'], [], seed));
  const shrewd = { classic: habitsOf('shrewd', classic), space: habitsOf('shrewd', space) };

  test('a builder leaves roads alone and builds cities', () => {
    const { deployed } = habitsOf('builder', classic);
    expect(deployed.city).toBeGreaterThan(shrewd.classic.deployed.city);
    expect(deployed.road ?? 0).toBeLessThan(shrewd.classic.deployed.road / 3);
  });

  test('a farmer leaves cities alone and puts meeples into meadows and abbeys', () => {
    const { deployed } = habitsOf('farmer', classic);
    expect(deployed.city).toBeLessThan(0.8 * shrewd.classic.deployed.city);
    expect(deployed.monastery).toBeGreaterThan(shrewd.classic.deployed.monastery);
    expect(deployed.field).toBeGreaterThan(2 * shrewd.classic.deployed.field);
  });

  test('a pirate joins the realms of others', () => {
    expect(habitsOf('pirate', classic).met).toBeGreaterThan(3 * shrewd.classic.met);
  });

  test('a prospector leaves routes alone and claims asteroid fields', () => {
    const { deployed } = habitsOf('prospector', space);
    expect(deployed.asteroid).toBeGreaterThan(shrewd.space.deployed.asteroid);
    expect(deployed.route ?? 0).toBeLessThan(shrewd.space.deployed.route / 3);
  });

  test('a smuggler claims routes rather than asteroid fields', () => {
    const { deployed } = habitsOf('smuggler', space);
    expect(deployed.route).toBeGreaterThan(shrewd.space.deployed.route);
    expect(deployed.asteroid).toBeLessThan(shrewd.space.deployed.asteroid);
  });

  test('a conqueror attacks planets and begins battles', () => {
    const { deployed, met } = habitsOf('conqueror', space);
    expect(deployed.planet).toBeGreaterThan(1.5 * shrewd.space.deployed.planet);
    expect(met).toBeGreaterThan(2.5 * shrewd.space.met);
  });
});

test.each([
  { edition: 'classic', colors: ['red', 'blue'], names: ['builder', 'farmer'] },
  { edition: 'star-wars', colors: ['red', 'green'], names: ['prospector', 'smuggler'] },
])(
  'in the last turn characters take the points that there are, as shrewd does: $edition',
  ({ edition, colors, names }) => {
    for (const seed of [1, 2, 3]) {
      const last = positionsOf(edition, colors, [], seed).filter(({ position }) => position.stackSize === 0);
      expect(last).toHaveLength(1);
      const turnOf = (name: string) => bot(name).turn(last[0], createRandom(seed));
      for (const name of names) expect(turnOf(name)).toEqual(turnOf('shrewd'));
    }
  },
);

test('characters and the gentlest bots play a game in teams to its end', () => {
  const players = ['red', 'black', 'green', 'white'].map((color) => ({ name: color, color }));
  const start = unwrap(newGame({ edition: 'star-wars', modules: ['teams'], players }));
  const bots = ['careless', 'conqueror', 'gentle', 'prudent'].map(bot);
  const end = playMatch(start, { bots, dealer: createDealer(SEED), random: createRandom(SEED) });
  expect(end.position.phase).toBe('over');
});

describe('the names of bots', () => {
  test('are known, each once, and each makes the bot of that name', () => {
    expect(new Set(ALL_BOTS).size).toBe(ALL_BOTS.length);
    for (const name of ALL_BOTS) expect([isBotName(name), botNamed(name)?.name]).toEqual([true, name]);
    for (const name of ['', 'hal', 'toString', null]) expect(isBotName(name)).toBe(false);
  });

  test('of those that people meet have a strength, and so have the former ones that are kept somewhere', () => {
    expect(OPPONENTS.map(opponentStrength)).toEqual(OPPONENTS.map((_, place) => place + 1));
    for (const name of Object.values(CHARACTERS).flat())
      expect(opponentStrength(name)).toBe(opponentStrength('steady'));
    expect(['random', 'greedy'].map(successorOf)).toEqual(['gentle', 'careless']);
    expect(['random', 'greedy', 'expert', 'hal', 'toString'].map(opponentStrength)).toEqual([3, 4, 9, 0, 0]);
  });

  test('of characters have their like in the other edition', () => {
    expect(CHARACTERS.classic.map((name) => counterpartOf(name, 'star-wars'))).toEqual([...CHARACTERS['star-wars']]);
    expect(CHARACTERS.classic.map((name) => counterpartOf(name, 'classic'))).toEqual([...CHARACTERS.classic]);
    expect(['random', 'master', 'pirate'].map((name) => counterpartOf(name, 'toy'))).toEqual([
      'gentle',
      'master',
      'pirate',
    ]);
  });
});
