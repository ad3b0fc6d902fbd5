import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS } from '@asteroute/bots';
import { mixText } from '@asteroute/engine';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { afterAll, describe, expect, test } from 'vitest';
import { CLI_COMMANDS, loadCommand } from '../commands.ts';
import { asteroute, firstLine, type Ran } from '../testing.ts';
import { simulateCommand } from './simulate.ts';

interface Game {
  readonly modules: string[];
  readonly options?: object;
  readonly players: { color: string }[];
  readonly turns: { tile: string; legal?: object; action: { type: string } }[];
  readonly final: { scores: number[]; points: { points: number; reason: string }[] };
}

function games(out: string): Game[] {
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Game);
}

const STAR_WARS = ['simulate', '--edition', 'star-wars'];

let ran: Promise<Ran> | undefined;
/** The run with no more than the edition, with which others are compared; every start of the program takes a while. */
const bareRun = (): Promise<Ran> => {
  ran ??= asteroute(STAR_WARS);
  return ran;
};

describe('asteroute simulate', () => {
  test('the same arguments give the same bytes, another seed other games', async () => {
    const args = [...STAR_WARS, '--players', '3', '--games', '4', '--seed', '7'];
    const [one, two, other] = await Promise.all([
      asteroute(args),
      asteroute(args),
      asteroute([...args.slice(0, -1), '8']),
    ]);
    expect([one.code, one.err]).toEqual([0, '']);
    expect(two.out).toBe(one.out);
    expect(other.out).not.toBe(one.out);
    expect(games(one.out)).toHaveLength(4);
    expect(new Set(one.out.trim().split('\n')).size).toBe(4);
  });

  test('one game, two players and seed 1 unless told', async () => {
    const [bare, told] = await Promise.all([
      bareRun(),
      asteroute([...STAR_WARS, '--games', '1', '--players', '2', '--seed', '1', '--bots', 'random']),
    ]);
    expect(bare.out).toBe(told.out);
    expect(games(bare.out)[0].players).toHaveLength(2);
  });

  test('--legal writes the counts of every turn, and changes nothing else', async () => {
    const [plain, counted] = await Promise.all([bareRun(), asteroute([...STAR_WARS, '--legal'])]);
    const [without] = games(plain.out);
    const [withCounts] = games(counted.out);
    expect(without.turns.every(({ legal }) => legal === undefined)).toBe(true);
    expect(withCounts.turns.every(({ legal }) => legal !== undefined)).toBe(true);
    expect(withCounts.turns.map(({ legal, ...turn }) => turn)).toEqual(without.turns);
  });

  test('--modules teams plays red, black, green, white with a score for each team', async () => {
    const { out } = await asteroute([...STAR_WARS, '--players', '4', '--modules', 'teams']);
    const [game] = games(out);
    expect(game.players.map(({ color }) => color)).toEqual(['red', 'black', 'green', 'white']);
    expect([game.modules, game.final.scores.length]).toEqual([['teams'], 2]);
  });

  test('what it writes replays without a difference, for every number of players and bots', async () => {
    const series = ['2', '3', '4', '5'].map((n) =>
      asteroute([...STAR_WARS, '--players', n, '--games', '2', '--legal', '--bots', 'random,greedy']),
    );
    const out = (await Promise.all(series)).map((ran) => ran.out).join('');
    const replayed = await asteroute(['replay', '-'], out);
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(replayed.out).toMatch(/\n8 games, 8 agree, 0 differ\n$/);
  });

  test('K-15 K-18 classic with all modules: river, farmers and abbots are written, and replay to the byte', async () => {
    const args = ['simulate', '--edition', 'classic', '--modules', 'farmers,river,abbot', '--players', '3'];
    const { code, out, err } = await asteroute([...args, '--games', '5', '--legal', '--bots', 'random,projected']);
    expect([code, err]).toEqual([0, '']);
    const played = games(out);
    expect(played).toHaveLength(5);
    for (const { modules, players, turns } of played) {
      expect(modules).toEqual(['farmers', 'river', 'abbot']);
      expect(players.map(({ color }) => color)).toEqual(['red', 'blue', 'green']);
      expect(turns.findIndex(({ tile }) => !tile.startsWith('RI-'))).toBe(11);
      expect([turns[10].tile, turns.length]).toEqual(['RI-lake', 82]);
    }
    const words = played.flatMap(({ turns }) => turns.map(({ action }) => Object.values(action).join(' ')));
    for (const sort of [/^recall$/, /^deploy normal field:/, /^deploy abbot garden$/, /^deploy normal monastery$/])
      expect(words.filter((action) => sort.test(action)).length).toBeGreaterThan(0);
    const replayed = await asteroute(['replay', '-', '--json'], out);
    expect([replayed.code, replayed.err, replayed.out]).toEqual([0, '', out]);
  });

  test('--options chooses the readings of the rules: what has its default is left out, and it replays to the byte', async () => {
    const options = 'openRoad=flat,unplaceable=stack,riverTurns=free,riverStartTile=box';
    const setting = ['--modules', 'river', '--options', options, '--games', '3', '--legal'];
    const { code, out } = await asteroute(['simulate', '--edition', 'classic', ...setting]);
    expect([code, games(out).map((game) => game.options)]).toEqual([
      0,
      new Array(3).fill({ openRoad: 'flat', unplaceable: 'stack', riverTurns: 'free' }),
    ]);
    const roads = games(out).flatMap(({ final }) => final.points.filter(({ reason }) => reason === 'road'));
    expect(new Set(roads.map(({ points }) => points))).toEqual(new Set([1]));
    const replayed = await asteroute(['replay', '-', '--json'], out);
    expect([replayed.code, replayed.err, replayed.out]).toEqual([0, '', out]);
  });

  describe('--tiles', () => {
    const folder = mkdtempSync(join(tmpdir(), 'asteroute-tiles-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const fileOf = (text: string) => {
      const file = join(folder, `${mixText(0, text)}.json`);
      writeFileSync(file, text);
      return [...STAR_WARS, '--tiles', file];
    };

    test('plays with the tiles of a file: the record names them, and replays to the byte', async () => {
      const counts = { 'SW-a1': 0, 'SW-curve': 12 };
      const { code, out } = await asteroute([...fileOf(JSON.stringify({ name: 'Box', counts })), '--games', '2']);
      expect([code, games(out).map(({ turns }) => turns.filter(({ tile }) => tile === 'SW-a1'))]).toEqual([
        0,
        [[], []],
      ]);
      expect(out.match(/"tileSet":"own-[0-9a-f]{8}","tiles":{"name":"Box","counts":{/g)).toHaveLength(2);
      const replayed = await asteroute(['replay', '-', '--json'], out);
      expect([replayed.code, replayed.err, replayed.out]).toEqual([0, '', out]);
      const changed = await asteroute(['replay', '-'], out.replace('"SW-curve":12', '"SW-curve":11'));
      expect([changed.code, changed.out]).toEqual([1, expect.stringContaining('their numbers were changed')]);
    });

    test.each([
      ['{"counts":{"SW-start":0}}', 'the set has no SW-start, which is the start tile'],
      ['{"counts":{"SW-moon":1}}', 'there is no tile "SW-moon" in star-wars with these modules'],
      ['{"name":"Box"}', 'tiles must have a name and the number of each kind'],
      ['[', 'cannot be read: '],
    ])('says why the tiles of %s cannot be played', async (text, message) => {
      const [, ...args] = fileOf(text);
      await expect(simulateCommand.parseAsync(args, { from: 'user' })).rejects.toThrow(message);
    });
  });

  test('--options of another edition change nothing (RECORD)', async () => {
    const { code, out } = await asteroute([...STAR_WARS, '--options', 'openRoad=flat,unplaceable=stack']);
    expect([code, games(out)[0].options]).toEqual([0, { unplaceable: 'stack' }]);
  });

  test('CL-21 classic with any of its modules: what it writes replays without a difference', async () => {
    const series = ['', 'farmers', 'river,abbot'].map((modules) =>
      asteroute(['simulate', '--edition', 'classic', '--modules', modules, '--players', '5', '--legal']),
    );
    const out = (await Promise.all(series)).map((ran) => ran.out).join('');
    const replayed = await asteroute(['replay', '-'], out);
    expect([replayed.code, replayed.err]).toEqual([0, '']);
    expect(replayed.out).toMatch(/\n3 games, 3 agree, 0 differ\n$/);
  });

  test('a reader that has seen enough may close the pipe', async () => {
    const { line, code, err } = await firstLine([...STAR_WARS, '--games', '2000']);
    expect(line).toMatch(/^\{"asteroute":1,"edition":"star-wars",/);
    expect([code, err]).toEqual([0, '']);
  });

  test.each([
    [[], /--edition must be one of star-wars/],
    [['--edition', 'star-wars', '--players', '6'], /2 to 5 players/],
    [['--edition', 'star-wars', '--players', 'two'], /--players must be a whole number/],
    [['--edition', 'star-wars', '--games', '-1'], /--games/],
    [['--edition', 'star-wars', '--seed', '1.5'], /--seed must be a whole number/],
    [['--edition', 'star-wars', '--modules', 'farmers'], /unknown module "farmers"/],
    [['--edition', 'star-wars', '--modules', 'teams'], /exactly 4 players/],
    [['--edition', 'classic', '--modules', 'teams'], /unknown module "teams"; classic knows farmers/],
    [['--edition', 'star-wars', '--bots', 'clever'], /there is no bot "clever"/],
    [['--edition', 'classic', '--bots', 'careles'], /there is no bot "careles" \(Did you mean careless\?\); /],
    [['--edition', 'star-wars', '--options', 'riverStartTile'], /--options takes name=value pairs/],
    [['--edition', 'star-wars', '--options', 'colour=red'], /unknown option "colour"/],
    [['--edition', 'classic', '--options', 'openRoad=long'], /option openRoad must be tile or flat/],
    [['--edition', 'star-wars', '--options', 'planetReinforce=maybe'], /option planetReinforce must be true or false/],
    [['--edition', 'star-wars', 'extra'], /extra/],
  ] as const)('a call that is wrong says why: %j', async (args, message) => {
    await expect(simulateCommand.parseAsync(args, { from: 'user' })).rejects.toThrow(message);
  });

  test.each([
    [['--edition', 'chess'], '--edition must be one of star-wars, classic'],
    [
      ['--game', '1'],
      `unknown option '--game' (Did you mean --games?); "asteroute simulate --help" lists what there is`,
    ],
  ])('a call that is wrong exits 2 and says why in one line: %j', async (args, message) => {
    const ran = await asteroute(['simulate', ...args]);
    expect(ran).toEqual({ code: 2, out: '', err: `asteroute simulate: ${message}\n` });
  });
});

const { version: VERSION } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  version: string;
};

/** The long options of a command and of its subcommands. */
const optionsOf = (command: CommandUnknownOpts): (string | undefined)[] => [
  ...command.options.map(({ long }) => long),
  ...command.commands.flatMap(optionsOf),
];

describe('asteroute', () => {
  test('says how to use it, and exits 2 for a command there is not', async () => {
    const [help, version, start] = await Promise.all(
      [['help'], ['--version'], ['start', '--help']].map((args) => asteroute(args)),
    );
    expect([help.code, help.err, version.code, version.out]).toEqual([0, '', 0, `${VERSION}\n`]);
    expect(start.out).toMatch(/^Usage: asteroute serve /);
  });

  test.each([
    [['toString'], 'asteroute: there is no command "toString"; "asteroute help" lists what there is'],
    [['foo', '--help'], 'asteroute: there is no command "foo"; "asteroute help" lists what there is'],
    [['help', 'simulat'], 'asteroute: there is no command "simulat" (Did you mean simulate?); '],
  ])('says what may have been meant, and exits 2: %j', async (args, message) => {
    const { code, out, err } = await asteroute(args);
    expect([code, out, err.slice(0, message.length)]).toEqual([2, '', message]);
  });

  test.each(Object.keys(CLI_COMMANDS))('%s has examples, which name it and use options that it has', async (name) => {
    const known = optionsOf(await loadCommand(name));
    const { examples } = CLI_COMMANDS[name];
    expect(examples.length).toBeGreaterThan(0);
    for (const call of examples) {
      expect(call.split(' ')[0]).toBe(name);
      expect(known).toEqual(expect.arrayContaining(call.match(/--[a-z-]+/g) ?? []));
    }
  });

  test('docs/command-line.md lists every command', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/command-line.md'), 'utf8');
    for (const name of Object.keys(CLI_COMMANDS)) expect(guide).toMatch(new RegExp(`^\\| .*\`${name}\\b`, 'm'));
  });

  test('help lists every command, and every bot', async () => {
    const { out } = await asteroute(['help']);
    const commands = [
      'simulate',
      'replay',
      'verify',
      'arena',
      'fingerprint',
      'train',
      'perft',
      'bench',
      'serve',
      'backup',
    ];
    for (const name of commands) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
    for (const { name } of BOTS) expect(out).toMatch(new RegExp(`^Names of bots: [^]*\\b${name}\\b`, 'm'));
  });

  test.each([
    ['simulate', ['--edition', '--options', '--legal', 'riverStartTile=box\\|stack']],
    ['arena', ['--edition', '--options', '--ladder', 'one for each core']],
    ['perft', ['--modules', '--options', '--depth']],
    ['replay', ['<file>', '--json']],
  ])('help of %s names its options with their values', async (command, words) => {
    const help = (await loadCommand(command)).helpInformation();
    for (const word of words) expect(help).toMatch(new RegExp(word));
  });

  test('help with a command and a command with --help say the same, and where the bots are listed', async () => {
    const [help, option] = await Promise.all([asteroute(['help', 'simulate']), asteroute(['simulate', '--help'])]);
    expect(help).toEqual({ code: 0, out: option.out, err: '' });
    expect(help.out).toMatch(/"asteroute help" lists/);
  });
});
