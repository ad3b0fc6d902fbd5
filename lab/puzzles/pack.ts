import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { UsageError } from '@asteroute/cli/arguments';
import { percent } from '@asteroute/cli/figures';
import { type Puzzle, type PuzzlePack, readPack } from '@asteroute/review/puzzles';
import type { Campaign } from '../campaign/campaign.ts';
import { censusOf } from './census.ts';
import { chosenPuzzles } from './choose.ts';
import { provedAgain, puzzlesOfGame } from './make.ts';

/** The seed of all games; the seed of a run is the number of its game. */
const SEED = 1;

/** Maximum size of a pack in bytes, compressed with gzip. */
const MAX_SIZE = 150_000;

/** The pack of an edition that ships. Throws if it is malformed or too large. */
export function shippedPack(edition: string): readonly Puzzle[] {
  const file = fileURLToPath(new URL(`../../web/app/public/puzzles/${edition}.json`, import.meta.url));
  const size = gzipSync(readFileSync(file), { level: 9 }).length;
  if (size > MAX_SIZE) throw new Error(`the pack of ${edition} takes ${size} bytes`);
  return packIn(file).puzzles;
}

export function puzzleSearch(edition: string): Campaign<readonly Puzzle[]> {
  return {
    name: `puzzles-${edition}`,
    count: 100,
    run: (game) => puzzlesOfGame(edition, SEED, game),
    sum: (rows) => ({ lines: [`${rows.flat().length} puzzles of ${rows.length} games`] }),
  };
}

/**
 * Writes a pack: first the puzzles of an earlier one that still pass every test, and then those that were found. Renames
 * a finished copy over the file, so that readers never see half of it.
 */
export function writePack(file: string, edition: string, found: readonly Puzzle[], keep?: string): void {
  const kept = keep === undefined ? [] : packIn(keep).puzzles.flatMap((puzzle) => provedAgain(puzzle) ?? []);
  const lines = chosenPuzzles([...kept, ...found]).map((puzzle) => JSON.stringify(puzzle));
  const head = JSON.stringify({ format: 1, edition, puzzles: [] } satisfies PuzzlePack).slice(0, -2);
  writeFileSync(`${file}.new`, `${head}\n${lines.join(',\n')}\n]}\n`);
  renameSync(`${file}.new`, file);
}

export function packText(file: string): string {
  const { puzzles, endgames, themes, phases, decided, thumbs } = censusOf(packIn(file).puzzles);
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).flatMap(([name, n]) => (n > 0 ? [`${name} ${n}`] : []));
  const found = Object.entries(thumbs).map(([name, share]) => `${name} ${percent(share)}`);
  const kilobytes = gzipSync(readFileSync(file), { level: 9 }).length / 1000;
  return [
    `${puzzles} puzzles, ${endgames} of them endgames, ${kilobytes.toFixed(1)} kB compressed`,
    `themes: ${list(themes).join(', ')}`,
    `phases: ${list(phases).join(', ')}`,
    `found by rules of thumb: ${found.join(', ')}; in decided games: ${percent(decided)}`,
  ].join('\n');
}

function packIn(file: string): PuzzlePack {
  const read = readPack(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new UsageError(`${file}: ${read.error.message}`);
  return read.value;
}
