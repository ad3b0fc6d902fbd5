import { expect, test } from 'vitest';
import { unwrap } from '../vocabulary/result.ts';
import { newGame } from './game.ts';

function rulesOf(colors: string, options: object = {}, name = '') {
  const players = colors.split(' ').map((color) => ({ name: name + color, color }));
  return unwrap(newGame({ edition: 'star-wars', options, players })).rules;
}

test('games with the same rules and colours share their compiled tables; names and other rules are their own', () => {
  const [first, second] = [rulesOf('red green', {}, 'Ann '), rulesOf('red green', {}, 'Bob ')];
  expect(second.tables).toBe(first.tables);
  expect(first.players[0].name).toBe('Ann red');
  expect(second.setup.players[0].name).toBe('Bob red');

  // Orange has another symbol than green (SW-6), and the option changes a rule (D-3).
  expect(rulesOf('red orange').emblems).not.toEqual(first.emblems);
  expect(rulesOf('red green', { unplaceable: 'stack' }).putsBack).toBe(true);
  expect(first.putsBack).toBe(false);
});
