/** The fixed sample of mutants, and the known mutants that change nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mixText } from '@asteroute/engine';
import { type Mutant, mutantsOf } from './mutants.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export const readSourceText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** All mutants of `engine/`, except in its tests and in their toy expansion. */
export function engineMutants(): Mutant[] {
  const files = readdirSync(join(ROOT, 'engine'), { recursive: true, encoding: 'utf8' })
    .map((path) => `engine/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^engine\/(test|toy)\//.test(path));
  return files.sort().flatMap((file) => mutantsOf(file, readSourceText(file)));
}

/** Stable, ordered by a hash of text and seed: a change in the engine affects only the mutants that it touches. */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const seen = new Map<string, number>();
  const hashed = mutants.map((mutant) => {
    const key = `${mutant.file} ${mutant.before} ${mutant.after}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { mutant, hash: mixText(seed, `${key} ${nth}`) };
  });
  return hashed
    .sort((a, b) => a.hash - b.hash)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

export interface Equivalent {
  readonly file: string;
  /** The whole line of the file that contains the mutant, without its indentation. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export function readEquivalents(): Equivalent[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'equivalents.json'), 'utf8'));
}

export function isEquivalent(mutant: Mutant, equivalents: readonly Equivalent[]): boolean {
  // The line is compared last, because the file must be read to find it.
  return equivalents.some(
    (one) =>
      one.file === mutant.file &&
      one.before === mutant.before &&
      one.after === mutant.after &&
      one.line === lineOf(mutant),
  );
}

export function lineOf({ file, line }: Mutant): string {
  return readSourceText(file).split('\n')[line - 1].trim();
}
