import { createHmac, hkdfSync } from 'node:crypto';

/** Computes the tag of an address at one table. Tags can be compared with each other, but do not reveal the address. */
export type AddressTagger = (table: string, address: string) => string;

const TAG_LETTERS = 32;

/**
 * Creates tags by HMAC with a key derived from the server's secret, so that all nodes with the same secret give the
 * same tags.
 */
export function createAddressTagger(secret: Uint8Array): AddressTagger {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'asteroute tags addresses', 32));
  return (table, address) =>
    createHmac('sha256', key).update(`${table} ${address}`).digest('hex').slice(0, TAG_LETTERS);
}
