import { createHmac, hkdfSync } from 'node:crypto';
import type { Sealer } from '../keys/sealer.ts';

/** What a link of a mail is for. */
export type MailAction = 'confirm' | 'stop';

/** Makes and reads the links of mails. Nothing about them is stored. */
export type MailLinks = ReturnType<typeof createMailLinks>;

/** To whom a link is sent. */
export interface MailOwner {
  readonly address: string;
  readonly language: string;
}

const TAG_LETTERS = 32;

/** Creates the links of mails with keys that follow from the server's secret. */
export function createMailLinks(secret: Uint8Array, sealer: Sealer) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'asteroute tags mail addresses', 32));
  const tagOf = (address: string) =>
    createHmac('sha256', key).update(mailboxOf(address)).digest('hex').slice(0, TAG_LETTERS);
  return {
    /** A text by which a mailbox is recognised, however its address is written, and which does not reveal it. */
    tagOf,
    /** The path of a link by which the owner of this address confirms it, or is sent nothing more. */
    pathOf(action: MailAction, contact: string, { address, language }: MailOwner): string {
      const code = sealer.seal(`${action} ${tagOf(address)}`, contact);
      return `/mail/${action}/${contact}/${code}?language=${language}`;
    },
    /** The tag of the address that a link was sent to; null if this server did not make the link. */
    addressOf(action: MailAction, contact: string, code: string): string | null {
      const [what, tag] = sealer.open(code, contact)?.split(' ') ?? [];
      return what === action ? (tag ?? null) : null;
    },
  };
}

/**
 * The mailbox of an address: capitals make no other one, nor what follows a `+` before the `@`, which nearly all providers
 * ignore.
 */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
