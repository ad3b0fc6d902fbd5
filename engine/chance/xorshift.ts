/**
 * A fast random number generator for playouts, with one word of state: the same seed gives the same numbers. Games that
 * people play use `chance.ts`.
 */
export class Xorshift {
  state: number;

  constructor(seed: number) {
    this.state = seed | 1;
  }

  /** A number in 0 .. n-1, n at most 4096 (the bias is below one in a thousand). */
  below(n: number): number {
    this.state = stir(this.state);
    return scale(this.state, n);
  }
}

/** The next state. */
export function stir(state: number): number {
  let x = state;
  x ^= x << 13;
  x ^= x >>> 17;
  return x ^ (x << 5);
}

/** Scales a state to an integer in 0 .. n-1. */
export function scale(state: number, n: number): number {
  return Math.imul(state >>> 12, n) >>> 20;
}
