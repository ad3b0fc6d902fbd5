/**
 * Writes choices into one big number and reads them back, each in the space of its information: one of six takes
 * log2(6) bits (an asymmetric numeral system without rounding). One function passes choices through a coder, to write
 * and to read.
 */
export interface Coder {
  /** A writer takes `index` and returns it; a reader ignores it and returns what was written. */
  among(size: number, index: number): number;
  /** Codes an index into `weights`, whole numbers from 0; a value is as likely as its weight. */
  weighed(weights: readonly number[], index: number): number;
}

/** Thrown by readers, and by formats while reading, if the number is not a valid link. `readLink` catches it. */
export class Unreadable extends Error {}

interface Choice {
  readonly total: number;
  readonly below: number;
  readonly weight: number;
}

export interface Writer extends Coder {
  number(): bigint;
}

export function createWriter(): Writer {
  const choices: Choice[] = [];
  const weighed = (weights: readonly number[], index: number): number => {
    const below = sum(weights.slice(0, index));
    choices.push({ total: sum(weights), below, weight: weights[index] });
    return index;
  };
  return {
    weighed,
    among(size, index) {
      choices.push({ total: size, below: index, weight: 1 });
      return index;
    },
    // The number works like a stack: what is read first must be written last.
    number: () => choices.reduceRight(push, 0n),
  };
}

function push(number: bigint, { total, below, weight }: Choice): bigint {
  const w = BigInt(weight);
  return (number / w) * BigInt(total) + BigInt(below) + (number % w);
}

export interface Reader extends Coder {
  isDone(): boolean;
}

export function createReader(from: bigint): Reader {
  let number = from;
  /** Reads the last choice that was written: a number below `total`. */
  const take = (total: number): number => {
    if (total < 1) throw new Unreadable('there is nothing to choose');
    const place = Number(number % BigInt(total));
    number /= BigInt(total);
    return place;
  };
  return {
    among: take,
    weighed(weights) {
      const place = take(sum(weights));
      let below = 0;
      let index = 0;
      while (below + weights[index] <= place) below += weights[index++];
      number = number * BigInt(weights[index]) + BigInt(place - below);
      return index;
    },
    isDone: () => number === 0n,
  };
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}

/** 64 characters without a special meaning in any part of an address. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;

/**
 * Writes a number from 0 as text, highest digit first. Without `length` the text is as short as possible, so 0 is
 * empty.
 */
export function toDigits(number: bigint, length = 0): string {
  let text = '';
  for (let rest = number; rest > 0n; rest >>= BigInt(BITS)) text = DIGITS[Number(rest & 63n)] + text;
  return text.padStart(length, DIGITS[0]);
}

/** Reads a number from text; null if it contains anything but digits. */
export function fromDigits(text: string): bigint | null {
  let number = 0n;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return null;
    number = (number << BigInt(BITS)) | BigInt(value);
  }
  return number;
}
