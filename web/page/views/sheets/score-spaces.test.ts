/** The scoring board has 50 spaces in one closed line, in each of its forms (SW-52). */
import { expect, test } from 'vitest';
import { FORMS, LAP, spaceAt } from './score-spaces.ts';

test.each(Object.entries(FORMS))('the %s board leads through 50 spaces back to the first', (_, form) => {
  const spaces = Array.from({ length: LAP }, (_, space) => spaceAt(space, form));
  expect(new Set(spaces.map(String)).size).toBe(50);
  for (const [space, [column, row]] of spaces.entries()) {
    const [nextColumn, nextRow] = spaces[(space + 1) % LAP];
    expect(Math.abs(nextColumn - column) + Math.abs(nextRow - row), `from ${space}`).toBe(1);
    expect([column, form[0] - 1 - column, row, form[1] - 1 - row], `${space} is at the edge`).toContain(0);
  }
});
