/** Letters that are written from right to left, and the mark of a text that is isolated already. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = '\u2068';

/** A name written from right to left is enclosed in marks, or it would draw digits and signs beside it ("1+ NAME"). */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) && !name.includes(ISOLATE) ? `${ISOLATE}${name}\u2069` : name;
