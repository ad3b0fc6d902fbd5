import type { Extras } from './table.tsx';

/** Nothing is added, and nobody is waited for: a turn of a review, a puzzle. */
export const NO_EXTRAS: Extras = {
  tools: null,
  side: null,
  menu: null,
  danger: null,
  hand: null,
  ending: null,
  onward: null,
  ofSeat: () => null,
  leaveHint: '',
  waiting: { text: '', end: null },
};
