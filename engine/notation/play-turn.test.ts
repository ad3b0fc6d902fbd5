import { describe, expect, test } from 'vitest';
import {
  type ActionMove,
  clonePosition,
  createDealer,
  createRandom,
  endsTurn,
  type Game,
  lastGame,
  legal,
  newGame,
  type PlaceMove,
  type Ply,
  parsePlacement,
  play,
  playChance,
  playTurn,
  playTurnWords,
  type Random,
  type Turn,
  turnWords,
  unwrap,
} from '../index.ts';

const EDITIONS = [
  { edition: 'star-wars', colors: ['red', 'black', 'green'], modules: [] },
  { edition: 'classic', colors: ['red', 'blue'], modules: ['farmers', 'river', 'abbot'] },
];

function start({ edition, colors, modules }: (typeof EDITIONS)[number]): Game {
  return unwrap(newGame({ edition, modules, players: colors.map((color) => ({ name: color, color })) }));
}

/** Picks a random legal turn. */
function anyTurn(game: Game, random: Random): Turn {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const place = pick(legal(game)) as PlaceMove;
  return { place, action: pick(legal(unwrap(play(game, place)).game)) as ActionMove };
}

describe.each(EDITIONS)('a game of turns: $edition', (setup) => {
  const dealer = createDealer(3);
  const random = createRandom(4);

  test('goes from the first draw to the end, and every turn ends once', () => {
    const plies: Ply[] = [...playChance(start(setup), dealer)];
    let turns = 0;
    for (let game = lastGame(start(setup), plies); game.position.phase !== 'over'; turns++) {
      expect(game.position.phase).toBe('place');
      const turn = anyTurn(game, random);
      const own = unwrap(playTurn(game, turn));
      expect(own.map(({ move }) => move)).toEqual([turn.place, turn.action]);
      expect(unwrap(playTurnWords(game, turnWords(game, turn)))).toEqual(own);
      const chance = playChance(lastGame(game, own), dealer);
      const dice = playChance(lastGame(game, own), dealer, 'dice');
      expect(dice).toEqual(chance.filter(({ move }) => move.type === 'roll'));
      plies.push(...own, ...chance);
      game = lastGame(game, plies);
    }
    expect(turns).toBeGreaterThan(60);
    expect(plies.filter(endsTurn)).toHaveLength(turns);
    const replayed = plies.reduce((game, { move }) => unwrap(play(game, move)).game, start(setup));
    expect(replayed.position).toEqual(plies.at(-1)?.game.position);
  });

  test('is left as it was by a turn of which one move is illegal', () => {
    const game = lastGame(start(setup), playChance(start(setup), dealer));
    const before = clonePosition(game.position);
    const { place, action } = anyTurn(game, random);
    const far = { ...place, cell: unwrap(parsePlacement({ x: 9, y: 9, rotation: 0 })).cell };
    expect(playTurn(game, { place: far, action })).toMatchObject({ error: { code: 'illegal-placement' } });
    expect(playTurn(game, { place, action: { type: 'recall' } })).toMatchObject({ error: { code: 'illegal-action' } });
    const words = turnWords(game, { place, action });
    expect(playTurnWords(game, { ...words, rotation: 4 })).toMatchObject({ error: { code: 'malformed' } });
    expect(playTurnWords(game, { ...words, x: 9, y: 9 })).toMatchObject({ error: { code: 'illegal-placement' } });
    const nowhere = { type: 'deploy', meeple: 'large', on: 'planet@9,9' } as const;
    expect(playTurnWords(game, { ...words, action: nowhere }).ok).toBe(false);
    expect(playTurnWords(game, { ...words, action: { type: 'recall' } }).ok).toBe(false);
    expect(game.position).toEqual(before);
  });
});

test('a placement in words is a cell on the board and a quarter turn', () => {
  expect(parsePlacement({ x: -3, y: 5, rotation: 2 })).toMatchObject({ value: { type: 'place', rotation: 2 } });
  for (const words of [
    { x: 128, y: 0, rotation: 0 },
    { x: 0, y: -128, rotation: 0 },
    { x: 0.5, y: 0, rotation: 0 },
    { x: 0, y: 0, rotation: -1 },
    { x: '1', y: 0, rotation: 0 },
    { y: 0, rotation: 0 },
    {},
  ]) {
    expect(parsePlacement(words as never).ok).toBe(false);
  }
});
