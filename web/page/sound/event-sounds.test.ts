import { expect, test } from 'vitest';
import { playedTurns } from '../testing/prepared.ts';
import { gameOf } from '../testing/truth.ts';
import { soundOf } from './event-sounds.ts';

test('every event of a game with all modules is heard, but for a meeple that is not sent and the end of a turn', () => {
  const turns = [...playedTurns({ players: 3, classic: true, boxes: true }, 1)];
  const game = gameOf({ record: turns[0].before, seats: [], seed: 1 });
  const all = turns.flatMap(({ events }) => events);
  const types = new Set(all.map(({ type }) => type));
  for (const type of ['took', 'awarded', 'scored'] as const) expect(types).toContain(type);
  const silent = new Set(all.filter((event) => soundOf(event, game) === null).map(({ type }) => type));
  expect(silent).toEqual(new Set(['passed', 'turn-ended']));
});
