/** Where the spaces of the scoring board lie (SW-52). */

/** The number of spaces on the scoring board, which is also the points of a lap (SW-52). */
export const LAP = 50;

/** Columns and rows of a board whose edge has 50 spaces. */
export type BoardForm = readonly [columns: number, rows: number];

/** The board for most windows, for a phone upright, and for a phone on its side. */
export const FORMS = { wide: [16, 11], upright: [10, 17], low: [18, 9] } as const satisfies Record<string, BoardForm>;

/** The column and row of a space: clockwise from the upper left corner. */
export function spaceAt(space: number, [columns, rows]: BoardForm): readonly [column: number, row: number] {
  const [right, down] = [columns - 1, rows - 1];
  if (space < right) return [space, 0];
  if (space < right + down) return [right, space - right];
  if (space < 2 * right + down) return [2 * right + down - space, down];
  return [0, 2 * (right + down) - space];
}
