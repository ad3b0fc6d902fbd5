/** How an account moves to another server: what the file of the old server says. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { accountId, type Immutable } from '../words.ts';
import { type SignedExport, signedClaimText, signedExport } from './actions.ts';
import { formerAccount } from './former.ts';

/**
 * What the file of an old server says: an account with its ratings, and the claim of a key of that account, which names
 * the server and the account that may take it over.
 */
export const accountMove = v.strictObject({
  type: v.literal('asteroute-move'),
  version: v.literal(1),
  /** When it was written, in milliseconds since 1970. */
  at: v.number(),
  account: accountId,
  name: formerAccount.entries.name,
  ratings: formerAccount.entries.ratings,
  claim: signedClaimText,
});
export type AccountMove = Immutable<v.InferOutput<typeof accountMove>>;

/** The digest by which a claim names a file. */
export const moveDigest = ({ export: text }: SignedExport): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Reads the file of an old server as a person has saved it; null if it is another file. */
export function readMoveFile(text: string): SignedExport | null {
  try {
    const read = v.safeParse(signedExport, JSON.parse(text));
    return read.success && read.output.export.startsWith('{"type":"asteroute-move"') ? read.output : null;
  } catch {
    return null;
  }
}

/** Where an old server finds the account that takes over: an address of the page, to copy there. */
export function moveAddress(page: string, account: string): string {
  return new URL(`?for=${account}#account`, page).href;
}

/** Reads that address as a person has entered it; null if it is another one. */
export function readMoveAddress(text: string): { readonly to: string; readonly account: string } | null {
  const typed = text.trim();
  if (!URL.canParse(typed)) return null;
  const { origin, searchParams } = new URL(typed);
  const account = searchParams.get('for') ?? '';
  return v.is(accountId, account) && /^https?:/.test(origin) ? { to: origin, account } : null;
}
