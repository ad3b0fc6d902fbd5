import { createAsk } from '@asteroute/client';
import { eveningOf } from '@asteroute/club';
import { expect, test } from 'vitest';
import { eveningGame, gamesBefore, type PlayedTable } from './games-before.ts';

const key = { table: 'now', token: 't', invite: 'secret', host: false, clientSeed: '', commits: false };
const seat = (color: string, name: string | null, bot: string | null = null) => ({ color, name, bot });

function over(seats: PlayedTable['seats'], scores: readonly number[], more: Partial<PlayedTable> = {}): PlayedTable {
  const best = Math.max(...scores);
  const winners = [...scores.keys()].filter((side) => scores[side] === best);
  const ending = { reason: 'finished' as const, scores, winners, serverSeed: '' };
  return { edition: 'classic', modules: [], seats, ending, rematchOf: null, ...more };
}

/** A server with these tables. */
function serverOf(tables: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const ask = createAsk('http://localhost/', async (url, init) => {
    const id = String(url).split('/').at(-1) ?? '';
    asked.push(id);
    expect(new Headers(init?.headers).get('Asteroute-Invite')).toBe('secret');
    return Response.json(tables[id] ?? { fault: { code: 'unknown-table', detail: '' } });
  });
  return { ask, asked };
}

test('walks back over all games, asks for each once, and leaves out bots, erased names and abandoned games', async () => {
  const { ask, asked } = serverOf({
    a: over([seat('red', 'Ada'), seat('blue', 'Ben')], [50, 40]),
    b: over([seat('red', 'Ben'), seat('blue', null, 'greedy'), seat('green', '–')], [30, 60, 20], { rematchOf: 'a' }),
    c: { ...over([seat('red', 'Ada'), seat('blue', 'Ben')], [1, 2], { rematchOf: 'b' }), ending: null },
  });
  const known = new Map();
  const games = await gamesBefore({ ask, key, known }, 'c');
  expect(games.map(({ players }) => players)).toEqual([
    ['Ada', 'Ben'],
    ['Ben', null, null],
  ]);
  await gamesBefore({ ask, key, known }, 'c');
  expect(asked).toEqual(['c', 'b', 'a']);
  expect(eveningOf(games).rows.map(({ name, won, points }) => [name, won, points])).toEqual([
    ['Ada', 1, 50],
    ['Ben', 0, 70],
  ]);
});

test('ends where the server tells no more', async () => {
  const { ask } = serverOf({ b: over([seat('red', 'Ada'), seat('blue', 'Ben')], [50, 40], { rematchOf: 'gone' }) });
  expect(await gamesBefore({ ask, key, known: new Map() }, 'b')).toHaveLength(1);
  expect(await gamesBefore({ ask, key, known: new Map() }, 'gone')).toEqual([]);
});

test('a team shares its points', () => {
  const seats = ['red', 'black', 'green', 'white'].map((color) => seat(color, color));
  const game = eveningGame(over(seats, [80, 90], { edition: 'star-wars', modules: ['teams'] }));
  expect(game?.sides).toEqual([0, 1, 0, 1]);
});
