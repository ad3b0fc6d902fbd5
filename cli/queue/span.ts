/** Numbers from one on: mirrors of a match, games, pairs of a step. */
export interface Span {
  readonly from: number;
  readonly count: number;
}

/** All numbers below `count`, in bands of `size`; the last may be shorter. */
export function spansOf(count: number, size: number): Span[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => {
    return { from: index * size, count: Math.min(size, count - index * size) };
  });
}

/** The numbers of a band. */
export function numbersIn({ from, count }: Span): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

/** The numbers of a band in words, from 1. */
export function spanText({ from, count }: Span): string {
  return `${from + 1} to ${from + count}`;
}
