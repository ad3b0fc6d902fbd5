/** A typed move that the rules forbid is answered with the reason and its rule, and changes nothing. */

import { newGame, unwrap } from '@asteroute/engine';
import { Recorder } from '@asteroute/record';
import { expect, test } from 'vitest';
import { TableController } from '../../match/controller.ts';
import { resumeLocal } from '../../match/links/link-local.ts';
import { typeMove } from './move.ts';
import { parseMove, type TypedMove } from './notation.ts';
import { typedIn } from './typed-words.ts';

/** A table of two people at this screen; the first has drawn `tile`. */
function tableWith(tile: string, [edition, ...modules]: readonly string[]): TableController {
  const players = ['red', 'black'].map((color) => ({ name: color, color }));
  const game = unwrap(newGame({ edition, modules, players }));
  const record = new Recorder(game.rules.setup).record();
  const saved = { record, seats: players.map(() => ({ bot: null })), seed: 1, dealt: { from: 0, tiles: [tile] } };
  const botWorker = { turn: () => Promise.reject(new Error('no bot plays')), close() {} } as never;
  const link = unwrap(resumeLocal(saved, { slot: { save: () => true }, botWorker, pause: () => Promise.resolve() }));
  return new TableController(link, { speed: () => 'off', after: () => () => {} });
}

const en = await typedIn('en');
const ask = (table: TableController, text: string): string => typeMove(table, en, parseMove(text) as TypedMove)[0];

test.each([
  ['L 0 a', 'A tile lies there already. (SW-15)'],
  ['L E5 a', 'No side of the tile would touch another tile. (D-2)'],
  ['L E1S1 a', 'No side of the tile would touch another tile. (D-2)'],
  ['L E1 b', 'Two sides do not match: space against trade route. (SW-16)'],
  ['L N1 d', 'Two sides do not match: trade route against asteroid field. (SW-16)'],
])('SW-15 SW-16 D-2 %s: %s', (text, answer) => {
  const table = tableWith('SW-a1-straight', ['star-wars']);
  expect(ask(table, text)).toBe(answer);
  expect([table.turn.draft.value.cell, table.shown.game.value.position.placed]).toEqual([null, 1]);
});

test('where no rotation was typed and none fits, no single side is blamed', () => {
  const table = tableWith('SW-planet-r', ['star-wars']);
  expect(ask(table, 'L E1')).toBe('The tile does not fit there.');
  expect(ask(table, 'L 0')).toBe('A tile lies there already. (SW-15)');
});

test('K-16 the river has to go on', () => {
  const table = tableWith('RI-straight', ['classic', 'river']);
  expect(ask(table, 'L S1 a')).toBe('The river has to go on at its open end. (K-16)');
});

test.each([
  ['garden normal', 'Only the abbot may stand in a garden. (AB-5)'],
  ['city abbot', 'The abbot stands on abbeys and in gardens only. (K-21)'],
  ['city:s abbot', 'The abbot stands on abbeys and in gardens only. (K-21)'],
  ['recall', 'There is no meeple to take back. (AB-6)'],
  ['castle', 'No meeple may go there.'],
])('AB-5 AB-6 K-21 @%s: %s', (place, answer) => {
  const table = tableWith('CL-c1-garden', ['classic', 'abbot']);
  expect(ask(table, `L N1 c @${place}`)).toBe(answer);
  expect(table.shown.game.value.position.placed).toBe(1);
});
