/** What a score says where sides are paid by sums of their own, and where nothing is paid. */
import { type GameEvent, newGame, unwrap } from '@asteroute/engine';
import { en } from '@asteroute/words/en/table.ts';
import { expect, test } from 'vitest';
import { eventText, formulaText } from './event-text.ts';

type Scored = Extract<GameEvent, { type: 'scored' }>;

const game = unwrap(
  newGame({
    edition: 'classic',
    modules: ['farmers', 'inns', 'traders'],
    players: [
      { name: 'Ada', color: 'red' },
      { name: 'Ben', color: 'pink' },
    ],
  }),
);
const cities = (each: number) => ({ terms: [{ what: 'city', count: 2, each }], points: 2 * each });
const scored = (part: Partial<Scored>): Scored => ({
  type: 'scored',
  at: { x: 0, y: 0, kind: 'field', side: 'Nw' },
  complete: false,
  cells: [],
  formula: cities(3),
  shares: [],
  returned: [],
  ...part,
});

test('TB-13, K-45: each side of a meadow is told its own points and their sum', () => {
  const event = scored({
    shares: [
      { side: 0, points: 8, formula: cities(4) },
      { side: 1, points: 6 },
    ],
  });
  expect(eventText(en, game, event)).toBe('Ada +8 for a meadow; Ben +6 for a meadow');
  expect(formulaText(en, event)).toBe('2 cities × 4, 2 cities × 3');
});

test('IC-6: an open road with an inn pays nothing, and says so', () => {
  const event = scored({
    at: { x: 0, y: 0, kind: 'road', side: 'E' },
    formula: { terms: [], points: 0 },
    shares: [{ side: 1, points: 0 }],
  });
  expect(eventText(en, game, event)).toBe('Ben +0 for an open road');
  expect(formulaText(en, event)).toBe('pays nothing');
});

test('a second turn, tokens and awards are told', () => {
  expect(eventText(en, game, { type: 'turn-ended', seat: 0, scores: [0, 0], again: true })).toBe(
    'Ada has a second turn',
  );
  expect(eventText(en, game, { type: 'turn-ended', seat: 0, scores: [0, 0], again: false })).toBe(null);
  const at = { x: 0, y: 0, kind: 'city', side: 'N' };
  expect(eventText(en, game, { type: 'took', seat: 1, at, tokens: { wine: 2, cloth: 1 } })).toBe(
    'Ben takes 2 wine and 1 cloth',
  );
  const shares = [
    { side: 0, points: 10 },
    { side: 1, points: 10 },
  ];
  expect(eventText(en, game, { type: 'awarded', what: 'grain', shares })).toBe('Ada and Ben +10 for most grain');
});
