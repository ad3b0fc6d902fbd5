/** Two copies of the documented example bot play whole games against each other, over HTTP. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newGame, unwrap } from '@asteroute/engine';
import { verify } from '@asteroute/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metricsOf, newToken, openAt, startNode, type TestNode } from './testing.ts';

const BOT = join(import.meta.dirname, '..', 'docs', 'examples', 'table-bot.mjs');
const PLAYERS = ['red', 'black'].map((color) => ({ name: '', color }));
let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

test('is about forty lines long', () => {
  expect(readFileSync(BOT, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(45);
});

/** Two bots play a table to its end. */
function bothPlay({ origin }: TestNode, table: string) {
  const play = (name: string) => promisify(execFile)(process.execPath, [BOT, origin, table, name]);
  return Promise.all([play('Ann'), play('Bob')]);
}

/** `npm run lab -- soak` plays both editions; a short game of the Star Wars Edition is in the next test. */
const PLAYED = [
  { edition: 'classic', takebacks: true },
  { edition: 'star-wars', takebacks: false },
].slice(0, process.env.ASTEROUTE_SOAK === '1' ? 2 : 1);

test.each(PLAYED)('plays $edition to its end', async ({ edition, takebacks }) => {
  const color = ['red', 'black'];
  const plan = { edition, takebacks, seats: color.map((one) => ({ color: one })) };
  const table = await openAt(node.origin, newToken(), plan);
  const outputs = await bothPlay(node, table);
  const text = await (await fetch(`${node.origin}/api/games/${table}/record`)).text();
  const { record } = unwrap(verify(text));
  const said = `${record.final?.scores.join(' : ')}, finished`;
  expect(outputs.map(({ stdout }) => stdout.trim()).sort()).toEqual([`Ann: ${said}`, `Bob: ${said}`]);
});

test('comes again when the server says that it asks too much', { tags: ['soak'] }, async () => {
  const limited = await startNode({ limits: { seconds: 1, requests: 4 } });
  const { tables } = unwrap(newGame({ edition: 'star-wars', players: PLAYERS })).rules;
  const none = Object.fromEntries(tables.tiles.map(({ id }) => [id, 0]));
  const tiles = { name: 'Short', counts: { ...none, 'SW-start': 1, 'SW-a1': 4 } };
  const table = await openAt(limited.origin, newToken(), {
    edition: 'star-wars',
    tiles,
    seats: PLAYERS.map(({ color }) => ({ color })),
  });
  for (const { stdout } of await bothPlay(limited, table)) expect(stdout).toMatch(/finished$/m);
  expect(await metricsOf(limited.origin)).toMatch(/^asteroute_refusals_total\{code="too-many"\} [1-9]/m);
  await limited.close();
});
