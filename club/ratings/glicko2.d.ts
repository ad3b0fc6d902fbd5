/** The part of the package `glicko2` that the test uses; it brings no types. */
declare module 'glicko2' {
  interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
