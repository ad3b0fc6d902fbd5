import { createRandom, newGame, unwrap } from '@asteroute/engine';
import { en } from '@asteroute/words/en/table.ts';
import { describe, expect, test } from 'vitest';
import { type Choices, optionsOf, planOf, withAdded, withEdition, withModule, withRemoved } from './setup.ts';

const START: Choices = {
  edition: 'star-wars',
  seats: [
    { name: 'Ada', color: 'red', bot: null },
    { name: null, color: 'black', bot: 'greedy' },
  ],
  modules: [],
  options: {},
  starter: null,
  dealtColors: true,
};

/** The colours of many plans, by row of the choices. */
function dealt(choices: Choices): string[] {
  const random = createRandom(5);
  return Array.from({ length: 400 }, () => {
    const { setup, rows } = planOf(choices, en, random.below);
    expect(newGame(setup).ok).toBe(true);
    return rows
      .map((row, seat) => ({ row, color: setup.players[seat].color }))
      .sort((a, b) => a.row - b.row)
      .map(({ color }) => color)
      .join(' ');
  });
}

/** How often the first row got each colour. */
function shares(plans: readonly string[]): number[] {
  const first = plans.map((colors) => colors.split(' ')[0]);
  return [...new Set(first)].map((color) => first.filter((one) => one === color).length);
}

describe('colours dealt by chance', () => {
  test.each(['star-wars', 'classic'])('SW-9 are any five of %s, each once and all alike', (edition) => {
    const plans = dealt(withAdded(withAdded(withEdition(START, edition))));
    for (const colors of plans) expect(new Set(colors.split(' ')).size).toBe(4);
    expect(shares(plans)).toHaveLength(5);
    expect(Math.min(...shares(plans))).toBeGreaterThan(50);
  });

  test('SW-60 of a game in teams keep partners apart, and give everybody each colour', () => {
    const plans = dealt(withModule(withAdded(withAdded(START)), 'teams', true));
    expect(new Set(plans).size).toBe(4);
    expect(shares(plans)).toHaveLength(4);
    expect(Math.min(...shares(plans))).toBeGreaterThan(60);
  });

  test('follow the randomness they are given, and leave alone who wants none', () => {
    const plan = (choices: Choices) => planOf(choices, en, createRandom(3).below).setup.players;
    expect(plan(START)).toEqual(plan(START));
    const chosen = { ...START, dealtColors: false, starter: 1 };
    expect(plan(chosen)).toEqual([
      { name: 'Trader', color: 'black' },
      { name: 'Ada', color: 'red' },
    ]);
  });

  test('take the bots along to their seats', () => {
    const { setup, seats, rows } = planOf({ ...START, starter: 1 }, en, createRandom(1).below);
    expect([setup.players.map(({ name }) => name), seats, rows]).toEqual([
      ['Trader', 'Ada'],
      [{ bot: 'greedy' }, { bot: null }],
      [1, 0],
    ]);
  });
});

describe('house rules', () => {
  test('are those of the edition and of the modules that are chosen', () => {
    expect(Object.keys(optionsOf(START)).sort()).toEqual(['planetReinforce', 'unplaceable']);
    const classic = withEdition(START, 'classic');
    expect(Object.keys(optionsOf(classic)).sort()).toEqual(['openRoad', 'unplaceable']);
    const river = withModule(classic, 'river', true);
    expect(Object.keys(optionsOf(river)).sort()).toEqual(['openRoad', 'riverStartTile', 'riverTurns', 'unplaceable']);
  });

  test('reach the set-up while their module is on', () => {
    const options = { openRoad: 'flat', riverTurns: 'free' };
    const river = { ...withModule(withEdition(START, 'classic'), 'river', true), options };
    expect(planOf(river, en, () => 0).setup.options).toEqual(options);
    const dry = withModule(river, 'river', false);
    const { setup } = planOf(dry, en, () => 0);
    expect(setup.options).toEqual({ openRoad: 'flat' });
    expect(unwrap(newGame(setup)).rules.setup.options).toEqual({ openRoad: 'flat' });
  });
});

test('an edition that is chosen again has its modules and house rules again', () => {
  const first = START;
  const classic = withModule(withModule(withEdition(first, 'classic'), 'river', true), 'abbot', true);
  const space = withEdition({ ...classic, options: { riverStartTile: true } }, 'star-wars');
  expect([space.modules, space.options]).toEqual([[], {}]);
  const again = withEdition(space, 'classic');
  expect([again.modules, again.options]).toEqual([['river', 'abbot'], { riverStartTile: true }]);
});

test('a set of tiles belongs to its edition, and comes back with it', () => {
  const tiles = { name: 'Box', counts: { 'SW-a1': 2 } };
  const classic = withEdition({ ...START, tiles }, 'classic');
  const setupOf = (choices: Choices) => unwrap(newGame(planOf(choices, en, () => 0).setup)).rules.setup;
  expect(setupOf(classic)).toMatchObject({ tileSet: 'classic-72' });
  expect(setupOf(withEdition(classic, 'star-wars')).tiles).toMatchObject(tiles);
});

const GENTLE: Choices = { ...START, seats: START.seats.map((seat) => ({ ...seat, bot: seat.bot && 'gentle' })) };

test('a seat that is added is what stood there last, and before that one like the last seat', () => {
  const bots = (choices: Choices) => choices.seats.map(({ bot }) => bot);
  const three = withAdded(GENTLE);
  expect(bots(three)).toEqual([null, 'gentle', 'gentle']);
  const left = withRemoved(withRemoved(three, 2), 0);
  expect(bots(withAdded(withAdded(left)))).toEqual(['gentle', null, 'gentle']);
  expect(withAdded(left).seats[1]).toEqual(GENTLE.seats[0]);
});
