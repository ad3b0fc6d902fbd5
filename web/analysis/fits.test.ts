/** What the printed sides say agrees with the engine, all along random games of both editions. */
import { BOTS } from '@asteroute/bots';
import {
  boardTiles,
  chanceMove,
  countPlacements,
  createDealer,
  createRandom,
  drawnTile,
  EDITIONS,
  type Game,
  legal,
  newGame,
  play,
  type TileIndex,
  unwrap,
  xOf,
  yOf,
} from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { comingTiles, fitsOf, stubsAt } from './fits.ts';

function* decisions(edition: string, seed: number): Generator<Game> {
  const players = ['red', 'green', 'black'].map((color) => ({ name: color, color }));
  const [dealer, random] = [createDealer(seed), createRandom(seed)];
  let game = unwrap(newGame({ edition, modules: [], players }));
  while (game.position.phase !== 'over') {
    const chance = chanceMove(game, dealer);
    if (chance === null && game.position.phase === 'place') yield game;
    game = unwrap(play(game, chance ?? BOTS[0].choose(game, random))).game;
  }
}

describe.each(EDITIONS.map(({ name }) => name))('%s', (edition) => {
  test.each([1, 2, 3])('game %i: the same cells and rotations as the rules', (seed) => {
    for (const game of decisions(edition, seed)) {
      const fits = fitsOf(game);
      const { tiles } = game.rules.tables;
      for (const [index, { id }] of tiles.entries()) {
        if (!comingTiles(game).has(id)) continue;
        const count = fits.reduce((sum, fit) => sum + (fit.rotations.get(id)?.length ?? 0), 0);
        expect(count, `${id} at tile ${game.position.placed}`).toBe(countPlacements(game, index as TileIndex));
      }
      const drawn = drawnTile(game) as string;
      const due = legal(game).flatMap((m) =>
        m.type === 'place' ? [`${xOf(m.cell)},${yOf(m.cell)},${m.rotation}`] : [],
      );
      const said = fits.flatMap(({ x, y, rotations }) => (rotations.get(drawn) ?? []).map((r) => `${x},${y},${r}`));
      expect(said.sort()).toEqual(due.sort());
    }
  });

  test('counts every tile that fits, the one in hand too', () => {
    for (const game of decisions(edition, 4)) {
      const coming = comingTiles(game);
      expect([...coming.values()].reduce((a, b) => a + b)).toBe(game.position.stackSize + 1);
      for (const { left, rotations } of fitsOf(game)) {
        expect(left).toBe([...rotations.keys()].reduce((sum, id) => sum + (coming.get(id) as number), 0));
      }
    }
  });

  test('stubs lie on tiles beside the cell, facing it', () => {
    const game = [...decisions(edition, 5)].at(-1) as Game;
    const lies = new Set(boardTiles(game).map(({ x, y }) => `${x},${y}`));
    const all = fitsOf(game).flatMap((fit) => stubsAt(game, [fit]).map((stub) => ({ fit, stub })));
    expect(all.length).toBeGreaterThan(20);
    for (const { fit, stub } of all) {
      expect(lies.has(`${stub.x},${stub.y}`)).toBe(true);
      const [dx, dy] = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ][stub.side];
      expect([stub.x + dx, stub.y + dy]).toEqual([fit.x, fit.y]);
    }
  });
});
