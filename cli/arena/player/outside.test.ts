import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asteroute, withoutProgress } from '../../testing.ts';
import { type Match, playMirror } from '../match.ts';
import { createPlayers } from '../players.ts';
import { type MatchReport, reportText } from '../report.ts';
import { outsidePlayer } from './outside.ts';
import type { PlyWords } from './words.ts';

const FOLDER = import.meta.dirname;
const STAR_WARS = ['arena', '--edition', 'star-wars', '--pairs', '2', '--workers', '1'];

/** `npm run lab -- soak` tries every fault and both signals. */
const SOAK = process.env.ASTEROUTE_SOAK === '1';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asteroute-outside-'));
});
afterAll(() => rm(folder, { recursive: true }));

const command = (...words: string[]): string => [process.execPath, ...words].map((word) => `"${word}"`).join(' ');
const testBot = (habit: string, log?: string): string =>
  command(join(FOLDER, 'test', 'bot.mjs'), habit, ...(log === undefined ? [] : [join(folder, log)]));

async function against(a: string, b: string, more: readonly string[] = []) {
  const { code, out, err } = await asteroute([...STAR_WARS, '--a', a, '--b', b, '--json', '--no-luck', ...more]);
  expect([code, withoutProgress(err).replace(/^pair .*\n/gm, '')]).toEqual([0, '']);
  return { report: JSON.parse(out) as MatchReport, err };
}

interface Message {
  readonly type: string;
  readonly plies?: readonly PlyWords[];
  readonly legal?: readonly PlyWords[];
  readonly scores?: readonly number[];
  readonly seat?: number;
}

/** Reads a bot's log: its process ids, and for each process the messages that it received. */
async function readLog(name: string): Promise<{ pids: number[]; sent: Message[][] }> {
  const lines = (await readFile(join(folder, name), 'utf8')).trim().split('\n');
  const [pids, sent]: [number[], Message[][]] = [[], []];
  for (const line of lines) {
    if (/^\d+$/.test(line)) sent[pids.push(Number(line)) - 1] = [];
    else sent.at(-1)?.push(JSON.parse(line) as Message);
  }
  return { pids, sent };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Waits until the processes of a bot are gone. The system removes a process that a shell started a moment after its
 * end.
 */
async function expectGone(log: string): Promise<void> {
  const { pids } = await readLog(log);
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 300_000 });
}

describe('a program outside', () => {
  test('the example of docs/adding-a-bot.md plays both editions, and by the seed alone', async () => {
    const example = command(join(FOLDER, '../../../docs/examples/bot.mjs'));
    const { report } = await against(example, 'random');
    expect([report.names.a, report.forfeits, report.games]).toEqual(['claimer', [], 4]);
    const classic = [
      'arena',
      '--edition',
      'classic',
      '--modules',
      'farmers,river,abbot',
      '--players',
      '3',
      '--workers',
      '1',
    ];
    const own = await asteroute([...classic, '--pairs', '2', '--a', example, '--b', example, '--json', '--no-luck']);
    const itself = JSON.parse(own.out) as MatchReport;
    expect([itself.forfeits, itself.margin]).toEqual([[], { mean: 0, low: 0, high: 0 }]);
  });

  const noPython = spawnSync('python3', ['--version']).status !== 0;
  test.skipIf(noPython)('the Python of docs/my-first-bot.md plays', async () => {
    const bot = `python3 "${join(FOLDER, '../../../docs/examples/first_bot.py')}"`;
    const { report } = await against(bot, 'random', ['--edition', 'classic']);
    expect([report.names.a, report.forfeits, report.games]).toEqual(['my first bot', [], 4]);
  });

  test('may be both players, in threads, and in teams', async () => {
    const teams = ['--players', '4', '--modules', 'teams', '--workers', '2'];
    const { report } = await against(testBot('plain'), testBot('plain'), teams);
    expect([report.forfeits, report.margin.mean, report.games]).toEqual([[], 0, 4]);
  });

  test('is told its game, its limits and nothing that is hidden', async () => {
    const { report } = await against(testBot('stays', 'told'), 'random', ['--time', '600000', '--simulations', '64']);
    expect(report.forfeits).toEqual([]);
    const { pids, sent } = await readLog('told');
    expect(pids).toHaveLength(1);
    expect(sent[0].find(({ type }) => type === 'game')).toMatchObject({ seats: [0], time: 600_000, simulations: 64 });
    const [hello, ...games] = sent[0];
    expect(hello).toEqual({ type: 'hello', protocol: 1 });
    let plies: PlyWords[] = [];
    const keys = new Set<string>();
    for (const message of games) {
      if (message.type === 'game') plies = [];
      plies.push(...(message.plies ?? []));
      for (const key of Object.keys(message)) keys.add(`${message.type}.${key}`);
      if (message.type !== 'request') continue;
      // The bot cannot know more than the tile in hand, so the last ply must be its draw or its placement.
      const placing = message.legal?.every(({ type }) => type === 'place');
      expect(plies.at(-1)?.type).toBe(placing ? 'draw' : 'place');
      const known = plies.filter(({ type }) => type === 'draw').length;
      const placed = plies.filter(({ type }) => type === 'place').length;
      expect(known - placed).toBeLessThanOrEqual(placing ? 2 : 1);
    }
    const setUp = ['edition', 'modules', 'options', 'tileSet', 'players', 'stack', 'seats', 'time', 'simulations'];
    const told = setUp.map((key) => `game.${key}`);
    const asked = ['seat', 'plies', 'scores', 'legal', 'seed'].map((key) => `request.${key}`);
    const ends = ['plies', 'scores', 'winners'].map((key) => `end.${key}`);
    const types = ['game.type', 'request.type', 'end.type', 'quit.type'];
    expect([...keys].sort()).toEqual([...told, ...asked, ...ends, ...types].sort());
    expect(games.filter(({ type }) => type === 'end')).toHaveLength(4);
    expect(games.findIndex(({ type }) => type === 'quit')).toBe(games.length - 1);
    expect(plies.filter(({ type }) => type === 'draw')).toHaveLength(75);
    // The program keeps running when its input ends, and is killed then.
    await expectGone('told');
  });
});

