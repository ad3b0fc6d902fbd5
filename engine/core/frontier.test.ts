import { describe, expect, test } from 'vitest';
import { emptyCells, fits } from '../observe/fits.ts';
import { listPlacements } from '../play/legal.ts';
import type { Game } from '../play/play.ts';
import { act, drawTile, placeTile } from '../play/turn.ts';
import { MoveList } from '../ruleset/moves.ts';
import { Playout } from '../search/playout.ts';
import { scene } from '../test/testing.ts';
import { cellAt, coordinates } from '../vocabulary/geometry.ts';
import { demandAt } from './frontier.ts';
import { layout, sizesFor } from './layout.ts';
import { clonePosition, isDrawing, mark, type Position, tilesLeft, undo } from './position.ts';

const PASS = -1;

/** Plays `turns` random turns and returns the game, which waits for a draw. */
function after(turns: number, seed: number): Game {
  const { rules, position } = scene({ edition: 'classic', colors: 'red blue', modules: ['farmers', 'abbot'] });
  const pos = clonePosition(position);
  const playout = new Playout(rules, seed);
  playout.begin(pos);
  for (let turn = 0; turn < turns && isDrawing(pos); turn++) playout.turn(pos);
  return { rules, position: pos };
}

function codes({ rules }: Game, pos: Position, tile: number): number[] {
  const list = new MoveList();
  listPlacements(rules, pos, tile, list);
  return [...list.codes.subarray(0, list.size)].sort((a, b) => a - b);
}

describe('the frontier', () => {
  test.each([1, 2, 3, 4])('is what it was after place, undo and place, seed %i', (seed) => {
    const game = after(12 + seed * 4, seed);
    const { rules, position } = game;
    const tile = rules.tables.tiles.findIndex(
      (_, kind) => tilesLeft(position, kind) > 0 && fits(game, kind).length > 3,
    );
    const [used, fresh] = [clonePosition(position), clonePosition(position)];
    for (const pos of [used, fresh]) drawTile(rules, pos, tile, null);
    const offered = codes(game, used, tile);
    for (const [i, first] of offered.entries()) {
      const since = mark(used);
      placeTile(used, first, null);
      undo(used, since);
      const again = mark(used);
      const other = clonePosition(fresh);
      for (const pos of [used, other]) {
        placeTile(pos, offered[(i + 1) % offered.length], null);
        act(rules, pos, PASS, null);
      }
      for (let kind = 0; kind < rules.tables.tiles.length; kind++)
        expect(codes(game, used, kind)).toEqual(codes(game, other, kind));
      undo(used, again);
    }
  });

  test('lists placements cell by cell, in the order in which the cells came to lie beside a tile', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const game = after(20, seed);
      const order = emptyCells(game).map(({ x, y }) => `${x},${y}`);
      for (const tile of game.rules.tables.tiles.keys()) {
        const moves = fits(game, tile).map(({ cell, rotation }) => ({ ...coordinates(cell), rotation }));
        const ranks = moves.map(({ x, y, rotation }) => order.indexOf(`${x},${y}`) * 4 + rotation);
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }
    }
  });

  test('knows what a cell asks of a tile, and asks nothing where nothing lies beside it (D-2)', () => {
    const game = after(20, 3);
    const { fit, demands, tiles } = game.rules.tables;
    for (const { x, y } of emptyCells(game)) {
      const asked = demandAt(game.position, cellAt(x, y));
      const fitting = tiles.flatMap((_, tile) => ((fit[tile * demands + asked] & 15) === 0 ? [] : [tile]));
      expect(asked).toBeGreaterThan(0);
      expect(fitting).toEqual(
        [...tiles.keys()].filter((tile) => fits(game, tile).some((one) => one.cell === cellAt(x, y))),
      );
    }
    expect(demandAt(game.position, cellAt(40, 40))).toBe(0);
  });
});

describe('memory', () => {
  const { MAX_FRONTIER, MAX_SMALL_TILES, MAX_TILES } = layout;

  test('has room for the longest frontier: all tiles in one row', () => {
    expect(MAX_FRONTIER).toBe(2 * MAX_TILES + 2);
  });

  test('tells every tile and every empty cell apart in one cell of the board', () => {
    for (const tiles of [2, MAX_SMALL_TILES, MAX_SMALL_TILES + 1, MAX_TILES]) {
      const { cellBytes, frontierBase } = sizesFor(tiles, tiles);
      expect(frontierBase).toBeGreaterThan(tiles);
      expect(frontierBase + 2 * tiles + 1).toBeLessThan(2 ** (8 * cellBytes));
    }
  });

  test('has cells enough that no two near each other share a place', () => {
    const apart = (cells: number) => {
      const row = 522;
      for (let steps = 1; ; steps++) {
        for (let down = 0; down <= steps; down++)
          for (const right of [steps - down, down - steps]) if ((down * row + right) % cells === 0) return steps;
      }
    };
    for (const tiles of [MAX_SMALL_TILES, MAX_TILES])
      expect(apart(sizesFor(tiles, 1).cells)).toBeGreaterThan(tiles + 3);
  });

  test('refuses a game of more tiles than it can tell apart', () => {
    expect(() => sizesFor(MAX_TILES, 1)).not.toThrow();
    expect(() => sizesFor(MAX_TILES + 1, 1)).toThrow('no room');
  });
});
