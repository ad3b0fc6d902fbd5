/** The forms of a noun by plural category: "tile" for `one`, "tiles" for `other`; Russian also has `few` and `many`. */
export type NounForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** A number with its noun: "3 tiles". */
export function countingIn(tag: string): (n: number, forms: NounForms) => string {
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  return (n, forms) => `${numbers.format(n)} ${forms[plurals.select(n)] ?? forms.other}`;
}

/** A cell by its way from the start tile: "East 3 South 2". */
export function placeIn(start: string, east: string, west: string, [south, north]: readonly [string, string]) {
  return (x: number, y: number): string => {
    const column = x === 0 ? '' : `${x > 0 ? east : west}\u00a0${Math.abs(x)}`;
    const row = y === 0 ? '' : `${y > 0 ? south : north}\u00a0${Math.abs(y)}`;
    return [column, row].filter(Boolean).join(' ') || start;
  };
}

/** Tokens as a list: "2 wine and 1 cloth". */
export function tokensIn(tag: string, nouns: Readonly<Record<string, NounForms>>) {
  const count = countingIn(tag);
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return (tokens: Readonly<Record<string, number>>): string =>
    list.format(Object.entries(tokens).map(([what, many]) => count(many, nouns[what] ?? { other: what })));
}

/** "The abbot", of which a player has one. */
export const isUnique = (meeple: string): boolean => ['abbot', 'builder', 'pig'].includes(meeple);
