import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { asteroute } from '../testing.ts';

const GAMES = join(import.meta.dirname, '../../fixtures/games/classic-base.jsonl.gz');
const LINES = gunzipSync(readFileSync(GAMES)).toString('utf8').trim().split('\n');
const playersOf = (line: string) => (JSON.parse(line) as { players: { name: string }[] }).players;
const TWO = LINES.find((line) => playersOf(line).length === 2) ?? '';
const MORE = LINES.find((line) => playersOf(line).length > 2) ?? '';

test('asteroute exact tells what each player of a game lost, and refuses more than two sides', async () => {
  const names = playersOf(TWO).map(({ name }) => name);
  const { code, out, err } = await asteroute(['exact', '-', '--json', '--tiles', '2'], `${TWO}\n${MORE}`);
  const [game, table] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([game.id, game.turns.map(({ left }: { left: number }) => left)]).toEqual([1, [1, 0]]);
  for (const { name, regret } of game.turns) expect([names.includes(name), regret >= 0]).toEqual([true, true]);
  expect(table.players.map(({ name }: { name: string }) => name).sort()).toEqual([...names].sort());
  expect([code, err]).toEqual([1, 'game 2: many-sides: only games between two sides can be solved\n']);
});
