import type { Forms } from './grammar.ts';

/** Whole points with their sign: "+4", "−6", "±0". */
export function signedWhole(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

export function signedTenths(points: number, tag: string): string {
  return format(points, tag, 'exceptZero').replace('-', '−');
}

export function tenths(points: number, tag: string): string {
  return format(points, tag, 'auto').replace('-', '−');
}

function format(points: number, tag: string, signDisplay: 'exceptZero' | 'auto'): string {
  const value = Math.abs(points) < 0.05 ? 0 : points;
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay }).format(value);
}

/**
 * A number as it is written, with the form of a noun that goes with it: "1 point", "1.0 points". Only whole numbers have
 * the form for one in most languages.
 */
export function writtenIn(tag: string): (text: string, forms: Forms) => string {
  return (text, forms) => {
    const [whole = '0', fraction = ''] = text.match(/\d+/g) ?? [];
    const rules = new Intl.PluralRules(tag, { minimumFractionDigits: fraction.length });
    return `${text} ${forms[rules.select(Number(`${whole}.${fraction}`))] ?? forms.other}`;
  };
}
