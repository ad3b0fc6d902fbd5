import { deny, grant, type Outcome } from '@asteroute/protocol';
import { keyIdOf, type PairingState } from '@asteroute/protocol/accounts';
import type { Environment, RandomBytes, UsesStores } from '../domain/ports.ts';
import type { KeyOwner, StoredPairing } from '../domain/stores/account-store.ts';

const PAIRING_MS = 300_000;
/** Only consonants, so that codes form no words. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 6;
const ID_BYTES = 32;
const MAX_TRIES = 20;

const GONE = deny('unknown-code', 'there is no such pairing, or its time is over');

/** Each device learns the other's key from here; a person compares the code of both, so nobody trusts this server. */
export class Pairings {
  readonly #ports: UsesStores<'accounts' | 'pairings'> & Pick<Environment, 'clock' | 'random'>;

  constructor(ports: UsesStores<'accounts' | 'pairings'> & Pick<Environment, 'clock' | 'random'>) {
    this.#ports = ports;
  }

  /** Opens a pairing for a device of an account, in place of the account's earlier one. */
  async open({ account, publicKey }: KeyOwner, commitment: string): Promise<Outcome<PairingState, 'busy'>> {
    const { store, clock, random } = this.#ports;
    const now = clock.now();
    const id = Buffer.from(random(ID_BYTES)).toString('base64url');
    const nothing = { nonce: '', joinedKey: '', joinedNonce: '', joinedLabel: '', joinedProof: '' };
    for (let i = 0; i < MAX_TRIES; i++) {
      const code = newCode(random);
      const pairing = { id, code, account, publicKey, commitment, ...nothing, until: now + PAIRING_MS };
      if (await store.pairings.open(pairing, now)) return grant(stateOf(pairing, false));
    }
    return deny('busy', 'no code is free: send it again');
  }

  /** Lets a new device join with its key; `stale` if another device was faster. */
  async join(
    id: string,
    joined: NonNullable<PairingState['joined']>,
  ): Promise<Outcome<PairingState, 'unknown-code' | 'stale'>> {
    const { publicKey: joinedKey, nonce: joinedNonce, label: joinedLabel, proof: joinedProof } = joined;
    await this.#ports.store.pairings.join({ id, joinedKey, joinedNonce, joinedLabel, joinedProof });
    const state = await this.find({ id });
    const isOther = state.ok && state.value.joined?.nonce !== joined.nonce;
    return isOther ? deny('stale', 'another device has joined: begin anew') : state;
  }

  async reveal(id: string, { account }: KeyOwner, nonce: string): Promise<Outcome<PairingState, 'unknown-code'>> {
    const isShown = await this.#ports.store.pairings.reveal({ id, account, nonce });
    return isShown ? this.find({ id }) : GONE;
  }

  async find(by: { readonly code: string } | { readonly id: string }): Promise<Outcome<PairingState, 'unknown-code'>> {
    const { store, clock } = this.#ports;
    const found = await store.pairings.find(by, clock.now());
    if (found === null) return GONE;
    const owner = found.joinedKey === '' ? null : await store.accounts.keyOwner(keyIdOf(found.joinedKey));
    return grant(stateOf(found, owner?.account === found.account));
  }
}

function stateOf(pairing: StoredPairing, done: boolean): PairingState {
  const { id, code, until, publicKey, commitment, nonce, joinedKey, joinedNonce, joinedLabel, joinedProof } = pairing;
  const seen = { publicKey: joinedKey, nonce: joinedNonce, label: joinedLabel, proof: joinedProof };
  const joined = joinedKey === '' ? null : seen;
  return { id, code, until, publicKey, commitment, joined, nonce: nonce === '' ? null : nonce, done };
}

function newCode(random: RandomBytes): string {
  const letters: string[] = [];
  // 240 is the greatest multiple of the number of letters in a byte.
  while (letters.length < LENGTH)
    for (const byte of random(LENGTH)) if (byte < 240) letters.push(LETTERS[byte % LETTERS.length]);
  return letters.slice(0, LENGTH).join('');
}
