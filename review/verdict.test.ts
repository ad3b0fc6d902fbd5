import { type ActionMove, legal, type PlaceMove, play, type Turn, unwrap } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { runToEnd } from './quick.ts';
import { playedPlies } from './test/games.ts';
import { TurnReviewer } from './verdict.ts';

const { start, plies } = playedPlies({ edition: 'star-wars', players: 2 }, 4, ['shrewd']);
const hands = plies.map(({ game }) => game).filter(({ position }) => position.phase === 'place');
const reviewer = new TurnReviewer(start.rules);
const hand = hands[hands.length - 9];

/** The first way to play that the rules list, which is seldom a good one, and passes. */
function anyTurn(): Turn {
  const place = legal(hand)[0] as PlaceMove;
  const action = legal(unwrap(play(hand, place)).game).find(({ type }) => type === 'pass') as ActionMove;
  return { place, action };
}

test('without a turn a verdict says how to play best: a hint', () => {
  const { best, errors, se, label } = reviewer.judged(hand, null);
  expect([errors, se, label]).toEqual([[0, 0], 0, null]);
  expect(best.map(({ value }) => value)).toEqual(best.map(({ value }) => value).sort((a, b) => b - a));
  const searched = runToEnd(reviewer.searched(hand, null, { bot: 'expert', seed: 1 }));
  expect([searched.errors, searched.lost]).toEqual([[0, 0], 0]);
  expect(searched.best[0].value).toBeCloseTo(best[0].value, 9);
});

test('a turn that was not played can be judged, too', () => {
  const turn = anyTurn();
  const side = hand.position.seat;
  const { errors, lost, best } = reviewer.judged(hand, turn);
  expect(errors[side]).toBeLessThan(0);
  expect(lost).toBe(-errors[side]);
  const searched = runToEnd(reviewer.searched(hand, turn, { bot: 'expert', seed: 1 }));
  expect(searched.lost).toBeGreaterThan(0);
  expect(searched.best.length).toBe(best.length);
});
