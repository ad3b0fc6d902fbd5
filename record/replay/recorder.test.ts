import { describe, expect, test } from 'vitest';
import { parseLine } from '../format/parse.ts';
import type { GameRecord } from '../format/record.ts';
import { chanceGame } from '../testing.ts';
import { Recorder } from './recorder.ts';
import { replay } from './replay.ts';

const TEAMS = {
  modules: ['teams'],
  players: ['red', 'black', 'green', 'white'].map((color) => ({ name: color, color })),
};

const CLASSIC = { edition: 'classic', players: ['red', 'blue', 'yellow'].map((color) => ({ name: color, color })) };

function recomputed(record: GameRecord): GameRecord {
  const played = replay(record);
  if (!played.ok) throw new Error(played.error.message);
  expect(played.value.differences).toEqual([]);
  return played.value.record;
}

describe('what the recorder writes', () => {
  test.each([
    ['plain', {}],
    ['teams', TEAMS],
    ['without reinforcement', { options: { planetReinforce: false } }],
    ['classic', CLASSIC],
    ['classic with farmers, river and abbot', { ...CLASSIC, modules: ['farmers', 'river', 'abbot'] }],
    ['the start tile in the stack', { ...CLASSIC, modules: ['river'], options: { riverStartTile: 'stack' } }],
    ['open roads flat', { ...CLASSIC, options: { openRoad: 'flat' } }],
    ['free turns of the river', { ...CLASSIC, modules: ['river'], options: { riverTurns: 'free' } }],
    ['tiles that go back', { ...CLASSIC, modules: ['river', 'farmers'], options: { unplaceable: 'stack' } }],
  ] as const)('comes back the same through text and a replay: %s', (_, setup) => {
    for (let seed = 1; seed <= 5; seed++) {
      const { record } = chanceGame(seed, setup);
      const parsed = parseLine(JSON.stringify(record));
      if (!parsed.ok) throw new Error(parsed.error.message);
      expect(parsed.value).toEqual(record);
      expect(JSON.stringify(recomputed(parsed.value))).toBe(JSON.stringify(record));
    }
  });

  test('has the keys of RECORD, and leaves out what there was not', () => {
    const { record } = chanceGame(3);
    expect(Object.keys(record)).toEqual([
      'asteroute',
      'edition',
      'modules',
      'tileSet',
      'players',
      'turns',
      'final',
      'winners',
    ]);
    const calm = record.turns.find((turn) => turn.points.length === 0);
    expect(Object.keys(calm ?? {})).toEqual([
      'player',
      'tile',
      'x',
      'y',
      'rotation',
      'action',
      'points',
      'scores',
      'legal',
    ]);
    const { record: optional } = chanceGame(3, { options: { planetReinforce: false } });
    expect(optional.options).toEqual({ planetReinforce: false });
    const usual = { planetReinforce: true, unplaceable: 'box' };
    expect(chanceGame(3, { options: usual }).record).toEqual(record);
  });

  test('goes on from the turns of a game that was broken off', () => {
    const { record } = chanceGame(5);
    const setup = { ...record, options: {} };
    expect(new Recorder(setup, record.turns.slice(0, 9)).record().turns).toEqual(record.turns.slice(0, 9));
  });

  test('holds whole turns only', () => {
    const { record } = chanceGame(5);
    const recorder = new Recorder({ ...record, options: {} });
    recorder.add([
      { type: 'drew', seat: 0, tile: 'SW-a1', left: 74 },
      { type: 'placed', seat: 0, tile: 'SW-a1', x: 0, y: -1, rotation: 2, extra: false },
    ]);
    expect(recorder.record().turns).toEqual([]);
  });

  test('a tile that fitted nowhere is written before the turn, or after the last one', () => {
    const { record } = chanceGame(5);
    const recorder = new Recorder({ ...record, options: {} });
    recorder.add([
      { type: 'put-back', seat: 0, tile: 'SW-a4-e' },
      { type: 'set-aside', seat: 0, tile: 'SW-a4-e' },
      { type: 'placed', seat: 0, tile: 'SW-a1', x: 0, y: -1, rotation: 2, extra: false },
      { type: 'passed', seat: 0 },
      { type: 'turn-ended', seat: 0, scores: [0, 0, 0], again: false },
      { type: 'set-aside', seat: 1, tile: 'SW-a3' },
      { type: 'ended', scores: [0, 0, 0], winners: [0, 1, 2] },
    ]);
    const { turns, setAside } = recorder.record();
    expect([turns[0].setAside, setAside]).toEqual([['SW-a4-e', 'SW-a4-e'], ['SW-a3']]);
  });
});
