import type { Random } from '@asteroute/engine';

/** Values that no function expects. Each call creates new ones, so that inputs share none. */
const strange = (): unknown[] => [
  ...[undefined, null, true, '', '__proto__', 'constructor', '\ud800', '-0', 'route:'.repeat(2000), Symbol('garbage')],
  ...[Number.NaN, -0, Number.POSITIVE_INFINITY, 2 ** 53 + 2, -(2 ** 31), 1e308, 0.5, 10n ** 30n],
  ...[[], new Array(3), Object.assign(new Array(3), { 0: 1, 2: 3 }), new Uint8Array(4)],
  ...[{}, Object.create(null), { length: 2 ** 32, 0: 'red' }, new Map([['type', 'pass']]), new Proxy({}, {})],
  ...[new Date(Number.NaN), () => 'pass', /x/g],
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1, "toString": null, "length": -1}'),
];

const MADE: readonly ((random: Random) => unknown)[] = [
  (random) => nested(1 + random.below(2000)),
  (random) => random.below(100),
  (random) => -random.below(100),
  (random) => String.fromCharCode(random.below(0x10000), random.below(128)),
  (random) => Array.from({ length: random.below(5) }, () => garbage(random)),
  (random) => ({ [garbageKey(random)]: garbage(random), type: garbage(random) }),
];

const KEYS = ['type', '__proto__', 'length', 'players', 'turns', 'dice', 'on', 'toJSON', 'then', '0', '-1', ''];

/** A random value of any type, for messages and files that no client would send. */
export function garbage(random: Random): unknown {
  const values = strange();
  const at = random.below(values.length + MADE.length);
  return at < values.length ? values[at] : MADE[at - values.length](random);
}

const garbageKey = (random: Random): string => KEYS[random.below(KEYS.length)];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { players: value };
  return value;
}

/** A copy of JSON-like data with one to `most` random changes at any depth. The original is not modified. */
export function spoiled(value: unknown, random: Random, most = 3): unknown {
  let result = value;
  for (let n = 1 + random.below(most); n > 0; n--) result = mutated(result, random);
  return result;
}

/** Spoiled data as JSON; broken JSON if it cannot be written as such. */
export function changedJson(value: unknown, random: Random): string {
  try {
    const text = JSON.stringify(spoiled(value, random), (_, part) => (typeof part === 'bigint' ? `${part}` : part));
    return text ?? 'undefined';
  } catch {
    return '{"type":"command"';
  }
}

function mutated(value: unknown, random: Random): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || random.below(8) === 0) return changed(value, random);
  const key = keys[random.below(keys.length)];
  const copy: Record<string, unknown> = Array.isArray(value) ? Object([...value]) : { ...Object(value) };
  if (random.below(6) === 0) return withoutOrTwice(copy, key, random);
  define(copy, key, mutated(copy[key], random));
  return copy;
}

/** Defines a property without assignment, so that a `__proto__` key remains an ordinary key. */
function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}

function withoutOrTwice(copy: Record<string, unknown>, key: string, random: Random): unknown {
  if (Array.isArray(copy)) {
    const at = Number(key);
    copy.splice(at, random.below(2), ...(random.below(2) === 0 ? [] : [copy[at]]));
  } else if (random.below(2) === 0) delete copy[key];
  else define(copy, garbageKey(random), garbage(random));
  return copy;
}

function changed(value: unknown, random: Random): unknown {
  if (random.below(2) === 0) return garbage(random);
  if (typeof value === 'number') return value + [1, -1, 128, 256, 65536, 0.5][random.below(6)];
  if (typeof value === 'string') return mutatedText(value, random);
  return typeof value === 'boolean' ? !value : garbage(random);
}

const LETTERS = '{}[]",:0123456789-+.eE\\u\n\0 NESWabp@\u2028\ud800é';

/** A copy of a text in which a few random letters are changed; now and then it is cut off. */
export function mutatedText(text: string, random: Random): string {
  let result = text;
  for (let n = 1 + random.below(3); n > 0; n--) {
    const at = random.below(result.length + 1);
    const end = at + random.below(random.below(4) === 0 ? 200 : 3);
    const letter = LETTERS[random.below(LETTERS.length)];
    const middle = [letter, '', result.slice(at, end).repeat(2), letter + result.slice(at, end)][random.below(4)];
    result = result.slice(0, at) + middle + result.slice(end);
  }
  return random.below(20) === 0 ? result.slice(0, random.below(result.length + 1)) : result;
}
