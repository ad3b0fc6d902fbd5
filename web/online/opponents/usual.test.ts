import type { MySummary } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import { usualPeople } from './usual.ts';

const seat = (name: string | null, bot: string | null = null) => ({ color: 'red', name, bot });
const table = (id: string, changedAt: number, names: readonly (string | null)[], status = 'over') =>
  ({ table: id, status, changedAt, seat: 0, seats: names.map((name) => seat(name)) }) as unknown as MySummary;

test('those with whom games were played come first who played most, each with the last table', () => {
  const mine = [
    table('a', 1, ['Me', 'Ben', 'Cleo']),
    table('b', 3, ['Me', 'Ben']),
    table('c', 2, ['Me', 'Dora', '–']),
    table('d', 9, ['Me', 'Emil'], 'running'),
  ];
  const people = usualPeople(mine, '–').map(({ name, games, last }) => [name, games, last.table]);
  expect(people).toEqual([
    ['Ben', 2, 'b'],
    ['Dora', 1, 'c'],
    ['Cleo', 1, 'a'],
  ]);
});

test('bots, free seats and oneself are nobody to meet', () => {
  const bots = {
    ...table('a', 1, ['Me']),
    seats: [seat('Me'), seat(null, 'steady'), seat('Ben', 'steady'), seat(null)],
  };
  expect(usualPeople([bots], '–')).toEqual([]);
});
