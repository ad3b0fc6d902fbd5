/** What the verbs for search promise: which actions can be undone without a snapshot, and their numbers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDealer, createRandom } from '../chance/chance.ts';
import { Xorshift } from '../chance/xorshift.ts';
import { reserveFigure } from '../core/figures.ts';
import { Marks } from '../core/marks.ts';
import { clonePosition, isExtraTurn } from '../core/position.ts';
import { classic } from '../editions/classic.ts';
import { parsePlace } from '../notation/notation.ts';
import { playTurnWords } from '../notation/play-turn.ts';
import { chanceMove, heldRealms, legal, reserve } from '../observe/observe.ts';
import { newGame } from '../play/game.ts';
import { listActions } from '../play/legal.ts';
import { type Game, play } from '../play/play.ts';
import { act, isQuiet, takeBackAction } from '../play/turn.ts';
import type { GameEvent } from '../ruleset/events.ts';
import { type Move, MoveList, meepleOfCode, PASS, RECALL, sameMove } from '../ruleset/moves.ts';
import { placeTile, scene, takeTurn } from '../test/testing.ts';
import { unwrap } from '../vocabulary/result.ts';

const GAMES = [
  { edition: 'star-wars', modules: [], colors: ['red', 'black', 'green'] },
  { edition: 'classic', modules: ['farmers', 'river', 'abbot'], colors: ['red', 'blue'] },
  { edition: 'classic', modules: ['traders'], colors: ['red', 'blue'] },
];

/** A random game after some plies, before a meeple action. */
const beforeActions = fc.record({
  of: fc.constantFrom(...GAMES),
  seed: fc.nat(),
  plies: fc.integer({ min: 2, max: 200 }),
});

function reached({ of, seed, plies }: { of: (typeof GAMES)[number]; seed: number; plies: number }): Game | null {
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  const players = of.colors.map((color) => ({ name: color, color }));
  let game = unwrap(newGame({ edition: of.edition, modules: of.modules, players }));
  for (let ply = 0; game.position.phase !== 'over'; ply++) {
    if (ply >= plies && game.position.phase === 'act') return game;
    const offered = legal(game);
    game = unwrap(play(game, chanceMove(game, dealer) ?? offered[random.below(offered.length)])).game;
  }
  return null;
}

test('an action is quiet exactly if it does nothing but put a meeple down and end the turn, and is taken back whole', () => {
  let [quiet, loud] = [0, 0];
  const property = fc.property(beforeActions, (given) => {
    const game = reached(given);
    if (game === null) return;
    const { rules } = game;
    const list = new MoveList();
    listActions(rules, game.position, list);
    for (const action of list.codes.slice(0, list.size)) {
      const pos = clonePosition(game.position);
      const { seat } = pos;
      const extra = isExtraTurn(pos);
      const figure = action < 0 ? -1 : reserveFigure(pos, seat, meepleOfCode(action));
      const isSaid = isQuiet(rules, pos, action);
      const types: GameEvent['type'][] = [];
      act(rules, pos, action, ({ type }) => types.push(type));
      const isSo = types.length === 2 && types[1] === 'turn-ended' && action !== RECALL && pos.stackSize > 0;
      // A realm that is completed and held by nobody changes nothing either; to look for it would cost more.
      if (isSaid) expect(isSo).toBe(true);
      isSaid ? quiet++ : loud++;
      if (!isSaid) continue;
      takeBackAction(pos, seat, figure, extra);
      expect(Array.from(pos.memory)).toEqual(Array.from(game.position.memory));
    }
  });
  fc.assert(property, { numRuns: 60, seed: 1 });
  expect(quiet).toBeGreaterThan(100);
  expect(loud).toBeGreaterThan(10);
});

test('TB-4 a pass that brings an extra turn, and one in an extra turn, are taken back whole', () => {
  const before = scene({
    edition: 'classic',
    colors: 'red blue',
    modules: ['traders'],
    tiles: [['CL-straight', 1, 0, 0]],
    meeples: [
      ['red', 'normal', 'road:E', 0, 0],
      ['red', 'builder', 'road:E', 1, 0],
    ],
  });
  const first = placeTile(before, ['CL-straight', 2, 0, 0]).game;
  const second = placeTile(takeTurn(before, { tile: ['CL-straight', 2, 0, 0] }).game, ['CL-monastery', 0, 1, 0]).game;
  for (const { rules, position } of [first, second]) {
    const pos = clonePosition(position);
    expect(isQuiet(rules, pos, PASS)).toBe(true);
    act(rules, pos, PASS, null);
    takeBackAction(pos, position.seat, -1, isExtraTurn(position));
    expect(Array.from(pos.memory)).toEqual(Array.from(position.memory));
  }
  expect([first, second].map(({ position }) => isExtraTurn(position))).toEqual([false, true]);
});

