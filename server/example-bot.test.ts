/** Two copies of the documented example bot play whole games against each other, over HTTP. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unwrap } from '@asteroute/engine';
import { verify } from '@asteroute/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken, openAt, startNode, type TestNode } from './testing.ts';

const BOT = join(import.meta.dirname, '..', 'docs', 'examples', 'table-bot.mjs');
let node: TestNode;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

test('is about thirty lines long', () => {
  expect(readFileSync(BOT, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(35);
});

test.each([
  { edition: 'star-wars', takebacks: false },
  { edition: 'classic', takebacks: true },
])('plays $edition to its end', async ({ edition, takebacks }) => {
  const color = ['red', 'black'];
  const plan = { edition, takebacks, seats: color.map((one) => ({ color: one })) };
  const table = await openAt(node.origin, newToken(), plan);
  const play = (name: string) => promisify(execFile)(process.execPath, [BOT, node.origin, table, name]);
  const outputs = await Promise.all([play('Ann'), play('Bob')]);
  const text = await (await fetch(`${node.origin}/api/games/${table}/record`)).text();
  const { record } = unwrap(verify(text));
  const said = `${record.final?.scores.join(' : ')}, finished`;
  expect(outputs.map(({ stdout }) => stdout.trim()).sort()).toEqual([`Ann: ${said}`, `Bob: ${said}`]);
});
