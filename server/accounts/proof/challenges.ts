import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountAction, GivenChallenge } from '@asteroute/protocol/accounts';
import type { Signer } from '@asteroute/record';
import type { Environment, UsesStores } from '../../domain/ports.ts';

const CHALLENGE_MS = 120_000;
const NONCE_BYTES = 16;

type Purpose = AccountAction['type'];

/**
 * Nothing is kept until used: it names its end, and an HMAC says that a node of this server gave it for this purpose.
 */
export class SignInChallenges {
  readonly #ports: UsesStores<'counters'> & Pick<Environment, 'clock' | 'random'>;
  readonly #key: Buffer;

  constructor(ports: UsesStores<'counters'> & Pick<Environment, 'clock' | 'random'>, signer: Signer) {
    this.#ports = ports;
    // A signature of Ed25519 follows from its text: all nodes with the same secret have the same key, and nobody else.
    this.#key = Buffer.from(signer.sign('asteroute account challenges'), 'hex');
  }

  give(purpose: Purpose): GivenChallenge {
    const until = this.#ports.clock.now() + CHALLENGE_MS;
    const nonce = Buffer.from(this.#ports.random(NONCE_BYTES)).toString('base64url');
    return { challenge: `${until}.${nonce}.${this.#macOf(until, nonce, purpose)}`, until };
  }

  /** Uses a challenge up; false if it is not of this server, for another purpose, too old, or was used at any node. */
  async use(challenge: string, purpose: Purpose): Promise<boolean> {
    const { store, clock } = this.#ports;
    const [time, nonce = '', mac = ''] = challenge.split('.');
    const until = Number(time);
    const expected = this.#macOf(until, nonce, purpose);
    const isGiven = mac.length === expected.length && timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
    if (!isGiven || until <= clock.now()) return false;
    return (await store.counters.count(`challenge ${nonce}`, clock.now(), CHALLENGE_MS)) === 1;
  }

  #macOf(until: number, nonce: string, purpose: Purpose): string {
    return createHmac('sha256', this.#key).update(`${until} ${nonce} ${purpose}`).digest('base64url');
  }
}
