import { BOTS, playMatch } from '@asteroute/bots';
import {
  boardFigures,
  createDealer,
  createRandom,
  EDITIONS,
  type Game,
  heldRealms,
  legal,
  newGame,
  type PlaceMove,
  play,
  unwrap,
} from '@asteroute/engine';
import { expect, test } from 'vitest';
import { firstAlike } from '../analysis/looks.ts';
import { placementOptionsOf } from './draft.ts';
import { differentTurns, firstEqualTurn, lookOfTurn } from './turns.ts';

function* decisions(edition: string, modules: readonly string[], seed: number): Generator<Game> {
  const players = ['red', 'green', 'black'].map((color) => ({ name: color, color }));
  const games: Game[] = [];
  const chance = { dealer: createDealer(seed), random: createRandom(seed) };
  playMatch(
    unwrap(newGame({ edition, modules, players })),
    { bots: players.map(() => BOTS[0]), ...chance },
    (before) => {
      if (before.position.phase === 'place') games.push(before);
    },
  );
  yield* games;
}

const turnsOf = (game: Game) =>
  (legal(game) as PlaceMove[]).flatMap((place) =>
    legal(unwrap(play(game, place)).game).flatMap((action) =>
      action.type === 'deploy' || action.type === 'pass' || action.type === 'recall' ? [{ place, action }] : [],
    ),
  );

/** Where meeples stand and what realms are worth, independent of the number of the rotation. */
const picture = (game: Game) => ({
  figures: boardFigures(game).map(({ seat, meeple, at }) => [seat, meeple, at.x, at.y, at.kind].join()),
  realms: heldRealms(game)
    .map(({ kind, open, completed, holders }) => [kind, open, completed.points, holders].join())
    .sort(),
});

test.each([
  ['star-wars', []],
  ['classic', ['farmers', 'river', 'abbot']],
])('in %s the first of equal turns is legal, does the same, and looks the same', (edition, modules) => {
  expect(EDITIONS.map(({ name }) => name)).toContain(edition);
  let merged = 0;
  for (const game of [...decisions(edition, modules, 3)].slice(0, 45)) {
    const turns = turnsOf(game);
    const different = differentTurns(game, turns);
    merged += turns.length - different.length;
    const legalTexts = new Set(turns.map((turn) => JSON.stringify(turn)));
    for (const turn of turns) {
      const first = firstEqualTurn(game, turn);
      expect(legalTexts.has(JSON.stringify(first))).toBe(true);
      expect(lookOfTurn(game, first)).toBe(lookOfTurn(game, turn));
      if (first === turn) continue;
      const [a, b] = [turn, first].map(({ place, action }) =>
        picture(unwrap(play(unwrap(play(game, place)).game, action)).game),
      );
      expect(b).toEqual(a);
    }
  }
  expect(merged, 'turns that looked like others').toBeGreaterThan(20);
});

test('a cell offers each look of the tile once', () => {
  for (const game of decisions('star-wars', [], 5)) {
    const kind = game.rules.tables.tiles[game.position.drawn];
    for (const { rotations } of placementOptionsOf(game)) {
      expect(rotations.map((rotation) => firstAlike(kind, rotation))).toEqual(rotations);
      expect(new Set(rotations).size).toBe(rotations.length);
    }
  }
});
