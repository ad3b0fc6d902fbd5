/** The counts of the bag and the rarity marks agree with the engine throughout random games of every edition. */
import { BOTS, playMatch } from '@asteroute/bots';
import {
  allRealms,
  countPlacements,
  createDealer,
  createRandom,
  drawnTile,
  EDITIONS,
  type Game,
  heldRealms,
  legal,
  newGame,
  type TileIndex,
  unwrap,
  xOf,
  yOf,
} from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { brokenPoint, isBroken } from './broken.ts';
import { comingTiles, fitsOf } from './fits.ts';

/** Every edition without modules, and classic with the river, whose rules forbid many placements that match. */
const GAMES: readonly [string, readonly string[]][] = [
  ...EDITIONS.map(({ name }): [string, string[]] => [name, []]),
  ['classic', ['river']],
  ['classic', ['river', 'farmers', 'abbot']],
];

function* decisions([edition, modules]: (typeof GAMES)[number], seed: number): Generator<Game> {
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

describe.each(GAMES)('%s with %j', (...edition) => {
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

  test('a realm is broken where it needs a cell that nothing fits, and marked there', () => {
    const game = [...decisions(edition, 5)].at(-1) as Game;
    const fits = fitsOf(game);
    const closed = fits.filter(({ left }) => left === 0).map(({ x, y }) => `${x},${y}`);
    const broken = allRealms(game).filter((realm) => isBroken(fits, realm));
    const marked = broken.map((realm) => {
      const { u, v } = brokenPoint(game, fits, realm);
      return realm.places.some(({ x, y }) => x === Math.floor(u / 100) && y === Math.floor(v / 100));
    });
    expect(closed.length).toBeGreaterThan(0);
    expect(marked).toContain(true);
    expect(marked).not.toContain(false);
    for (const realm of heldRealms(game)) {
      const gone = realm.gaps.some(({ x, y }) => closed.includes(`${x},${y}`));
      expect(isBroken(fits, realm)).toBe(gone && realm.scoresComplete);
    }
  });
});
