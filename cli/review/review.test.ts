import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { asteroute, withoutProgress } from '../testing.ts';

const GAMES = join(import.meta.dirname, '../../fixtures/games/classic-base.jsonl.gz');
const LINES = gunzipSync(readFileSync(GAMES)).toString('utf8').trim().split('\n').slice(0, 2);

const FROM_SERVER = `${LINES[1].slice(0, -1)},"fair":{"version":2,"game":"k3"}}`;

const TEAMS_OF_FIVE = {
  edition: 'star-wars',
  modules: ['teams'],
  tileSet: 'star-wars-76',
  players: ['red', 'black', 'green', 'white', 'orange'].map((color) => ({ name: color, color })),
};

interface ReviewJson {
  readonly id: number;
  readonly game?: string;
  readonly scores: readonly number[];
  readonly margin: readonly number[];
  readonly expected: readonly number[];
  readonly tiles: readonly number[];
  readonly dice: readonly number[];
  readonly errors: readonly number[];
  readonly drift: readonly number[];
  readonly accuracy: readonly number[];
  readonly turns: readonly object[];
}

/** The second game as a line, with the fields that `change` returns in place of its own. */
function changed(change: (record: Record<string, unknown>) => object): string {
  return JSON.stringify(change(JSON.parse(LINES[1]) as Record<string, unknown>));
}

describe('asteroute review', () => {
  test('writes an object for each game, in the order of the file, whose parts add up, with the name that a server gave it', async () => {
    const { code, out, err } = await asteroute(
      ['review', '-', '--json', '--workers', '2'],
      [LINES[0], FROM_SERVER].join('\n'),
    );
    expect([code, withoutProgress(err)]).toEqual([0, '']);
    const games = out.trim().split('\n');
    for (const [index, line] of games.entries()) {
      const review = JSON.parse(line) as ReviewJson;
      const record = JSON.parse(LINES[index]) as { turns: { tile: string }[]; final: { scores: number[] } };
      expect(Object.keys(review)).toEqual(
        `id ${index === 1 ? 'game ' : ''}scores margin expected tiles dice errors drift accuracy turns`.split(' '),
      );
      expect([review.id, review.game, review.scores]).toEqual([
        index + 1,
        index === 1 ? 'k3' : undefined,
        record.final.scores,
      ]);
      for (const [side, margin] of review.margin.entries()) {
        const parts = [review.expected, review.tiles, review.dice, review.errors, review.drift];
        expect(parts.reduce((sum, part) => sum + part[side], 0)).toBeCloseTo(margin, 9);
      }
      expect(review.turns).toHaveLength(record.turns.length);
      expect(review.turns[7]).toEqual({
        n: 8,
        seat: expect.any(Number),
        tile: record.turns[7].tile,
        luck: expect.any(Number),
        dice: 0,
        error: expect.any(Number),
        se: 0,
        label: expect.toBeOneOf([null, 'inaccuracy', 'mistake', 'blunder']),
        best: expect.any(Array),
      });
    }
    expect(games).toHaveLength(2);
  });

  test('refuses what is no whole game with the reason, goes on, and exits 1', async () => {
    const input = [
      changed(({ final: _, winners: __, turns, ...rest }) => ({ ...rest, turns: (turns as object[]).slice(0, 5) })),
      changed(({ final: _, turns, ...rest }) => ({
        ...rest,
        turns: (turns as object[]).slice(0, 5),
        winners: [0],
        ended: { by: 'resignation', side: 1 },
      })),
      changed((record) => ({ ...record, modules: ['teams'] })),
      changed((record) => ({ ...record, ...TEAMS_OF_FIVE })),
      LINES[0],
    ];
    const { code, out } = await asteroute(['review', '-'], input.join('\n'));
    expect(code).toBe(1);
    const lines = out.split('\n');
    expect(lines[0]).toBe('game 1: unfinished: the game is not finished: tiles are left');
    expect(lines[1]).toMatch(/^game 2: given-up: the game ended by resignation of side 1/);
    expect(lines[2]).toMatch(/^game 3: unknown-module: /);
    expect(lines[3]).toBe('game 4: module-conflict: the team variant is for exactly 4 players (SW-59)');
    expect(lines[4]).toMatch(/^game 5: classic, \d players, \d+ turns$/);
    expect(lines.at(-2)).toBe('5 games, 1 reviewed, 4 refused');
  });

  test.each([
    ['text that is no record', ['review', '-'], 'hello', /line 1: not JSON/],
    ['a searcher without --deep', ['review', '-', '--bot', 'expert'], LINES[0], /--bot chooses the search of --deep/],
    [
      'a bot that does not search',
      ['review', '-', '--deep', '--bot', 'greedy'],
      LINES[0],
      /expert, master, grandmaster/,
    ],
  ])('exits 2 on %s', async (_name, args, input, message) => {
    const { code, out, err } = await asteroute(args, input);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});
