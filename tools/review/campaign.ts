/** A series of games that are played, reviewed and summed up. */
export interface Campaign {
  /** One game, as plain data. */
  play(seed: number): object;
  /** Lines of figures. */
  sum(rows: readonly object[]): string[];
}
