import type { AskServer } from '@asteroute/client';
import type { Outcome } from '@asteroute/protocol';
import {
  type AccountAction,
  type AccountAnswer,
  type ClaimSigner,
  keyProofBytes,
  type PasskeyRequest,
  signClaim,
} from '@asteroute/protocol/accounts';

/** A server with the origin that signatures for it name. */
export interface SigningServer {
  readonly ask: AskServer;
  readonly origin: string;
}

const challengeFor = ({ ask }: SigningServer, type: AccountAction['type']) =>
  ask('POST /api/accounts/challenge', { body: { for: type } });

export const signAction = (
  server: SigningServer,
  signer: ClaimSigner,
  action: AccountAction,
): Promise<Outcome<AccountAnswer>> => signFrom(server, signer, action.type, async () => action);

export async function signFrom<T extends AccountAction>(
  server: SigningServer,
  signer: ClaimSigner,
  type: T['type'],
  make: (challenge: string) => Promise<T>,
): Promise<Outcome<AccountAnswer>> {
  const given = await challengeFor(server, type);
  if (!given.ok) return given;
  const { challenge } = given.value;
  const body = await signClaim(signer, { origin: server.origin, challenge, action: await make(challenge) });
  return server.ask('POST /api/accounts/actions', { body });
}

/** Adds the key of this device with a passkey, which signs the claim. */
export async function signWithPasskey(
  server: SigningServer,
  signer: ClaimSigner,
  label: string,
  use: (claim: string) => Promise<PasskeyRequest['passkey']>,
): Promise<Outcome<AccountAnswer>> {
  const given = await challengeFor(server, 'enter');
  if (!given.ok) return given;
  const { challenge } = given.value;
  const signed = await signClaim(signer, { origin: server.origin, challenge, action: { type: 'enter', label } });
  return server.ask('POST /api/accounts/passkey', { body: { ...signed, passkey: await use(signed.claim) } });
}

/** The agreement of a new key to be added by the key `by`. */
export const proofFor = ({ origin }: SigningServer, { publicKey, sign }: ClaimSigner, by: string): Promise<string> =>
  sign(keyProofBytes({ origin, by, publicKey }));
