import type { Extras } from './table.tsx';

/** The extras of a table without additions and without other players: a turn of a review, a puzzle. */
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
