import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asteroute } from '../testing.ts';

/** The first turn of a game of two people as a link: a tile east of the start tile, with a meeple on its road. */
const LINK = 'https://www.carcassonnelab.com/#/0/0/Fg/2121?players=Ada,Ben&colors=black,green';
const WRONG = LINK.replace('2121', '9121');

/** The same turn as a save of JCloisterZone. */
const SAVE = {
  appVersion: '5.7.0',
  setup: { sets: { 'basic:2': 1 }, elements: { 'small-follower': 7, farmers: true } },
  players: [
    { name: 'Ada', slot: 0 },
    { name: 'Ben', slot: 1 },
  ],
  replay: [
    { type: 'PLACE_TILE', payload: { tileId: 'BA/Rr', rotation: 'R90', position: [1, 0] }, player: 0 },
    {
      type: 'DEPLOY_MEEPLE',
      payload: { pointer: { position: [1, 0], feature: 'Road', location: 'NW' }, meepleId: '0.small.1' },
      player: 0,
    },
    { type: 'COMMIT', payload: { random: 0 }, player: 0 },
  ],
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asteroute-convert-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('games of other programs become records, by file and by standard input', async () => {
  const record = await asteroute(['convert', '-'], LINK);
  expect([record.code, record.err]).toEqual([0, '']);
  const { players, turns } = JSON.parse(record.out) as { players: object[]; turns: { action: object }[] };
  expect(players).toEqual([
    { name: 'Ada', color: 'black' },
    { name: 'Ben', color: 'green' },
  ]);
  expect(turns.map(({ action }) => action)).toEqual([{ type: 'deploy', meeple: 'normal', on: 'road:N' }]);
  const again = await asteroute(['convert', '-'], record.out);
  expect([again.code, again.out]).toEqual([0, record.out]);
  const file = join(folder, 'game.jcz');
  await writeFile(file, JSON.stringify(SAVE, null, 2));
  const saved = await asteroute(['convert', file, '--from', 'jcz']);
  expect(saved.code).toBe(0);
  expect(JSON.parse(saved.out).turns).toEqual(turns);
});

test('what cannot be read is said with its line; the other games are written', async () => {
  const { code, out, err } = await asteroute(['convert', '-'], `\n${LINK}\n\n${WRONG}\nhello\n{"asteroute": 1}\n`);
  expect([code, out.trim().split('\n').length]).toEqual([1, 1]);
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(/^line 4: entry 1: against the rules \(CL-curve at 8,0 rotation 1: no-neighbour \(\S+\)\)$/),
    'line 5: no game that can be read (it looks like plain text)',
    'line 6: a record with a fault (edition is missing)',
  ]);
});

test('no game at all, no file and a wrong call exit 2', async () => {
  const calls = [['-'], ['nothing.txt'], ['-', '--from', 'pdf'], []];
  for (const args of calls) {
    const { code, out, err } = await asteroute(['convert', ...args], args[0] === '-' ? '\u001b[2J' : undefined);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^[ -~]+\n$/);
  }
});

test('a file that is not there, and games in other forms, are called by what they are', async () => {
  const save = '{"setup": {}, "replay": []}';
  const calls = [
    [['convert', 'nothing.txt'], '', 'there is no file nothing.txt'],
    [['replay', '-'], save, 'this looks like a save of JCloisterZone; "asteroute convert FILE" makes a record of it'],
    [['verify', '-'], '{"asteroute": 1}', 'this is a record without a proof'],
  ] as const;
  for (const [args, input, said] of calls) {
    const { code, out, err } = await asteroute([...args], input);
    expect(code).toBeGreaterThan(0);
    expect(`${out}${err}`).toContain(said);
  }
});
