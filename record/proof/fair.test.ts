import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fairness, fairDealer, seedHashOf } from './fair.ts';

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const fairness: fc.Arbitrary<Fairness> = fc.record({
  game: fc.stringMatching(/^[a-z0-9]{1,16}$/),
  serverSeed: hex,
  clientSeeds: fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{0,20}$/), { maxLength: 5 }),
});

describe('the published hash of a server seed', () => {
  test('is SHA-256 of its bytes', () => {
    // FIPS 180-4: the SHA-256 of the bytes of "abc".
    expect(seedHashOf('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    const ofNode = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
    fc.assert(fc.property(hex, (seed) => seedHashOf(seed) === ofNode(seed)));
  });
});

/** Implements the documented formula with Node's hash functions. */
function below(n: number, { game, serverSeed, clientSeeds }: Fairness, counter: string): number {
  const limit = Math.floor(2 ** 32 / n) * n;
  for (let attempt = 0; ; attempt++) {
    const message = `${game} ${clientSeeds.join(',')} ${counter} ${attempt}`;
    const value = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(message).digest().readUInt32BE(0);
    if (value < limit) return value % n;
  }
}

describe('a fair dealer', () => {
  test('draws by HMAC-SHA-256 of game, client seeds and counter', () => {
    fc.assert(
      fc.property(fairness, fc.array(fc.nat(4), { minLength: 1, maxLength: 20 }), fc.nat(90), (fair, left, index) => {
        fc.pre(left.some((count) => count > 0));
        const stack = left.flatMap((count, kind) => new Array<number>(count).fill(kind));
        return fairDealer(fair).draw(left, index) === stack[below(stack.length, fair, `deck ${index}`)];
      }),
    );
  });

  test('rolls each die by its own counter', () => {
    const at = fc.record({ battle: fc.nat(30), round: fc.nat(5) });
    fc.assert(
      fc.property(fairness, at, fc.nat(4), fc.nat(3), (fair, { battle, round }, side, count) => {
        const counters = Array.from({ length: count }, (_, die) => `dice ${battle} ${round} ${side} ${die}`);
        const dice = counters.map((counter) => 1 + below(6, fair, counter));
        expect(fairDealer(fair).roll({ battle, round }, side, count)).toEqual(dice);
      }),
    );
  });
});
