import { createAsk } from '@asteroute/client';
import type { Fault } from '@asteroute/protocol';
import {
  type AccountAction,
  type AccountAnswer,
  type ClaimSigner,
  keyProofBytes,
  signClaim,
} from '@asteroute/protocol/accounts';
import { newSoftSecret, softSigner } from '@asteroute/protocol/accounts/soft';

/** What a request of an account is answered: what was asked for, or a refusal. */
export type Refusable<T> = T & { readonly fault?: Fault };

/** A device of a person: a key, and what it asks of a server. */
export class TestDevice {
  readonly signer: ClaimSigner;

  constructor(secret: Uint8Array = newSoftSecret()) {
    this.signer = softSigner(secret);
  }

  /** Signs an action for a server and sends it. */
  async act(origin: string, action: AccountAction): Promise<Refusable<AccountAnswer>> {
    const body = await this.sign(origin, action);
    const answer = await createAsk(origin, fetch)('POST /api/accounts/actions', { body });
    return (answer.ok ? answer.value : answer) as Refusable<AccountAnswer>;
  }

  /** Signs an action with a challenge of the server; `claimed` is the origin that the signature names. */
  async sign(origin: string, action: AccountAction, claimed = origin) {
    const given = await createAsk(origin, fetch)('POST /api/accounts/challenge', { body: { for: action.type } });
    if (!given.ok) throw new Error(given.fault.message);
    return signClaim(this.signer, { origin: claimed, challenge: given.value.challenge, action });
  }

  /** Agrees to be added by another device, as the end of an action that adds this key. */
  async agree(origin: string, { signer: { publicKey: by } }: TestDevice) {
    const { publicKey, sign } = this.signer;
    return { publicKey, proof: await sign(keyProofBytes({ origin, by, publicKey })) };
  }

  /** Makes an account under a name and signs in; throws if it is refused. */
  async create(origin: string, name: string): Promise<{ readonly id: string; readonly session: string }> {
    const { account, session, fault } = await this.act(origin, { type: 'create', name, label: '' });
    if (account == null || session == null) throw new Error(JSON.stringify(fault));
    return { id: account.id, session: session.token };
  }
}
