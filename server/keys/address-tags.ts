import { createHmac, hkdfSync } from 'node:crypto';

/** A name for an address at one table: two of them can be compared, and neither gives an address away. */
export type AddressTagger = (table: string, address: string) => string;

const TAG_LETTERS = 32;

/** Tags by HMAC with a key that follows from the server's secret: every node with the same secret tags alike. */
export function createAddressTagger(secret: Uint8Array): AddressTagger {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'asteroute tags addresses', 32));
  return (table, address) =>
    createHmac('sha256', key).update(`${table} ${address}`).digest('hex').slice(0, TAG_LETTERS);
}
