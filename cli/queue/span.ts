/** A range of consecutive numbers: mirrors of a match, games, or pairs of a step. */
export interface Span {
  readonly from: number;
  readonly count: number;
}

export function spansOf(count: number, size: number): Span[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => {
    return { from: index * size, count: Math.min(size, count - index * size) };
  });
}

export function numbersIn({ from, count }: Span): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

/** Describes the numbers of a band, counting from 1. */
export function spanText({ from, count }: Span): string {
  return `${from + 1} to ${from + count}`;
}
