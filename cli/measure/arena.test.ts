import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type LadderReport, ladderText } from '../arena/ladder-run.ts';
import { type MatchReport, reportText } from '../arena/report.ts';
import { UsageError } from '../program/arguments.ts';
import { asteroute, MAIN } from '../testing.ts';
import { arenaCommand } from './arena.ts';

const STAR_WARS = ['arena', '--edition', 'star-wars', '--workers', '1'];
const RANDOM = [...STAR_WARS, '--a', 'random', '--b', 'random'];
const GREEDY = [...STAR_WARS, '--a', 'greedy', '--b', 'random'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asteroute-arena-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The report of a run without the durations of turns, which differ between runs. */
async function measure(args: readonly string[]): Promise<Omit<MatchReport, 'times'>> {
  const { code, out } = await asteroute(args.includes('--json') ? args : [...args, '--json']);
  expect(code).toBe(0);
  const { times, ...report } = JSON.parse(out) as MatchReport;
  expect(times.a.turns).toBeGreaterThan(0);
  expect(times.a.max).toBeGreaterThanOrEqual(times.a.p99);
  expect(times.a.p99).toBeGreaterThanOrEqual(times.a.median);
  return report;
}

describe('asteroute arena', () => {
  test('measures the same with any number of workers, and others with another seed', async () => {
    const args = [...GREEDY, '--pairs', '2'];
    const [one, three, other] = await Promise.all([
      measure(args),
      measure([...args, '--workers', '2']),
      measure([...args, '--seed', '2']),
    ]);
    expect(three).toEqual(one);
    expect([one.pairs, one.games, one.forfeits]).toEqual([2, 4, []]);
    expect(one.margin.mean).toBeGreaterThan(0);
    expect(other.margin).not.toEqual(one.margin);
  });

  test('writes for people: margin, win rate, Elo, verdict, times', async () => {
    const { code, out } = await asteroute([...RANDOM, '--pairs', '20', '--sprt']);
    expect(code).toBe(0);
    expect(out).toMatch(/^star-wars, 2 players: random against random, 16 mirrored pairs, 32 games, seed 1\n/);
    expect(out).toContain('\nmargin     0.0 (95 %: 0.0 to 0.0) points a game\n');
    expect(out).toContain('\nwin rate   50.0 % (95 %: 50.0 % to 50.0 %), ties half\n');
    expect(out).toContain('\nElo        0 (95 %: 0 to 0)\n');
    expect(out).toContain('\nSPRT       H0 accepted, no gain: log likelihood ratio ');
    expect(out).toMatch(/\nturns {6}random: median [\d.]+ ms, 99 % within [\d.]+ ms, longest [\d.]+ ms, of 12\d\d\n/);
  });

  test('keeps the games it counted, with the names of the bots, and they replay', async () => {
    const records = join(folder, 'records');
    const args = [...STAR_WARS, '--modules', 'teams', '--players', '4', '--a', 'greedy', '--b', 'random'];
    const call = [...args, '--pairs', '2', '--seed', '9', '--records', records];
    expect((await asteroute(call)).code).toBe(0);
    expect(await readdir(records)).toEqual(['star-wars-teams-4-greedy-random-9.jsonl']);
    const file = join(records, 'star-wars-teams-4-greedy-random-9.jsonl');
    const games = (await readFile(file, 'utf8')).trim().split('\n');
    const names = games.map((line) => (JSON.parse(line) as { players: { name: string }[] }).players.map((p) => p.name));
    const [first, second] = [
      ['greedy', 'random', 'greedy', 'random'],
      ['random', 'greedy', 'random', 'greedy'],
    ];
    expect(names).toEqual([first, second, first, second]);
    const [replayed, again] = await Promise.all([asteroute(['replay', file]), asteroute(call)]);
    expect([replayed.code, replayed.err]).toEqual([0, '']);
    expect(replayed.out).toMatch(/\n4 games, 4 agree, 0 differ\n$/);
    expect([again.code, again.err]).toEqual([2, expect.stringMatching(/is there already\n$/)]);
  });

  test('stopped by a signal sums up the pairs that are whole, and resumes to the same bytes', async () => {
    const match = [...GREEDY, '--pairs', '20', '--seed', '5', '--json'];
    const [whole, broken] = [join(folder, 'whole'), join(folder, 'broken')];
    const name = 'star-wars-2-greedy-random-5.jsonl';
    const child = spawn(process.execPath, [MAIN, ...match, '--records', broken]);
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    const ended = once(child, 'close');
    await vi.waitFor(
      async () => expect((await readFile(join(broken, name), 'utf8')).split('\n').length).toBeGreaterThan(6),
      {
        timeout: 300_000,
      },
    );
    child.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    const stopped = JSON.parse(out) as MatchReport;
    expect([stopped.stopped, stopped.pairs >= 3, stopped.pairs < 20]).toEqual([true, true, true]);
    expect(reportText(stopped)).toMatch(/\nstopped {4}before the last pair; /);
    // An incomplete line, as a crash of the machine leaves it.
    await appendFile(join(broken, name), '{"half":');
    const [resumed, one] = await Promise.all([
      measure([...match, '--records', broken, '--resume']),
      measure([...match, '--records', whole]),
    ]);
    expect(resumed).toEqual(one);
    expect(await readFile(join(broken, name), 'utf8')).toBe(await readFile(join(whole, name), 'utf8'));
    const other = await asteroute([...match, '--simulations', '9', '--records', broken, '--resume']);
    expect([other.code, other.err]).toEqual([2, expect.stringMatching(/ is of another match: /)]);
  });

  test('--luck tells the margin without the luck of tiles and dice beside the plain one', async () => {
    const args = ['arena', '--edition', 'classic', '--a', 'greedy', '--b', 'random', '--pairs', '2', '--luck'];
    const { code, out } = await asteroute(args);
    expect(code).toBe(0);
    expect(out).toMatch(/\nmargin {5}\+.*\ncalm {7}\+.* points a game without the luck of tiles and dice, [\d.]+ %/);
  });

  test('K-14 plays classic with all modules and three players, each seat in turn', async () => {
    const classic = ['arena', '--edition', 'classic', '--modules', 'farmers,river,abbot', '--players', '3'];
    const { code, out } = await asteroute([...classic, '--a', 'random', '--b', 'random', '--pairs', '2']);
    expect(code).toBe(0);
    expect(out).toContain('2 sets of 3 games, one from each seat, 6 games, seed 1\nmargin     0.0 ');
    expect(out).toContain('\nahead of   50.0 % (95 %: 50.0 % to 50.0 %) of the rivals, ties half\n');
    expect(out).toMatch(/\nfirst {6}33\.3 % \(95 %: [^)]+\); as good as the others is 33\.3 %\n/);
  });

  test('--ladder plays all pairings and rates the bots, from strong to weak', async () => {
    const { code, out } = await asteroute([
      ...STAR_WARS,
      '--ladder',
      'random,greedy,projected',
      '--pairs',
      '2',
      '--json',
    ]);
    expect(code).toBe(0);
    const report = JSON.parse(out) as LadderReport;
    expect(report.ladder.map(({ name }) => name)).toEqual(['projected', 'greedy', 'random']);
    expect(report.ladder.reduce((sum, { rating }) => sum + rating.mean, 0)).toBeCloseTo(0, 6);
    for (const { rating } of report.ladder) expect(rating.low < rating.high).toBe(true);
    expect(report.pairings.map(({ names }) => [names.a, names.b])).toEqual([
      ['random', 'greedy'],
      ['random', 'projected'],
      ['greedy', 'projected'],
    ]);
    const rows = ladderText(report).split('\n');
    expect(rows[0]).toBe('star-wars, 2 players, 2 pairs for each pairing, seed 1');
    expect(rows.filter((row) => /^projected +\+\d+ /.test(row))).toHaveLength(1);
    expect(rows.filter((row) => /^random +projected +-\d/.test(row))).toHaveLength(1);
  });

  test('exits 2 when a call is wrong, in one line', async () => {
    const { code, out, err } = await asteroute([...STAR_WARS, '--a', 'random']);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^asteroute arena: name two players, .*\n$/)]);
  });

  test.each([
    [['arena', '--a', 'random', '--b', 'random'], /--edition must be one of star-wars/],
    [[...STAR_WARS, '--a', 'random'], /name two players, --a and --b/],
    [[...STAR_WARS, '--a', 'random', '--b', 'clever'], /there is no bot "clever"; there are random, /],
    [[...STAR_WARS, '--a', 'careless', '--b', 'gredy'], /there is no bot "gredy" \(Did you mean greedy\?\); /],
    [[...RANDOM, '--pairs', '1'], /--pairs must be a whole number from 2/],
    [[...RANDOM, '--workers', '0'], /--workers/],
    [[...RANDOM, '--hello-time', '0'], /--hello-time/],
    [[...RANDOM, '--resume'], /--resume needs --records/],
    [[...RANDOM, '--time', 'long'], /--time/],
    [[...RANDOM, '--simulations', '-5'], /--simulations/],
    [[...RANDOM, '--players', '7'], /2 to 5 players/],
    [[...RANDOM, '--modules', 'teams'], /exactly 4 players/],
    [[...RANDOM, '--ladder', 'random,greedy'], /--ladder names all players/],
    [[...STAR_WARS, '--ladder', 'random'], /--ladder needs different players/],
    [[...STAR_WARS, '--ladder', 'random,random'], /--ladder needs different players/],
    [[...STAR_WARS, '--ladder', 'random,greedy', '--sprt'], /without --sprt/],
  ] as const)('a call that is wrong says why: %j', async ([, ...args], message) => {
    const parse = () => arenaCommand.parseAsync(args, { from: 'user' });
    await expect(parse()).rejects.toThrow(message);
    await expect(parse()).rejects.toBeInstanceOf(UsageError);
  });
});
