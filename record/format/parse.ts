import { ok, type Result, refuse } from '@asteroute/engine';
import * as v from 'valibot';
import { ENDED_BY, type GameRecord } from './record.ts';

/** Longest list or text in a record: far more than any game needs, far less than what would overload a reader. */
const LIMIT = 1000;

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMIT));
const whole = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const text = v.pipe(v.string(), v.maxLength(LIMIT));
const listOf = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(LIMIT));

const action = v.variant('type', [
  v.object({ type: v.literal('pass') }),
  v.object({ type: v.literal('recall') }),
  v.object({ type: v.literal('deploy'), meeple: text, on: text }),
]);
const points = v.object({ side: index, points: whole, reason: text });
const tokens = v.record(text, index);
const dice = listOf(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)));
const battle = v.object({
  on: text,
  rounds: listOf(v.record(v.pipe(v.string(), v.regex(/^\d$/, 'is not the number of a side')), dice)),
});

const turn = v.object({
  player: index,
  setAside: v.optional(listOf(text)),
  tile: text,
  x: whole,
  y: whole,
  rotation: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  action,
  second: v.optional(v.literal(true)),
  goods: v.optional(tokens),
  points: listOf(points),
  scores: listOf(whole),
  legal: v.optional(v.object({ placements: v.optional(index), actions: index })),
  battles: v.optional(listOf(battle)),
});

const record = v.object({
  asteroute: v.literal(1),
  edition: text,
  modules: listOf(text),
  // Options of other editions and later versions are allowed here; `newGame` checks those of this edition.
  options: v.optional(v.record(text, v.unknown())),
  tileSet: text,
  tiles: v.optional(v.object({ name: text, counts: v.record(text, index) })),
  players: listOf(v.object({ name: text, color: text })),
  turns: listOf(turn),
  setAside: v.optional(listOf(text)),
  final: v.optional(v.object({ points: listOf(points), scores: listOf(whole), goods: v.optional(listOf(tokens)) })),
  winners: v.optional(listOf(index)),
  ended: v.optional(v.object({ by: v.picklist(ENDED_BY), side: index })),
});

/** Describes what is wrong with a record. The page shows no such description, and therefore does not load one. */
export type DescribeFault = (issue: v.BaseIssue<unknown>) => string;

const undescribed: DescribeFault = () => 'not a record';

/**
 * Reads a record from a parsed JSON value. Ignores keys that RECORD does not name; refuses a fault as `malformed`, with
 * the message of `describe`.
 */
export function parseRecord(value: unknown, describe = undescribed): Result<GameRecord> {
  const parsed = v.safeParse(record, value, { abortEarly: true });
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
