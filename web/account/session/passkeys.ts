/** Making and using passkeys; the library is loaded when the person wants one. */
import { deny, type Outcome } from '@asteroute/protocol';
import {
  type AccountAnswer,
  type AccountView,
  base64UrlOf,
  newPasskeyChallenge,
  passkeyChallenge,
} from '@asteroute/protocol/accounts';
import { newDeviceSecret, signerOf } from '../device-key/device-key.ts';
import type { DeviceSession } from './device-session.ts';
import { type SigningServer, signFrom, signWithPasskey } from './signing.ts';

interface PasskeyPorts {
  readonly server: SigningServer;
  readonly session: DeviceSession;
}

/** What the browser shows as the place for which a passkey is. */
const RELYING_PARTY = 'Asteroute';
/** ECDSA with P-256 and SHA-256, as COSE names it. */
const ES256 = -7;

/** Whether this browser can make passkeys for this page: it needs HTTPS, or this machine, and a name. */
export function canUsePasskeys(): boolean {
  const isName = !/^\[|^[\d.]+$/.test(location.hostname);
  return isSecureContext && isName && 'PublicKeyCredential' in globalThis;
}

/** Resolves with `null` if the person or the browser makes or finds no passkey. */
async function unlessRefused<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && /^(NotAllowed|InvalidState|Abort|Security|Constraint)Error$/.test(error.name))
      return null;
    throw error;
  }
}

export async function addPasskey({ server, session }: PasskeyPorts, { id, name }: AccountView) {
  const signer = await session.signer();
  if (signer === null) return deny('signed-out', 'this browser has no account');
  const { startRegistration } = await import('@simplewebauthn/browser');
  return unlessRefused(() =>
    signFrom(server, signer, 'add-passkey', async (challenge) => {
      const made = await startRegistration({
        optionsJSON: {
          challenge: newPasskeyChallenge(challenge),
          rp: { name: RELYING_PARTY, id: location.hostname },
          user: { id: base64UrlOf(new TextEncoder().encode(id)), name, displayName: name },
          pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          attestation: 'none',
        },
      });
      const { clientDataJSON, attestationObject } = made.response;
      return { type: 'add-passkey', label: session.label, id: made.id, clientDataJSON, attestationObject };
    }),
  );
}

export async function enterByPasskey({ server, session }: PasskeyPorts): Promise<Outcome<AccountAnswer> | null> {
  const secret = await newDeviceSecret();
  const signer = await signerOf(secret);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const entered = await unlessRefused(() =>
    signWithPasskey(server, signer, session.label, async (claim) => {
      const used = await startAuthentication({
        optionsJSON: {
          challenge: passkeyChallenge(claim),
          rpId: location.hostname,
          userVerification: 'required',
        },
      });
      const { clientDataJSON, authenticatorData, signature } = used.response;
      return { id: used.id, clientDataJSON, authenticatorData, signature };
    }),
  );
  if (entered?.ok && entered.value.account !== null) await session.adopt(secret, entered.value.account);
  return entered;
}
