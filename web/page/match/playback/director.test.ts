import { boardFigures, type Game, type GameEvent, newGame, type PlaceRef, sideOf, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { findTurn } from '../../testing/prepared.ts';
import { gameOf } from '../../testing/truth.ts';
import { randomGame } from '../testing.ts';
import { finalByPoints, GREAT, momentOf } from './director.ts';
import { timeOf } from './timeline.ts';

const AT: PlaceRef = { x: 0, y: 0, kind: 'asteroid', side: 'N' };
const game: Game = unwrap(
  newGame({
    edition: 'star-wars',
    players: [
      { name: 'Ada', color: 'red' },
      { name: 'Ben', color: 'black' },
    ],
  }),
);

const scored = (side: number, points: number): GameEvent => ({
  type: 'scored',
  at: AT,
  complete: true,
  cells: [AT],
  formula: { terms: [], points },
  shares: [{ side, points }],
  returned: [],
});
const placed = (seat: number): GameEvent => ({
  type: 'placed',
  seat,
  x: 0,
  y: 1,
  tile: 't',
  rotation: 0,
  extra: false,
});
const drew = (left: number): GameEvent => ({ type: 'drew', seat: 0, tile: 't', left });
const battle = (dice: readonly number[]): GameEvent => ({
  type: 'battle',
  at: AT,
  sides: dice.map((count, side) => ({ side, seat: side, dice: count, meeples: [], symbol: 0 })),
});
const won = (side: number): GameEvent => ({ type: 'won', at: AT, side });
const defeated = (side: number): GameEvent => ({ type: 'defeated', at: AT, side, points: 1, returned: [] });

const moment = (...events: GameEvent[]) => momentOf(events, game);
const weight = (...events: GameEvent[]): number => moment(...events).weight;

describe('what happens weighs', () => {
  test('2 points next to nothing, 22 points everything, and always more for more points', () => {
    const weights = [2, 6, 10, 14, 18, 22].map((points) => weight(scored(0, points)));
    expect(weights[0]).toBeLessThan(0.1);
    expect(weights.at(-1)).toBe(1);
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(new Set(weights).size).toBe(weights.length);
  });

  test('more for a change of the lead, unless nobody else had points', () => {
    expect(moment(scored(0, 4), scored(1, 6)).reasons).toEqual(['lead']);
    expect(weight(scored(0, 4), scored(1, 6))).toBeGreaterThan(weight(scored(1, 4), scored(1, 6)));
    expect(moment(scored(0, 6)).reasons).toEqual([]);
    expect(moment(scored(0, 4), scored(0, 2)).reasons, 'who led goes on leading').toEqual([]);
    expect(moment(scored(0, 4), scored(1, 4)).reasons, 'level is no lead').toEqual([]);
  });

  test('more for the largest score so far, but not for a small one', () => {
    expect(moment(scored(0, 9), scored(0, 12)).reasons).toEqual(['largest']);
    expect(moment(scored(0, 12), scored(0, 9)).reasons).toEqual([]);
    expect(moment(scored(0, 2), scored(0, 4)).reasons).toEqual([]);
  });

  test('more with the last tile', () => {
    expect(moment(drew(1), placed(0)).reasons).toEqual([]);
    expect(moment(drew(0), placed(0)).reasons).toEqual(['last-tile']);
    expect(weight(drew(0), scored(0, 4))).toBeGreaterThan(weight(drew(1), scored(0, 4)));
  });

  test('more for a battle won against the odds', () => {
    expect(moment(placed(0), battle([1, 3]), won(0)).reasons).toEqual(['odds']);
    expect(moment(placed(0), battle([1, 3]), won(1)).reasons).toEqual([]);
    expect(moment(placed(0), battle([2, 2]), won(1)).reasons).toEqual([]);
  });

  test('more for those who lose what they had than for an attack that failed', () => {
    const [lost, failed] = [
      moment(placed(0), battle([2, 2]), defeated(1)),
      moment(placed(0), battle([2, 2]), defeated(0)),
    ];
    expect(lost.reasons).toContain('lost');
    expect(failed.reasons).not.toContain('lost');
    expect(lost.weight).toBeGreaterThan(failed.weight);
  });

  test('more for the last planet that a side loses', () => {
    const holders = (now: Game) =>
      boardFigures(now).flatMap(({ seat, at }) => (at.kind === 'planet' ? sideOf(now, seat) : []));
    const now = randomGame(3)
      .steps.map((step) => step.game)
      .find((one) => new Set(holders(one)).size === 1);
    if (now === undefined) throw new Error('no game in which one side alone has planets');
    const [holder] = holders(now);
    const loses = (side: number, kind: string) => {
      const figure = { id: 1, seat: side, meeple: 'small', at: { ...AT, kind } };
      return momentOf(
        [battle([1, 1]), { type: 'defeated', at: boardFigures(now)[0].at, side, points: 1, returned: [figure] }],
        now,
      );
    };
    expect(loses((holder + 1) % 3, 'planet').reasons).toContain('last-planet');
    expect(loses((holder + 1) % 3, 'route').reasons).not.toContain('last-planet');
    expect(loses(holder, 'planet').reasons, 'it has another one').not.toContain('last-planet');
  });

  test('more for a tie, and more for each throw after it', () => {
    const rolled: GameEvent = { type: 'rolled', at: AT, dice: [[4], [4]], top: [0, 1] };
    const tied: GameEvent = { type: 'tied', at: AT, shares: [0, 1].map((side) => ({ side, points: 1 })) };
    const fight = [placed(0), battle([1, 1]), rolled];
    expect(moment(...fight, tied).reasons).toEqual(['tie']);
    expect(weight(...fight, tied)).toBeGreaterThan(weight(...fight));
    expect(weight(...fight, tied, rolled)).toBeGreaterThan(weight(...fight));
  });
});

test('every event of a whole game has a weight from 0 to 1, the same each time', () => {
  const last = findTurn({ players: 4 }, ({ running }) => !running);
  const end = gameOf({ record: last.after, seats: [], seed: last.seed });
  const events = last.events;
  const weigh = () => events.map((_, index) => momentOf(events.slice(0, index + 1), end).weight);
  expect(weigh()).toEqual(weigh());
  expect(weigh().every((one) => one >= 0 && one <= 1)).toBe(true);
  expect(weigh().at(-1), 'the end').toBe(1);
});

test('great points take more than twice the time of small ones', () => {
  expect(timeOf(scored(0, 2), weight(scored(0, 2))) * 2).toBeLessThan(timeOf(scored(0, 22), weight(scored(0, 22))));
  expect(weight(scored(0, 22))).toBeGreaterThanOrEqual(GREAT);
  expect(weight(scored(0, 8))).toBeLessThan(GREAT);
});

test('the final scoring goes from small to large, and nothing else of its ply moves', () => {
  const last = findTurn({ players: 4 }, ({ running }) => !running).events;
  const told = finalByPoints(last);
  const finals = told.flatMap((event) => (event.type === 'scored' && !event.complete ? [event.formula.points] : []));
  expect(finals.length).toBeGreaterThan(3);
  expect(finals).toEqual(finals.toSorted((a, b) => a - b));
  expect(new Set(told)).toEqual(new Set(last));
  const others = (events: readonly GameEvent[]) => events.filter((event) => event.type !== 'scored' || event.complete);
  expect(others(told)).toEqual(others(last));
});
