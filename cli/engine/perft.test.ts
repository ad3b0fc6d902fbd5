import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { type Setting, settingGame } from '../program/setting.ts';
import { asteroute } from '../testing.ts';
import { perft } from './perft.ts';

interface Order extends Setting {
  readonly name: string;
  readonly tiles: readonly string[];
  /** Number of ways by number of turns, from 1. */
  readonly counts: readonly number[];
}

const FILE = join(import.meta.dirname, '../../fixtures/perft/classic.json');
const ORDERS = JSON.parse(readFileSync(FILE, 'utf8')) as Order[];

test.each(ORDERS)('$name: as many ways as the golden counts say', (order) => {
  const game = unwrap(settingGame(order));
  const before = [...game.position.memory];
  const counts = order.counts.map((_, depth) => perft(game, order.tiles, depth + 1));
  expect(counts).toEqual(order.counts);
  expect([...game.position.memory]).toEqual(before);
});

test('the command tells the tiles, then the counts by depth', async () => {
  const { tiles, counts } = ORDERS[0];
  const { code, out } = await asteroute(['perft', '--tiles', tiles.join(','), '--depth', '3']);
  expect(code).toBe(0);
  const [order, ...lines] = out.trimEnd().split('\n');
  expect(order).toBe(tiles.join(','));
  expect(lines.map((line) => Number(line.trim().split(/\s+/)[1]))).toEqual(counts.slice(0, 3));
});

test('a tile that there is not is a wrong call', async () => {
  const { code, err } = await asteroute(['perft', '--tiles', 'CL-none']);
  expect([code, err]).toEqual([2, 'asteroute perft: there is no tile CL-none\n']);
});
