/** Formats figures for people: with a sign, as a percentage, as a spread or in a table. */

/** A number with its sign, such as `+3.2`, `-0.5` and `0.0`. */
export function signed(value: number, digits: number): string {
  if (!Number.isFinite(value)) return value > 0 ? '+∞' : '-∞';
  const text = value.toFixed(digits);
  return Number(text) > 0 ? `+${text}` : text.replace(/^-(0(\.0+)?)$/, '$1');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** The minimum, the median and the maximum. Of two middle values the upper one is the median. */
export function spread(values: readonly number[]): readonly [low: number, median: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[0], sorted[sorted.length >> 1], sorted[sorted.length - 1]];
}

/** Formats rows as lines with a header row. Columns of numbers are aligned to the right, others to the left. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const columns = rows[0].map((_, column) => {
    const cells = rows.map((row) => row[column]);
    const width = Math.max(...cells.map(({ length }) => length));
    const isNumber = cells.slice(1).every((cell) => /^[-+\d. %∞]*$/.test(cell));
    return cells.map((cell) => (isNumber ? cell.padStart(width) : cell.padEnd(width)));
  });
  return rows.map((_, row) =>
    columns
      .map((cells) => cells[row])
      .join('  ')
      .trimEnd(),
  );
}
