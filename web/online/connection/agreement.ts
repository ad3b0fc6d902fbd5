import { type AccountSeat, deny, type Outcome } from '@asteroute/protocol';

/** The program of accounts; null where it cannot be loaded because there is no network. */
const accounts = () => import('@asteroute/page-account/session').catch(() => null);

/** Makes an account under the name unless this browser has one. Undefined without: the server says why it refuses. */
export async function agreement(name: string): Promise<string | undefined> {
  await (await accounts())?.ensureAccount(name);
  return ownAccount();
}

export async function seatsOfAccount(): Promise<readonly AccountSeat[]> {
  return (await accounts())?.accountSeats() ?? [];
}

/** The session of this person's account; undefined without one, and without a network, where a seat is a guest's. */
export async function ownAccount(): Promise<string | undefined> {
  return (await (await accounts())?.accountSession()) ?? undefined;
}

/** The account is made under the name unless this browser has one. Resolves with why not. */
export async function blockPlayer(
  whom: { readonly table: string; readonly seat: number; readonly name: string },
  own: string,
): Promise<Outcome<unknown>> {
  const program = await accounts();
  return (await program?.blockSeat(whom, own)) ?? deny('busy', 'the program of accounts is not there');
}
