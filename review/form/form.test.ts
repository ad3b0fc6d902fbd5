import { runToEnd, turnOf } from '@asteroute/bots/search';
import { coordinates, legalPlacements, playTurnWords, turnWords, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { gameOfPuzzle, isRight, readPack } from '../puzzles/index.ts';
import { replayedGame } from '../replay/replayed-game.ts';
import { playedRecord } from '../test/games.ts';
import { decisionBetween, gamePart } from './decision.ts';
import { playerForm } from './form.ts';
import { type FormTurn, type GameForm, openForm } from './game-form.ts';
import { HabitKinds } from './habit-kind.ts';
import { turnFrom } from './turn-from.ts';

const record = playedRecord({ edition: 'classic', players: 2, modules: ['farmers'] }, 5, ['greedy', 'shrewd']);

function readerOf(seat: number) {
  const opened = openForm(record, seat);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

function firstLook(seat: number): GameForm {
  const form = runToEnd(readerOf(seat).first());
  if (!form.ok) throw new Error(form.error.message);
  return form.value;
}

const TURN: FormTurn = {
  n: 1,
  lost: 0,
  error: 0,
  label: null,
  searched: true,
  part: 'opening',
  decision: 'tile',
  habit: null,
  kind: null,
};

/** A game with these turns. */
const gameOf = (...turns: readonly Partial<FormTurn>[]): GameForm => ({
  edition: 'classic',
  sides: 2,
  margin: 3,
  skill: { points: turns.length, se: 1 },
  turns: turns.map((turn, index) => ({ ...TURN, n: index + 1, ...turn })),
});

describe('the form of a game', () => {
  const own = firstLook(0);

  test('holds the turns of one player alone, and the margin without luck of both adds up to nothing', () => {
    const other = firstLook(1);
    const numbers = new Set([...own.turns, ...other.turns].map(({ n }) => n));
    expect(numbers.size).toBe(own.turns.length + other.turns.length);
    expect(own.skill.points).toBeCloseTo(-other.skill.points, 6);
    expect(own.margin).toBe(-other.margin);
  });

  test('names the habit behind what was lost, and only there', () => {
    expect(own.turns.filter(({ error }) => error > 0).length).toBeGreaterThan(5);
    for (const { error, habit } of own.turns) if (error === 0) expect(habit).toBeNull();
    const named = own.turns.flatMap(({ habit }) => habit ?? []);
    expect(named.length).toBeGreaterThan(3);
    expect(new Set(named).size).toBeGreaterThan(1);
  });

  test('is sure of a loss only beyond three standard errors, once a turn was searched', () => {
    // A late one, because games are played on to their end after it.
    const worst = own.turns.filter(({ n }) => n > 50).reduce((a, b) => (b.lost > a.lost ? b : a));
    const turn = runToEnd(readerOf(0).turn(worst.n));
    expect(turn).toMatchObject({ n: worst.n, part: worst.part, searched: true });
    expect(turn.error === 0 || turn.error === turn.lost).toBe(true);
    expect(runToEnd(readerOf(0).turn(worst.n))).toEqual(turn);
    // What was surely worse is never an answer of its own puzzle.
    if (turn.puzzle == null) throw new Error('no puzzle was made of the worst turn');
    const hand = gameOfPuzzle(turn.puzzle);
    if (!hand.ok) throw new Error(hand.error.message);
    expect(readPack({ format: 1, edition: 'classic', puzzles: [turn.puzzle] }).ok).toBe(true);
    const { x, y, rotation, action } = record.turns[worst.n - 1];
    const played = turnFrom(hand.value, { x, y, rotation, action });
    expect(played !== null && isRight(turn.puzzle, hand.value, played)).toBe(false);
    for (const answer of turn.puzzle.answers) expect(turnFrom(hand.value, answer)).not.toBeNull();
  });

  test('is refused for a game that is not over', () => {
    const { final: _, winners: __, ...rest } = record;
    expect(openForm({ ...rest, turns: record.turns.slice(0, 9) }, 0)).toMatchObject({ error: { code: 'unfinished' } });
  });
});

describe('the form over games', () => {
  test('is a mean per turn, and its kinds of decision add up to it', () => {
    const form = playerForm([
      gameOf({ lost: 3, decision: 'farm' }, { lost: 1, part: 'end' }),
      gameOf({ lost: 0 }, { lost: 2, decision: 'meeple', part: 'end', searched: false }),
    ]);
    expect([form.games, form.turns, form.searched, form.skill.points]).toEqual([2, 4, 3, 2]);
    expect(form.skill.se).toBeCloseTo(Math.SQRT1_2, 9);
    expect(form.lost.points).toBe(1.5);
    expect(Object.values(form.decisions).reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(1.5, 9);
    expect([form.parts.opening.points, form.parts.middle.points, form.parts.end.points]).toEqual([1.5, 0, 1.5]);
  });

  test('names the three habits that cost most, with the part of the game, the kind of realm and the worst example', () => {
    const { habits } = playerForm([
      gameOf({ error: 2, habit: 'stuck', kind: 'road', part: 'end' }, { error: 5, habit: 'hand' }),
      gameOf({}, { error: 9, habit: 'stuck', kind: 'city', part: 'end' }, { error: 4, habit: 'hand', part: 'end' }),
      gameOf(
        { error: 1, habit: 'gifts', kind: 'road' },
        { error: 1, habit: 'gifts', kind: 'city' },
        { error: 50, habit: 'joined' },
      ),
      gameOf({ error: 0.1, habit: 'left' }, { error: 0.1, habit: 'left' }),
    ]);
    expect(habits).toEqual([
      { habit: 'stuck', part: 'end', kind: 'city', points: 11, turns: 2, worst: { game: 1, n: 2 } },
      { habit: 'hand', part: null, kind: null, points: 9, turns: 2, worst: { game: 0, n: 2 } },
      { habit: 'gifts', part: 'opening', kind: null, points: 2, turns: 2, worst: { game: 2, n: 1 } },
    ]);
  });
});

test('the kind of realm behind a habit is that of the points that the other turn leaves lying', () => {
  const game = replayedGame(record);
  if (!game.ok) throw new Error(game.error.message);
  const kinds = new HabitKinds(game.value.rules);
  const found = game.value.turns.flatMap(({ hand, after, side, ...turn }) => {
    const best = turnWords(hand, turnOf(turn));
    const plies = unwrap(playTurnWords(hand, best));
    const [scored, ...others] = plies.flatMap(({ events }) => events.filter(({ type }) => type === 'scored'));
    const isOwn = scored?.type === 'scored' && scored.shares.some((share) => share.side === side);
    if (!isOwn || others.length > 0 || after.position.phase === 'over') return [];
    const passed = legalPlacements(hand)
      .map(({ cell, rotation }) => ({ ...coordinates(cell), rotation, action: { type: 'pass' } as const }))
      .find((words) =>
        unwrap(playTurnWords(hand, words)).every(({ events }) => !events.some(({ type }) => type === 'scored')),
      );
    return passed === undefined ? [] : [{ hand, best, passed, kind: scored.at.kind, side }];
  });
  expect(new Set(found.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  for (const { hand, best, passed, kind } of found) {
    expect(kinds.of(hand, 'points', { played: passed, best })).toBe(kind);
    expect(kinds.of(hand, 'points', { played: best, best: passed })).toBeNull();
    expect(kinds.of(hand, 'hand', { played: passed, best })).toBeNull();
  }
});

test('a game has three parts of equal length', () => {
  expect([72, 49, 48, 25, 24, 1].map((left) => gamePart(left, 72))).toEqual([
    'opening',
    'opening',
    'middle',
    'middle',
    'end',
    'end',
  ]);
});

test('a decision is told by where the tile goes, unless it is about farmers or planets', () => {
  const turn = (x: number, on: string | null) => ({
    x,
    y: 0,
    rotation: 0,
    action: on === null ? ({ type: 'pass' } as const) : ({ type: 'deploy', meeple: 'meeple', on } as const),
  });
  expect(decisionBetween(turn(1, 'city:N'), turn(2, 'road:S'))).toBe('tile');
  expect(decisionBetween(turn(1, 'city:N'), turn(1, null))).toBe('meeple');
  expect(decisionBetween(turn(1, 'field:Nw'), turn(2, 'city:N'))).toBe('farm');
  expect(decisionBetween(turn(1, 'field:Nw'), turn(2, 'field:Nw'))).toBe('tile');
  expect(decisionBetween(turn(1, null), turn(1, 'planet@2,3'))).toBe('planet');
});
