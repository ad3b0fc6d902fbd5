import { OPPONENTS } from '@asteroute/bots';
import { describe, expect, test } from 'vitest';
import type { Saved } from '../match/saved.ts';
import { botRating, botRatings } from './bot-ratings.ts';
import { ownStrength } from './own-strength.ts';

/** A finished game of the person in the first seat. */
function gameOf(bots: readonly (string | null)[], scores: readonly number[], edition = 'classic'): Saved {
  const seats = [null, ...bots].map((bot) => ({ bot }));
  const players = seats.map((_, seat) => ({ name: `P${seat}`, color: 'red' }));
  return { record: { edition, players, final: { scores } }, seats, seed: 1 } as unknown as Saved;
}

const repeated = (game: Saved, times: number): Saved[] => new Array<Saved>(times).fill(game);

describe('the ratings of the bots', () => {
  test.each(['classic', 'star-wars'])('%s: rise with every step, and give the wins that were measured', (edition) => {
    const ratings = botRatings(edition).map(({ rating }) => rating);
    expect(ratings).toHaveLength(OPPONENTS.length);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(botRating('projected', edition)?.rating).toBeCloseTo(1500, 9);
  });

  test('75 of 100 games are the chance of the difference', () => {
    const [steady, shrewd] = ['steady', 'shrewd'].map((bot) => botRating(bot, 'star-wars')?.rating ?? 0);
    expect(1 / (1 + 10 ** ((steady - shrewd) / 400))).toBeCloseTo(0.75, 9);
  });

  test('a character is as strong as the opponent of its strength; a bot that is not offered has none', () => {
    expect(botRating('pirate', 'classic')).toEqual(botRating('steady', 'classic'));
    expect(botRating('grandmaster', 'classic')).toBeNull();
  });
});

describe('a person’s strength', () => {
  test('is unknown without a game against a bot in the edition', () => {
    const others = [
      gameOf([null], [3, 2]),
      gameOf(['gentle'], [3, 2], 'star-wars'),
      gameOf(['random', 'gentle', 'gentle'], [3, 2]),
    ];
    expect(ownStrength(others, 'classic', '')).toBeNull();
  });

  test('is that of the bot of which half the games are won, and grows certain', () => {
    const even = [gameOf(['prudent'], [9, 2]), gameOf(['prudent'], [1, 2])];
    const few = ownStrength(even, 'classic', '');
    const many = ownStrength([...even, ...even, ...even, ...even, ...even, ...even], 'classic', '');
    expect(many).toMatchObject({ opponent: 'prudent', games: 12 });
    expect(many?.rating).toBeCloseTo(botRating('prudent', 'classic')?.rating ?? 0, -2);
    expect(many?.deviation).toBeLessThan(few?.deviation ?? 0);
  });

  test('rises by wins, falls by losses, and after one game an opponent is offered who can rather be beaten', () => {
    const [won, drawn, lost] = [
      [9, 2],
      [2, 2],
      [1, 2],
    ].map((scores) => ownStrength([gameOf(['careless'], scores)], 'classic', ''));
    if (won === null || drawn === null || lost === null) throw new Error('no strength');
    expect(won.rating).toBeGreaterThan(drawn.rating);
    expect(drawn.rating).toBeGreaterThan(lost.rating);
    expect(botRating(won.opponent, 'classic')?.rating).toBeLessThan(won.rating);
    expect(OPPONENTS.indexOf(lost.opponent as 'hasty')).toBeLessThan(OPPONENTS.indexOf('careless'));
  });

  test('follows the latest games, and those of a full table weigh less', () => {
    const wins = repeated(gameOf(['steady'], [9, 2]), 40);
    const losses = repeated(gameOf(['steady'], [1, 2]), 40);
    expect(ownStrength([...wins, ...losses], 'classic', '')).toEqual(ownStrength(wins, 'classic', ''));
    const crowd = ownStrength([gameOf(['steady', 'steady'], [9, 2, 3])], 'classic', '');
    const duel = ownStrength([gameOf(['steady'], [9, 2])], 'classic', '');
    expect(crowd?.rating).toBeLessThan(duel?.rating ?? 0);
    expect(crowd?.deviation).toBeGreaterThan(duel?.deviation ?? 0);
  });
});
