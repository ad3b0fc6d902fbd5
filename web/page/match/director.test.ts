import { boardFigures, type Game, type GameEvent, type SidePoints, sideOf } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { GREAT, lengthOf, weightOf } from './director.ts';
import { randomGame } from './testing.ts';
import { Timeline } from './timeline.ts';

const { start, steps } = randomGame(3);
const end = steps.at(-1)?.game ?? start;

const AT = { x: 0, y: 0, side: null, kind: 'planet' } as const;
const scored = (...shares: SidePoints[]): GameEvent => ({
  type: 'scored',
  at: { ...AT, kind: 'asteroid' },
  complete: true,
  cells: [{ x: 0, y: 0 }],
  formula: { terms: [], points: shares[0].points },
  shares,
  returned: [],
});
const battle = (...dice: number[]): GameEvent => ({
  type: 'battle',
  at: { ...AT, kind: 'route' },
  sides: dice.map((count, side) => ({ side, seat: side, dice: count, meeples: [], symbol: 0 })),
});
const rolled: GameEvent = { type: 'rolled', at: AT, dice: [[5], [5]], top: [0, 1] };
const tied: GameEvent = { type: 'tied', at: AT, shares: [0, 1].map((side) => ({ side, points: 1 })) };

const weigh = (event: GameEvent, past: readonly GameEvent[] = [], scores: readonly number[] = [0, 0, 0]): number =>
  weightOf({ event, game: end, past, scores });

describe('points', () => {
  const of = (points: number) => weigh(scored({ side: 0, points }));

  test('weigh more the more they are: two pass quickly, and twenty-two stop the table', () => {
    expect([2, 5, 10, 16, 22].map(of)).toEqual([2, 5, 10, 16, 22].map(of).sort((a, b) => a - b));
    expect([of(2) < 0.15, of(22) >= GREAT, of(60)]).toEqual([true, true, 1]);
    expect(lengthOf('scored', of(2))).toBeLessThan(1200);
    expect(lengthOf('scored', of(22))).toBeGreaterThan(2 * lengthOf('scored', of(2)));
  });

  test('weigh more where the side was behind and leads now, alone or with another', () => {
    const event = scored({ side: 1, points: 5 });
    const [level, behind, level2, ahead] = [
      [10, 4],
      [10, 6],
      [10, 5],
      [4, 10],
    ].map((scores) => weigh(event, [], scores));
    expect([level, ahead]).toEqual([ahead, level]);
    expect(behind).toBeGreaterThan(level);
    expect(level2).toBe(behind);
  });

  test('weigh more where no score of the game was as large', () => {
    const larger = [scored({ side: 1, points: 13 })];
    const event = scored({ side: 0, points: 12 });
    expect(weigh(event)).toBeGreaterThan(weigh(event, larger));
  });
});

describe('a battle', () => {
  test('is decided with more weight against the odds', () => {
    const won = (side: number) => weigh({ type: 'won', at: AT, side }, [battle(1, 3)]);
    expect(won(0)).toBeGreaterThan(won(1) + 0.3);
  });

  test('is heavier with more dice, and after each tie its dice lie longer before the result', () => {
    expect(weigh(battle(3, 3))).toBeGreaterThan(weigh(battle(1, 1)));
    const [first, second] = [weigh(rolled, [battle(2, 1)]), weigh(rolled, [battle(2, 1), rolled, tied])];
    expect(second).toBeGreaterThan(first);
    expect(lengthOf('rolled', second)).toBeGreaterThan(lengthOf('rolled', first));
  });

  test('hurts most who loses a planet, above all the last one', () => {
    const holdersOf = (game: Game) =>
      boardFigures(game).flatMap(({ seat, at }) => (at.kind === 'planet' ? sideOf(game, seat) : []));
    const game = steps.map((step) => step.game).find((one) => new Set(holdersOf(one)).size === 1);
    if (game === undefined) throw new Error('no game in which one side alone has planets');
    const [holder] = holdersOf(game);
    const loses = (side: number, kind: string) => {
      const returned = [{ id: 1, seat: side, meeple: 'small', at: { ...AT, kind } }];
      return weightOf({ event: { type: 'defeated', at: AT, side, points: 1, returned }, game, past: [], scores: [] });
    };
    const [route, planet, last] = [loses(holder, 'route'), loses(holder, 'planet'), loses((holder + 1) % 3, 'planet')];
    expect([route < planet, planet < last]).toEqual([true, true]);
  });
});

test('the last tile weighs more than any other', () => {
  const drew = (left: number): GameEvent => ({ type: 'drew', seat: 0, tile: 'SW-straight', left });
  const placed: GameEvent = { type: 'placed', seat: 0, tile: 'SW-straight', rotation: 0, x: 1, y: 0, extra: false };
  expect(weigh(placed, [drew(1)])).toBe(0);
  expect(weigh(placed, [drew(0)])).toBeGreaterThan(GREAT);
});

test('every event of a game weighs from 0 to 1, and its end as much as anything can', () => {
  const all = steps.flatMap(({ events }) => events);
  const weights = all.map((event, index) => weigh(event, all.slice(0, index)));
  expect(weights.every((weight) => weight >= 0 && weight <= 1)).toBe(true);
  expect(weights[all.findIndex(({ type }) => type === 'ended')]).toBe(1);
});

test('the timeline shows an event for as long as it weighs', () => {
  const step = steps.find(({ events }) => events.some((event) => event.type === 'placed'));
  if (step === undefined) throw new Error('nothing was placed');
  const shownFor = (weight: number) => {
    const waits: number[] = [];
    const after = (ms: number) => {
      waits.push(ms);
      return () => {};
    };
    const timeline = new Timeline(start, { speed: () => 'full', after, weigh: () => weight });
    timeline.add([step]);
    expect(timeline.frame.value.weight).toBe(weight);
    return waits[0];
  };
  expect(shownFor(0)).toBe(lengthOf('placed', 0));
  expect(shownFor(1)).toBe(lengthOf('placed', 1));
  expect(shownFor(1)).toBeGreaterThan(shownFor(0));
});