test('held realms are those with meeples, each once, while others are in reserve', () => {
  const property = fc.property(beforeActions, (given) => {
    const game = reached(given);
    if (game === null) return;
    const realms = heldRealms(game);
    const figures = realms.flatMap((realm) => realm.figures.map(({ id }) => id));
    const total = game.position.figureTable.seat.length;
    const inHand = game.rules.players.flatMap((_, seat) => Object.values(reserve(game, seat)));
    expect(new Set(figures).size).toBe(figures.length);
    expect(figures.length + inHand.reduce((sum, count) => sum + count, 0)).toBe(total);
  });
  fc.assert(property, { numRuns: 20, seed: 2 });
});

test('moves are the same ply only if they are of one type and equal in all their parts', () => {
  const moves: readonly Move[] = [
    { type: 'draw', tile: 1 },
    { type: 'draw', tile: 2 },
    { type: 'place', cell: 5 as never, rotation: 0 },
    { type: 'place', cell: 5 as never, rotation: 1 },
    { type: 'place', cell: 6 as never, rotation: 0 },
    { type: 'deploy', meeple: 0, node: 4 as never },
    { type: 'deploy', meeple: 1, node: 4 as never },
    { type: 'deploy', meeple: 0, node: 8 as never },
    { type: 'pass' },
    { type: 'recall' },
    { type: 'roll', dice: [[1], null] },
    { type: 'roll', dice: [[2], null] },
  ];
  for (const [i, a] of moves.entries())
    expect(moves.map((b) => sameMove(a, structuredClone(b)))).toEqual(moves.map((_, j) => i === j));
});

test('a mark is in the set once it is added, until the set is cleared', () => {
  const marks = new Marks(8);
  marks.clear();
  expect([marks.has(3), marks.add(3), marks.has(3), marks.has(4)]).toEqual([false, true, true, false]);
  marks.clear();
  expect(marks.has(3)).toBe(false);
});

test('random numbers of two seeds differ', () => {
  const first = (seed: number) => {
    const random = new Xorshift(seed);
    return Array.from({ length: 8 }, () => random.below(100));
  };
  expect(first(42)).not.toEqual(first(44));
});

test('words of two modules do not overlap', () => {
  const [one, other, none] = [{ name: 'one', slots: 3 }, { name: 'other', slots: 2 }, { name: 'none' }];
  const edition = { ...classic, optional: [one, none, other] };
  const players = ['red', 'blue'].map((color) => ({ name: color, color }));
  const { rules } = unwrap(newGame({ edition: 'classic', modules: ['one', 'none', 'other'], players }, [edition]));
  expect([rules.slotsOf(one), rules.slotsOf(other)]).toEqual([0, 3]);
});

test('messages name the player by place, and what was found', () => {
  const message = (setup: object) => {
    const made = newGame({ edition: 'classic', ...setup });
    return made.ok ? 'accepted' : made.error.message;
  };
  const red = { name: 'Ann', color: 'red' };
  expect(message({ players: [red, 7] })).toBe('player 2 needs a name');
  expect(message({ players: [red, { name: 'Bob', color: true }] })).toMatch(/^unknown colour true of player 2; /);
  expect(message({ players: [red, { name: 'Bob', color: 7 }] })).toMatch(/^unknown colour 7 of player 2; /);
  expect(message({ players: [red, { name: 'Bob', color: {} }] })).toMatch(/^unknown colour object of player 2; /);
  const game = unwrap(newGame({ edition: 'classic', players: [red, { name: 'Bob', color: 'blue' }] }));
  expect(parsePlace(game, 'x'.repeat(50) + '!')).toMatchObject({
    error: { message: `"${'x'.repeat(40)}" is not a place` },
  });
  expect(playTurnWords(game, { x: 0, y: 1, rotation: 7, action: { type: 'pass' } })).toMatchObject({
    error: { message: 'a rotation is 0, 1, 2 or 3' },
  });
  const strange = { type: 'deploy', meeple: 0, node: '8' } as never;
  expect(play(game, strange)).toMatchObject({ error: { code: 'malformed' } });
});
