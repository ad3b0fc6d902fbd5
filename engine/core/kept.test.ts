/** Compares what positions update incrementally with values recomputed from scratch at every ply (DESIGN 12). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDealer, createRandom } from '../chance/chance.ts';
import { chanceMove, legal, projectedScores } from '../observe/observe.ts';
import { newGame } from '../play/game.ts';
import { listPlacements } from '../play/legal.ts';
import { type Game, playUnchecked } from '../play/play.ts';
import { pointsNow, worthNow } from '../play/score.ts';
import type { Rules } from '../ruleset/module.ts';
import { type Move, MoveList } from '../ruleset/moves.ts';
import { allNodes, checkMiddles, checkRealms } from '../test/recount.ts';
import { across, opposite } from '../vocabulary/geometry.ts';
import { unwrap } from '../vocabulary/result.ts';
import { type Cell, type Node, ROTATIONS, type TileIndex } from '../vocabulary/types.ts';
import { openOf } from './feature-stats.ts';
import { cellOf, featureOf, find, nodeOf, placementOf, realmNodes, rotationAt, statsOf, tileAt } from './features.ts';
import { clonePosition, copyPosition, mark, type Position, placementAt, restack, undo } from './position.ts';

const COLORS = ['red', 'black', 'green', 'white', 'orange'];
const CLASSIC_COLORS = ['red', 'blue', 'green', 'yellow', 'black'];

const games = fc.record({
  edition: fc.constantFrom('star-wars', 'classic'),
  all: fc.boolean(),
  players: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat(),
});
type Given = typeof games extends fc.Arbitrary<infer T> ? T : never;

function start({ edition, all, players }: Given): Game {
  const [modules, colors] =
    edition === 'classic' ? [['farmers', 'river', 'abbot'], CLASSIC_COLORS] : [['teams'], COLORS];
  const count = all && edition === 'star-wars' ? 4 : players;
  const list = colors.slice(0, count).map((color) => ({ name: color, color }));
  return unwrap(newGame({ edition, modules: all ? modules : [], players: list }));
}

/** Plays a game on one position, calling `watch` before each ply. */
function playThrough(given: Given, watch: (game: Game, move: Move) => void): void {
  const { rules, position } = start(given);
  const game = { rules, position: clonePosition(position) };
  const [dealer, random] = [createDealer(given.seed), createRandom(given.seed)];
  while (game.position.phase !== 'over') {
    const offered = legal(game);
    const move = chanceMove(game, dealer) ?? offered[random.below(offered.length)];
    watch(game, move);
    playUnchecked(rules, game.position, move, null);
  }
}

/** Returns the whole memory of a position as bytes, for comparison. */
const wordsOf = ({ position }: Game): Buffer => Buffer.from(position.memory.slice().buffer);

function fitting(rules: Game['rules'], pos: Position, tile: TileIndex): number[] {
  const list = new MoveList();
  listPlacements(rules, pos, tile, list);
  return [...list.codes.subarray(0, list.size)].sort((a, b) => a - b);
}

describe('realms', () => {
  test('have the tiles, open ends, symbols and figures that a flood of the board finds', () => {
    const property = fc.property(games, (given) =>
      playThrough(given, ({ position }, move) => {
        // A draw changes no realm, so that the realms need no new check.
        if (move.type !== 'place') checkRealms(position);
      }),
    );
    fc.assert(property, { numRuns: 6 });
  });
});

test('the frontier and its demands allow what comparing every side allows (SW-16, SW-17, D-2)', () => {
  const property = fc.property(games, (given) =>
    playThrough(given, ({ rules, position: pos }, move) => {
      if (move.type !== 'place') return;
      const tile = pos.drawn;
      const cells = Array.from({ length: pos.placed }, (_, p) => p).flatMap((p) =>
        [0, 1, 2, 3].map((side) => across(cellOf(pos, p), side)),
      );
      const empty = [...new Set(cells)].filter((cell) => placementAt(pos, cell) < 0);
      const codes = empty.flatMap((cell) =>
        ROTATIONS.filter((rotation) => matches(pos, cell, tile, rotation)).map((rotation) => cell * 4 + rotation),
      );
      if (rules.selected[tile] === 0) expect(fitting(rules, pos, tile)).toEqual(codes.sort((a, b) => a - b));
      else expect(codes).toEqual(expect.arrayContaining(fitting(rules, pos, tile)));
    }),
  );
  fc.assert(property, { numRuns: 20 });

  function matches(pos: Position, cell: Cell, tile: TileIndex, rotation: number): boolean {
    return [0, 1, 2, 3].every((side) => {
      const other = placementAt(pos, across(cell, side));
      if (other < 0) return true;
      const face = tileAt(pos, other) * 4 + rotationAt(pos, other);
      const { sideCode } = pos.tables;
      return sideCode[face * 4 + opposite(side)] === sideCode[(tile * 4 + rotation) * 4 + side];
    });
  }
});

