import { projectedScores, scores } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { randomGame } from '../match/testing.ts';
import { BATTLE, pointsByKind, scoresByTurn, turningPoints } from './tally.ts';

const CLASSIC = {
  edition: 'classic',
  modules: ['farmers', 'abbot'],
  players: ['red', 'blue', 'green'].map((color) => ({ name: color, color })),
};

describe.each([
  ['star-wars', randomGame(3)],
  ['classic', randomGame(4, CLASSIC)],
])('a game of %s', (edition, { steps }) => {
  const end = scores(steps[steps.length - 1].game);
  const rows = pointsByKind(steps, 3);

  test('has every point in its tally, and the points of battles in a row of their own', () => {
    expect(end.map((_, side) => rows.reduce((sum, { points }) => sum + points[side], 0))).toEqual(end);
    const kinds = rows.map(({ kind }) => kind);
    expect(kinds.includes(BATTLE)).toBe(edition === 'star-wars');
    expect(kinds).toEqual(expect.arrayContaining(edition === 'star-wars' ? ['planet', 'asteroid'] : ['field', 'city']));
  });

  test('has its scores after each turn, as they stood and as they would have ended', () => {
    const turns = scoresByTurn(steps);
    expect(turns.length).toBeGreaterThan(60);
    for (const { ply, scores: had, ifEnded } of turns.filter((_, i) => i % 9 === 0)) {
      expect(had).toEqual(scores(steps[ply - 1].game));
      expect(ifEnded).toEqual(projectedScores(steps[ply - 1].game));
    }
    expect(turns.at(-1)?.ifEnded).toEqual(end);
    const fights = steps.filter(({ events }) => events.some(({ type }) => type === 'won'));
    expect(turns.filter(({ battle }) => battle)).toHaveLength(fights.length);
  });

  test('turned where the lead moved most', () => {
    const turns = scoresByTurn(steps);
    const three = turningPoints(turns, 3);
    const least = Math.min(...three.map(({ swing }) => swing));
    expect(turns.filter((turn) => !three.includes(turn) && turn.swing > least)).toEqual([]);
    expect(three.map(({ ply }) => ply)).toEqual(three.map(({ ply }) => ply).toSorted((a, b) => a - b));
  });
});
