import { ok, type Result, refuse } from '@asteroute/engine';
import * as v from 'valibot';
import type { GameRecord } from './record.ts';
import { recordSchema } from './schema.ts';

/** Describes what is wrong with a record. The page shows no such description, and therefore does not load one. */
export type DescribeFault = (issue: v.BaseIssue<unknown>) => string;

const undescribed: DescribeFault = () => 'not a record';

/** From parsed JSON. Ignores keys that RECORD does not name; a fault is `malformed`, with the message of `describe`. */
export function parseRecord(value: unknown, describe = undescribed): Result<GameRecord> {
  const parsed = v.safeParse(recordSchema, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output as GameRecord);
  return refuse('malformed', describe(parsed.issues[0]));
}

/** Reads one line of a file of games. */
export function parseLine(line: string, describe = undescribed): Result<GameRecord> {
  try {
    return parseRecord(JSON.parse(line), describe);
  } catch {
    return refuse('malformed', 'not JSON');
  }
}
