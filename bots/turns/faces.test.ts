import { clonePosition, createDealer, createRandom, type Game, newGame, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { margin } from '../judge/judge.ts';
import { playMatch } from '../match.ts';
import { randomBot } from '../search/random.ts';
import { analyzers } from './analyzer.ts';
import { sameFaces, sameTiles } from './faces.ts';

function start(edition: string, colors: readonly string[], modules: readonly string[]): Game {
  return unwrap(newGame({ edition, modules, players: colors.map((color) => ({ name: color, color })) }));
}

describe.each([
  { edition: 'star-wars', colors: ['red', 'green'], modules: [] },
  { edition: 'classic', colors: ['red', 'blue'], modules: ['farmers', 'abbot', 'river'] },
])('faces that look the same: $edition', ({ edition, colors, modules }) => {
  const game = start(edition, colors, modules);

  test('are those of tiles that a turn of the board does not change', () => {
    const { tables } = game.rules;
    const faces = sameFaces(game.rules);
    const rotations = (id: string) => [...faces.subarray((tables.indexOf.get(id) ?? 0) * 4).slice(0, 4)];
    const straight = edition === 'classic' ? 'RI-straight' : 'SW-straight';
    expect(rotations(straight)).toEqual([0, 1, 0, 1]);
    expect(faces.every((same, face) => same <= (face & 3))).toBe(true);
    expect(faces.some((same, face) => same < (face & 3))).toBe(true);
  });

  test('leave no turn out that is better than those that are judged', () => {
    const { turns } = analyzers()(game.rules);
    const bots = colors.map(() => randomBot);
    let [all, different] = [0, 0];
    playMatch(game, { bots, dealer: createDealer(5), random: createRandom(5) }, ({ position }) => {
      if (position.phase !== 'place' || position.placed % 6 !== 0) return;
      const pos = clonePosition(position);
      const worth = turns.all(pos).map(({ values }) => margin(values, pos.seat));
      expect(margin(turns.bestNow(pos).values, pos.seat)).toBeCloseTo(Math.max(...worth), 9);
      all += worth.length;
      turns.eachDifferentTurn(pos, () => different++);
    });
    expect(different).toBeLessThan(0.95 * all);
  });
});

test('TB-1 IC-1 tiles that only goods or an inn tell apart do not look the same', () => {
  const { rules } = start('classic', ['red', 'blue'], ['inns', 'traders']);
  const same = sameTiles(rules);
  const looks = (ids: readonly string[]) => new Set(ids.map((id) => same[rules.tables.indexOf.get(id) ?? -1])).size;
  expect(looks(['CL-c2-corner', 'TB-c2-corner-wine', 'TB-c2-corner-grain'])).toBe(3);
  expect(looks(['CL-curve', 'IC-curve-inn'])).toBe(2);
});

test('tiles that only a garden tells apart look the same where nobody plays with gardens', () => {
  const twins = (modules: readonly string[]): boolean => {
    const { rules } = start('classic', ['red', 'blue'], modules);
    const [plain, garden] = ['CL-straight', 'CL-straight-garden'].map((id) => rules.tables.indexOf.get(id) ?? -1);
    const same = sameTiles(rules);
    return same[plain] === same[garden];
  };
  expect([twins([]), twins(['abbot'])]).toEqual([true, false]);
});
