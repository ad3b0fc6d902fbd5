import { describe, expect, test } from 'vitest';
import { accuracyOf, labelOf } from './labels.ts';

describe('labels', () => {
  test.each([
    [0.049, 2.9, null],
    [0.05, 2, 'inaccuracy'],
    [0.1, 3, 'mistake'],
    [0.15, 3, 'blunder'],
    [0.9, 0.4, null],
    [0, 3, 'inaccuracy'],
    [0, 6, 'mistake'],
    [0.1, 10, 'blunder'],
  ])('a loss of %d of the chance and %d points is %s', (loss, points, label) => {
    expect(labelOf(loss, points)).toBe(label);
  });

  test('accuracy is 100 without a loss and falls to three quarters with each point a turn', () => {
    expect(accuracyOf([])).toBe(100);
    expect(accuracyOf([0, 0])).toBe(100);
    expect(accuracyOf([1, 1])).toBe(75);
    expect(accuracyOf([4, 0])).toBeCloseTo(56.25, 9);
  });
});
