import type { AccountSeat } from '@asteroute/protocol';

/**
 * The session of this person's account, which agrees to a rated game; makes an account under the name unless this
 * browser has one. Undefined if the server gives none: it then says why the command is refused.
 */
export async function agreement(name: string): Promise<string | undefined> {
  const { accountSession, ensureAccount } = await import('@asteroute/page-account/session');
  await ensureAccount(name);
  return (await accountSession()) ?? undefined;
}

/** The seats of this person's account, from all its devices. */
export async function seatsOfAccount(): Promise<readonly AccountSeat[]> {
  const { accountSeats } = await import('@asteroute/page-account/session');
  return accountSeats();
}

/** The session of this person's account, if there is one. */
export async function ownAccount(): Promise<string | undefined> {
  const { accountSession } = await import('@asteroute/page-account/session');
  return (await accountSession()) ?? undefined;
}
