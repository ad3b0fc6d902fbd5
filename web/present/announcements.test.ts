/** What a listener is told of a turn: once, in the order tile, cell, sides, choices. */
import { newGame, unwrap } from '@asteroute/engine';
import { createRecorder } from '@asteroute/record';
import { expect, test } from 'vitest';
import { TableController } from '../match/controller.ts';
import { resumeLocal } from '../match/link-local.ts';
import { HINTS } from '../settings/hints.ts';
import { CATALOGUES } from '../words/language.ts';
import { Announcements } from './announcements.ts';
import { chosenCellText, type Teller } from './turn-text.ts';

/** A table of two people at this screen, the first of whom has drawn this tile. */
function tableWith(tile: string, [edition, ...modules]: readonly string[]): TableController {
  const players = ['red', 'black'].map((color, i) => ({ name: ['Ada', 'Ben'][i], color }));
  const game = unwrap(newGame({ edition, modules, players }));
  const record = createRecorder(game.rules.setup).record();
  const saved = { record, seats: players.map(() => ({ bot: null })), seed: 1, dealt: { from: 0, tiles: [tile] } };
  const botWorker = { turn: () => Promise.reject(new Error('no bot plays')), close() {} } as never;
  const link = unwrap(resumeLocal(saved, { slot: { save: () => true }, botWorker, pause: () => Promise.resolve() }));
  return new TableController(link, { speed: () => 'off', after: () => () => {} });
}

const en = await CATALOGUES.en();
const FULL: Teller = { words: en, spoken: 'full', hints: HINTS.standard };
const BRIEF: Teller = { ...FULL, spoken: 'brief' };

test('a turn is announced once: whose it is, the tile with its sides, and the cells', () => {
  const announcements = new Announcements(tableWith('SW-a1-straight', ['star-wars']));
  expect(announcements.next(FULL)).toEqual([
    'Ada, your turn',
    'Tile in hand: asteroid field north; trade route east and west',
    'fits on 4 cells',
  ]);
  expect(announcements.next(FULL)).toEqual([]);
});

test('the brief announcement of a turn counts no cells, and a sandbox says first what it is', () => {
  const announcements = new Announcements(tableWith('SW-a1-straight', ['star-wars']), ['Sandbox']);
  expect(announcements.next(BRIEF)).toEqual([
    'Sandbox',
    'Ada, your turn',
    'Tile in hand: asteroid field north; trade route east and west',
  ]);
});

test('a chosen cell is announced with what each side joins and the places; R, a digit and Esc are too', () => {
  const table = tableWith('SW-a1-straight', ['star-wars']);
  const announcements = new Announcements(table);
  announcements.next(FULL);
  table.intent({ type: 'cell', cell: { x: 1, y: 0 } });
  const laid = announcements.next(FULL);
  expect(laid).toMatchInlineSnapshot(`
    [
      "Placed at East 1, rotation a, also c",
      "asteroid field north, free, 1 tile; trade route east and west, free, 2 tiles",
      "Place a meeple?",
      "1: explorer on the asteroid field north, 2 if completed, 1 open end",
      "2: merchant on the trade route east and west, 2 if completed, 2 open ends",
    ]
  `);
  expect(chosenCellText(en, table)?.text).toMatchInlineSnapshot(
    `"East 1, your tile: asteroid field north; trade route east and west, rotation a, also c"`,
  );
  table.rotate(1);
  expect(announcements.next(FULL)[0]).toMatch(/^Placed at East.1, rotation [a-d], also/);
  table.choose(1);
  expect(announcements.next(FULL)).toMatchInlineSnapshot(`
    [
      "explorer on the asteroid field south, 2 if completed, 1 open end",
    ]
  `);
  table.choose(0);
  expect(announcements.next(FULL)).toEqual(['No meeple']);
  table.undo();
  expect(announcements.next(FULL).slice(0, 2)).toEqual(['Taken back', 'Place a meeple?']);
  table.undo();
  expect(announcements.next(FULL)).toEqual(['Taken back', 'Choose a marked cell for this tile']);
});

test('three roads and four meadows of one tile are told apart by their sides', () => {
  const table = tableWith('CL-junction4', ['classic', 'farmers']);
  const announcements = new Announcements(table);
  announcements.next(BRIEF);
  table.intent({ type: 'cell', cell: table.placements.value[0] });
  const spots = announcements.next(BRIEF).filter((sentence) => /^\d:/.test(sentence));
  expect(spots).toMatchInlineSnapshot(`
    [
      "1: meeple on the road north",
      "2: meeple on the road east",
      "3: meeple on the road south",
      "4: meeple on the road west",
      "5: farmer on the meadow southeast",
      "6: farmer on the meadow northwest",
      "7: farmer on the meadow northeast",
      "8: farmer on the meadow southwest",
    ]
  `);
  expect(new Set(spots.map((spot) => spot.slice(2))).size).toBe(spots.length);
});
