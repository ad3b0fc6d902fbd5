import { createHmac, hkdfSync } from 'node:crypto';
import type { Sealer } from '../secrets/sealer.ts';

export type MailAction = 'confirm' | 'stop';

export type MailLinks = ReturnType<typeof createMailLinks>;

export interface MailOwner {
  readonly address: string;
  readonly language: string;
}

const TAG_LETTERS = 32;

export function createMailLinks(secret: Uint8Array, sealer: Sealer) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'asteroute tags mail addresses', 32));
  const tagOf = (address: string) =>
    createHmac('sha256', key).update(mailboxOf(address)).digest('hex').slice(0, TAG_LETTERS);
  return {
    /** A text by which a mailbox is recognised, however its address is written, and which does not reveal it. */
    tagOf,
    pathOf(action: MailAction, contact: string, { address, language }: MailOwner): string {
      const code = sealer.seal(`${action} ${tagOf(address)}`, contact);
      return `/mail/${action}/${contact}/${code}?language=${language}`;
    },
    addressOf(action: MailAction, contact: string, code: string): string | null {
      const [what, tag] = sealer.open(code, contact)?.split(' ') ?? [];
      return what === action ? (tag ?? null) : null;
    },
  };
}

/** Capitals make no other mailbox, nor what follows a `+` before the `@`, which nearly all providers ignore. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
