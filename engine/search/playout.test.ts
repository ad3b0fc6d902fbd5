import { describe, expect, test } from 'vitest';
import { lastCell, rotationAt, tileAt } from '../core/features.ts';
import { clonePosition, isOver, type Position } from '../core/position.ts';
import { fits } from '../observe/fits.ts';
import { scene } from '../test/testing.ts';
import { Playout } from './playout.ts';

const GAMES = [
  { edition: 'star-wars', colors: 'red green black' },
  { edition: 'classic', colors: 'red blue', modules: ['farmers', 'river', 'abbot'] },
] as const;

describe.each(GAMES)('a random playout of $edition', (of) => {
  const { rules, position } = scene(of);

  test('lays every tile where the rules allow it, until the stack is empty', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const pos = clonePosition(position);
      const playout = new Playout(rules, seed);
      playout.begin(pos);
      while (!isOver(pos)) {
        const before = clonePosition(pos);
        playout.turn(pos);
        if (pos.placed === before.placed) continue;
        const [cell, rotation] = [lastCell(pos), rotationAt(pos, pos.lastPlacement)];
        const allowed = fits({ rules, position: before }, tileAt(pos, pos.lastPlacement));
        expect(allowed).toContainEqual({ type: 'place', cell, rotation });
      }
      expect([pos.stackSize, ...pos.stack]).toEqual([0, ...pos.stack].fill(0));
    }
  });

  test('is the same for the same seed and another for another, guessing or listing', () => {
    const played = (seed: number, listing: boolean) => {
      const pos = clonePosition(position);
      const playout = new Playout(rules, seed);
      if (listing) playout.runListing(pos);
      else playout.run(pos);
      expect(isOver(pos)).toBe(true);
      return [...pos.placedCell, ...pos.scores].join();
    };
    for (const listing of [false, true]) {
      expect(played(5, listing)).toBe(played(5, listing));
      expect(played(5, listing)).not.toBe(played(6, listing));
    }
  });

  test('draws each tile of the stage as often as the stack holds it, and deploys in about half of the turns', () => {
    const drawn = new Map<number, number>();
    const games = 3000;
    let deployed = 0;
    const playout = new Playout(rules, 9);
    for (let game = 0; game < games; game++) {
      const pos = clonePosition(position);
      playout.begin(pos);
      playout.turn(pos);
      const tile = tileAt(pos, pos.lastPlacement);
      drawn.set(tile, (drawn.get(tile) ?? 0) + 1);
      if (standing(pos) > 0) deployed++;
    }
    const first = Math.min(...[...rules.tables.stack].flatMap((n, tile) => (n > 0 ? rules.stage[tile] : [])));
    const left = Array.from(rules.tables.stack, (n, tile) => (rules.stage[tile] === first ? n : 0));
    const total = left.reduce((sum, n) => sum + n, 0);
    for (const [tile, n] of left.entries()) {
      const expected = (games * n) / total;
      expect(Math.abs((drawn.get(tile) ?? 0) - expected)).toBeLessThanOrEqual(5 * Math.sqrt(expected));
    }
    expect(deployed / games).toBeGreaterThan(0.35);
    expect(deployed / games).toBeLessThan(0.55);
  });
});

test('a playout chooses each placement of a tile about equally often', () => {
  const { rules, position } = scene({ edition: 'classic', colors: 'red blue' });
  const chosen = new Map<number, Map<number, number>>();
  const playout = new Playout(rules, 3);
  for (let game = 0; game < 6000; game++) {
    const pos = clonePosition(position);
    playout.begin(pos);
    playout.turn(pos);
    const [tile, spot] = [tileAt(pos, pos.lastPlacement), lastCell(pos) * 4 + rotationAt(pos, pos.lastPlacement)];
    const counts = chosen.get(tile) ?? new Map<number, number>();
    chosen.set(tile, counts.set(spot, (counts.get(spot) ?? 0) + 1));
  }
  for (const [tile, counts] of chosen) {
    const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
    const allowed = fits({ rules, position }, tile);
    for (const { cell, rotation } of allowed) {
      const expected = total / allowed.length;
      const found = counts.get(cell * 4 + rotation) ?? 0;
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(5 * Math.sqrt(expected) + 2);
    }
  }
});

test('dice of a playout decide battles either way', () => {
  const { rules, position } = scene({ edition: 'star-wars', colors: 'red green' });
  const wins = [0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const pos = clonePosition(position);
    new Playout(rules, seed).run(pos);
    wins[pos.scores[0] > pos.scores[1] ? 0 : 1]++;
  }
  expect(Math.min(...wins)).toBeGreaterThan(15);
});

/** How many meeples stand on the board. */
function standing(pos: Position): number {
  return pos.figureNode.filter((node) => node >= 0).length;
}
