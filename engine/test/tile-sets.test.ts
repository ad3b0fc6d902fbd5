import { describe, expect, test } from 'vitest';
import { createDealer, createRandom } from '../chance/chance.ts';
import { EDITIONS } from '../editions/index.ts';
import { chanceMove, legal, stackCounts } from '../observe/observe.ts';
import { newGame } from '../play/game.ts';
import { type Game, play } from '../play/play.ts';
import { usualTiles } from '../ruleset/ruleset.ts';
import { tileSetDigest } from '../ruleset/tile-set.ts';
import { unwrap } from '../vocabulary/result.ts';
import type { Setup, TileCounts } from '../vocabulary/types.ts';
import { checkMiddles, checkRealms } from './recount.ts';

const players = ['red', 'black'].map((color) => ({ name: color, color }));
const [starWars, classic] = EDITIONS;
const SHORT = { ...emptied(usualTiles(starWars, [])), 'SW-start': 1, 'SW-a1': 9, 'SW-curve': 14 };

function emptied(counts: TileCounts): TileCounts {
  return Object.fromEntries(Object.keys(counts).map((id) => [id, 0]));
}

function withCounts(counts: unknown, more: object = {}) {
  return newGame({ edition: 'star-wars', players, tiles: { name: 'Kitchen', counts }, ...more });
}

function setupWith(counts: TileCounts, more: object = {}): Setup {
  return unwrap(withCounts(counts, more)).rules.setup;
}

function fault(counts: unknown, more: object = {}) {
  const made = withCounts(counts, more);
  return made.ok ? 'accepted' : `${made.error.code}: ${made.error.message}`;
}

