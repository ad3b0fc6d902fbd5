import type * as v from 'valibot';

/** Longest description, in UTF-16 units; it is limited because it may quote what was found. */
const MAX_LENGTH = 200;
const MAX_QUOTED = 40;

type Issue = v.BaseIssue<unknown>;

/** By the schema or check that refused. Those with a message of their own are missing here. */
const WANTED: Readonly<Record<string, (issue: Issue) => string>> = {
  object: () => 'must be an object',
  record: () => 'must be an object',
  array: () => 'must be a list',
  string: () => 'must be a text',
  number: () => 'must be a number',
  boolean: () => 'must be true or false',
  integer: () => 'must be a whole number',
  min_value: ({ requirement }) => `must be at least ${requirement}`,
  max_value: ({ requirement }) => `must be at most ${requirement}`,
  max_length: ({ input, requirement }) =>
    `may have at most ${requirement} ${Array.isArray(input) ? 'items' : 'letters'}`,
};

/** One short sentence, such as `turns.3.tile is missing`. `nameOf` writes the path: keys and indexes from 0. */
export function describeIssue(issue: Issue, nameOf: (path: readonly (string | number)[]) => string = dotted): string {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  const [name, fault] = [path.length === 0 ? null : nameOf(path), faultOf(issue)];
  const isMissing = name !== null && issue.kind === 'schema' && issue.input === undefined;
  return cut(name === null ? fault : isMissing ? `${name} is missing` : `${name}: ${fault}`);
}

function faultOf(issue: Issue): string {
  const { type, expected, input, message } = issue;
  if (!message.startsWith('Invalid ')) return message;
  if (expected === 'never') return 'is not known';
  const allowed = expected?.replace(/[()"]/g, '').replaceAll(' | ', ', ');
  const wanted = WANTED[expected === 'Object' ? 'object' : type]?.(issue) ?? `must be ${allowed ?? 'something else'}`;
  return `${wanted}, found ${shown(input)}`;
}

function shown(value: unknown): string {
  if (typeof value === 'string')
    return value.length > MAX_QUOTED ? `${JSON.stringify(value.slice(0, MAX_QUOTED))}…` : JSON.stringify(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

const dotted = (path: readonly (string | number)[]): string => path.join('.');

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text);
