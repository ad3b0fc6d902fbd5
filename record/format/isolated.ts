/** Letters that are written from right to left, and the mark of a text that is isolated already. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = '\u2068';

/**
 * A name as a part of a sentence that is read from left to right. One that is written from right to left is enclosed in
 * marks, or it would draw digits and signs beside it to its other side: "1+ NAME". Others stay as they are.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) && !name.includes(ISOLATE) ? `${ISOLATE}${name}\u2069` : name;
