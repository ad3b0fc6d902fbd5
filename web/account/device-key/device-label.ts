/** Browsers and systems, in the order in which they are looked for: most name others too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const;

/** Such as `Firefox, Linux`; empty if nothing is known. */
export function deviceLabel(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => userAgent.includes(sign))?.[1]);
  return found.filter((name) => name !== undefined).join(', ');
}
