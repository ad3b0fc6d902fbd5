/** A game with tiles of somebody's own travels whole, as a record and as a link. */
import { mixText, newGame, type Setup, unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { describeFault } from './format/fault-words.ts';
import { parseLine, parseRecord } from './format/parse.ts';
import type { GameRecord } from './format/record.ts';
import { createWriter, toDigits } from './link/coder.ts';
import { readLink, writeLink } from './link/link.ts';
import { codeSetup } from './link/setup.ts';
import { replay } from './replay/replay.ts';
import { chanceGame } from './testing.ts';

const BOX = { name: 'Бабушкин ящик', counts: { 'SW-a1': 2, 'SW-curve': 9, 'SW-junction4': 0, 'SW-planet-r': 4 } };
const { record } = chanceGame(3, { tiles: BOX });

const CLASSIC: Setup = unwrap(
  newGame({
    edition: 'classic',
    modules: ['river', 'inns', 'traders'],
    players: ['red', 'pink'].map((color) => ({ name: '', color })),
    tiles: { name: 'Short', counts: { 'CL-c1': 0, 'CL-monastery': 40, 'IC-curves': 3, 'RI-lake': 2, 'TB-bridge': 0 } },
  }),
).rules.setup;

describe('a record with tiles of somebody’s own', () => {
  test('names the set, its digest and every kind, and replays after it was read', () => {
    expect(record.tileSet).toMatch(/^own-[0-9a-f]{8}$/);
    expect(record.tiles).toMatchObject(BOX);
    expect(Object.keys(record.tiles?.counts ?? {})).toHaveLength(49);
    const read = unwrap(parseLine(JSON.stringify(record)));
    expect(read).toEqual(record);
    expect(unwrap(replay(read))).toMatchObject({ differences: [], record });
    expect(record.turns.filter(({ tile }) => tile === 'SW-curve').length).toBeGreaterThan(4);
  });

  test.each([
    [
      'with a number changed',
      { tiles: { ...BOX, counts: { ...record.tiles?.counts, 'SW-a1': 3 } } },
      'changed-tile-set',
    ],
    ['with the usual tiles', { tiles: undefined }, 'unknown-tile-set'],
    ['with the name of the usual set', { tileSet: 'star-wars-76' }, 'changed-tile-set'],
  ])('is refused %s', (_, change, code) => {
    expect(replay({ ...record, ...change } as GameRecord)).toMatchObject({ error: { code } });
  });

  test('is refused with a number of tiles that is none', () => {
    const faulty = { ...record, tiles: { name: '', counts: { 'SW-a1': -1 } } };
    expect(parseRecord(faulty, describeFault)).toMatchObject({
      error: { message: 'tiles, counts, SW-a1: must be at least 0, found -1' },
    });
  });
});

/** The link of `CLASSIC` that version 1 wrote first, which must stay readable. */
const KEPT = '1e15Lz7VTPKCotzriVU7RNjvPC02c0ITR';

describe('a link with tiles of somebody’s own', () => {
  const moves = unwrap(replay(record)).plies.map(({ move }) => move);
  const { setup } = unwrap(replay(record)).start.rules;

  /** Writes a link with this set-up and no moves, without checking it, as if it had been made with other usual tiles. */
  function forged(unchecked: Setup): string {
    const writer = createWriter();
    codeSetup(writer, unchecked);
    const body = toDigits(writer.number());
    return `1${toDigits(BigInt(mixText(0, body) & 0x3ffff), 3)}${body}`;
  }

  test.each([
    ['Star Wars', setup],
    ['Classic with three modules', CLASSIC],
  ])('holds the set of %s', (_, own) => {
    const text = writeLink({ setup: own, moves: [] });
    expect(readLink(text)).toEqual({ ok: true, value: { setup: own, moves: [] } });
    expect(text.length).toBeLessThan(60);
  });

  test('holds a whole game', () => {
    expect(readLink(writeLink({ setup, moves }))).toEqual({ ok: true, value: { setup, moves } });
  });

  test('that was kept opens for ever', () => {
    const read = readLink(KEPT);
    expect(read).toEqual({ ok: true, value: { setup: CLASSIC, moves: [] } });
    expect(writeLink({ setup: CLASSIC, moves: [] })).toBe(KEPT);
  });

  test('is refused when its tiles are no longer those that it was made with', () => {
    const counts = { ...setup.tiles?.counts, 'SW-a1': 3 };
    expect(readLink(forged(setup)).ok).toBe(true);
    expect(readLink(forged({ ...setup, tiles: { ...BOX, counts } }))).toEqual({ ok: false, fault: 'changed-tiles' });
  });

  test('is refused as damaged with a number of tiles that cannot be', () => {
    const counts = { ...setup.tiles?.counts, 'SW-a1': -1 };
    expect(readLink(forged({ ...setup, tiles: { ...BOX, counts } }))).toEqual({ ok: false, fault: 'damaged' });
  });

  test('without a set says nothing about tiles', () => {
    const { tiles, ...rest } = setup;
    const usual = { ...rest, tileSet: 'star-wars-76' };
    expect(tiles).toBeDefined();
    expect(writeLink({ setup: usual, moves: [] }).length).toBeLessThan(writeLink({ setup, moves: [] }).length - 20);
  });
});
