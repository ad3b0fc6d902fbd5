import { type Game, legal, play, type Turn, turnWords, unwrap } from '@asteroute/engine';
import { writeLink } from '@asteroute/record';
import { describe, expect, test } from 'vitest';
import { playedPlies } from '../test/games.ts';
import { gameOfPuzzle, isRight, readPack } from './pack.ts';
import type { Puzzle } from './puzzle.ts';

const { start, plies } = playedPlies({ edition: 'classic', players: 2 }, 3, ['projected']);
/** The index of the ply that draws the tenth tile. */
const drawn = plies.findIndex((_, i) => plies.slice(0, i + 1).filter(({ move }) => move.type === 'draw').length === 10);
const hand = plies[drawn].game;
const linkTo = (count: number) =>
  writeLink({ setup: start.rules.setup, moves: plies.slice(0, count).map(({ move }) => move) });

/** The legal turns that pass after the placement. */
function turnsOf(game: Game): Turn[] {
  return legal(game).flatMap((place) => {
    if (place.type !== 'place') return [];
    const [action] = legal(unwrap(play(game, place)).game);
    return action.type === 'pass' ? [{ place, action }] : [];
  });
}
const [right, wrong] = turnsOf(hand);

const PUZZLE: Puzzle = {
  id: 'c1',
  edition: 'classic',
  game: linkTo(drawn + 1),
  kind: 'turn',
  turns: 1,
  draws: [],
  tags: ['steal'],
  answers: [turnWords(hand, right)],
  gap: 3.5,
  rating: 1600,
};
const PACK = { format: 1, edition: 'classic', puzzles: [PUZZLE] };

describe('a pack of puzzles', () => {
  test('is read from JSON as it was written', () => {
    expect(readPack(JSON.parse(JSON.stringify(PACK)))).toEqual({ ok: true, value: PACK });
  });

  test.each([
    ['nothing', null, 'malformed'],
    ['a later format', { ...PACK, format: 2 }, 'newer'],
    ['a puzzle without answers', { ...PACK, puzzles: [{ ...PUZZLE, answers: [] }] }, 'malformed'],
    ['a puzzle of another edition', { ...PACK, puzzles: [{ ...PUZZLE, edition: 'star-wars' }] }, 'malformed'],
    ['the same puzzle twice', { ...PACK, puzzles: [PUZZLE, PUZZLE] }, 'malformed'],
  ])('is refused: %s', (_name, value, code) => {
    expect(readPack(value)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('the game of a puzzle', () => {
  test('has the tile in hand', () => {
    const read = gameOfPuzzle(PUZZLE);
    if (!read.ok) throw new Error(read.error.message);
    expect([...read.value.position.memory]).toEqual([...hand.position.memory]);
  });

  test.each([
    ['no game', 'hello'],
    ['a game that waits for a draw', linkTo(drawn)],
  ])('is refused as damaged: %s', (_name, game) => {
    expect(gameOfPuzzle({ ...PUZZLE, game })).toMatchObject({ ok: false, error: { code: 'damaged' } });
  });
});

test('a turn is right when it is one of the answers', () => {
  expect([isRight(PUZZLE, hand, right), isRight(PUZZLE, hand, wrong)]).toEqual([true, false]);
});
