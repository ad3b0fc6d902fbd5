import { newGame, unwrap } from '@asteroute/engine';
import { expect, test } from 'vitest';
import type { Link, SeatPlan } from '../match/link.ts';
import { openPast } from '../match/links/link-past.ts';
import { hintsAt } from './hints.ts';

const players = ['red', 'black'].map((color) => ({ name: color, color }));
const start = unwrap(newGame({ edition: 'star-wars', players }));
const HERE: SeatPlan = { bot: null };
const ELSEWHERE: SeatPlan = { bot: null, elsewhere: true };

function advises(seats: readonly SeatPlan[], more: Partial<Pick<Link, 'live' | 'contested'>>): boolean {
  return hintsAt({ ...openPast(start, [], seats), live: true, ...more }, 'standard').advice;
}

test('nobody is advised against people elsewhere nor in a contest, until the game is only looked at', () => {
  expect(advises([HERE, HERE], {})).toBe(true);
  expect(advises([HERE, { bot: 'master', elsewhere: true }], {})).toBe(true);
  expect(advises([HERE, ELSEWHERE], {})).toBe(false);
  expect(advises([HERE, { bot: 'steady' }], { contested: true })).toBe(false);
  expect(advises([HERE, ELSEWHERE], { live: false })).toBe(true);
});
