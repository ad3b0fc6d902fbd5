import { ok, type Result, refuse } from '@asteroute/engine';
import * as v from 'valibot';
import { describeIssue } from './issue.ts';
import { ENDED_BY, type GameRecord } from './record.ts';

/** Longest list or text that a record may hold anywhere: far above any game, far below what hurts. */
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
  points: listOf(points),
  scores: listOf(whole),
  legal: v.optional(v.object({ placements: v.optional(index), actions: index })),
  battles: v.optional(listOf(battle)),
});

const record = v.object({
  asteroute: v.literal(1),
  edition: text,
  modules: listOf(text),
  // Options of other editions and later versions may be there; those of this edition are checked by `newGame`.
  options: v.optional(v.record(text, v.unknown())),
  tileSet: text,
  players: listOf(v.object({ name: text, color: text })),
  turns: listOf(turn),
  setAside: v.optional(listOf(text)),
  final: v.optional(v.object({ points: listOf(points), scores: listOf(whole) })),
  winners: v.optional(listOf(index)),
  ended: v.optional(v.object({ by: v.picklist(ENDED_BY), side: index })),
});

/**
 * Reads a record from a parsed JSON value. Keys that RECORD does not name are ignored; a fault is refused as
 * `malformed` with its place, such as `turn 4, tile is missing` or `turn 4, rotation: must be at most 3, found 7`.
 */
export function parseRecord(value: unknown): Result<GameRecord> {
  const parsed = v.safeParse(record, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output as GameRecord);
  return refuse('malformed', describeIssue(parsed.issues[0], placeName));
}

/** `turn 2, points 1, side`: lists are counted from 1, as people and all other messages count turns. */
function placeName(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key !== 'number') return `${text === '' ? '' : `${text}, `}${/^\d$/.test(key) ? `side ${key}` : key}`;
    return `${text.replace(/(turn|player)s$/, '$1')}${/\d$/.test(text) ? ', no.' : ''} ${key + 1}`;
  }, '');
}

/** Reads one line of a file of games. */
export function parseLine(line: string): Result<GameRecord> {
  try {
    return parseRecord(JSON.parse(line));
  } catch {
    return refuse('malformed', 'not JSON');
  }
}
