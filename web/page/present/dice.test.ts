import { newGame, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { diceOf, diceStyle } from './dice.ts';

const COLORS = ['red', 'green', 'black', 'white', 'orange'];
const game = unwrap(newGame({ edition: 'star-wars', players: COLORS.map((color) => ({ name: color, color })) }));
const [RED, GREEN, BLACK, WHITE, HUNTER] = COLORS.keys();

const colors = (...sides: number[]) => sides.map((side) => diceOf(game, sides, side).color);

describe('SW-6 SW-42 C-32 the dice of a battle', () => {
  test('are red for Rebels, green for the Empire, orange for the hunter', () => {
    expect(colors(RED, BLACK)).toEqual(['red', 'green']);
    expect(colors(GREEN, WHITE)).toEqual(['red', 'green']);
    expect(colors(GREEN, BLACK, HUNTER)).toEqual(['red', 'green', 'orange']);
  });

  test('have the colour of their player where rivals of one faction fight', () => {
    expect(colors(RED, GREEN)).toEqual(['red', 'green']);
    expect(colors(WHITE, BLACK)).toEqual(['white', 'black']);
    expect(colors(GREEN, WHITE, BLACK)).toEqual(['green', 'white', 'black']);
  });

  test('are told apart by their pips too, in every battle of up to four sides', () => {
    for (let set = 1; set < 1 << COLORS.length; set++) {
      const sides = [...COLORS.keys()].filter((side) => set & (1 << side));
      if (sides.length > 4) continue;
      const looks = sides.map((side) => diceStyle(diceOf(game, sides, side)));
      const pips = looks.map((look) => `${look['--die-cap']} ${look['--die-hole'] !== 'none'}`);
      expect(new Set(pips).size, `${sides}`).toBe(sides.length);
      expect(new Set(looks.map((look) => look['--die'])).size, `${sides}`).toBe(sides.length);
    }
  });
});

test('C-32 a team of one faction throws its dice', () => {
  const players = ['red', 'black', 'green', 'white'].map((color) => ({ name: color, color }));
  const teams = unwrap(newGame({ edition: 'star-wars', modules: ['teams'], players }));
  expect([0, 1].map((side) => diceOf(teams, [0, 1], side).color)).toEqual(['red', 'green']);
});
