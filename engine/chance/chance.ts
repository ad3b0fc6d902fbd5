import { mix } from './hash.ts';

/** Independent random streams derived from one seed: the deck and the dice. */
const DECK = 1;
const DICE = 2;

/**
 * Returns an integer in 0 .. n-1 without bias: values above the largest multiple of n are drawn again. Throws where there
 * is none, since drawing again would never end.
 */
function below(n: number, next: (attempt: number) => number): number {
  if (!(n >= 1)) throw new RangeError(`there is no number below ${n} to draw`);
  const limit = Math.floor(2 ** 32 / n) * n;
  for (let attempt = 0; ; attempt++) {
    const value = next(attempt);
    if (value < limit) return value % n;
  }
}

/**
 * Random outcomes without a generator state: every outcome is a function of the seed and of its purpose (tile number,
 * or battle, round and side). A game can therefore continue on any machine, and dice never depend on the deck.
 */
export interface Dealer {
  /**
   * Draws a tile: number `index` (from 0) of the game, from a stack with `left` tiles of each kind. Returns its kind.
   */
  draw(left: ArrayLike<number>, index: number): number;
  /** Rolls `count` dice, values 1 to 6, for one side in one round of one battle (battle and round count from 0). */
  roll(at: { readonly battle: number; readonly round: number }, side: number, count: number): number[];
}

/** Creates a dealer from a seed (any integer). The same seed deals the same game. */
export function createDealer(seed: number): Dealer {
  const deck = mix(seed, DECK);
  const dice = mix(seed, DICE);
  return {
    draw(left, index) {
      let total = 0;
      for (let k = 0; k < left.length; k++) total += left[k];
      let pick = below(total, (attempt) => mix(mix(deck, index), attempt));
      for (let k = 0; ; k++) {
        if (pick < left[k]) return k;
        pick -= left[k];
      }
    },
    roll(at, side, count) {
      const throwSeed = mix(mix(mix(dice, at.battle), at.round), side);
      return Array.from({ length: count }, (_, die) => 1 + below(6, (attempt) => mix(mix(throwSeed, die), attempt)));
    },
  };
}

/** A deterministic, seeded stream of random numbers for choices that need many of them; its only state is a counter. */
export interface Random {
  /** Returns an integer in 0 .. n-1. Throws if n is less than 1. */
  below(n: number): number;
}

/** The same seed, any integer, gives the same numbers in the same order on every machine. */
export function createRandom(seed: number): Random {
  let counter = 0;
  return { below: (n) => below(n, () => mix(seed, counter++)) };
}
