/** The fixed sample of mutants, and those of it that change nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mixText } from '@asteroute/engine';
import { type Mutant, mutantsOf } from './mutants.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Reads a file of the engine by its path from the root. */
export const readSourceText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** All mutants of `engine/`, its tests and the toy expansion of the tests left out. */
export function engineMutants(): Mutant[] {
  const files = readdirSync(join(ROOT, 'engine'), { recursive: true, encoding: 'utf8' })
    .map((path) => `engine/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^engine\/(test|toy)\//.test(path));
  return files.sort().flatMap((file) => mutantsOf(file, readSourceText(file)));
}

/**
 * A sample that stays: mutants are ordered by a hash of their text and the seed, so that a change of the engine moves
 * only the mutants that it touches.
 */
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

/** A mutant that no test can notice, with the reason. */
export interface Equivalent {
  readonly file: string;
  /** The whole line of the file in which it stands, without its indentation. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

/** The mutants that are known to change nothing, from `equivalents.json`. */
export function readEquivalents(): Equivalent[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'equivalents.json'), 'utf8'));
}

/** Whether a mutant is one of those known to change nothing. */
export function isEquivalent(mutant: Mutant, equivalents: readonly Equivalent[]): boolean {
  // The line is compared last: telling it takes the file's text apart.
  return equivalents.some(
    (one) =>
      one.file === mutant.file &&
      one.before === mutant.before &&
      one.after === mutant.after &&
      one.line === lineOf(mutant),
  );
}

/** The line of its file in which a mutant stands, without its indentation. */
export function lineOf({ file, line }: Mutant): string {
  return readSourceText(file).split('\n')[line - 1].trim();
}
