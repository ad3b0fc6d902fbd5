/** A refused turn is reported with the reason, whichever half of it the rules forbid. */
import {
  type ActionMove,
  cellAt,
  lastNodes,
  legal,
  newGame,
  type PlaceMove,
  play,
  refuse,
  type TileIndex,
  unwrap,
} from '@asteroute/engine';
import { expect, test } from 'vitest';
import { TableController } from '../../match/controller.ts';
import type { Link } from '../../match/link.ts';
import { startLocal } from '../../match/links/link-local.ts';
import { explained } from './refusal.ts';

const PLAYERS = ['red', 'blue'].map((color) => ({ name: color, color }));
const start = unwrap(newGame({ edition: 'classic', modules: ['abbot'], players: PLAYERS }));
const GARDEN = start.rules.tables.indexOf.get('CL-c1-garden') as TileIndex;
const drawn = unwrap(play(start, { type: 'draw', tile: GARDEN })).game;
const place: PlaceMove = { type: 'place', cell: cellAt(0, -1), rotation: 2 };

test('CL-5 AB-5 the tile is explained before the meeple, and a legal turn not at all', () => {
  const told = (at: PlaceMove, action: ActionMove) =>
    explained({ code: 'illegal-action', game: drawn, place: at, action }).told;
  expect(told({ ...place, cell: cellAt(0, 0) }, { type: 'pass' })?.why).toBe('cell-taken');
  const nodes = lastNodes(unwrap(play(drawn, place)).game);
  const whys = nodes.map((node) => told(place, { type: 'deploy', meeple: 0 as never, node })?.rule);
  expect(whys).toContain('AB-5');
  expect(told(place, { type: 'pass' })).toBe(null);
  expect(told(place, { type: 'recall' })?.rule).toBe('AB-6');
});

test('a turn that the rules allow and its link refuses is told with the code alone, until the next draft', () => {
  const botWorker = { turn: () => Promise.reject(new Error('no bot plays')), close() {} } as never;
  const ports = { slot: { save: () => true }, botWorker, pause: () => Promise.resolve() };
  const seats = PLAYERS.map(() => ({ bot: null }));
  const local = unwrap(startLocal(start.rules.setup, seats, 5, ports));
  const link: Link = Object.assign(local, { commit: () => refuse('wrong-phase', 'too late') });
  const table = new TableController(link, { speed: () => 'off', after: () => () => {} });
  const [{ x, y }] = table.turn.placements.value;
  table.intent({ type: 'cell', cell: { x, y } });
  table.choose(0);
  table.confirm();
  const refusal = table.turn.refusal.value;
  expect(refusal && explained(refusal)).toEqual({ code: 'wrong-phase', told: null });
  expect(legal(table.shown.game.value).length).toBeGreaterThan(0);
  table.intent({ type: 'cell', cell: { x, y } });
  expect(table.turn.refusal.value).toBe(null);
});
