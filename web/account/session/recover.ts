import { deny, type Outcome } from '@asteroute/protocol';
import type { AccountAnswer, ClaimSigner } from '@asteroute/protocol/accounts';
import { newDeviceSecret, signerOf } from '../keys/device-key.ts';
import type { AccountsApi } from './accounts-api.ts';
import type { DeviceSession } from './device-session.ts';

/** Adds this device to the account of a printed code. */
export async function recoverAccount(
  printed: ClaimSigner,
  { api, session }: { readonly api: AccountsApi; readonly session: DeviceSession },
): Promise<Outcome<AccountAnswer>> {
  const secret = await newDeviceSecret();
  const signer = await signerOf(secret);
  const { publicKey } = signer;
  const proof = await api.proofOf(signer, printed.publicKey);
  const added = await api.act(printed, { type: 'add-key', publicKey, label: session.label, proof });
  if (!added.ok) return added;
  if (added.value.account === null) return deny('internal', 'no account');
  await session.adopt(secret, added.value.account);
  return added;
}
