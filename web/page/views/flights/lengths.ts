/** Durations in milliseconds. */
export const FLIGHT = {
  draw: 300,
  tile: 350,
  meeple: 300,
  home: 620,
  points: 600,
  /** The delay between the points of two counted tiles. */
  pointsStep: 70,
} as const;