test('middle features around the new tile, reserves and points are what looking anew finds (SW-48, K-14)', () => {
  const property = fc.property(games, (given) =>
    playThrough(given, (game, move) => {
      const { rules, position: pos } = game;
      if (move.type === 'draw' || move.type === 'place') return;
      checkMiddles(pos);
      const roots = allNodes(pos).map((node) => find(pos, node));
      expect(roots.map((root) => pointsNow(rules, pos, root))).toEqual(
        roots.map((root) => worthNow(rules, pos, root).points),
      );
      for (const node of allNodes(pos)) checkCities(game, node);
    }),
  );
  fc.assert(property, { numRuns: 8 });

  /** Compares the cities at a meadow's segments with the engine's count; each city counts once. */
  function checkCities({ rules, position: pos }: Game, node: Node): void {
    if (rules.kinds[featureOf(pos, node).kind].name !== 'field') return;
    const links = realmNodes(pos, node).flatMap((n) =>
      featureOf(pos, n).beside.map((f) => nodeOf(pos, placementOf(pos, n), f)),
    );
    const cities = new Set(links.map((n) => find(pos, n)));
    const complete = [...cities].filter((city) => openOf(statsOf(pos, city)) === 0);
    expect(pointsNow(rules, pos, find(pos, node))).toBe(3 * complete.length);
  }
});

test('undo leads back to what was, ply by ply and over whole games', () => {
  const property = fc.property(games, (given) => {
    let first: { at: number; was: Buffer } | null = null;
    playThrough(given, (game, move) => {
      const { rules, position: pos } = game;
      const before = wordsOf(game);
      first ??= { at: mark(pos), was: before };
      const at = mark(pos);
      playUnchecked(rules, pos, move, null);
      const after = wordsOf(game);
      undo(pos, at);
      expect(wordsOf(game).equals(before)).toBe(true);
      const again = mark(pos);
      playUnchecked(rules, pos, move, null);
      expect(wordsOf(game).equals(after)).toBe(true);
      undo(pos, again);
      expect(() => undo(pos, again)).toThrow('undone before');
      if (pos.stackSize > 0 || first === null) return;
      const { position } = { position: clonePosition(pos) };
      undo(pos, first.at);
      expect(wordsOf(game).equals(first.was)).toBe(true);
      copyPosition(position, pos);
      pos.snapshots = null;
      first = null;
    });
  });
  fc.assert(property, { numRuns: 6 });
});

test('projected scores are the scores after the final scoring of what lies', () => {
  const property = fc.property(games, (given) =>
    playThrough(given, (game, move) => {
      if (move.type !== 'draw' || game.position.placed % 9 !== 0) return;
      const copy = clonePosition(game.position);
      restack(copy, [move.tile]);
      const projected = projectedScores(game);
      const over = { rules: game.rules, position: copy };
      endAt(over, move.tile);
      expect([...copy.scores]).toEqual(projected);
    }),
  );
  fc.assert(property, { numRuns: 12 });

  /** Ends the game now, by drawing a last tile that is made to fit nowhere. */
  function endAt({ rules, position: pos }: Game, last: TileIndex): void {
    const nowhere = { ...rules, selected: rules.selected.map(() => 1), selecting: [{ name: 'nowhere', select }] };
    playUnchecked(nowhere, pos, { type: 'draw', tile: last }, null);
    expect(pos.phase).toBe('over');
  }

  function select(_rules: Rules, _pos: Position, _tile: TileIndex, list: MoveList): void {
    list.size = 0;
  }
});
