import { createDealer, createRandom, type Game, newGame, type Turn, unwrap } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { margin } from '../judge/judge.ts';
import { playMatch } from '../match.ts';
import { projecting } from '../search/one-ply.ts';
import { turnOf } from '../turns/turns.ts';
import { botNamed } from './levels.ts';
import { type Lapses, nearness, personBot } from './people.ts';

const SEED = 3;
const SHARP: Lapses = { rivals: 1, overlooks: 0, temperature: 0 };

function positionsOf(edition: string, colors: readonly string[], modules: readonly string[]): Game[] {
  const start = unwrap(newGame({ edition, modules, players: colors.map((color) => ({ name: color, color })) }));
  const positions: Game[] = [];
  const bots = colors.map(() => botNamed('steady'));
  playMatch(start, { bots, dealer: createDealer(SEED), random: createRandom(SEED) }, ({ rules, position }) => {
    if (position.phase === 'place') positions.push({ rules, position });
  });
  return positions;
}

const POSITIONS = [
  ...positionsOf('classic', ['red', 'blue'], ['farmers', 'inns', 'traders']),
  ...positionsOf('star-wars', ['red', 'black', 'green'], []),
];
const turnsOf = projecting();

/** The turns of a person in all positions, and what each costs against the best turn, near and anywhere. */
function played(lapses: Lapses) {
  const bot = personBot('person', turnsOf, () => lapses);
  return POSITIONS.map((game, seed) => {
    const turn = bot.turn(game, createRandom(seed));
    const side = game.rules.figureTable.sideOf[game.position.seat];
    const isNear = nearness(game.position);
    const turns = turnsOf(game.rules).all(game.position);
    const near = turns.filter((one) => isNear(turnOf(one).place.cell));
    const worth = (own: Float64Array) => lapses.rivals * margin(own, side) + (1 - lapses.rivals) * own[side];
    const best = (list: typeof turns) => Math.max(...list.map(({ values }) => worth(values)));
    const own = worth(turns.find((one) => isSame(turnOf(one), turn))?.values ?? new Float64Array());
    return {
      isFar: near.length > 0 && !isNear(turn.place.cell),
      nearLoss: near.length > 0 ? best(near) - own : 0,
      loss: best(turns) - own,
    };
  });
}

function isSame(one: Turn, other: Turn): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

test('a person overlooks cells far from the own meeples and from the last tiles, never those nearby', () => {
  const [all, some, none] = [0, 50, 100].map((overlooks) => played({ ...SHARP, overlooks }));
  const far = (list: ReturnType<typeof played>) => list.filter(({ isFar }) => isFar).length;
  expect(far(none)).toBe(0);
  expect(far(all)).toBeGreaterThan(far(some));
  expect(far(some)).toBeGreaterThan(0);
  for (const { loss } of all) expect(loss).toBeCloseTo(0, 9);
  for (const { nearLoss } of [...some, ...none]) expect(nearLoss).toBeLessThan(1e-9);
});

test('a slip costs little often, much seldom, and never more than three temperatures', () => {
  const losses = played({ rivals: 0.25, overlooks: 0, temperature: 2 }).map(({ loss }) => loss);
  const between = (low: number, high: number) => losses.filter((loss) => loss >= low && loss < high).length;
  expect([between(0, 2), between(2, 4), between(4, 7)].every((count) => count > 0)).toBe(true);
  expect(between(0, 2)).toBeGreaterThan(between(2, 4));
  expect(between(2, 4)).toBeGreaterThan(between(4, 7));
  expect(Math.max(...losses)).toBeLessThan(6 + 1e-6);
});

test.each([0, 1])('a person who minds %d of what rivals gain takes the best by that measure', (rivals) => {
  for (const { loss } of played({ ...SHARP, rivals })) expect(loss).toBeCloseTo(0, 9);
});
