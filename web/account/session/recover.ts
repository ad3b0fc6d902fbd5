import { deny, type Outcome } from '@asteroute/protocol';
import type { AccountAnswer, ClaimSigner } from '@asteroute/protocol/accounts';
import { newDeviceSecret, signerOf } from '../device-key/device-key.ts';
import type { DeviceSession } from './device-session.ts';
import { proofFor, type SigningServer, signAction } from './signing.ts';

export async function recoverAccount(
  printed: ClaimSigner,
  { server, session }: { readonly server: SigningServer; readonly session: DeviceSession },
): Promise<Outcome<AccountAnswer>> {
  const secret = await newDeviceSecret();
  const signer = await signerOf(secret);
  const { publicKey } = signer;
  const proof = await proofFor(server, signer, printed.publicKey);
  const added = await signAction(server, printed, { type: 'add-key', publicKey, label: session.label, proof });
  if (!added.ok) return added;
  if (added.value.account === null) return deny('internal', 'no account');
  await session.adopt(secret, added.value.account);
  return added;
}
