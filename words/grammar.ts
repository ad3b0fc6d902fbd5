import { isolated } from '@asteroute/record';

/** The forms of a noun by plural category: "tile" for `one`, "tiles" for `other`; Russian also has `few` and `many`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Numbers, plurals and lists as a language writes them. */
export interface Grammar {
  readonly number: (n: number) => string;
  /** The form that goes with a number: "tiles" for 3. */
  readonly form: (n: number, forms: Forms) => string;
  /** A number with its noun: "3 tiles". */
  readonly count: (n: number, forms: Forms) => string;
  /** "Ada, Ben and Cleo". */
  readonly list: (parts: readonly string[]) => string;
}

/**
 * A value for each of the names `K`: a missing one is a compile error. It can be read with any name that the rules give.
 */
export type ByName<K extends string, T = string> = Readonly<Record<K, T>> & Readonly<Record<string, T>>;

/** Grammars by language tag. */
const grammars = new Map<string, Grammar>();

/** Plurals, numbers and lists of a language, the same for every catalogue. */
export function grammarOf(tag: string): Grammar {
  const grammar = grammars.get(tag) ?? createGrammar(tag);
  grammars.set(tag, grammar);
  return grammar;
}

/** A format is made when it is first used: to make these three took a tenth of the time in which the page opens. */
function createGrammar(tag: string): Grammar {
  const plurals = onFirstUse(() => new Intl.PluralRules(tag));
  const numbers = onFirstUse(() => new Intl.NumberFormat(tag));
  const lists = onFirstUse(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const form = (n: number, forms: Forms): string => forms[plurals().select(n)] ?? forms.other;
  return {
    number: (n) => numbers().format(n),
    form,
    count: (n, forms) => `${numbers().format(n)} ${form(n, forms)}`,
    list: (parts) => lists().format(parts.map(isolated)),
  };
}

function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A share as a percentage in a language: "38%" for 0.375; with one digit after the point, "37.5%". */
export function percentText(tag: string, share: number, digits = 0): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

/**
 * A day, or what `style` asks for, as people write it who read the language here: British English has 24 hours. The
 * French first of a month is "1er", which `Intl` does not write.
 */
export function dateText(
  tag: string,
  at: Date | number,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const region = navigator.languages.find((one) => one.split('-')[0] === tag) ?? tag;
  const text = new Intl.DateTimeFormat(region, style).format(at);
  return tag === 'fr' ? text.replace(/(?<!\d)1(?= \p{L}{3})/u, '1er') : text;
}

/** A chance in whole percent, which is 0 or 100 only if it is certain. */
export const chanceText = (tag: string, chance: number): string =>
  percentText(tag, chance === 0 || chance === 1 ? chance : Math.min(0.99, Math.max(0.01, chance)));

/** A text at the beginning of a sentence. */
export const upper = (text: string): string => text[0].toUpperCase() + text.slice(1);

/** The forms of a name that a rule gives; the name itself where a language has no word for it. */
export function formsOf(forms: Readonly<Record<string, Forms | undefined>>, name: string): Forms {
  return forms[name] ?? { other: name };
}

/**
 * Returns a table in which `made` computes the entry of an unknown name, such as one that an expansion adds. Catalogues
 * are read by names of the rules in too many places for each of them to check whether the word exists.
 */
export function withUnknown<T extends object>(known: T, made: (name: string) => T[keyof T]): T {
  return new Proxy(known, {
    get: (table, name) => (typeof name === 'symbol' || name in table ? Reflect.get(table, name) : made(name)),
  });
}

/** Returns a table of words in which an unknown name is its own word. */
export const orName = <T extends Readonly<Record<string, string>>>(known: T): T =>
  withUnknown(known, (name) => name as T[keyof T]);

/** Returns `words` unchanged: a missing word is a compile error, and any name of the rules can be looked up. */
export const named = <K extends string, T = string>(words: ByName<K, T>): ByName<K, T> => words;
