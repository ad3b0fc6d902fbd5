import { createDealer, createRandom, type Game, newGame, unwrap } from '@asteroute/engine';
import { TOY_SETUP, toyEdition } from '@asteroute/engine/toy';
import { expect, test } from 'vitest';
import { BOTS, botNamed, playMatch } from './index.ts';

test.each(BOTS.map(({ name }) => name))('%s plays the toy expansion to its end', (name) => {
  const bot = botNamed(name, { simulations: 8 });
  if (bot === null) throw new Error('no bot');
  const start: Game = unwrap(newGame({ ...TOY_SETUP, modules: ['canals'] }, [toyEdition]));
  const others = start.rules.players.slice(1).map(() => botNamed('random') ?? bot);
  const end = playMatch(start, { bots: [bot, ...others], dealer: createDealer(1), random: createRandom(1) });
  expect(end.position.phase).toBe('over');
  expect(end.position.placed).toBeGreaterThan(95);
});
