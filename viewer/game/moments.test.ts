/** A game in moments, and what is said of them in every language. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { unwrap } from '@asteroute/engine';
import { type GameRecord, replay } from '@asteroute/record';
import { viewerWordsIn } from '@asteroute/words/loaders/viewer-words.ts';
import { describe, expect, test } from 'vitest';
import { momentOfPly, playedGame } from './moments.ts';
import { gains, momentHeading, momentSentences } from './sentences.ts';

function fixture(name: string, index: number): GameRecord {
  const packed = readFileSync(new URL(`../../fixtures/games/${name}.jsonl.gz`, import.meta.url));
  return JSON.parse(gunzipSync(packed).toString('utf8').split('\n')[index]);
}

function played(record: GameRecord) {
  const { start, plies } = unwrap(replay(record));
  return { game: playedGame(record, start, plies), plies };
}

const GAMES = (['star-wars', 'star-wars-teams', 'classic-farmers-river-abbot', 'expansions'] as const).map(
  (name, index) => [name, fixture(name, index + 1)] as const,
);

describe.each(GAMES)('a game of %s', (_, record) => {
  const { game, plies } = played(record);
  const { moments, turns } = game;

  test('has a moment for the start, each turn and the final scoring, with the scores of the record', () => {
    expect([turns, moments.length]).toEqual([record.turns.length, record.turns.length + 2]);
    expect(moments.slice(1, -1).map(({ scores }) => scores)).toEqual(record.turns.map(({ scores }) => scores));
    expect(moments.at(-1)?.scores).toEqual(record.final?.scores);
    const sums = moments.map((_, at) => gains(game, at));
    expect(record.final?.scores.map((__, side) => sums.reduce((sum, one) => sum + one[side], 0))).toEqual(
      record.final?.scores,
    );
  });

  test('shows the meeples that the final scoring counts', () => {
    const counted = record.final?.points.filter(({ points }) => points > 0).length ?? 0;
    expect(moments.at(-1)?.figures.length).toBeGreaterThanOrEqual(Math.min(1, counted));
    expect(moments.at(-1)?.figures).toEqual(moments.at(-2)?.figures);
  });

  test('finds the moment of every ply', () => {
    const found = plies.map((_, index) => momentOfPly(plies, index + 1));
    expect([momentOfPly(plies, 0), found[0], found.at(-1)]).toEqual([0, 1, turns]);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  test.each(['en', 'de', 'fr', 'es', 'it', 'ru'])('is told in %s without a hole', async (tag) => {
    const words = await viewerWordsIn([`${tag}-XX`]);
    expect(words.tag).toBe(tag);
    const told = moments.map((moment, at) => [momentHeading(words, game, at), ...momentSentences(words, game, moment)]);
    // The start has only its heading; in every turn at least a tile was placed.
    expect(told.findLastIndex((texts) => texts.length < 2)).toBe(0);
    expect(told.flat().filter((text) => /undefined|null|NaN|\[object|^\s*$/.test(text))).toEqual([]);
  });
});

test('a game that one side gave up ends with a sentence about that', async () => {
  const whole = GAMES[0][1];
  const turns = whole.turns.slice(0, 9);
  const ended = { by: 'resignation', side: 1 } as const;
  const { game } = played({ ...whole, turns, final: undefined, setAside: undefined, ended, winners: [0] });
  const words = await viewerWordsIn(['en']);
  expect(momentSentences(words, game, game.moments[game.moments.length - 1])).toEqual(['P2 resigned', 'P1 wins']);
  expect(momentHeading(words, game, game.moments.length - 1)).toBe('Turn 9 of 9');
});

test('a language without words is told in English', async () => {
  expect((await viewerWordsIn(['xx', 'cy-GB'])).tag).toBe('en');
  expect((await viewerWordsIn(['xx', 'it-CH', 'de'])).tag).toBe('it');
});
