import { expect, test } from 'vitest';
import { digitOf, letterOf } from './letter.ts';

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

test.each([
  ['1', 'Digit1', false, '1'],
  ['7', 'Numpad7', false, '7'],
  ['&', 'Digit1', false, '1'],
  ['à', 'Digit0', false, '0'],
  ['1', 'Digit1', true, '1'],
  ['!', 'Digit1', true, null],
  ['/', 'Digit7', true, null],
  ['a', 'KeyQ', false, null],
])('%s of the key %s with Shift %s is the digit %s', (key, code, shiftKey, digit) => {
  expect(digitOf({ key, code, shiftKey })).toBe(digit);
});
