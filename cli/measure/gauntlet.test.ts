import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '../program/arguments.ts';
import { asteroute } from '../testing.ts';
import { gauntletCommand } from './gauntlet.ts';
import { type GauntletReport, gauntletMarkdown, gauntletText } from './gauntlet-report.ts';

const BOT = `"${process.execPath}" "${join(import.meta.dirname, '../../docs/examples/bot.mjs')}"`;
const GUEST = { name: 'one', command: BOT, plays: [{ edition: 'classic' }, { edition: 'star-wars' }] };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asteroute-gauntlet-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function list(name: string, guests: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(guests));
  return path;
}

describe('asteroute gauntlet', () => {
  test('plays a level against a guest in everything that it plays, and tells how to repeat it', async () => {
    const path = await list('list.json', [GUEST, { ...GUEST, name: 'other' }]);
    const args = ['--list', path, '--guests', 'one', '--levels', 'greedy', '--pairs', '2', '--seed', '3', '--no-luck'];
    const { code, out } = await asteroute(['gauntlet', '--workers', '1', ...args, '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(out) as GauntletReport;
    expect(report.matches.map(({ names, games, match }) => [names.a, names.b, games, match.edition])).toEqual([
      ['greedy', 'claimer', 4, 'classic'],
      ['greedy', 'claimer', 4, 'star-wars'],
    ]);
    for (const { times, margin } of report.matches) {
      expect([times.a.turns > 0, times.b.turns > 0, margin.mean > 0]).toEqual([true, true, true]);
    }
    const command = `npx asteroute gauntlet --list ${path} --guests one --levels greedy --pairs 2 --seed 3`;
    expect(report.command).toBe(command);
    const rows = gauntletMarkdown(report).split('\n');
    expect(rows.slice(0, 3)).toEqual(['```', command, '```']);
    expect(rows.filter((row) => /^\| greedy \| claimer \| classic, 2 players \| 2, 3 \| \+/.test(row))).toHaveLength(1);
    expect(gauntletText(report)).toMatch(/\ngreedy +claimer +star-wars, 2 players +2, 3 +\+/);
  });

  test.each([
    ['not a list', {}, /Expected Array/],
    ['a word that it does not know', [{ ...GUEST, speed: 1 }], /0\.speed: /],
    ['a bot in place of a command', [{ ...GUEST, command: 'greedy' }], /a command has a blank or a slash/],
    ['nothing to play', [{ ...GUEST, plays: [] }], /a guest plays something/],
    ['a game that there is not', [{ ...GUEST, plays: [{ edition: 'classic', modules: ['teams'] }] }], /teams/],
  ] as const)('refuses a list with %s', async (name, guests, message) => {
    const path = await list(`${name}.json`, guests);
    const parse = () => gauntletCommand.parseAsync(['--list', path], { from: 'user' });
    await expect(parse()).rejects.toThrow(message);
    await expect(parse()).rejects.toBeInstanceOf(UsageError);
  });

  test('refuses guests, levels and lists that there are not', async () => {
    const path = await list('good.json', [GUEST]);
    const parse = (...args: string[]) => gauntletCommand.parseAsync(args, { from: 'user' });
    await expect(parse('--list', path, '--guests', 'nobody')).rejects.toThrow(
      'no guest "nobody" in the list; there are one',
    );
    await expect(parse('--list', path, '--levels', 'clever')).rejects.toThrow('there is no bot "clever"');
    await expect(parse('--list', join(folder, 'none.json'))).rejects.toThrow('cannot be read');
  });
});
