import { type AccountSeat, deny, type Fault, grant, type MetAccount, type Outcome } from '@asteroute/protocol';
import {
  type AccountAction,
  type AccountAnswer,
  type AccountView,
  type ClaimSigner,
  type GivenChallenge,
  keyProofBytes,
  type PairingState,
  type PasskeyRequest,
  type RatingsView,
  type SignedExport,
  signClaim,
} from '@asteroute/protocol/accounts';

/** Requests about accounts to the server that the page came from. */
export type AccountsApi = ReturnType<typeof accountsApi>;

const NO_ANSWER = deny('busy', 'no answer');

/** The requests, to the server at a base address. */
export function accountsApi(base: string, ask: typeof fetch) {
  const { origin } = new URL(base);
  /** Requests JSON about accounts; with a body it sends a POST request. */
  const json = <T extends object>(path: string, body?: object, session?: string) =>
    read<T>(`accounts/${path}`, body, session);

  async function read<T extends object>(path: string, body?: object, session?: string): Promise<Outcome<T>> {
    const headers: Record<string, string> = session === undefined ? {} : { 'Asteroute-Account': session };
    const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    try {
      const response = await ask(new URL(`api/${path}`, base), { headers, ...posted });
      const answer = (await response.json()) as T | { readonly fault: Fault };
      return 'fault' in answer ? { ok: false, fault: answer.fault } : grant(answer as T);
    } catch {
      return NO_ANSWER;
    }
  }

  return {
    /** Signs an action with a challenge of the server and sends it. */
    async act(signer: ClaimSigner, action: AccountAction): Promise<Outcome<AccountAnswer>> {
      const given = await json<GivenChallenge>('challenge', { for: action.type });
      if (!given.ok) return given;
      const signed = await signClaim(signer, { origin, challenge: given.value.challenge, action });
      return json('actions', signed);
    },
    /** Signs an action that is made from the challenge of the server, and sends it. */
    async actFrom<T extends AccountAction>(
      signer: ClaimSigner,
      type: T['type'],
      make: (challenge: string) => Promise<T>,
    ): Promise<Outcome<AccountAnswer>> {
      const given = await json<GivenChallenge>('challenge', { for: type });
      if (!given.ok) return given;
      const { challenge } = given.value;
      return json('actions', await signClaim(signer, { origin, challenge, action: await make(challenge) }));
    },
    /** Adds the key of this device with a passkey, which signs the claim. */
    async enter(
      signer: ClaimSigner,
      label: string,
      use: (claim: string) => Promise<PasskeyRequest['passkey']>,
    ): Promise<Outcome<AccountAnswer>> {
      const given = await json<GivenChallenge>('challenge', { for: 'enter' });
      if (!given.ok) return given;
      const { challenge } = given.value;
      const signed = await signClaim(signer, { origin, challenge, action: { type: 'enter', label } });
      return json('passkey', { ...signed, passkey: await use(signed.claim) });
    },
    /** The agreement of a new key to be added by the key `by`. */
    proofOf: ({ publicKey, sign }: ClaimSigner, by: string): Promise<string> =>
      sign(keyProofBytes({ origin, by, publicKey })),
    ratings: (account: string) => read<RatingsView>(`ratings/${account}`),
    export: (session: string) => json<SignedExport>('export', undefined, session),
    seats: (session: string) => json<readonly AccountSeat[]>('seats', undefined, session),
    met: (session: string) => json<readonly MetAccount[]>('met', undefined, session),
    me: (session: string) => json<AccountView>('me', undefined, session),
    signOut: (session: string) => json('sign-out', {}, session),
    openPairing: (commitment: string, session: string) => json<PairingState>('pairings', { commitment }, session),
    findPairing: (code: string) => json<PairingState>('pairings/find', { code }),
    pairing: (id: string) => json<PairingState>(`pairings/${id}`),
    joinPairing: (id: string, joined: NonNullable<PairingState['joined']>) =>
      json<PairingState>(`pairings/${id}/join`, joined),
    revealPairing: (id: string, nonce: string, session: string) =>
      json<PairingState>(`pairings/${id}/reveal`, { nonce }, session),
  };
}
