import type { AskServer } from '@asteroute/client';
import type { AccountSeat, MetAccount, Outcome } from '@asteroute/protocol';
import { deviceLabel } from '../device-key/device-label.ts';
import { browserKeyStore } from '../device-key/key-store.ts';
import { type DeviceAccount, DeviceSession } from './device-session.ts';
import { askServer, serverNow } from './server-time.ts';
import type { SigningServer } from './signing.ts';

let own: DeviceSession | null = null;

/** The one session of this page. */
export function ownSession(): DeviceSession {
  own ??= new DeviceSession({
    server: ownServer(),
    keys: browserKeyStore(),
    label: deviceLabel(navigator.userAgent),
    now: serverNow,
    chance: () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32,
  });
  return own;
}

/** Sends requests to the server that the page came from, by the account of this browser if it has one. */
export const askAsAccount = (): AskServer => askServer(accountSession);

export const ownServer = (): SigningServer => ({ ask: askServer(), origin: new URL(document.baseURI).origin });

/** The token that says who the person is, as the header `Asteroute-Account`; null for a guest. */
export const accountSession = (): Promise<string | null> => ownSession().token();

/** The seats of the person's account at tables that are not over; none for a guest. */
export async function accountSeats(): Promise<readonly AccountSeat[]> {
  const account = await accountSession();
  const answer = account === null ? null : await askServer()('GET /api/accounts/seats', { account });
  return answer?.ok ? answer.value : [];
}

/** The accounts with which that of the person has played most often; none for a guest. */
export async function metAccounts(): Promise<readonly MetAccount[]> {
  const account = await accountSession();
  const answer = account === null ? null : await askServer()('GET /api/accounts/met', { account });
  return answer?.ok ? answer.value : [];
}

/** Makes an account under a name, without a form, unless this browser has one. */
export const ensureAccount = (name: string): Promise<Outcome<DeviceAccount>> => ownSession().ensure(name);

/** Blocks the player of a seat for the account of this browser, which is made under a name unless there is one. */
export async function blockSeat(
  whom: { readonly table: string; readonly seat: number; readonly name: string },
  own: string,
): Promise<Outcome<unknown>> {
  const made = await ensureAccount(own);
  return made.ok ? ownSession().act({ type: 'block', ...whom }) : made;
}
