import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asteroute } from '../testing.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/games');
const GAMES = join(FOLDER, 'star-wars.jsonl.gz');
const LINES = gunzipSync(readFileSync(GAMES)).toString('utf8').trim().split('\n').slice(0, 3);

interface Turn {
  scores: number[];
  x: number;
}

/** The second of three games with a change in one of its turns. */
function withFault(change: (turn: Turn) => void): string {
  const record = JSON.parse(LINES[1]) as { turns: Turn[] };
  change(record.turns[4]);
  return [LINES[0], JSON.stringify(record), LINES[2]].join('\n');
}

/** The first game with a change in its set-up. */
const withSetup = (change: object): string => JSON.stringify({ ...(JSON.parse(LINES[0]) as object), ...change });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asteroute-replay-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

describe('asteroute replay', () => {
  test('reads a file packed with gzip, a plain one, and standard input', async () => {
    const plain = await file('games.jsonl', `${LINES.join('\n')}\n`);
    const packed = await file('games.jsonl.gz', gzipSync(LINES.join('\r\n')));
    const all = await Promise.all([
      asteroute(['replay', plain]),
      asteroute(['replay', packed]),
      asteroute(['replay', '-'], LINES.join('\n')),
    ]);
    for (const { code, out, err } of all) {
      expect([code, err]).toEqual([0, '']);
      expect(out).toBe('game 1: agrees\ngame 2: agrees\ngame 3: agrees\n3 games, 3 agree, 0 differ\n');
    }
  });

  test('writes every turn as text with --turns', async () => {
    const { code, out } = await asteroute(['replay', '-', '--turns'], LINES[0]);
    const [first, ...lines] = out.trim().split('\n');
    expect([code, first, lines.length]).toEqual([0, 'game 1: agrees', 76]);
    expect(lines.slice(0, 4)).toEqual([
      '  1. P1: SW-curve-h W1 c @none',
      '  2. P2: SW-a1-curve-left W2 a @asteroid:N',
      '  3. P1: SW-planet-a1-route-h S1 b @planet large',
      '  4. P2: SW-curve E1 b @planet S1 (0 : 1)',
    ]);
  });

  test('files of reference games agree; the tests of the record replay all of them', async () => {
    const games = { 'star-wars-teams': 35, 'classic-farmers-river-abbot': 40, 'expansions-awkward': 12 };
    const text = Object.entries(games).map(([name, count]) => {
      const lines = gunzipSync(readFileSync(join(FOLDER, `${name}.jsonl.gz`)));
      expect(lines.toString().trim().split('\n'), name).toHaveLength(count);
      return lines;
    });
    const { code, out } = await asteroute(['replay', '-'], Buffer.concat(text));
    expect(code).toBe(0);
    expect(out.endsWith('\n87 games, 87 agree, 0 differ\n')).toBe(true);
  });

  test('a difference names the game, the turn and what was expected, and exits 1', async () => {
    const wrong = withFault((turn) => {
      turn.scores = [7, 8];
    });
    const { code, out } = await asteroute(['replay', '-'], wrong);
    expect(code).toBe(1);
    expect(out).toMatch(
      /game 1: agrees\ngame 2: differs\n {2}game 2, turn 5: scores: expected \d+ \d+, found 7 8\ngame 3: agrees\n/,
    );
    expect(out).toMatch(/3 games, 2 agree, 1 differ\n$/);
    const quiet = await asteroute(['replay', '-', '--quiet'], wrong);
    expect([quiet.code, quiet.out]).toEqual([1, out.replace(/game \d: agrees\n/g, '')]);
  });

  test('an illegal move names the game, the turn and the move, and exits 1', async () => {
    const wrong = withFault((turn) => {
      turn.x = 50;
    });
    const { code, out } = await asteroute(['replay', '-'], wrong);
    expect(code).toBe(1);
    expect(out).toMatch(/game 2, turn 5: SW-\S+ at 50,-?\d+ rotation \d is not a legal placement/);
  });

  const WHOLE = LINES[0];
  const players = (name: string, color: string) => ({
    players: [
      { name, color: 'red' },
      { name: 'B', color },
    ],
  });
  test.each([
    ['the line ends before its JSON does, after 6999 characters: it was cut off', WHOLE.slice(0, 6999)],
    ['UTF-16 (LE), which > of Windows PowerShell 5 writes; make it UTF-8', Buffer.from(`\uFEFF${WHOLE}`, 'utf16le')],
    ['turns is missing', WHOLE.replace('"turns"', '"moves"')],
    ['turn 1, x: must be a number, found "east"', WHOLE.replace(/"x": -?\d+/, '"x": "east"')],
    ['unknown edition "chess"; there are star-wars, classic', withSetup({ edition: 'chess' })],
    ['unknown tile set "star-wars-77"; star-wars is played with star-wars-76', withSetup({ tileSet: 'star-wars-77' })],
    ['unknown module "rain"; star-wars knows teams', withSetup({ modules: ['rain'] })],
    ['unknown colour "pink" of player 2; there are red, ', withSetup(players('A', 'pink'))],
    ['the name of player 1 is longer than 40 letters: "xxx', withSetup(players('x'.repeat(900), 'black'))],
  ])('text that is no record names its line and what is wrong, and exits 2: %s', async (message, line) => {
    const lines = [WHOLE, '', line, LINES[2]].flatMap((one) => [Buffer.from(one), Buffer.from('\n')]);
    const { code, err } = await asteroute(['replay', '-'], Buffer.concat(lines));
    expect(err).toMatch(/^asteroute replay: line 3: [^\n]{1,300}\n$/);
    expect(err).toContain(`line 3: ${message}`);
    expect(code).toBe(2);
  });

  test('control codes, marks of direction and long names of a record reach no terminal', {
    tags: ['soak'],
  }, async () => {
    const evil = '\u001b[31mRED\u001b[2J\u009b1m\u202eabc\u2066\r\b\u0007';
    const change = (turn: Turn) => Object.assign(turn, { tile: evil });
    const place = (turn: Turn) =>
      Object.assign(turn, { action: { type: 'deploy', meeple: evil, on: 'x'.repeat(1000) } });
    const setup = withSetup({ players: [{ name: evil, color: evil }] });
    const texts = [withFault(change), withFault(place), setup, `{"asteroute": 1, "edition": ${JSON.stringify(evil)}`];
    for (const text of [...texts, JSON.stringify({ ...JSON.parse(LINES[0]), [evil]: 1, options: { [evil]: true } })]) {
      const { out, err } = await asteroute(['replay', '-'], text);
      expect(`${out}${err}`).toMatch(/^[ -~…\n]+$/);
      expect(Math.max(...`${out}${err}`.split('\n').map(({ length }) => length))).toBeLessThan(400);
    }
    expect((await asteroute(['replay', '-'], withFault(change))).out).toContain('there is no tile \\u001b[31mRED');
    const named = withSetup({
      players: [
        { name: 'a\u009b\u202e', color: 'red' },
        { name: '👩‍🚀', color: 'black' },
      ],
      turns: [],
    });
    const { out } = await asteroute(['replay', '-', '--json'], named);
    expect(out).toContain('"name":"a\\u009b\\u202e"');
    expect((JSON.parse(out) as { players: { name: string }[] }).players.map(({ name }) => name)).toEqual([
      'a\u009b\u202e',
      '👩‍🚀',
    ]);
  });

  test('an option that no edition knows is noted, and the game agrees all the same', async () => {
    const { options, ...record } = JSON.parse(WHOLE) as { options: object };
    const odd = JSON.stringify({ ...record, options: { ...options, planetReinforc: false, riverStartTile: 'box' } });
    const { code, out, err } = await asteroute(['replay', '-', '--quiet'], `${odd}\n${odd}`);
    expect([code, out]).toEqual([0, '2 games, 2 agree, 0 differ\n']);
    expect(err).toBe(
      'note: game 1: the option "planetReinforc" is not known and is ignored (Did you mean planetReinforce?)\n',
    );
  });

  test('--json writes the recomputed records and nothing else', async () => {
    const wrong = withFault((turn) => {
      turn.scores = [7, 8];
    });
    const { code, out, err } = await asteroute(['replay', '-', '--json'], wrong);
    expect(code).toBe(1);
    const turns = (line: string) => (JSON.parse(line) as { turns: Turn[] }).turns.map(({ scores }) => scores);
    expect(out.trim().split('\n').map(turns)).toEqual(LINES.map(turns));
    expect(err).toMatch(/game 2, turn 5: scores/);
    const again = await asteroute(['replay', '-'], out);
    expect(again.code).toBe(0);
  });

  test('a file that is not there, a folder, a broken archive, no record at all and a wrong call exit 2', async () => {
    const broken = await file('broken.jsonl.gz', gzipSync(LINES.join('\n')).subarray(0, 500));
    const text = await file('text.jsonl.gz', 'no archive');
    const empty = await file('empty.jsonl', '\n\n');
    const calls = [
      [join(folder, 'nothing.jsonl')],
      [folder],
      [broken],
      [text],
      [empty],
      [],
      [empty, empty],
      [empty, '--fast'],
    ];
    for (const args of calls) {
      const { code, out, err } = await asteroute(['replay', ...args]);
      expect([code, err.split('\n').length]).toEqual([2, 2]);
      expect(err).toMatch(/^asteroute replay: /);
      expect(out.includes('agree,')).toBe(false);
    }
  });

  test('a set-up that cannot be played is a difference of that game', async () => {
    const lonely = JSON.stringify({ ...(JSON.parse(LINES[0]) as object), players: [{ name: 'A', color: 'red' }] });
    const { code, out } = await asteroute(['replay', '-'], lonely);
    expect([code, out]).toEqual([
      1,
      'game 1: differs\n  game 1, 2 to 5 players can play\n1 games, 0 agree, 1 differ\n',
    ]);
  });
});
