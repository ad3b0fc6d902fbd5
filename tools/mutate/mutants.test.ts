import { expect, test } from 'vitest';
import { applyMutant, mutantsOf } from './mutants.ts';
import { engineMutants, isEquivalent, lineOf, readEquivalents, readSourceText, sampleOf } from './sample.ts';

/** The texts that result from each mutant of a text. */
const mutated = (text: string): string[] => mutantsOf('a.ts', text).map((mutant) => applyMutant(text, mutant));

test('a comparison becomes its opposite, and the same with its boundary moved', () => {
  expect(mutated('a < b;')).toEqual([';', 'a <= b;', 'a >= b;']);
});

test('numbers, booleans, conditions and returned values change', () => {
  expect(mutated('const a = 2;')).toEqual(['const a = 3;', 'const a = (1);']);
  expect(mutated('const a = b ? true : c;')).toEqual([
    'const a = true ? true : c;',
    'const a = false ? true : c;',
    'const a = b ? false : c;',
  ]);
  expect(mutated('const f = () => { return !a; };')).toEqual([
    'const f = () => { return undefined; };',
    'const f = () => { return a; };',
  ]);
});

test('calls, assignments and the bodies of functions go', () => {
  expect(mutated('function f() { g(); }')).toEqual(['function f() {}', 'function f() { ; }']);
  expect(mutated('class A { m() { this.n += b; } }')).toEqual([
    'class A { m() {} }',
    'class A { m() { ; } }',
    'class A { m() { this.n -= b; } }',
  ]);
});

test('types stay, and so does what would not parse', () => {
  expect(mutated('type A = 1 | true; let a: 2 | 3; interface B { c: 4 }')).toEqual([]);
  // `a && b || c` is valid, but `a && b ?? c` is a syntax error.
  expect(mutated('const x = (a ?? b) ?? c;')).toEqual(['const x = (a && b) ?? c;', 'const x = (a ?? b) && c;']);
  expect(mutated('const x = a ?? b ?? c;')).toEqual([]);
});

test('a sample stays when other code changes', () => {
  const files = ['a.ts', 'b.ts', 'c.ts'].map((file, i) => mutantsOf(file, `x = ${i} + y < z;`));
  const sample = sampleOf(files.flat(), 6, 1);
  const later = sampleOf([...mutantsOf('a.ts', '\n\nx = 0 + y < z;'), ...files[1], ...files[2]], 6, 1);
  const names = (list: typeof sample) => list.map(({ file, before, after }) => `${file} ${before} ${after}`);
  expect(names(later)).toEqual(names(sample));
  expect(new Set(names(sample)).size).toBe(6);
  expect(names(sampleOf(files.flat(), 6, 2))).not.toEqual(names(sample));
});

test('an equivalent mutant is known by its file, the text of its line and its change', () => {
  const [mutant] = mutantsOf('engine/chance/hash.ts', readSourceText('engine/chance/hash.ts'));
  const known = { ...mutant, line: lineOf(mutant), reason: '' };
  expect(isEquivalent(mutant, [known])).toBe(true);
  expect(isEquivalent(mutant, [{ ...known, line: 'another line' }])).toBe(false);
  expect(isEquivalent(mutant, [{ ...known, after: 'another change' }])).toBe(false);
});

test('every known equivalent is still a mutant of the engine', { tags: ['soak'] }, () => {
  const all = engineMutants();
  for (const one of readEquivalents()) expect(all.some((mutant) => isEquivalent(mutant, [one]))).toBe(true);
});