describe('a set of somebody’s own', () => {
  test('replaces the numbers that it names, and the others stay', () => {
    const game = unwrap(withCounts({ 'SW-a1': 2, 'SW-junction4': 0 }));
    const stack = stackCounts(game);
    const { 'SW-junction4': gone, 'SW-start': laid, ...usual } = usualTiles(starWars, []);
    expect([gone, laid]).toEqual([1, 1]);
    expect(stack).toEqual({ ...usual, 'SW-a1': 2 });
    expect(game.position.stackSize).toBe(75 - 3 - 1);
  });

  test('names all kinds of the edition in a set-up, so that it stays the same when the usual numbers change', () => {
    const { tileSet, tiles } = setupWith({ 'SW-a1': 2 });
    expect(tiles).toEqual({ name: 'Kitchen', counts: { ...usualTiles(starWars, []), 'SW-a1': 2 } });
    expect(tileSet).toBe(`own-${tileSetDigest(tiles?.counts ?? {})}`);
    expect(tileSet).toBe('own-75f7a01d');
  });

  test('decides how many tokens there are (TB-1)', () => {
    const majorities = (counts: TileCounts) => {
      const tiles = { name: '', counts };
      return unwrap(newGame({ edition: 'classic', modules: ['traders'], players, tiles })).rules.majorities;
    };
    const counted = (counts: TileCounts) => majorities(counts).map(({ token, count }) => `${count} ${token}`);
    expect(counted({})).toEqual(['9 wine', '6 grain', '5 cloth']);
    expect(counted({ 'TB-c2-through-wine': 20, 'TB-c3-grain': 0 })).toEqual(['28 wine', '5 grain', '5 cloth']);
  });

  test('has a digest of its tiles alone: of neither its name nor their order', () => {
    const digest = tileSetDigest({ a: 1, b: 2 });
    expect(tileSetDigest({ b: 2, a: 1 })).toBe(digest);
    expect(tileSetDigest({ a: 2, b: 1 })).not.toBe(digest);
    const named = unwrap(newGame({ edition: 'star-wars', players, tiles: { name: '', counts: { 'SW-a1': 2 } } }));
    expect(named.rules.setup.tileSet).toBe(setupWith({ 'SW-a1': 2 }).tileSet);
  });

  test('is the usual one if no number differs', () => {
    const plain = unwrap(newGame({ edition: 'star-wars', players })).rules.setup;
    expect(setupWith({})).toEqual(plain);
    expect(setupWith({ 'SW-a1': 5 })).toEqual(plain);
    expect(setupWith(usualTiles(starWars, []), { tileSet: 'star-wars-76' })).toEqual(plain);
    expect(plain).not.toHaveProperty('tiles');
  });

  test('is taken by its digest again, and refused with any other', () => {
    const setup = setupWith({ 'SW-a1': 2 });
    expect(unwrap(newGame(setup)).rules.setup).toEqual(setup);
    const counts = { ...setup.tiles?.counts, 'SW-a1': 3 };
    for (const tileSet of [setup.tileSet, 'star-wars-76', 'own-']) {
      expect(fault(counts, { tileSet })).toMatch(
        /^changed-tile-set: these tiles are own-[0-9a-f]{8}, not ".*take the set/,
      );
    }
    expect(fault({}, { tileSet: setup.tileSet })).toMatch(/^changed-tile-set: these tiles are star-wars-76, not "own-/);
    expect(newGame({ ...setup, tiles: undefined })).toMatchObject({ error: { code: 'unknown-tile-set' } });
  });

  test.each([
    [{ 'SW-start': 0 }, 'no-start-tile: the set has no SW-start, which is the start tile'],
    [{ ...emptied(SHORT), 'SW-start': 1, 'SW-a1': 1 }, 'too-few-tiles: 2 players need 3 tiles, not 2'],
    [{ 'SW-a1': 100 }, 'too-many-tiles: 171 tiles have no room: 170 at most'],
    [{ 'SW-curve-r': 29 }, 'too-many-symbols: 64 symbols and coats of arms that pay are more than 63'],
    [{ 'SW-moon': 1 }, 'unknown-tile: there is no tile "SW-moon" in star-wars with these modules'],
    [{ 'CL-c1': 1 }, 'unknown-tile: there is no tile "CL-c1" in star-wars with these modules'],
    [{ 'SW-a1': -1 }, 'malformed: the number of SW-a1 must be a whole number from 0, not -1'],
    [{ 'SW-a1': 1.5 }, 'malformed: the number of SW-a1 must be a whole number from 0, not 1.5'],
    [{ 'SW-a1': '4' }, 'malformed: the number of SW-a1 must be a whole number from 0, not "4"'],
    [null, 'malformed: tiles must have a name and the number of each kind'],
  ])('%j is refused with the reason', (counts, expected) => {
    expect(fault(counts)).toBe(expected);
  });

  test('is refused with a name that is too long, or none', () => {
    const named = (name: unknown) => newGame({ edition: 'star-wars', players, tiles: { name, counts: SHORT } });
    expect(named('x'.repeat(40)).ok).toBe(true);
    expect(named('x'.repeat(41))).toMatchObject({ error: { code: 'malformed' } });
    expect(named(7)).toMatchObject({ error: { code: 'malformed' } });
  });
});

describe('a set with modules', () => {
  const colors = ['red', 'blue'].map((color) => ({ name: color, color }));
  const game = (modules: readonly string[], counts: TileCounts, options = {}) =>
    newGame({ edition: 'classic', modules, options, players: colors, tiles: { name: '', counts } });

  test('keeps the usual tiles of a module that it does not name, and its own name with them', () => {
    const [plain, boxes] = [game([], { 'CL-c1': 1 }), game(['inns', 'river'], { 'CL-c1': 1 })].map(unwrap);
    expect(boxes.rules.setup.tileSet).toBe(plain.rules.setup.tileSet);
    expect(stackCounts(boxes)).toMatchObject({ 'CL-c1': 1, 'IC-c4-cathedral': 2, 'RI-straight': 2 });
  });

  test('can change the tiles of a module', () => {
    const { rules } = unwrap(game(['inns'], { 'IC-c4-cathedral': 5, 'IC-curves': 1 }));
    expect(rules.tables.stack[rules.tables.indexOf.get('IC-c4-cathedral') as number]).toBe(5);
    expect(rules.setup.tiles?.counts).toEqual({ ...usualTiles(classic, []), 'IC-c4-cathedral': 5 });
    expect(game([], { 'IC-c4-cathedral': 5 })).toMatchObject({ error: { code: 'unknown-tile' } });
  });

  test('needs the start tile that the module brings; that of the base is needed no more (K-15)', () => {
    expect(game(['river'], { 'CL-start': 0, 'RI-source': 1 }, { riverStartTile: 'stack' }).ok).toBe(true);
    expect(game(['river'], { 'RI-source': 0 })).toMatchObject({ error: { code: 'no-start-tile' } });
    const left = (counts: TileCounts) => stackCounts(unwrap(game(['river'], counts)))['CL-start'] ?? 0;
    expect([left({}), left({ 'CL-start': 0 }), left({ 'CL-start': 3 })]).toEqual([0, 0, 2]);
  });
});

/** Counts that use all the room there is: 170 tiles, and with them 63 coats of arms. */
const LARGE: TileCounts = {
  ...emptied(usualTiles(classic, [])),
  'CL-start': 1,
  'CL-c4-shield': 63,
  'CL-c3': 40,
  'CL-monastery': 30,
  'CL-curve': 36,
};

test.each([
  ['star-wars', [], SHORT],
  ['classic', ['farmers'], LARGE],
  ['classic', [], { ...emptied(LARGE), 'CL-start': 1, 'CL-junction4': 84, 'CL-c1c1-opposite': 85 }],
] as const)('a random game of %s %j is counted right to its last tile', (edition, modules, counts) => {
  const tiles = { name: '', counts };
  const game = unwrap(newGame({ edition, modules, players: players.slice(0, 2), tiles }));
  const end = playedOut(game, 5);
  expect(end.position.phase).toBe('over');
  expect(end.position.stackSize).toBe(0);
});

/** Plays random moves to the end and recounts the realms before every turn. */
function playedOut(start: Game, seed: number): Game {
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  let game = start;
  while (game.position.phase !== 'over') {
    if (game.position.phase === 'draw') {
      checkRealms(game.position);
      checkMiddles(game.position);
    }
    const moves = legal(game);
    game = unwrap(play(game, chanceMove(game, dealer) ?? moves[random.below(moves.length)])).game;
  }
  return game;
}
