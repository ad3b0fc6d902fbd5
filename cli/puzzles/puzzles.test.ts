import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Puzzle, PuzzlePack } from '@asteroute/review/puzzles';
import { afterAll, expect, test } from 'vitest';
import { asteroute } from '../testing.ts';
import { openState, puzzlesIn } from './state.ts';

const folder = mkdtempSync(join(tmpdir(), 'asteroute-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SHIPPED = join(import.meta.dirname, '..', '..', 'web', 'app', 'public', 'puzzles', 'star-wars.json');
const SOURCE = { edition: 'star-wars', seed: 1, kind: null } as const;
/** A searched turn of the pack that ships. */
const PUZZLE: Puzzle = shippedPack().puzzles.find(({ kind }) => kind === 'turn') as Puzzle;

function shippedPack(): PuzzlePack {
  return JSON.parse(readFileSync(SHIPPED, 'utf8'));
}

test('a pack goes on where it was stopped, even in the middle of a line, and has its games in order', () => {
  const file = join(folder, 'state');
  const state = openState(file, SOURCE);
  state.add({ game: 1, puzzles: [{ ...PUZZLE, id: 's2' }] });
  state.add({ game: 0, puzzles: [PUZZLE] });
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"game":2,"puz`);
  const again = openState(file, SOURCE);
  expect([...again.done.keys()]).toEqual([1, 0]);
  expect(puzzlesIn(again, 2).map(({ id }) => id)).toEqual([PUZZLE.id, 's2']);
  expect(puzzlesIn(again, 1)).toHaveLength(1);
  again.add({ game: 2, puzzles: [] });
  expect([...openState(file, SOURCE).done.keys()]).toEqual([1, 0, 2]);
  expect(() => openState(file, { ...SOURCE, kind: 'turn' })).toThrow(/another edition, seed or kind/);
  expect(() => openState(file, { ...SOURCE, seed: 2 })).toThrow(/another edition, seed or kind/);
});

test('the command writes the pack of the games that are done and says what is in it', async () => {
  const out = join(folder, 'pack.json');
  openState(`${out}.games`, SOURCE).add({ game: 0, puzzles: [PUZZLE] });
  const { code, out: said } = await asteroute(['puzzles', '--edition', 'star-wars', '--games', '1', '--out', out]);
  expect([code, said.split('\n')[0]]).toEqual([
    0,
    expect.stringMatching(/^1 puzzles of 1 games, 0 of them endgames, /),
  ]);
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ format: 1, edition: 'star-wars', puzzles: [PUZZLE] });
});

test('the command counts what is in a pack', async () => {
  const file = join(folder, 'few.json');
  writeFileSync(file, JSON.stringify({ format: 1, edition: 'star-wars', puzzles: [PUZZLE] }));
  const { code, out } = await asteroute(['puzzles', '--count', file, '--json']);
  const { puzzles, endgames, themes, thumbs } = JSON.parse(out);
  expect([code, puzzles, endgames]).toEqual([0, 1, 0]);
  for (const tag of PUZZLE.tags) expect(themes[tag]).toBe(1);
  expect(thumbs['no-meeple']).toBe(Number(PUZZLE.answers.every(({ action }) => action.type === 'pass')));
});

test('a call without an edition is wrong', async () => {
  const { code, err } = await asteroute(['puzzles', '--out', join(folder, 'none.json')]);
  expect([code, err]).toEqual([2, 'asteroute puzzles: --edition must be one of star-wars, classic\n']);
});
