/** Colours of meeples as Board Game Arena writes them. */
const COLORS: Readonly<Record<string, string>> = {
  '000000': 'black',
  '0000ff': 'blue',
  '008000': 'green',
  ff0000: 'red',
  ffa500: 'yellow',
};

/** The name of a colour; undefined if it is none of a meeple. */
export function colorNamed(hex: string): string | undefined {
  const key = hex.replace('#', '').toLowerCase();
  return Object.hasOwn(COLORS, key) ? COLORS[key] : undefined;
}
