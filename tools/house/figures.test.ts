import { expect, test } from 'vitest';
import { commentLines, echoes } from './comments.ts';
import { folderPairs, functionFigures, namesDeclaredTwice } from './figures.ts';
import { measureFile } from './measure.ts';
import { publishedNames } from './published.ts';

const TEXT = `
/** Documented. */
export function one(a: number, b: string): number {
  return [a].map((x) => x + b.length)[0];
}
export const two = () => 2;
export type Three = 3;
export * from './other.ts';
class Four {
  private six = 6;
  #seven = this.six;
  five(): void {
    void (six as unknown);
  }
}
const six = { seven() {}, eight: (a: 1) => a } as const;
new Four();
`;

test('functions with a name are measured, callbacks are not', () => {
  const { functions } = measureFile('a.ts', TEXT);
  expect(functions.map(({ name, at, lines, parameters }) => [name, at, lines, parameters])).toEqual([
    ['one', 3, 3, 2],
    ['two', 6, 1, 0],
    ['five', 12, 3, 0],
    ['seven', 16, 1, 0],
    ['eight', 16, 1, 1],
  ]);
});

test('the texts of a catalogue are no functions', () => {
  const functions = (count: number, lines: number) =>
    Array.from({ length: count }, () => ({ name: 'a', at: 1, lines, parameters: 0 }));
  const files = [
    { path: 'words/en/table.ts', functions: functions(90, 1) },
    { path: 'web/page/a.ts', functions: functions(9, 20) },
  ];
  const [median, p90] = functionFigures(files);
  expect([median.value, p90.value]).toEqual([20, 20]);
});

test('exports are measured with whether a doc comment stands before them; casts without as const, and private members', () => {
  const { exports, casts, lines, privates } = measureFile('a.ts', TEXT);
  expect(exports).toEqual([
    { name: 'one', at: 3, documented: true },
    { name: 'two', at: 6, documented: false },
    { name: 'Three', at: 7, documented: false },
  ]);
  expect([casts, privates, lines]).toEqual([[13], [10], 17]);
});

test('a name that two files declare is found, overloads in one file are not', () => {
  const declared = (name: string, path: string) => ({ name, path });
  const all = [declared('a', 'x.ts'), declared('b', 'x.ts'), declared('b', 'x.ts'), declared('a', 'y.ts')];
  expect(namesDeclaredTwice(all)).toEqual(['a: x.ts, y.ts']);
});

test('two folders that import each other are a pair; tests may import from anywhere', () => {
  const source = (path: string, ...files: string[]) => ({ path, files });
  const one = [source('web/a/x.ts', 'web/b/y.ts'), source('web/b/z.test.ts', 'web/a/x.ts')];
  expect(folderPairs(one)).toEqual([]);
  expect(folderPairs([...one, source('web/b/z.ts', 'web/a/x.ts')])).toEqual(['web/a and web/b']);
});

test('what a library exports is found where it is declared', () => {
  const names = publishedNames();
  expect(names).toContain('client/table-client.ts TableClient');
  expect(names).toContain('record/link/link.ts readLink');
  expect(names).not.toContain('client/command-queue.ts CommandQueue');
});

test('a comment that says its name again is found, one that adds something is not', () => {
  const text = `import a from 'a';
/** Props of the button. */
interface ButtonProps {
  /** The text. */
  readonly text: string;
  /** Shown while the promise runs. */
  readonly busy: boolean;
  // Not of the declaration.
}
/** Plays a turn (SW-13). */
function playTurn() {}`;
  expect(echoes(text).map(({ at }) => at)).toEqual([2, 4]);
  expect(commentLines(text)).toBe(5);
  expect(commentLines('/**\n * Two.\n */\nconst a = 1; // none\n')).toBe(3);
});
