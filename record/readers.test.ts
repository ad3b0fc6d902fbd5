/** The cases for others' readers are true of our own, and the example of the guide is a record. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import { parseRecord } from './format/parse.ts';
import type { GameRecord } from './format/record.ts';
import { replay } from './replay/replay.ts';

interface ReaderCase {
  readonly case: string;
  readonly verdict: 'accept' | 'refuse';
  readonly at?: 'form' | 'set-up' | 'play' | 'end';
  readonly turn?: number;
  readonly record: GameRecord;
}

const textOf = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const CASES = textOf('fixtures/readers/cases.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ReaderCase);

/** Where our reader finds the first fault of a record. */
function verdictOn(value: unknown): Pick<ReaderCase, 'verdict' | 'at' | 'turn'> {
  const parsed = parseRecord(value);
  if (!parsed.ok) return { verdict: 'refuse', at: 'form' };
  const played = replay(parsed.value);
  if (!played.ok) return { verdict: 'refuse', at: 'set-up' };
  const [difference] = played.value.differences;
  if (difference === undefined) return { verdict: 'accept' };
  const { turn } = difference;
  return turn === null ? { verdict: 'refuse', at: 'end' } : { verdict: 'refuse', at: 'play', turn };
}

describe.each(['accept', 'refuse'] as const)('readers have to %s', (verdict) => {
  const cases = CASES.filter((one) => one.verdict === verdict);

  test.each(cases.map((one) => [one.case, one] as const))('%s', (_, { at, turn, record }) => {
    const inForm = at === 'form' ? {} : { ...(turn !== undefined && { turn }) };
    expect(verdictOn(record)).toEqual({ verdict, ...(at !== undefined && { at }), ...inForm });
  });

  test('cases of every kind', () => {
    const kinds = verdict === 'accept' ? ['undefined'] : ['form', 'set-up', 'play', 'end'];
    expect([...new Set(cases.map(({ at }) => String(at)))]).toEqual(kinds);
    expect(cases.length).toBeGreaterThan(15);
  });
});

test('the example of the guide is a record that agrees with the rules', () => {
  const [, example] = /```json\n(.*?)```/s.exec(textOf('docs/record.md')) ?? [];
  const read = unwrap(parseRecord(JSON.parse(example)));
  expect(unwrap(replay(read)).differences).toEqual([]);
  expect(read.turns).toHaveLength(4);
});
