import { expect, test } from 'vitest';
import { puzzleCauses } from './causes.ts';
import type { PuzzleReason, PuzzleTag, RealmHolder } from './puzzle.ts';

const place = { x: 0, y: 0, rotation: 0 } as const;
const PASS = { ...place, action: { type: 'pass' } } as const;
const DEPLOY = { ...place, action: { type: 'deploy', meeple: 'normal', on: 'city:N' } } as const;

const reason = (holder: RealmHolder, own: number, rivals: number): PuzzleReason => ({
  ...{ kind: 'city', x: 0, y: 0, side: 'N' },
  ...{ holder, own, rivals },
});
const causes = (
  tags: readonly PuzzleTag[],
  why: readonly PuzzleReason[],
  tempting: typeof PASS | typeof DEPLOY = PASS,
) => puzzleCauses({ answers: [PASS], tags: [...tags], why: [...why], tempting });

test('the largest difference tells the first cause, if the turn has its theme', () => {
  const both = [reason('rival', 0, -8), reason('own', 4, 0)];
  expect(causes(['block', 'trap', 'extend', 'last-meeple'], both)).toEqual(['block', 'extend']);
  expect(causes(['extend', 'last-meeple'], both)).toEqual(['extend', 'last-meeple']);
  expect(causes(['steal', 'block'], [reason('rival', 9, -3)])).toEqual(['steal']);
  expect(causes(['defend', 'extend'], [reason('shared', 1, -6)])).toEqual(['defend']);
});

test('what the turn itself shows comes first or last, and a theme without its proof is no cause', () => {
  expect(causes(['extend', 'planet-attack'], [reason('own', 5, 0)])).toEqual(['planet-attack', 'extend']);
  expect(causes(['steal', 'trap'], [reason('later', 3, 0)])).toEqual(['trap']);
  expect(causes(['completion', 'river'], [reason('new', 6, 0)])).toEqual(['completion']);
});

test('a turn without a meeple holds it back only if the tempting one places it', () => {
  expect(causes(['patience'], [reason('free', 3, 0)], DEPLOY)).toEqual(['patience']);
  expect(causes(['patience'], [reason('free', 3, 0)], PASS)).toEqual([]);
});

test('another meeple in the same place is told by no cause', () => {
  const large = { ...place, action: { type: 'deploy', meeple: 'large', on: 'city:N' } } as const;
  const why = [reason('rival', 9, -3)];
  expect(puzzleCauses({ answers: [DEPLOY], tags: ['steal'], why, tempting: large })).toEqual([]);
  expect(puzzleCauses({ answers: [DEPLOY], tags: ['steal'], why, tempting: PASS })).toEqual(['steal']);
});
