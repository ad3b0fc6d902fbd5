/** What people type reaches a server through `textLine`; every other text that it takes has a closed form. */
import { expect, test } from 'vitest';
import * as accounts from '../accounts/index.ts';
import * as duels from '../contests/duels.ts';
import * as leagues from '../contests/index.ts';
import * as tables from '../index.ts';
import { isLine } from '../parts/words.ts';

/** What is read of a schema of valibot. */
interface Node {
  readonly kind?: string;
  readonly type?: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Node[];
  readonly [part: string]: unknown;
}

/** Checks of `v.string()` that leave no room for controls, marks of direction or line breaks. */
const CLOSED = new Set(['regex', 'url', 'email']);
/** Texts that are checked otherwise, by the last part of their path: JSON whose contents are walked or only digested. */
const OPAQUE = new Set(['claim', 'export']);

/** A schema that was described or narrowed is the first part of its pipe. */
const isClosed = ({ pipe = [] }: Node): boolean =>
  pipe.some((part) => CLOSED.has(part.type ?? '') || part.requirement === isLine || isClosed(part));

/** The paths of texts below a schema that may have any characters; those above a strict object are only sent to clients. */
function freeTexts(node: unknown, path: readonly string[], seen: Set<unknown>, strict = false): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  const own = node as Node;
  const isTaken = strict || own.type === 'strict_object';
  if (own.kind === 'schema' && own.type === 'string')
    return !isTaken || isClosed(own) || OPAQUE.has(path.at(-1) ?? '') ? [] : [path.join('.')];
  const inside = new Set(seen).add(node);
  return Object.entries(own).flatMap(([name, part]) =>
    name === 'requirement' || typeof part === 'function' ? [] : freeTexts(part, [...path, name], inside, isTaken),
  );
}

test('a text that a server takes has a closed form or is one visible line', () => {
  const found = Object.entries({ ...tables, ...accounts, ...duels, ...leagues }).flatMap(([name, schema]) =>
    freeTexts(schema, [name], new Set()),
  );
  const shortened = found.map((path) => path.replace(/\.(entries|options|pipe|item|wrapped|\d+)(?=\.|$)/g, ''));
  expect([...new Set(shortened)]).toEqual([]);
});
