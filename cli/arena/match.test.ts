import { botNamed } from '@asteroute/bots';
import { createDealer, legal, unwrap } from '@asteroute/engine';
import { replay } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import type { Setting } from '../program/setting.ts';
import { choiceSeed } from './game.ts';
import { dealSeed, type Match, type Mirror, playMirror } from './match.ts';
import { botPlayer, type Player, PlayerFault } from './player/player.ts';
import { count, createTally, FORFEIT_MARGIN } from './tally.ts';

const TWO: Setting = { edition: 'star-wars', players: 2, modules: [] };
const TEAMS: Setting = { edition: 'star-wars', players: 4, modules: ['teams'] };
const CLASSIC: Setting = { edition: 'classic', players: 3, modules: ['farmers', 'river', 'abbot'] };
const SETTINGS: readonly Setting[] = [
  TWO,
  ...[3, 4, 5].map((players) => ({ ...TWO, players })),
  TEAMS,
  CLASSIC,
  { edition: 'classic', players: 2, modules: [] },
];

function botCalled(name: string): Player {
  const bot = botNamed(name);
  if (bot === null) throw new Error(`no bot ${name}`);
  return botPlayer(bot);
}

/** A player that passes whenever it may. It is fast and plays nothing like a random player. */
const IDLE: Player = {
  ...botCalled('random'),
  name: 'idle',
  choose: async (game) => {
    const moves = legal(game);
    return moves.find(({ type }) => type === 'pass') ?? moves[0];
  },
};

function mirror(setting: Setting, a: Player, b: Player, number = 0): Promise<Mirror> {
  const match: Match = { ...setting, seed: 5, bots: { a: a.name, b: b.name }, budget: {}, luck: false };
  return playMirror(match, { a, b }, number);
}

function tallyOf(...mirrors: Mirror[]) {
  const tally = createTally();
  for (const one of mirrors) count(tally, one);
  return tally;
}

describe('a bot against itself', () => {
  const cases = [
    ...SETTINGS.map((setting) => ({ name: 'random', ...setting })),
    { name: 'greedy', ...TEAMS },
    { name: 'greedy', ...CLASSIC },
    { name: 'projected', ...TWO },
  ];

  test.each(cases)('plays one game only: $name, $edition, $players players $modules', async ({ name, ...setting }) => {
    const played = await mirror(setting, botCalled(name), botCalled(name));
    const [first, ...rest] = played.games.map(({ record }) => JSON.stringify(record));
    expect(rest).toHaveLength(setting.players === 4 && setting.modules.length > 0 ? 1 : setting.players - 1);
    for (const other of rest) expect(other).toBe(first);
    const { margins, shares, firsts } = tallyOf(played);
    expect([margins, shares]).toEqual([[0], [0.5]]);
    expect(firsts[0]).toBeCloseTo(1 / played.games.length, 12);
  });
});

