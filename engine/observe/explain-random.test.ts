/** In random games, moves are refused exactly when they are illegal, and the reason given is true of the board. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDealer, createRandom } from '../chance/chance.ts';
import { newGame } from '../play/game.ts';
import { isLegal } from '../play/legal.ts';
import { type Game, PHASE_OF, play } from '../play/play.ts';
import type { Move } from '../ruleset/moves.ts';
import { cellAt, coordinates } from '../vocabulary/geometry.ts';
import { unwrap, type Why } from '../vocabulary/result.ts';
import { type Explanation, explain } from './explain.ts';
import { edgesAround } from './fits.ts';
import {
  boardFigures,
  boardTiles,
  chanceMove,
  lastPlaced,
  legal,
  placeOf,
  realmOf,
  reserve,
  sideOf,
} from './observe.ts';

const setups = fc.oneof(
  fc.record({
    edition: fc.constant('star-wars'),
    modules: fc.subarray(['teams']),
    options: fc.record({ planetReinforce: fc.boolean(), unplaceable: fc.constantFrom('box', 'stack') }),
    players: fc.constant('red black green white'),
  }),
  fc.record({
    edition: fc.constant('classic'),
    modules: fc.subarray(['farmers', 'river', 'abbot']),
    options: fc.record({
      riverTurns: fc.constantFrom('refused', 'free'),
      unplaceable: fc.constantFrom('box', 'stack'),
    }),
    players: fc.constantFrom('red blue', 'red blue green yellow'),
  }),
);
const games = fc.record({ setup: setups, seed: fc.nat(), plies: fc.integer({ min: 0, max: 320 }) });
type Given = typeof games extends fc.Arbitrary<infer T> ? T : never;

/** Plays `plies` random plies, then on until the game waits for a player or for dice, or is over. */
function reached({ setup, seed, plies }: Given): Game {
  const players = setup.players.split(' ').map((color) => ({ name: color, color }));
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  let game = unwrap(newGame({ ...setup, players }));
  for (let ply = 0; game.position.phase !== 'over' && (ply < plies || game.position.phase === 'draw'); ply++) {
    const offered = legal(game);
    game = unwrap(play(game, chanceMove(game, dealer) ?? offered[random.below(offered.length)])).game;
  }
  return game;
}

/** Moves of every type: valid ones, invalid ones, and some that name what does not exist. */
function movesAt(game: Game): Move[] {
  const { rules, position: pos } = game;
  const moves: Move[] = [{ type: 'pass' }, { type: 'recall' }];
  for (let tile = -1; tile <= rules.tables.tiles.length; tile++) moves.push({ type: 'draw', tile: tile as never });
  for (let i = 0; i < 15 * 15; i++) {
    const cell = cellAt((i % 15) - 7, Math.floor(i / 15) - 7);
    for (const rotation of [-1, 0, 1, 2, 3, 4]) moves.push({ type: 'place', cell, rotation: rotation as never });
  }
  // Cells 4096 numbers away from those near the start tile, which have the same index on the board.
  for (let x = -94; x <= -86; x++)
    for (let y = 10; y <= 16; y++) moves.push({ type: 'place', cell: cellAt(x, y), rotation: 0 });
  for (let node = -1; node < (pos.placed + 1) * 8; node++) {
    for (const meeple of [-1, 0, 1, 2]) moves.push({ type: 'deploy', meeple: meeple as never, node: node as never });
  }
  const sides = pos.figureTable.sides;
  for (const dice of [[], Array(sides).fill(null), Array(sides).fill([1]), Array(sides).fill([6, 6])])
    moves.push({ type: 'roll', dice });
  return moves;
}

type Place = Extract<Move, { type: 'place' }>;
type Deploy = Extract<Move, { type: 'deploy' }>;

const isFree = (game: Game, { cell }: Place): boolean =>
  boardTiles(game).every(({ x, y }) => cellAt(x, y) !== cell) && edgesAround(game, coordinates(cell)).length > 0;
