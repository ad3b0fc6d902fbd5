import type { Game } from '@asteroute/engine';
import { TableController } from '@asteroute/page/match/controller.ts';
import { expect, test } from 'vitest';
import { PLAN, serverTable } from './testing.ts';

/** Puts the tile on the first cell where it fits. */
function placeTile(table: TableController): void {
  const [{ x, y }] = table.turn.placements.value;
  table.intent({ type: 'cell', cell: { x, y } });
}

const placed = ({ position }: Game) => position.placed;

test('a turn that a server refuses is rolled back on the screen, and can be played again', () => {
  const { link, sending, accept } = serverTable(PLAN);
  const table = new TableController(link, { speed: () => 'off', after: () => () => {} });
  const before = table.shown.past.value.length;
  placeTile(table);
  table.choose(0);
  table.confirm();
  expect([placed(table.shown.game.value), table.shown.past.value.length]).toEqual([2, before + 2]);
  sending.value = null;
  expect([placed(table.shown.game.value), table.shown.past.value.length, table.mine.value]).toEqual([1, before, true]);
  placeTile(table);
  table.choose(0);
  table.confirm();
  accept();
  expect(placed(table.shown.game.value)).toBe(2);
});
