import type { Dealer } from '@asteroute/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What determines the deck and the dice of a game on a server. The same values deal the same game again. */
export interface Fairness {
  readonly game: string;
  /** 32 bytes, hexadecimal: secret until the game is over. */
  readonly serverSeed: string;
  /** By seat, before the first tile; empty for bots and for players who contributed none. */
  readonly clientSeeds: readonly string[];
}

/** Published before the first move: SHA-256 of the seed's 32 bytes, hexadecimal. */
export function seedHashOf(serverSeed: string): string {
  return bytesToHex(sha256(hexToBytes(serverSeed)));
}

/** Published before any number: SHA-256 of game name, space and number, hexadecimal; valid for this game only. */
export function commitmentOf(game: string, clientSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${game} ${clientSeed}`)));
}

/** Returns a function that gives the HMAC-SHA-256 of a message, hexadecimal. */
export type KeyedHash = (key: Uint8Array) => (message: string) => string;

const portableHash: KeyedHash = (key) => {
  const keyed = hmac.create(sha256, key);
  return (message) => bytesToHex(keyed.clone().update(utf8ToBytes(message)).digest());
};

/**
 * By HMAC-SHA-256 (`hashBy`, for a runtime that has a faster one): the key is the server's seed; the message the game,
 * the clients' seeds and `deck INDEX ATTEMPT` or `dice BATTLE ROUND SIDE DIE ATTEMPT`. The number is the first 32 bits;
 * values above the largest multiple of the range are drawn again, to avoid bias.
 */
export function fairDealer({ game, serverSeed, clientSeeds }: Fairness, hashBy: KeyedHash = portableHash): Dealer {
  const hashOf = hashBy(hexToBytes(serverSeed));
  const table = `${game} ${clientSeeds.join(',')}`;

  function below(n: number, counter: string): number {
    const limit = Math.floor(2 ** 32 / n) * n;
    for (let attempt = 0; ; attempt++) {
      const value = Number.parseInt(hashOf(`${table} ${counter} ${attempt}`).slice(0, 8), 16);
      if (value < limit) return value % n;
    }
  }

  return {
    draw(left, index) {
      let total = 0;
      for (let kind = 0; kind < left.length; kind++) total += left[kind];
      let pick = below(total, `deck ${index}`);
      for (let kind = 0; ; kind++) {
        if (pick < left[kind]) return kind;
        pick -= left[kind];
      }
    },
    roll({ battle, round }, side, count) {
      return Array.from({ length: count }, (_, die) => 1 + below(6, `dice ${battle} ${round} ${side} ${die}`));
    },
  };
}
