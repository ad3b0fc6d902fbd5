import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { asteroute } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'asteroute-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Trains from the start and returns the weights that were written. */
async function train(name: string, steps: number, more: readonly string[] = []): Promise<Record<string, number>> {
  const out = join(folder, `${name}.json`);
  writeFileSync(out, '{"star-wars": {"2": {"hand1": 4}, "3": {"hand1": 7}}}');
  const played = ['--steps', String(steps), '--pairs', '2', '--workers', '1'];
  const args = ['train', '--edition', 'star-wars', ...played, '--out', out, ...more];
  const { code, err } = await asteroute(args);
  expect(err).not.toContain('asteroute train:');
  expect(code).toBe(0);
  const book = JSON.parse(readFileSync(out, 'utf8'));
  expect(book['star-wars']['3']).toEqual({ hand1: 7 });
  return book['star-wars'][more.includes('--hand') ? 'hand' : '2'];
}

test('the same seed trains the same weights, on several threads too, and moves them', async () => {
  const weights = await train('one', 2);
  expect(await train('two', 2, ['--workers', '2'])).toEqual(weights);
  expect(await train('three', 2, ['--seed', '2'])).not.toEqual(weights);
  expect(Object.keys(weights)).toEqual(expect.arrayContaining(['hand1', 'planet.gain', 'route.stuck']));
});

test('a training that was stopped goes on where it was', { tags: ['soak'] }, async () => {
  const [whole, state] = [await train('whole', 5), join(folder, 'state.json')];
  await train('part', 5, ['--state', state]);
  const end = JSON.parse(readFileSync(state, 'utf8')) as { step: number; training: object; weights: object };
  expect(end.step).toBe(5);
  // The state file that an interrupted run leaves: the state of an earlier step of a run with the same number of steps.
  const middle = join(folder, 'middle.json');
  writeFileSync(middle, JSON.stringify({ ...end, weights: { hand1: 4 }, step: 0, mean: { hand1: 4 } }));
  expect(await train('rest', 5, ['--state', middle])).toEqual(whole);
  expect(JSON.parse(readFileSync(middle, 'utf8'))).toEqual(end);
});

const ONE_STEP = ['train', '--edition', 'star-wars', '--steps', '1', '--pairs', '1', '--workers', '1'];
const SHIPPED = join(import.meta.dirname, '../../bots/judge/weights.json');

test('without --out the weights are printed, and the shipped ones stay as they are', async () => {
  const before = readFileSync(SHIPPED, 'utf8');
  const { code, out } = await asteroute(ONE_STEP);
  expect([code, Object.keys(JSON.parse(out))]).toEqual([0, expect.arrayContaining(['hand1'])]);
  expect(readFileSync(SHIPPED, 'utf8')).toBe(before);
});

test.each([
  ['no JSON', 'is no state of a training'],
  ['{"training": {}, "weights": {"hand1": null}, "step": 0, "mean": {}}', 'is no state of a training'],
  ['{"training": {"edition": "classic"}, "weights": {}, "step": 0, "mean": {}}', 'is of another training'],
])('a state file that says %s is refused before a game is played, and stays', async (text, reason) => {
  const state = join(folder, 'wrong.json');
  writeFileSync(state, text);
  const { code, err } = await asteroute([...ONE_STEP, '--state', state]);
  expect([code, err.includes(reason)]).toEqual([2, true]);
  expect(readFileSync(state, 'utf8')).toBe(text);
});

test('hand weights are tuned alone', async () => {
  const weights = await train('hand', 2, ['--hand']);
  expect(Object.keys(weights).filter((term) => !/^hand\d$|\.hand$/.test(term))).toEqual([]);
});

test('what modules add is tuned alone, and other modules keep their weights', async () => {
  const out = join(folder, 'added.json');
  writeFileSync(out, '{"classic": {"2": {"abbot.hand": 4}, "added": {"pig.hand": 3}}}');
  const game = ['--edition', 'classic', '--modules', 'abbot,inns', '--steps', '2', '--pairs', '1'];
  const { code, err } = await asteroute(['train', ...game, '--added', '--out', out]);
  expect([code, err.includes('asteroute train:')]).toEqual([0, false]);
  const { classic } = JSON.parse(readFileSync(out, 'utf8'));
  expect(classic['2']).toEqual({ 'abbot.hand': 4 });
  expect(classic.added['pig.hand']).toBe(3);
  expect(Object.keys(classic.added).sort()).toEqual(['cathedral.gain', 'inn.gain', 'large.hand', 'pig.hand']);
});

test('a set-up that cannot be played is a wrong call', async () => {
  const { code, err } = await asteroute(['train', '--edition', 'classic', '--modules', 'teams']);
  expect([code, err.includes('unknown module')]).toEqual([2, true]);
});
