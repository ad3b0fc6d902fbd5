/** Commands that the protocol's schemas accept: what a new field or a new command needs here follows from them. */
import { type Command, command } from '@asteroute/protocol';
import * as v from 'valibot';
import type { Chances } from '../simulator/virtual/chances.ts';

type Shape = v.GenericSchema & {
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
};

/** Values that are made before it is given up: those of a schema with checks may be refused by chance. */
const MAX_TRIES = 100;

const COMMANDS = new Map(
  command.options.map((option) => [option.entries.type.literal, option as unknown as Shape] as const),
);

export const COMMAND_TYPES: readonly Command['type'][] = [...COMMANDS.keys()];

/** A command without its id; what `known` leaves open is made by chance, and fields may be left out that need not be there. */
export function commandFromSchema(
  type: Command['type'],
  chances: Chances,
  known: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const { id: _, ...fields } = COMMANDS.get(type)?.entries ?? {};
  const open = Object.entries(fields).filter(([key]) => !(key in known));
  return { ...Object.fromEntries(open.map(([key, schema]) => [key, valueFor(schema, chances)])), ...known };
}

function valueFor(schema: Shape, chances: Chances): unknown {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const value = guess(schema, chances);
    if (v.is(schema, value)) return value;
  }
  throw new Error(`no value of ${schema.expects} was found`);
}

function guess(schema: Shape, chances: Chances): unknown {
  const { type, options = [], wrapped, item, entries = {} } = schema;
  if (type === 'literal') return schema.literal;
  if (type === 'boolean') return chances.happens(0.5);
  if (type === 'number') return leastOf(schema) + chances.below(9);
  if (type === 'string') return textOf(schema, chances);
  if (type === 'picklist') return chances.pick(options);
  if (type === 'variant' || type === 'union') return valueFor(chances.pick(options) as Shape, chances);
  if (type === 'array' && item) return Array.from({ length: chances.below(3) }, () => valueFor(item, chances));
  if (wrapped) return chances.happens(0.5) ? valueFor(wrapped, chances) : type === 'nullable' ? null : undefined;
  return Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, valueFor(one, chances)]));
}

const leastOf = ({ pipe = [] }: Shape): number =>
  Number(pipe.find(({ type }) => type === 'min_value')?.requirement ?? 0);

/** The first text that the schema accepts: as people write, a number, a bot, a token, a hash, an id, an address. */
function textOf(schema: Shape, chances: Chances): string {
  const bytes = Buffer.from(chances.bytes(32));
  const [number, hex] = [String(chances.below(1e9)), bytes.toString('hex')];
  const url = `https://hooks.example/honest/${number}`;
  const texts = [`It is ${number}`, number, 'random', bytes.toString('base64url'), hex, hex.slice(0, 16), url];
  return texts.find((text) => v.is(schema, text)) ?? '';
}
