/** The schema of a record: the reader checks records by it, and the published JSON Schema is made from it. */
import * as v from 'valibot';
import { ENDED_BY } from './record.ts';

/** Longest list or text in a record: far more than any game needs, far less than what would overload a reader. */
const LIMIT = 1000;

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMIT));
const whole = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const text = v.pipe(v.string(), v.maxLength(LIMIT));
const listOf = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(LIMIT));
const isNoList = v.check((value) => !Array.isArray(value), 'must be an object, found a list');
/** An object with any keys. `v.record` alone would take a list for one. */
const mapOf = <T extends v.GenericSchema>(key: v.GenericSchema<string, string>, value: T) =>
  v.pipe(v.unknown(), isNoList, v.record(key, value));

const action = v.variant('type', [
  v.object({ type: v.literal('pass') }),
  v.object({ type: v.literal('recall') }),
  v.object({ type: v.literal('deploy'), meeple: text, on: text }),
]);
const points = v.object({ side: index, points: whole, reason: text });
const tokens = mapOf(text, index);
const dice = listOf(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)));
const side = v.pipe(v.string(), v.regex(/^\d$/, 'is not the number of a side'));
const battle = v.object({ on: text, rounds: listOf(mapOf(side, dice)) });

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

/** A whole record. */
export const recordSchema = v.object({
  asteroute: v.literal(1),
  edition: text,
  modules: listOf(text),
  // Options of other editions and later versions are allowed here; `newGame` checks those of this edition.
  options: v.optional(mapOf(text, v.unknown())),
  tileSet: text,
  tiles: v.optional(v.object({ name: text, counts: mapOf(text, index) })),
  players: listOf(v.object({ name: text, color: text })),
  turns: listOf(turn),
  setAside: v.optional(listOf(text)),
  final: v.optional(v.object({ points: listOf(points), scores: listOf(whole), goods: v.optional(listOf(tokens)) })),
  winners: v.optional(listOf(index)),
  ended: v.optional(v.object({ by: v.picklist(ENDED_BY), side: index })),
});

/** The parts of a record that have a name in the JSON Schema. */
export const recordParts = { Turn: turn, Action: action, Battle: battle, Points: points } as const;
