import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Review } from '@asteroute/review';
import { gapOf } from '@asteroute/review/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { asteroute, withoutProgress } from '../testing.ts';
import { refusalSchema, reviewJsonSchema, reviewSchema } from './schema.ts';

const isDescribed = new Ajv2020().compile(reviewJsonSchema());

const GAMES = join(import.meta.dirname, '../../fixtures/games/classic-base.jsonl.gz');
const LINES = gunzipSync(readFileSync(GAMES)).toString('utf8').trim().split('\n').slice(0, 2);

const FROM_SERVER = `${LINES[1].slice(0, -1)},"fair":{"version":2,"game":"k3"}}`;

const TEAMS_OF_FIVE = {
  edition: 'star-wars',
  modules: ['teams'],
  tileSet: 'star-wars-76',
  players: ['red', 'black', 'green', 'white', 'orange'].map((color) => ({ name: color, color })),
};

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
      const review = JSON.parse(line) as Review & { format: number; id: number; game?: string };
      const record = JSON.parse(LINES[index]) as { turns: { tile: string }[]; final: { scores: number[] } };
      expect([review.format, review.depth]).toEqual([2, 'quick']);
      expect([review.id, review.game, review.scores]).toEqual([
        index + 1,
        index === 1 ? 'k3' : undefined,
        record.final.scores,
      ]);
      expect(gapOf(review)).toBeLessThan(1e-9);
      // The schema knows every key, and the published description accepts the line.
      expect(v.parse(reviewSchema, review)).toEqual(review);
      expect(isDescribed(review), JSON.stringify(isDescribed.errors)).toBe(true);
      expect(review.turns.map(({ tile }) => tile)).toEqual(record.turns.map(({ tile }) => tile));
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

  test('writes a line for each line of its input, refused games included', async () => {
    const refused = changed((record) => ({ ...record, modules: ['teams'] }));
    const { code, out } = await asteroute(['review', '-', '--json'], [refused, LINES[0]].join('\n'));
    expect(code).toBe(1);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { format: 2, id: 1, refused: { code: 'unknown-module' } },
      { format: 2, id: 2 },
    ]);
    expect(v.parse(refusalSchema, lines[0])).toEqual(lines[0]);
    expect(isDescribed(lines[0])).toBe(true);
    expect(lines).toHaveLength(2);
  });

  test('keeps names of foreign files from the terminal', async () => {
    const named = changed((record) => ({
      ...record,
      players: (record.players as object[]).map((player) => ({ ...player, name: 'A\u001b[31m\nwon' })),
    }));
    const { out } = await asteroute(['review', '-'], named);
    expect(out).toContain('A\\u001b[31m\\u000awon');
    expect(out).not.toContain('\u001b');
    expect(out).not.toMatch(/^won/m);
  });

  test.each([
    ['text that is no record', ['review', '-'], 'hello', /line 1: not JSON/],
    ['a searcher without --deep', ['review', '-', '--bot', 'master'], LINES[0], /--bot chooses the search of --deep/],
    ['a bot that does not search', ['review', '-', '--deep', '--bot', 'greedy'], LINES[0], /master, grandmaster/],
  ])('exits 2 on %s', async (_name, args, input, message) => {
    const { code, out, err } = await asteroute(args, input);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});
