import type { MarginPart, RoughAccountWords } from './catalogue.ts';

/** How a language says what helped and what hurt. */
interface Said {
  readonly helped: (names: readonly string[]) => string;
  readonly hurt: (names: readonly string[]) => string;
}

/** Says what helped and what hurt, by the names of the parts; nothing of the one that there was none of. */
export function roughParts(names: Readonly<Record<MarginPart, string>>, said: Said) {
  return ({ helped, hurt }: RoughAccountWords): string =>
    [
      ...(helped.length > 0 ? [said.helped(helped.map((part) => names[part]))] : []),
      ...(hurt.length > 0 ? [said.hurt(hurt.map((part) => names[part]))] : []),
    ].join(', ');
}
