import { clonePosition, createDealer, createRandom, type Game, newGame, playTurn, unwrap } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { playMatch } from '../match.ts';
import { analyzers } from '../turns/analyzer.ts';
import { Expectimax, expectimax, MAX_POSITIONS } from './expectimax.ts';
import { onePly } from './one-ply.ts';

const GAMES = [
  { edition: 'classic', modules: ['farmers', 'river', 'abbot'], colors: ['red', 'blue'] },
  { edition: 'star-wars', modules: [], colors: ['red', 'green'] },
];

test.each(GAMES)('thinking a tile further looks at no more positions than it may: $edition', (setup) => {
  const players = setup.colors.map((color) => ({ name: color, color }));
  const start = unwrap(newGame({ ...setup, players }));
  const positions: Game[] = [];
  const bots = [onePly('shrewd'), onePly('shrewd')];
  playMatch(start, { bots, dealer: createDealer(7), random: createRandom(7) }, (before) => {
    if (before.position.phase === 'place' && before.position.stackSize > 1) positions.push(before);
  });
  const analyzer = analyzers()(start.rules);
  const thinker = new Expectimax(start.rules, analyzer);
  const looked = positions
    .filter((_, i) => i % 8 === 0)
    .map(({ position }) => {
      const pos = clonePosition(position);
      thinker.best(pos, analyzer.turns.different(pos), createRandom(1));
      return thinker.positions;
    });
  expect(Math.max(...looked)).toBeLessThan(1.5 * MAX_POSITIONS);
  expect(Math.max(...looked)).toBeGreaterThan(MAX_POSITIONS / 2);
  expect(unwrap(playTurn(positions[0], expectimax('it').turn(positions[0], createRandom(1))))).toHaveLength(2);
});