const distance = (game: Game, { node }: Deploy): number => {
  const [place, last] = [placeOf(game, node), lastPlaced(game)];
  return Math.max(Math.abs(place.x - last.x), Math.abs(place.y - last.y));
};
/** The sides that have meeples in the realm. */
const held = (game: Game, { node }: Deploy): readonly number[] =>
  realmOf(game, node).figures.map(({ seat }) => sideOf(game, seat));
/** Whether a river tile was refused although its cell is free. */
const isRefusedRiver = (game: Game, move: Place): boolean =>
  isFree(game, move) && game.rules.tables.tiles[game.position.drawn].id.startsWith('RI-');

/** For each reason, what must be true on the board if it is given. */
const TRUE_OF: Readonly<Record<Why, (game: Game, move: never, told: Explanation) => boolean>> = {
  unknown: (_, __, told) => told.rule === null,
  'game-over': ({ position }) => position.phase === 'over',
  'wrong-phase': ({ position }, move: Move) => position.phase !== PHASE_OF[move.type] && position.phase !== 'over',
  'none-left': ({ position }, move: Extract<Move, { type: 'draw' }>) => position.stack[move.tile] === 0,
  'comes-later': ({ position }, move: Extract<Move, { type: 'draw' }>) => position.stack[move.tile] > 0,
  'cell-taken': (game, { cell }: Place) => boardTiles(game).some(({ x, y }) => cellAt(x, y) === cell),
  'no-neighbour': (game, { cell }: Place) => edgesAround(game, coordinates(cell)).length === 0,
  'sides-differ': (game, move: Place, { side, shows, kind }) =>
    isFree(game, move) &&
    shows !== kind &&
    edgesAround(game, coordinates(move.cell)).some((edge) => edge.side === ((side ?? 0) + 2) % 4 && edge.kind === kind),
  'not-continued': isRefusedRiver,
  'joined-twice': isRefusedRiver,
  'turns-back': isRefusedRiver,
  'none-in-reserve': (game, { meeple }: Deploy) =>
    reserve(game, game.position.seat)[game.rules.meeples[meeple].name] === 0,
  'not-reached': (game, move: Deploy) => distance(game, move) > 0,
  'may-not-stand': (game, { meeple }: Deploy, { kind }) => !game.rules.meeples[meeple].stands.includes(kind ?? ''),
  'realm-held': (game, move: Deploy) => distance(game, move) === 0 && held(game, move).length > 0,
  'no-own-meeple': (game, move: Deploy) => !held(game, move).includes(sideOf(game, game.position.seat)),
  'realm-complete': (game, { node }: Deploy) => realmOf(game, node).complete,
  'held-already': (game, move: Deploy) =>
    distance(game, move) === 1 && held(game, move).includes(sideOf(game, game.position.seat)),
  'none-to-recall': (game) => abbots(game) === 0,
  'scores-anyway': (game) => abbots(game) === 1,
  'wrong-dice': ({ position }) => position.phase === 'roll',
};

function abbots(game: Game): number {
  return boardFigures(game).filter(({ seat, meeple }) => seat === game.position.seat && meeple === 'abbot').length;
}

test('explain is null exactly where a move is legal, and every reason is true', () => {
  const property = fc.property(games, (given) => {
    const game = reached(given);
    for (const move of movesAt(game)) {
      const told = explain(game, move);
      expect(told === null, JSON.stringify(move)).toBe(isLegal(game.rules, game.position, move));
      if (told === null) continue;
      expect(TRUE_OF[told.why](game, move as never, told), `${JSON.stringify(move)} ${told.why}`).toBe(true);
      if (told.why !== 'unknown') expect(told.rule).toMatch(/^(SW|CL|FA|RI|AB|IC|TB|C|K|D)-\d+$/);
    }
  });
  fc.assert(property, { numRuns: 40 });
});
