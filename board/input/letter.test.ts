import { expect, test } from 'vitest';
import { letterOf } from './letter.ts';

test.each([
  ['r', 'KeyR', 'r'],
  ['R', 'KeyR', 'r'],
  ['z', 'KeyY', 'z'],
  ['к', 'KeyR', 'r'],
  ['И', 'KeyB', 'b'],
  ['б', 'Comma', ','],
  ['ю', 'Period', '.'],
  ['ё', 'Backquote', 'ё'],
  ['Enter', 'Enter', 'enter'],
  [',', 'Comma', ','],
])('%s of the key %s is %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});
