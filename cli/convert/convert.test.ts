import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asteroute } from '../testing.ts';

/** The first turn of a game of two people as a link: a tile east of the start tile, with a meeple on its road. */
const LINK = 'https://www.carcassonnelab.com/#/0/0/Fg/2121?players=Ada,Ben&colors=black,green';
const WRONG = LINK.replace('2121', '9121');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asteroute-convert-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('games go from format to format, by file and by standard input, and come back', async () => {
  const record = await asteroute(['convert', '-'], LINK);
  expect([record.code, record.err]).toEqual([0, '']);
  const { players, turns } = JSON.parse(record.out) as { players: object[]; turns: { action: object }[] };
  expect(players).toEqual([
    { name: 'Ada', color: 'black' },
    { name: 'Ben', color: 'green' },
  ]);
  expect(turns.map(({ action }) => action)).toEqual([{ type: 'deploy', meeple: 'normal', on: 'road:N' }]);
  const file = join(folder, 'game.jcz');
  const save = await asteroute(['convert', '-', '--to', 'jcz'], record.out);
  await writeFile(file, JSON.stringify(JSON.parse(save.out), null, 2));
  const link = await asteroute(['convert', file, '--from', 'jcz', '--to', 'carcassonnelab']);
  expect([link.code, link.out]).toEqual([0, `${LINK.replace('black,green', 'red,blue')}\n`]);
});

test('what cannot be read or held is said with its line; the other games are written', async () => {
  const { code, out, err } = await asteroute(['convert', '-'], `\n${LINK}\n\n${WRONG}\nhello\n{"asteroute": 1}\n`);
  expect([code, out.trim().split('\n').length]).toEqual([1, 1]);
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(/^line 4: entry 1: against the rules \(CL-curve at 8,0 rotation 1: no-neighbour \(\S+\)\)$/),
    'line 5: no game that can be read (it looks like plain text)',
    'line 6: a record with a fault (edition is missing)',
  ]);
  const short = await asteroute(['convert', '-', '--to', 'bga'], LINK);
  expect([short.code, short.err]).toEqual([1, 'bga cannot hold this game: not everybody has had a turn\n']);
});

test('no game at all, no file and a wrong call exit 2', async () => {
  const calls = [['-'], ['nothing.txt'], ['-', '--to', 'pdf'], []];
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
