import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@asteroute/engine';
import { afterAll, expect, test } from 'vitest';
import { runCampaign } from '../campaign/campaign.ts';
import { Ridge } from './ridge.ts';
import { fitSpread } from './spread.ts';
import { valueFigures, writePhaseWeights } from './value.ts';

const folder = mkdtempSync(join(tmpdir(), 'asteroute-value-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the same seed plays the same games, and they give the same weights to the byte', async () => {
  const play = () => runCampaign(valueFigures('star-wars'), { seed: 1, count: 12 });
  const [one, other] = [await play(), await play()];
  expect(one.rows).toEqual(other.rows);
  expect(one.lines.at(-1)).toMatch(
    /^all: 12 games, error [\d.]+ points \(judge [\d.]+\), log loss 0\.\d+, calibration/,
  );
  const files = [one, other].map(({ rows }, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, '{"classic": {}}');
    expect(writePhaseWeights(file, 'star-wars', rows).length).toBeGreaterThan(1);
    return readFileSync(file, 'utf8');
  });
  expect(files[0]).toBe(files[1]);
  expect(Object.keys(JSON.parse(files[0]))).toEqual(['classic', 'star-wars']);
});

test('the regression finds weights of terms that are rarely there, by phase', () => {
  const random = createRandom(1);
  const ridge = new Ridge(2, 2);
  const weights = [3, -2, 0.5, 7];
  for (let i = 0; i < 40_000; i++) {
    const places = [0, 1, 2, 3].filter((place) => random.below(place + 2) === 0);
    const values = places.map(() => random.below(21) - 10);
    const noise = random.below(5) - 2;
    const result = places.reduce((sum, place, at) => sum + weights[place] * values[at], noise);
    ridge.add({ places, values, result }, 1 + random.below(3));
  }
  expect(ridge.solve()).toEqual(weights.map((weight) => expect.closeTo(weight, 0)));
});

test('the spread is that which makes the winners likely, with its modules', () => {
  const random = createRandom(2);
  const duels = Array.from({ length: 40_000 }, () => {
    const modules = random.below(2) === 0 ? ['box'] : [];
    const [tilesLeft, lead] = [random.below(70) + 1, random.below(61) - 30];
    const width = 3 * (tilesLeft + 0.25) ** 0.4 * (modules.length === 1 ? 1.5 : 1);
    const chance = 1 / (1 + Math.exp((-1.702 / Math.SQRT2) * (lead / width)));
    return { modules, tilesLeft, lead, won: random.below(1e6) < chance * 1e6 ? 1 : 0 };
  });
  const { spread, power, wider } = fitSpread(duels);
  expect([spread / 3, power / 0.4, wider.box / 1.5].every((share) => share > 0.9 && share < 1.1)).toBe(true);
});
