import { mix } from './hash.ts';

/** Streams of one seed that never touch each other: the deck, the dice, the choices of bots. */
const DECK = 1;
const DICE = 2;

/** An integer in 0 .. n-1, without bias: draws that fall in the short last block are drawn again. */
function below(n: number, next: (attempt: number) => number): number {
  const limit = Math.floor(2 ** 32 / n) * n;
  for (let attempt = 0; ; attempt++) {
    const value = next(attempt);
    if (value < limit) return value % n;
  }
}

/**
 * Chance by counter: every outcome is a function of the seed and of what it is for, so that a game can be taken up
 * again anywhere without keeping a generator's state, and dice never depend on the deck.
 */
export interface Dealer {
  /** The tile that is drawn as number `index` (from 0) from a stack with these counts left of each kind. */
  draw(left: ArrayLike<number>, index: number): number;
  /** `count` dice, 1 to 6, of one side in one round of one battle of the game (both from 0). */
  roll(at: { readonly battle: number; readonly round: number }, side: number, count: number): number[];
}

/** A dealer for a seed (any integer). The same seed deals the same game. */
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

/** A stream of random numbers for choices that need many: deterministic, seeded, no state but a counter. */
export interface Random {
  /** An integer in 0 .. n-1. */
  below(n: number): number;
}

export function createRandom(seed: number): Random {
  let counter = 0;
  return { below: (n) => below(n, () => mix(seed, counter++)) };
}