describe('a program at fault loses the game, and the arena goes on', () => {
  const FAULTS: readonly (readonly [string, RegExp])[] = [
    ['crash', /^crashed: it ended with exit code 3$/],
    ['late', /^was late: no answer within 550 ms$/],
    ['text', /^answered nonsense: not JSON: I think$/],
    ['illegal', /^answered with an illegal move: /],
    ['chatty', /^spoke without being asked: \{"type":"move"/],
    // Other nonsense, which a usual run leaves to the soak.
    ['flood', /^answered nonsense: a line without an end$/],
    ['number', /^answered nonsense: not an object$/],
    ['empty', /^answered nonsense: a move is an object$/],
    ['far', /^answered nonsense: the cell is off the board/],
  ];

  test.concurrent.each(FAULTS.slice(0, SOAK ? 9 : 5))('%s', async (habit, reason) => {
    const setting = { edition: 'star-wars', players: 2, modules: [] };
    // Only the bot that must miss its limit has a short one. The others have minutes, because a busy machine may start
    // them late.
    const budget = { time: habit === 'late' ? 50 : 600_000 };
    const match: Match = { ...setting, seed: 3, bots: { a: testBot(habit, habit), b: 'random' }, budget, luck: false };
    const players = await createPlayers(match, () => {});
    const { games } = await playMirror(match, players, 0);
    await players.a.close();
    for (const { forfeit } of games) expect(forfeit).toEqual({ party: 'a', reason: expect.stringMatching(reason) });
    const { pids } = await readLog(habit);
    expect(new Set(pids).size).toBe(2);
    await expectGone(habit);
  });

  test('with the reason printed, and 50 points each', async () => {
    const { report, err } = await against(testBot('crash'), 'random');
    expect(report.forfeits.map(({ pair, side, party }) => [pair, side, party])).toEqual([
      [1, 0, 'a'],
      [1, 1, 'a'],
      [2, 0, 'a'],
      [2, 1, 'a'],
    ]);
    expect([report.margin.mean, report.rate.mean]).toEqual([-50, 0]);
    expect(err.match(/^pair \d, game \d: crash lost, it crashed: it ended with exit code 3$/gm)).toHaveLength(4);
    expect(reportText(report)).toContain('forfeits   crash lost 4; each counts as 50 points\n');
  });

  test('but one that never says hello is a wrong call', async () => {
    const { code, out, err } = await asteroute([...STAR_WARS, '--a', testBot('dead'), '--b', 'random']);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/crashed: it ended with exit code 4\n$/)]);
    const hello = (command: string) => outsidePlayer(command, {}, () => {});
    await expect(hello(testBot('version'))).rejects.toThrow('speaks protocol 99, not 1');
    const late = outsidePlayer(testBot('mute'), { hello: 40 }, () => {});
    await expect(late).rejects.toThrow('was late: no answer within 40 ms');
    await expect(hello(testBot('rude'))).rejects.toThrow('answered nonsense: no hello');
    await expect(hello('./no-such-program --fast')).rejects.toThrow(/^crashed: it ended with exit code 127$/);
  });
});

describe('no process is left behind', () => {
  test('but one that takes its time to end has it', async () => {
    const player = await outsidePlayer(testBot('saves', 'saves'), { quit: 600_000 }, () => {});
    await player.close();
    expect((await readLog('saves')).sent[0].map(({ type }) => type)).toEqual(['hello', 'quit', 'saved']);
  });

  test('where the sequential test ends the match early', { tags: ['soak'] }, async () => {
    const more = ['--pairs', '400', '--sprt', '--workers', '2'];
    const { report } = await against('random', testBot('idle', 'early'), more);
    expect([report.sprt?.accepted, report.pairs < 40, report.margin.low > 0]).toEqual(['H1', true, true]);
    await expectGone('early');
  });

  test.concurrent.each((['SIGTERM', 'SIGINT'] as const).slice(0, SOAK ? 2 : 1))(
    'where the arena is ended by %s',
    async (signal) => {
      const args = [...STAR_WARS, '--no-luck', '--pairs', '1000', '--a', testBot('stays', signal), '--b', 'random'];
      const arena = spawn(process.execPath, [join(FOLDER, '../../main.ts'), ...args], { stdio: 'ignore' });
      const ended = once(arena, 'exit');
      while (((await readLog(signal).catch(() => null))?.sent[0]?.length ?? 0) < 50) await setTimeout(20);
      arena.kill(signal);
      expect(await ended).toEqual([signal === 'SIGTERM' ? 143 : 130, null]);
      await expectGone(signal);
    },
  );
});
