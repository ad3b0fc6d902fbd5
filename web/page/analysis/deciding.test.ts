/** What decided a game: by examples of one cause each, and over whole games. */
import type { Game, GameEvent } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { randomGame } from '../match/testing.ts';
import { type DecidedBy, decisionOf } from './deciding.ts';

const { start } = randomGame(3);
const at = { x: 1, y: 0, kind: 'planet', side: null };
const cells = [{ x: 1, y: 0 }];

/** The start of a game with other scores: nothing on its board is worth more. */
const withScores = (scores: readonly number[]): Game => ({
  ...start,
  position: Object.create(start.position, { scores: { value: Int32Array.from(scores) } }),
});

/** A game in which each turn has the given events; the last one ends the game. */
function game(turns: readonly (readonly GameEvent[])[]): Ply[] {
  const move = { type: 'pass' } as const;
  let scores: readonly number[] = [];
  return turns.map((events) => {
    for (const event of events) if ('scores' in event) scores = event.scores;
    return { move, game: withScores(scores), events };
  });
}

const placed = (seat: number): GameEvent => ({
  type: 'placed',
  x: 1,
  y: 0,
  seat,
  tile: 't',
  rotation: 0,
  extra: false,
});
const over = (seat: number, ...scores: number[]): GameEvent => ({ type: 'turn-ended', seat, scores, again: false });
const ended = (winners: readonly number[], ...scores: number[]): GameEvent => ({ type: 'ended', scores, winners });

/** Points for one side. */
function scored(side: number, points: number, kind: string, complete: boolean): GameEvent {
  const formula = { terms: [], points };
  return { type: 'scored', at: { ...at, kind }, complete, cells, formula, shares: [{ side, points }], returned: [] };
}

/** A battle for the planet that `side` wins against `rival`. */
function battle(side: number, rival: number, tied: boolean): GameEvent[] {
  const tie: GameEvent = { type: 'tied', at, shares: [] };
  return [
    { type: 'battle', at, sides: [] },
    ...(tied ? [tie] : []),
    { type: 'defeated', at, side: rival, points: 1, returned: [] },
    { type: 'won', at, side },
  ];
}

/** Turns in which nothing counts. */
const quiet = (count: number, ...scores: number[]) =>
  Array.from({ length: count }, (_, turn) => [placed(turn % 2), over(turn % 2, ...scores)]);

