import { createDealer, createRandom, type GameEvent, legal, newGame, play, scores, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { BOTS, botNamed, playMatch } from './index.ts';

const START = unwrap(
  newGame({
    edition: 'classic',
    modules: ['farmers', 'river', 'abbot'],
    players: ['red', 'blue'].map((color) => ({ name: color, color })),
  }),
);
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Levels that look ahead play one game, with a budget that leaves time for other tests. */
const THOUGHTFUL = ['farsighted', 'expert'];
/** Levels with the same search as `expert` but other parameters. */
const DEEPER = ['master', 'grandmaster'];
const LEVELS = BOTS.map(({ name }) => name).filter((name) => !DEEPER.includes(name));

/** Everything that happens in seeded games of a bot against itself. */
function history(name: string): GameEvent[] {
  const bot = botNamed(name, { simulations: 8 }) ?? BOTS[0];
  return SEEDS.slice(0, THOUGHTFUL.includes(name) ? 1 : 4).flatMap((seed) => {
    const events: GameEvent[] = [];
    const table = { bots: [bot, bot], dealer: createDealer(seed), random: createRandom(seed) };
    playMatch(START, table, (_, played) => events.push(...played.events));
    return events;
  });
}

describe.each(LEVELS)('%s', (name) => {
  const events = history(name);
  const deployed = (kind: string, meeple: string) =>
    events.filter((e) => e.type === 'deployed' && e.figure.at.kind === kind && e.figure.meeple === meeple).length;

  test('FA-1 lays down farmers, some of whom pay', () => {
    expect(deployed('field', 'normal')).toBeGreaterThan(0);
    expect(events.some((e) => e.type === 'scored' && e.at.kind === 'field' && e.formula.points > 0)).toBe(true);
  });

  test('AB-3 AB-6 sends the abbot to gardens and abbeys and takes him back', () => {
    expect(deployed('garden', 'abbot') + deployed('monastery', 'abbot')).toBeGreaterThan(0);
    expect(events.filter((e) => e.type === 'recalled').length).toBeGreaterThan(0);
  });
});

test('AB-6 K-22 the greedy bot takes the abbot back rather than pass where that is all there is to gain', () => {
  const bot = botNamed('greedy') ?? BOTS[0];
  const offers: string[] = [];
  for (const seed of SEEDS) {
    const table = { bots: [bot, bot], dealer: createDealer(seed), random: createRandom(seed) };
    playMatch(START, table, (before, { events }) => {
      const moves = legal(before);
      if (before.position.phase !== 'act' || !moves.some(({ type }) => type === 'recall')) return;
      const { seat } = before.position;
      const gains = moves.map((move) => scores(unwrap(play(before, move)).game)[seat] - scores(before)[seat]);
      const back = gains[moves.findIndex(({ type }) => type === 'recall')];
      if (gains.filter((gain) => gain >= back).length === 1 && back > 0) offers.push(events[0].type);
    });
  }
  expect(offers.length).toBeGreaterThan(0);
  expect(new Set(offers)).toEqual(new Set(['recalled']));
});
