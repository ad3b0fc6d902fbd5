import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The rows that a campaign has kept in a file, a line each. What a program wrote of a line when it ended is removed,
 * because the next row would be appended to it.
 */
export function keptRows(file: string): readonly unknown[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return lines.map((line): unknown => JSON.parse(line));
}

export function keepRow(file: string, row: unknown): void {
  appendFileSync(file, `${JSON.stringify(row)}\n`);
}
