import { importGames } from '@asteroute/page/library/import.ts';
import type { Saved } from '@asteroute/page/match/saved.ts';
import { findTurn } from '@asteroute/page/testing/prepared.ts';
import { describe, expect, test } from 'vitest';
import { findGameLink } from '../pages/screen.ts';

const turn = findTurn({ players: 3 }, ({ before }) => before.turns.length === 12);
const SAVED: Saved = { record: turn.before, seats: turn.before.players.map(() => ({ bot: null })), seed: turn.seed };

describe('games that are brought in', () => {
  const nameOf = (seat: number) => `Player ${seat + 1}`;
  const take = (text: string) => importGames(text, { nameOf, seed: () => 5, findGameLink });
  const line = JSON.stringify(turn.before);

  test('come from a record, in one line or many', () => {
    for (const text of [line, JSON.stringify(turn.before, null, 2), `\uFEFF${line}\n`]) {
      expect(take(text)).toEqual({ games: [{ ...SAVED, seed: 5 }], faults: [] });
    }
    expect(take(`${line}\n\n${line}\n`).games.length).toBe(2);
  });

  test('are told apart from what is none, line by line', () => {
    const wrong = { ...turn.before, turns: turn.before.turns.map((t, i) => (i === 3 ? { ...t, rotation: 7 } : t)) };
    const cheat = { ...turn.before, turns: turn.before.turns.map((t, i) => (i === 3 ? { ...t, x: 60 } : t)) };
    const { games, faults } = take([line, JSON.stringify(wrong), '{', JSON.stringify(cheat)].join('\n'));
    expect(games.length).toBe(1);
    expect(faults.map(({ line: at, why }) => [at, why])).toEqual([
      [2, 'malformed'],
      [3, 'malformed'],
      [4, 'rules'],
    ]);
    expect(faults.map(({ turn }) => turn)).toEqual([null, null, 4]);
  });

  test('come from other programs too, one on each line; an illegal turn is named', () => {
    const link = 'https://www.carcassonnelab.com/#/0/0/Fg/2121?players=Ada,Ben&colors=red,blue';
    const { games, faults } = take([link, line, link.replace('2121', '9121'), link.replace('2121', '2129')].join('\n'));
    expect(games.map(({ record }) => record.players[0].name)).toEqual(['Ada', SAVED.record.players[0].name]);
    expect(faults).toEqual([
      { line: 3, why: 'rules', turn: 1 },
      { line: 4, why: 'not-whole', turn: null, entry: 1 },
    ]);
    expect(take(link).games).toHaveLength(1);
  });

  test.each([
    ['hello', 'no-game'],
    ['', 'no-game'],
    ['[1]', 'no-game'],
    ['{}', 'malformed'],
    ['https://example.org/#game/1abc', 'damaged'],
    ['https://example.org/#game/9abc', 'newer'],
    ['https://example.org/#game/', 'not-a-link'],
  ])('%s is none: %s', (text, why) => {
    expect(take(text)).toMatchObject({ games: [], faults: [{ line: null, why }] });
  });
});
