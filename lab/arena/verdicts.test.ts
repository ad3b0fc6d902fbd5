import { createRandom } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { KNOWN_PAIRS, type KnownPair, type MirrorRow, playKnown } from './known-pairs.ts';
import { judged, type Verdicts, verdictsOn } from './verdicts.ts';

/** Mirrors of a pair that is better by some points, most of whose chance is luck that is known. */
function rowsOf(points: number): MirrorRow[] {
  const random = createRandom(2);
  const even = () => (random.below(2001) - 1000) / 100;
  return Array.from({ length: 60 }, () => {
    const luck = { tiles: even(), dice: even() };
    return { luck, margin: points + luck.tiles + luck.dice + even() / 2 };
  });
}

test('both tests decide alike on known pairs, the one without luck on at most 0.6 of the games', () => {
  const found = [0, 4].map((points): [KnownPair, Verdicts] => [KNOWN_PAIRS[0], verdictsOn(rowsOf(points), 1, 20)]);
  const { faults, lines } = judged(found);
  expect(faults).toEqual([]);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^classic, projected against greedy: H1 in \d+ of 20, \d+ mirrors; without luck H1 in /);
  const runs = { orders: 100, H0: 0, H1: 100, mirrors: 50 };
  const other = judged([[KNOWN_PAIRS[3], { plain: runs, calm: { ...runs, H0: 100, H1: 0 } }]]);
  expect(other.faults).toEqual([
    'the tests differ on classic, steady against shrewd',
    'the test without luck needs 1.00 of the games',
  ]);
});

test('known pairs are twenty, and are played with their luck found', async () => {
  expect(KNOWN_PAIRS).toHaveLength(20);
  const [quickest] = KNOWN_PAIRS;
  const { margin, luck } = await playKnown(quickest, 1, 0);
  expect([margin > 0, luck.tiles !== 0, luck.dice]).toEqual([true, true, 0]);
});
