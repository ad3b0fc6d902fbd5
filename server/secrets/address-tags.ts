import { createHmac, hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Computes the tag of an address at one table. Tags can be compared with each other, but do not reveal the address. */
export type AddressTagger = (table: string, address: string) => string;

const TAG_LETTERS = 32;
/** Most tags that are kept, because each command of a client needs the same. */
const MAX_KEPT = 10_000;

/** By HMAC with a key derived from the server's secret: all nodes with the same secret give the same tags. */
export function createAddressTagger(secret: Uint8Array): AddressTagger {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'asteroute tags addresses', 32));
  const tags = new LRUCache<string, string>({
    max: MAX_KEPT,
    memoMethod: (text) => createHmac('sha256', key).update(text).digest('hex').slice(0, TAG_LETTERS),
  });
  return (table, address) => tags.memo(`${table} ${address}`);
}
