import { newGame, unwrap } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { findTurn } from '../../testing/prepared.ts';
import { gameOf } from '../../testing/truth.ts';
import { lifeViews } from './life.ts';

test('a completed route has traffic from end to end, a planet turns, and nothing lives in great numbers', {
  tags: ['soak'],
}, () => {
  const turn = findTurn({ players: 3 }, ({ after }) => {
    const life = lifeViews(gameOf({ record: after, seats: [], seed: 1 }));
    return ['traffic', 'beacon', 'planet', 'star'].every((kind) => life.some((one) => one.kind === kind));
  });
  const life = lifeViews(gameOf({ record: turn.after, seats: [], seed: 1 }));
  expect(life.length).toBeLessThanOrEqual(12);
  for (const { kind, way } of life) {
    if (kind !== 'traffic') expect(way).toHaveLength(1);
    else
      for (const [i, { u, v }] of way.slice(1).entries())
        expect(Math.hypot(u - way[i].u, v - way[i].v)).toBeLessThan(60);
  }
  expect(new Set(life.map(({ id }) => id)).size).toBe(life.length);
});

test('water flows on a river that is not completed, and a completed city is lit', () => {
  const turn = findTurn({ players: 3, classic: true }, ({ after }) => {
    const life = lifeViews(gameOf({ record: after, seats: [], seed: 1 }));
    return ['water', 'window'].every((kind) => life.some((one) => one.kind === kind));
  });
  expect(turn.after.turns.length).toBeGreaterThan(2);
});

test('nothing but a star lives on a board of one tile', () => {
  const players = ['red', 'green'].map((color) => ({ name: color, color }));
  const life = lifeViews(unwrap(newGame({ edition: 'star-wars', modules: [], players })));
  expect(life.every(({ kind }) => kind === 'star' || kind === 'planet')).toBe(true);
});
