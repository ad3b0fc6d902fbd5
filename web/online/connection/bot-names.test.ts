/** The page shows bots by its own names; people keep theirs. */
import type { Entry } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { withBotNames } from './bot-names.ts';

test('a bot that an entry seats and the start names is renamed, its twin is numbered, a person is not', () => {
  const players = ['steady', 'Ann', 'steady'].map((name, i) => ({ name, color: ['red', 'black', 'green'][i] }));
  const entry: Entry = {
    seq: 4,
    at: 0,
    up: 0,
    events: [
      { type: 'bot-seated', seat: 0, bot: 'steady' },
      { type: 'started', players, clientSeeds: ['', '', ''], chance: [] },
    ],
  };
  const named = withBotNames(entry, null, (bot) => `The ${bot} one`);
  expect(named.events[1]).toMatchObject({
    players: [{ name: 'The steady one' }, { name: 'Ann' }, { name: 'The steady one 2' }],
  });
  expect(named.events[0]).toBe(entry.events[0]);
});

test('a bot of a table that begins at once is renamed too', () => {
  const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue', bot: 'shrewd' }] };
  const players = ['Ann', 'shrewd'].map((name, seat) => ({ name, color: plan.seats[seat].color }));
  const events = [
    { type: 'opened', plan },
    { type: 'started', players },
  ] as unknown as Entry['events'];
  const named = withBotNames({ seq: 1, at: 0, up: 0, events }, null, () => 'Surveyor');
  expect(named.events[1]).toMatchObject({ players: [{ name: 'Ann' }, { name: 'Surveyor' }] });
});
