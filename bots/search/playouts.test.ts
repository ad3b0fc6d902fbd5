import { clonePosition, createDealer, createRandom, mix, newGame, unwrap } from '@asteroute/engine';
import { drawable, drawTile } from '@asteroute/engine/search';
import { expect, test, vi } from 'vitest';
import { playMatch } from '../match.ts';
import { analyzers } from '../turns/analyzer.ts';
import { Turns } from '../turns/turns.ts';
import { Playouts, type Role } from './playouts.ts';
import { randomBot } from './random.ts';

const game = unwrap(
  newGame({ edition: 'star-wars', players: ['red', 'green'].map((color) => ({ name: color, color })) }),
);

/** Two positions of one random game before draws of the same player. */
const drawing = (() => {
  const positions: (typeof game.position)[] = [];
  const bots = [randomBot, randomBot];
  playMatch(game, { bots, dealer: createDealer(8), random: createRandom(8) }, ({ position }) => {
    if (position.phase === 'draw' && position.placed > 20 && positions.length < 3) positions.push(position);
  });
  return [positions[0], positions[2]].map((position) => clonePosition(position));
})();

/** The turns of a playout from a position, which prefers those of the one that led before by up to so many points. */
function turnsOf(playouts: Playouts, at: number, role: Role): string[] {
  const best = vi.spyOn(Turns.prototype, 'bestNow');
  playouts.continue(drawing[at], createRandom(2), role);
  const turns = best.mock.results.map(({ value }) => `${value.placement} ${value.action}`);
  best.mockRestore();
  return turns;
}

function playoutsWith(followed: number): Playouts {
  const playouts = new Playouts(game.rules, analyzers()(game.rules), createRandom(mix(4, 1)));
  Object.assign(playouts, { horizon: 12, followed });
  // By the later position, because the tiles that are left there are left in both.
  playouts.shuffle(drawing[1]);
  return playouts;
}

test('a playout that follows does what the one before it did, as far as it costs no more than it may', () => {
  const [strict, loose] = [0, 1000].map(playoutsWith);
  const own = turnsOf(strict, 0, 'alone');
  expect(turnsOf(strict, 0, 'leads')).toEqual(own);
  expect(turnsOf(strict, 0, 'follows')).toEqual(own);
  const other = turnsOf(strict, 1, 'alone');
  expect(turnsOf(strict, 1, 'follows'), 'no turn costs nothing but the best ones').toEqual(other);
  expect(other).not.toEqual(own);

  turnsOf(loose, 0, 'leads');
  const alike = (turns: readonly string[]) => turns.filter((turn, at) => turn === own[at]).length;
  expect(alike(turnsOf(loose, 1, 'follows'))).toBeGreaterThan(alike(other));
  expect(turnsOf(loose, 1, 'alone')).toEqual(other);
});

test('the dice of a turn fall alike until the next shuffle, so that turns are compared without their luck', () => {
  const playouts = playoutsWith(0);
  playouts.horizon = 40;
  const analyzer = analyzers()(game.rules);
  const pos = clonePosition(drawing[0]);
  drawTile(
    game.rules,
    pos,
    drawable(game.rules, pos).findIndex((count) => count > 0),
    null,
  );
  const [turn] = analyzer.turns.different(pos);
  const values = () => [...playouts.run(pos, turn)].join();
  const rounds = Array.from({ length: 8 }, () => {
    playouts.shuffle(pos);
    return [values(), values()];
  });
  for (const [one, other] of rounds) expect(other).toBe(one);
  expect(new Set(rounds.flat()).size).toBe(8);
});
