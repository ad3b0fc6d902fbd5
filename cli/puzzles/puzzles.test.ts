import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Puzzle } from '@asteroute/review/puzzles';
import { afterAll, expect, test } from 'vitest';
import { asteroute } from '../testing.ts';
import { openState, packOf } from './state.ts';

const folder = mkdtempSync(join(tmpdir(), 'asteroute-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = { edition: 'star-wars', seed: 1, kind: null } as const;
const PUZZLE: Puzzle = {
  id: 's1',
  edition: 'star-wars',
  game: '1abc',
  kind: 'turn',
  turns: 1,
  draws: [],
  tags: [],
  answers: [{ x: 0, y: 1, rotation: 0, action: { type: 'pass' } }],
  gap: 3,
  rating: 1500,
};

test('a pack goes on where it was stopped, even in the middle of a line, and has its games in order', () => {
  const file = join(folder, 'state');
  const state = openState(file, SOURCE);
  state.add({ game: 1, puzzles: [{ ...PUZZLE, id: 's2' }] });
  state.add({ game: 0, puzzles: [PUZZLE] });
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"game":2,"puz`);
  const again = openState(file, SOURCE);
  expect([...again.done.keys()]).toEqual([1, 0]);
  expect(packOf(SOURCE, again, 2).puzzles.map(({ id }) => id)).toEqual(['s1', 's2']);
  expect(packOf(SOURCE, again, 1).puzzles).toHaveLength(1);
  again.add({ game: 2, puzzles: [] });
  expect([...openState(file, SOURCE).done.keys()]).toEqual([1, 0, 2]);
  expect(() => openState(file, { ...SOURCE, kind: 'turn' })).toThrow(/another edition, seed or kind/);
  expect(() => openState(file, { ...SOURCE, seed: 2 })).toThrow(/another edition, seed or kind/);
});

test('the command writes the pack of the games that are done and says what is in it', async () => {
  const out = join(folder, 'pack.json');
  openState(`${out}.games`, SOURCE).add({ game: 0, puzzles: [PUZZLE] });
  const { code, out: said } = await asteroute(['puzzles', '--edition', 'star-wars', '--games', '1', '--out', out]);
  expect([code, said]).toEqual([0, '1 puzzles of 1 games, 0 of them endgames, 0.2 kB compressed\n']);
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ format: 1, edition: 'star-wars', puzzles: [PUZZLE] });
});

test('a call without an edition is wrong', async () => {
  const { code, err } = await asteroute(['puzzles', '--out', join(folder, 'none.json')]);
  expect([code, err]).toEqual([2, 'asteroute puzzles: --edition must be one of star-wars, classic\n']);
});
