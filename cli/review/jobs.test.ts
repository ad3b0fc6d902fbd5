import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseLine } from '@asteroute/record';
import type { DeepTurn } from '@asteroute/review';
import { expect, test } from 'vitest';
import { createJobs } from './jobs.ts';

const GAMES = join(import.meta.dirname, '../../fixtures/games/classic-base.jsonl.gz');
const [line] = gunzipSync(readFileSync(GAMES)).toString('utf8').split('\n', 1);

test('a thread looks into the turns that it is asked for, in any order', () => {
  const record = parseLine(line);
  if (!record.ok) throw new Error(record.error.message);
  const { length: count } = record.value.turns;
  const work = createJobs();
  const ask = (n: number) => work({ kind: 'turn', record: record.value, game: 1, n, bot: 'master' }) as DeepTurn;
  const [last, earlier] = [ask(count), ask(count - 6)];
  expect([last.n, earlier.n]).toEqual([count, count - 6]);
  expect(ask(count)).toEqual(last);
  expect(earlier.best.length).toBeGreaterThan(0);
});