describe('a mirror', () => {
  /** The tiles of the games in the order in which they were drawn. */
  const tilesOf = ({ games }: Mirror) =>
    games.map(({ record }) => {
      const turns = record.turns.flatMap(({ setAside = [], tile }) => [...setAside, tile]);
      return [...turns, ...(record.setAside ?? [])];
    });

  test.each(SETTINGS)(
    'has the same tiles in the same order in all its games: $edition, $players players $modules',
    async (setting) => {
      const played = await mirror(setting, botCalled('random'), IDLE);
      const [first, ...rest] = tilesOf(played);
      for (const other of rest) expect(other).toEqual(first);
      expect(new Set(played.games.map(({ record }) => JSON.stringify(record))).size).toBe(played.games.length);
      const next = await mirror(setting, IDLE, IDLE, 1);
      expect(tilesOf(next)[0]).not.toEqual(first);
    },
  );

  test('counts the margin from A, whichever side it played', async () => {
    const played = await mirror({ ...TWO, players: 3 }, botCalled('random'), IDLE);
    const margins = played.games.map(({ scores, side }) => {
      const others = scores.filter((_, one) => one !== side);
      return scores[side] - (others[0] + others[1]) / 2;
    });
    expect(played.games.map(({ side }) => side)).toEqual([0, 1, 2]);
    const [mean] = tallyOf(played).margins;
    expect(mean).toBeCloseTo(margins.reduce((sum, n) => sum + n, 0) / 3, 12);
    expect(mean).toBeGreaterThan(0);
    expect(played.times.b.length).toBeGreaterThan(1.9 * played.times.a.length);
  });

  test('in teams gives A one team, then the other', async () => {
    const played = await mirror(TEAMS, botCalled('random'), IDLE);
    expect(played.games.map(({ side, scores }) => [side, scores.length])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    for (const { side, scores } of played.games) expect(scores[side]).toBeGreaterThan(scores[1 - side]);
  });

  test('has records that replay', async () => {
    const { games } = await mirror(TWO, botCalled('random'), IDLE);
    for (const { record, scores } of games) {
      const { differences } = unwrap(replay(record));
      expect(differences).toEqual([]);
      expect(record.final?.scores).toEqual(scores);
    }
  });
});

describe('a game lost by a fault', () => {
  /** A player that decides at random a few times and then commits a fault. */
  function failing(): Player {
    let decisions = 0;
    const random = botCalled('random');
    return {
      ...random,
      choose: async (game, seed) => {
        if (++decisions % 30 === 0) throw new PlayerFault('fell asleep');
        return random.choose(game, seed);
      },
    };
  }

  test('counts against who is at fault, on either side, and leaves a record of the turns so far', async () => {
    const [own, other] = [
      await mirror(TWO, failing(), botCalled('random')),
      await mirror({ ...TWO, players: 3 }, botCalled('random'), failing()),
    ];
    expect(own.games.map(({ forfeit }) => forfeit)).toEqual(new Array(2).fill({ party: 'a', reason: 'fell asleep' }));
    expect(other.games.map(({ forfeit }) => forfeit?.party)).toEqual(['b', 'b', 'b']);
    const { margins, shares, firsts, forfeits } = tallyOf(own, other);
    expect(margins).toEqual([-FORFEIT_MARGIN, FORFEIT_MARGIN]);
    expect([shares, firsts]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(forfeits).toHaveLength(5);
    const [{ record }] = own.games;
    expect([record.turns.length > 10, record.final]).toEqual([true, undefined]);
    expect(unwrap(replay(record)).differences).toEqual([]);
  });

  test('an illegal move is one', async () => {
    const wrong: Player = { ...botCalled('random'), choose: async () => ({ type: 'recall' }) };
    const { games } = await mirror(TWO, wrong, botCalled('random'));
    expect(games[0].forfeit?.reason).toMatch(/^answered with an illegal move: /);
  });

  test('a fault of our own is none: it breaks the arena', async () => {
    const broken: Player = {
      ...botCalled('random'),
      choose: async () => {
        throw new TypeError('a bug');
      },
    };
    await expect(mirror(TWO, broken, botCalled('random'))).rejects.toThrow('a bug');
  });
});

describe('chance', () => {
  const dealer = createDealer(7);
  const at = (battle: number, round: number) => ({ battle, round });

  test('SW-28 dice depend on battle, round, side and nothing else', () => {
    const before = dealer.roll(at(2, 1), 1, 3);
    for (let index = 0; index < 20; index++) dealer.draw([5, 5, 5], index);
    for (let side = 0; side < 5; side++) dealer.roll(at(0, 0), side, 3);
    expect(dealer.roll(at(2, 1), 1, 3)).toEqual(before);
    expect(createDealer(7).roll(at(2, 1), 1, 3)).toEqual(before);
  });

  test('a side with fewer dice throws the first of them', () => {
    for (let battle = 0; battle < 20; battle++) {
      const three = dealer.roll(at(battle, 0), 0, 3);
      expect(dealer.roll(at(battle, 0), 0, 1)).toEqual(three.slice(0, 1));
      expect(dealer.roll(at(battle, 0), 0, 2)).toEqual(three.slice(0, 2));
    }
  });

  test('every battle, round and side has dice of its own, as even as dice are', () => {
    const faces = new Array<number>(7).fill(0);
    const throws = new Set<string>();
    for (let battle = 0; battle < 40; battle++) {
      for (let round = 0; round < 5; round++) {
        for (let side = 0; side < 5; side++) {
          const dice = [...dealer.roll(at(battle, round), side, 3), ...dealer.roll(at(battle, round), side + 5, 3)];
          throws.add(dice.join(''));
          for (const die of dice) faces[die]++;
        }
      }
    }
    expect(throws.size).toBeGreaterThan(950);
    for (const times of faces.slice(1)) expect(times / 6000).toBeCloseTo(1 / 6, 1.5);
  });

  test('deals and choices of near seeds have nothing in common', () => {
    const deals = [0, 1, 2, 3].flatMap((seed) => Array.from({ length: 1000 }, (_, n) => dealSeed(seed, n)));
    expect(new Set(deals).size).toBe(4000);
    const choices = [1, 2].flatMap((deal) => Array.from({ length: 1000 }, (_, ply) => choiceSeed(deal, ply)));
    expect(new Set(choices).size).toBe(2000);
  });
});