describe('what decided a game', () => {
  test.each<[string, readonly (readonly GameEvent[])[], DecidedBy | null]>([
    ['a game that is not over', [...quiet(4, 0, 0)], null],
    [
      'a shared victory',
      [...quiet(4, 20, 20), [placed(0), ended([0, 1], 20, 20, 3)]],
      { type: 'level', sides: [0, 1], points: 20 },
    ],
    [
      'a neck-and-neck finish, whatever happened before',
      [...quiet(4, 0, 20), [placed(0), scored(1, 30, 'asteroid', true), ended([1], 48, 50)]],
      { type: 'close', side: 1, rival: 0, points: 2 },
    ],
    [
      'a field of 24 points',
      [
        ...quiet(4, 9, 6),
        [placed(1), scored(1, 24, 'asteroid', true), over(1, 9, 30)],
        [placed(0), scored(1, 2, 'route', false), ended([1], 9, 32)],
      ],
      { type: 'realm', side: 1, kind: 'asteroid', points: 24, turn: 5 },
    ],
    [
      'meadows at the end, after being behind',
      [
        ...quiet(4, 20, 14),
        [placed(0), scored(1, 12, 'field', false), scored(1, 3, 'city', false), ended([1], 20, 29)],
      ],
      { type: 'final', side: 1, kind: 'field', points: 12, behind: 6 },
    ],
    [
      'a lead of what was on the board, though the track had another one ahead before the end',
      [
        ...quiet(4, 20, 14),
        ...quiet(4, 20, 24),
        [placed(0), scored(1, 12, 'field', false), scored(1, 3, 'city', false), ended([1], 20, 29)],
      ],
      { type: 'lead', side: 1, turn: 5, early: false, realm: null },
    ],
    [
      'the final scoring as a whole, where no kind was enough',
      [...quiet(4, 20, 10), [placed(0), scored(1, 9, 'field', false), scored(1, 8, 'city', false), ended([1], 20, 27)]],
      { type: 'final', side: 1, kind: null, points: 17, behind: 10 },
    ],
    [
      'a planet held in the last battle, after a tie',
      [
        ...quiet(4, 5, 5),
        [placed(1), ...battle(0, 1, true), scored(0, 9, 'planet', true), over(1, 14, 6)],
        [placed(0), ended([0], 14, 6)],
      ],
      { type: 'battle', side: 0, rivals: [1], kind: 'planet', turn: 5, last: true, held: true, tied: true },
    ],
    [
      'a planet won in a battle that was not the last',
      [
        ...quiet(2, 5, 5),
        [placed(0), ...battle(0, 1, false), scored(0, 9, 'planet', true), over(0, 14, 6)],
        [placed(1), ...battle(1, 0, false), over(1, 14, 6)],
        [placed(0), ended([0], 14, 6)],
      ],
      { type: 'battle', side: 0, rivals: [1], kind: 'planet', turn: 3, last: false, held: false, tied: false },
    ],
    [
      'a lead from start to end',
      [
        ...Array.from({ length: 19 }, (_, turn) => [placed(0), over(0, 3 * turn, turn), scored(0, 3, 'route', true)]),
        [placed(0), ended([0], 57, 19)],
      ],
      { type: 'lead', side: 0, turn: 2, early: true, realm: null },
    ],
    [
      'a lead taken in mid game',
      [
        ...quiet(8, 3, 6),
        ...Array.from({ length: 8 }, (_, turn) => [placed(0), over(0, 7 + turn, 6), scored(0, 1, 'route', true)]),
        [placed(0), ended([0], 14, 6)],
      ],
      { type: 'lead', side: 0, turn: 9, early: false, realm: null },
    ],
    [
      'a lead taken in mid game with a road and a city',
      [
        ...quiet(8, 3, 6),
        [placed(0), scored(0, 8, 'route', true), scored(0, 9, 'city', true), over(0, 20, 6)],
        ...quiet(7, 20, 6),
        [placed(0), scored(0, 3, 'city', true), ended([0], 23, 6)],
      ],
      { type: 'lead', side: 0, turn: 9, early: false, realm: { kind: 'city', points: 9 } },
    ],
    [
      'the third place does not matter',
      [...quiet(4, 5, 5, 1), [placed(0), scored(2, 9, 'field', false), ended([], 5, 5, 10)]],
      null,
    ],
  ])('%s', (_, turns, decision) => {
    expect(decisionOf(game(turns))).toEqual(decision);
  });

  test.each([
    ['Charted Space', {}],
    [
      'the classic edition',
      {
        edition: 'classic',
        modules: ['farmers', 'abbot'],
        players: [
          { name: 'a', color: 'red' },
          { name: 'b', color: 'blue' },
        ],
      },
    ],
  ])('names a winner of %s, and a turn of the game', (_, setup) => {
    for (let seed = 1; seed <= 4; seed++) {
      const { steps } = randomGame(seed, setup);
      const winners = steps
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.type === 'ended' ? event.winners : []));
      const decision = decisionOf(steps);
      expect(
        decision?.type === 'level' ? decision.sides : [decision?.type === undefined ? null : decision.side],
      ).toEqual(winners);
      if (decision !== null && 'turn' in decision) {
        expect(decision.turn).toBeLessThanOrEqual(
          steps.filter(({ events }) => events.some(({ type }) => type === 'placed')).length,
        );
      }
    }
  });
});
