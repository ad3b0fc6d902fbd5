import { createDealer, createRandom, type Game, newGame, playChance, playTurn, unwrap } from '@asteroute/engine';
import { expect, test } from 'vitest';
import { botNamed } from './levels.ts';
import type { Opponent } from './names.ts';

const SEED = 2;
const ASKED = 60;
const COLORS: Readonly<Record<string, readonly string[]>> = {
  'star-wars': ['red', 'black', 'green', 'white', 'orange'],
  classic: ['red', 'blue', 'green', 'yellow', 'black'],
};

function bot(name: Opponent) {
  const found = botNamed(name);
  if (found === null) throw new Error(`no bot ${name}`);
  return found;
}

/** A game between shrewd bots after some turns, with a tile in hand. */
function midway(edition: string, players: number, modules: readonly string[] = []): Game {
  const list = COLORS[edition].slice(0, players).map((color) => ({ name: color, color }));
  const [dealer, random] = [createDealer(SEED), createRandom(SEED)];
  let game = unwrap(newGame({ edition, modules, players: list }));
  for (let turns = 0; ; turns++) {
    for (const ply of playChance(game, dealer)) game = ply.game;
    if (turns === 12) return game;
    for (const ply of unwrap(playTurn(game, bot('shrewd').turn(game, random)))) game = ply.game;
  }
}

/** How many different turns an opponent chooses in one position in `ASKED` attempts. */
function answers(name: Opponent, game: Game): number {
  const asked = bot(name);
  const turns = Array.from({ length: ASKED }, (_, seed) => JSON.stringify(asked.turn(game, createRandom(seed))));
  return new Set(turns).size;
}

/**
 * A number of different turns that only a bot with a temperature exceeds: above the number of equally good turns in the
 * positions below.
 */
const BY_CHANCE = 4;

test('prudent slips where more than two sides fight battles, and not in a duel; steady never', () => {
  for (const game of [midway('star-wars', 2), midway('classic', 2)])
    expect(answers('prudent', game)).toBeLessThan(BY_CHANCE);
  for (const game of [midway('star-wars', 3), midway('star-wars', 5)]) {
    expect(answers('prudent', game)).toBeGreaterThan(BY_CHANCE);
    expect(answers('steady', game)).toBeLessThan(BY_CHANCE);
  }
});
