import { runToEnd, Search } from '@asteroute/bots/search';
import {
  type ActionMove,
  type Game,
  legal,
  type PlaceMove,
  play,
  playTurnWords,
  type Turn,
  unwrap,
} from '@asteroute/engine';
import { expect, test, vi } from 'vitest';
import { playedPlies } from './test/games.ts';
import { TurnReviewer } from './verdict.ts';

const { start, plies } = playedPlies({ edition: 'star-wars', players: 2 }, 4, ['shrewd']);
const hands = plies.map(({ game }) => game).filter(({ position }) => position.phase === 'place');
const reviewer = new TurnReviewer(start.rules);
const hand = hands[hands.length - 9];

/** A turn that is rarely good: the first placement that the rules list, without a meeple. */
function anyTurn(): Turn {
  return passedAt(hand, legal(hand)[0] as PlaceMove);
}

function passedAt(game: Game, place: PlaceMove): Turn {
  const action = legal(unwrap(play(game, place)).game).find(({ type }) => type === 'pass') as ActionMove;
  return { place, action };
}

test('without a turn a verdict says how to play best: a hint', () => {
  const { best, error, se, label } = reviewer.judged(hand, null);
  expect([error, se, label]).toEqual([0, 0, null]);
  expect(best.map(({ value }) => value)).toEqual(best.map(({ value }) => value).sort((a, b) => b - a));
  const searched = runToEnd(reviewer.searched(hand, null, { bot: 'master', seed: 1 }));
  expect([searched.error, searched.lost]).toEqual([0, 0]);
  expect(searched.best[0].value).toBeCloseTo(best[0].value, 9);
});

test('a turn that was not played can be judged, too', () => {
  const turn = anyTurn();
  const { error, lost, best } = reviewer.judged(hand, turn);
  expect(error).toBeGreaterThan(0);
  expect(lost).toBe(error);
  const searched = runToEnd(reviewer.searched(hand, turn, { bot: 'master', seed: 1 }));
  expect(searched.lost).toBeGreaterThan(0);
  expect(searched.best.length).toBe(best.length);
});

test('with two tiles left a turn is solved for certain, a twin of the best one too, unless that takes too long', () => {
  const end = hands[hands.length - 3];
  expect(end.position.stackSize).toBe(2);
  const options = { bot: 'master', seed: 1 } as const;
  const passed = legal(end).map((place) => passedAt(end, place as PlaceMove));
  const lossOf = (turn: Turn): number => reviewer.judged(end, turn).lost;
  const last = passed.reduce((worst, turn) => (lossOf(turn) > lossOf(worst) ? turn : worst));
  const solved = runToEnd(reviewer.searched(end, last, options));
  expect([solved.se, solved.lost > 0]).toEqual([0, true]);
  const { rotation, ...rest } = solved.best[0];
  const twins = [0, 1, 2, 3].flatMap((turned) => {
    const plies = playTurnWords(end, { ...rest, rotation: turned });
    return plies.ok ? [plies.value.map(({ move }) => move)] : [];
  });
  const losses = twins.map(([place, action]) => {
    return runToEnd(reviewer.searched(end, { place, action } as Turn, options)).lost;
  });
  expect(losses).toContain(0);
  const search = vi.spyOn(Search.prototype, 'ranked');
  runToEnd(reviewer.searched(end, last, options));
  expect(search).not.toHaveBeenCalled();
  const short = runToEnd(new TurnReviewer(start.rules, 0).searched(end, last, options));
  expect(search).toHaveBeenCalledTimes(1);
  search.mockRestore();
  expect(solved.lost).toBeGreaterThan(short.lost - 4 * short.se - 2);
});
