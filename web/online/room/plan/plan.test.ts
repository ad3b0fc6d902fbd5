/** Changes of a room apply to its current seats, even if the page showed others when they were requested. */

import { withEdition, withModule } from '@asteroute/page/settings/setup.ts';
import { openTable, type Plan, type Table } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { chosen, freeColors, movedEarlier, newRoom, ofSeat, roomChoices } from './plan.ts';

/** A room with these players; null is a free seat. */
function roomOf(players: readonly (string | null)[], more: Partial<Plan> = {}): Table {
  const colors = ['red', 'green', 'black', 'white'];
  const seats = players.map((_, seat) => ({ color: colors[seat], bot: null }));
  const plan = { ...newRoom('star-wars', 'link'), ...more, seats };
  const joined = players.flatMap((name, seat) =>
    name === null ? [] : [{ type: 'joined' as const, seat, name, clientSeed: '' }],
  );
  const opened = { type: 'opened' as const, plan, seedHash: '', before: null };
  return openTable('t', { seq: 1, at: 0, up: 0, events: [opened, ...joined] });
}

test('another edition that was chosen before somebody came keeps their seat', () => {
  const wish = withEdition(roomChoices(roomOf(['Ada', 'Ben'])), 'classic');
  const change = chosen(roomOf(['Ada', 'Ben', 'Cleo']), wish);
  expect(change).toMatchObject({ plan: { edition: 'classic' }, from: [0, 1, 2] });
  expect(change.type === 'configure' && change.plan.seats).toHaveLength(3);
});

test('house rules that were chosen before two changed places leave them where they are', () => {
  const wish = { ...roomChoices(roomOf(['Ada', 'Ben'])) };
  const now = roomOf(['Ben', 'Ada']);
  const swapped = {
    ...now,
    seats: [now.seats[0], now.seats[1]].map((seat, i) => ({ ...seat, color: ['green', 'red'][i] })),
  };
  expect(chosen(swapped, wish)).toMatchObject({ plan: { seats: [{ color: 'green' }, { color: 'red' }] } });
});

test('a set of tiles is chosen, stays with other changes, and goes with its edition or when the usual tiles are chosen', () => {
  const tiles = { name: 'Box', counts: { 'SW-a1': 2 } };
  const room = roomOf(['Ada'], { tiles });
  const planOf = (wish: Partial<ReturnType<typeof roomChoices>>, table = room) =>
    (chosen(table, { ...roomChoices(table), ...wish }) as { readonly plan: Plan }).plan;
  expect(planOf({ tiles }, roomOf(['Ada'])).tiles).toEqual(tiles);
  expect(planOf({ options: { planetReinforce: false } }).tiles).toEqual(tiles);
  expect(planOf(withEdition(roomChoices(room), 'classic'))).not.toHaveProperty('tiles');
  expect(planOf({ tiles: undefined })).not.toHaveProperty('tiles');
});

test('earlier means before the player who is seen before, not before an empty seat', () => {
  const table = roomOf(['Ada', null, 'Cleo']);
  expect(movedEarlier(table, 2)).toMatchObject({ from: [2, 1, 0] });
  expect(movedEarlier(table, 0)).toBe(null);
});

test('what is done about somebody reaches them at the seat that they have by now, and nobody else', () => {
  const was = roomOf(['Ada', 'Ben', 'Cleo']).seats[1];
  const kick = ofSeat(was, (_, seat) => ({ type: 'kick', seat }));
  expect(kick(roomOf(['Ada', 'Cleo', 'Ben']))).toEqual({ type: 'kick', seat: 2 });
  expect(kick(roomOf(['Ada', 'Eva', 'Cleo']))).toBe(null);
});

test('free colours are those that nobody has, and none where teams have them', () => {
  expect(freeColors(roomOf(['Ada', null, 'Cleo']))).toEqual(['green', 'white', 'orange']);
  const teams = withModule(roomChoices(roomOf(['Ada', 'Ben', 'Cleo', 'Dan'])), 'teams', true).modules;
  expect(freeColors(roomOf(['Ada', null, 'Cleo'], { modules: [...teams] }))).toEqual([]);
});
