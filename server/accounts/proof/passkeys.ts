/** Checks passkeys. The library is loaded when somebody uses one. */
import { deny, grant, type Outcome } from '@asteroute/protocol';
import {
  type AccountAction,
  keyIdOf,
  newPasskeyChallenge,
  type PasskeyRequest,
  passkeyChallenge,
  type SignedClaim,
} from '@asteroute/protocol/accounts';
import type { KeyOwner, NewKey } from '../../domain/stores/account-store.ts';

/** ECDSA with P-256 and SHA-256, as COSE names it: every passkey knows it. */
const ES256 = -7;

const wrong = (why: unknown) => deny('bad-signature', `the passkey: ${why instanceof Error ? why.message : why}`);

/** Checks a passkey that was made for a claim; its public key is kept in the format of COSE. */
export async function readNewPasskey(
  { origin, challenge }: SignedClaim,
  { id, clientDataJSON, attestationObject, label }: Extract<AccountAction, { type: 'add-passkey' }>,
  addedAt: number,
): Promise<Outcome<NewKey, 'malformed' | 'bad-signature'>> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const response = { clientDataJSON, attestationObject };
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: newPasskeyChallenge(challenge),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      supportedAlgorithmIDs: [ES256],
    });
    if (!verified) return wrong('not verified');
    const publicKey = Buffer.from(registrationInfo.credential.publicKey).toString('base64url');
    return grant({ id: keyIdOf(id), publicKey, kind: 'passkey', label, addedAt });
  } catch (error) {
    return wrong(error);
  }
}

/** Checks that the passkey of a key has signed a claim. Counters are not: passkeys that a person's devices share have none. */
export async function checkPasskey(
  { claim, passkey: { id, ...response } }: PasskeyRequest,
  { origin }: SignedClaim,
  { publicKey }: KeyOwner,
): Promise<Outcome<null, 'bad-signature'>> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: passkeyChallenge(claim),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    });
    return verified ? grant(null) : wrong('not verified');
  } catch (error) {
    return wrong(error);
  }
}
