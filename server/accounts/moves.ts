import { startAfterMove } from '@asteroute/club';
import { editionNamed } from '@asteroute/engine';
import { check, deny, grant, type Outcome } from '@asteroute/protocol';
import {
  type AccountMove,
  accountMove,
  moveDigest,
  type SignedClaim,
  type SignedExport,
  type SignedRequest,
} from '@asteroute/protocol/accounts';
import { isSigned, type Signer } from '@asteroute/record';
import type { Environment } from '../domain/ports.ts';
import type { KeyOwner, TakenMove } from '../domain/stores/account-store.ts';
import type { Ratings } from './ratings.ts';
import { parsed, readClaim } from './signatures.ts';
import type { TrustOf } from './trusted-servers.ts';

/** What moves of accounts between servers need. */
export interface MovePorts extends Pick<Environment, 'clock'> {
  readonly signer: Signer;
  readonly ratings: Ratings;
  /** Says what is known of another server. */
  readonly trustOf: TrustOf;
}

/** Milliseconds for which a file may be taken in. */
const FILE_MS = 30 * 86_400_000;
/** Milliseconds by which the clock of another server may be ahead. */
const AHEAD_MS = 300_000;

/** What a file and the request around it are checked against. */
export interface TakingIn {
  readonly owner: Pick<KeyOwner, 'account'>;
  readonly file?: SignedExport | undefined;
  /** The digest of the file that the device has signed. */
  readonly digest: string;
  readonly isOwnOrigin: (origin: string) => boolean;
}

/** Writes and reads the files by which accounts move between servers. */
export class Moves {
  readonly #ports: MovePorts;

  constructor(ports: MovePorts) {
    this.#ports = ports;
  }

  /** Writes the file with which the account that a claim names takes over the account of its key. */
  async write({ account, name }: KeyOwner, { claim, signature }: SignedRequest): Promise<SignedExport> {
    const { clock, signer, ratings: all } = this.#ports;
    const { ratings } = await all.of(account);
    const head = { type: 'asteroute-move', version: 1, at: clock.now() } as const;
    const move: AccountMove = { ...head, account, name, ratings, claim: { claim, signature } };
    const text = JSON.stringify(move);
    return { export: text, key: signer.publicKey, signature: signer.sign(text) };
  }

  /** Checks a file: that a server has signed it, and a key of that account for this server and this account. */
  async read(request: TakingIn): Promise<Outcome<TakenMove>> {
    const { file, digest } = request;
    if (file === undefined) return deny('malformed', 'send the file of the other server');
    if (moveDigest(file) !== digest) return deny('bad-signature', 'another file was signed');
    const move = check(accountMove, parsed(file.export));
    if (!move.ok) return move;
    if (!isSigned(file.export, { key: file.key, value: file.signature }))
      return deny('bad-signature', 'the file is not as its server wrote it');
    const claim = readClaim(move.value.claim);
    if (!claim.ok) return claim;
    const fault = this.#faultOf(move.value, claim.value, request);
    if (fault !== null) return fault;
    return this.#taken(move.value, claim.value.origin, file.key);
  }

  /** Why a file cannot be taken in here, by this account, or now; null if it can. */
  #faultOf({ at }: AccountMove, { origin, action }: SignedClaim, { owner, isOwnOrigin }: TakingIn) {
    const now = this.#ports.clock.now();
    if (action.type !== 'move') return deny('bad-signature', 'the file was not asked for by its owner');
    if (isOwnOrigin(origin)) return deny('foreign', 'the file is of this server');
    if (!isOwnOrigin(action.to)) return deny('foreign', `the file is for ${action.to}`);
    if (action.account !== owner.account) return deny('foreign', 'the file is for another account');
    const isTimely = at <= now + AHEAD_MS && at > now - FILE_MS;
    return isTimely ? null : deny('expired', 'the file is too old: ask the other server for a new one');
  }

  async #taken(move: AccountMove, origin: string, serverKey: string): Promise<Outcome<TakenMove>> {
    const { clock, signer, trustOf } = this.#ports;
    if (serverKey === signer.publicKey) return deny('foreign', 'the file is of this server');
    const trust = await trustOf(origin, serverKey);
    if (trust === 'forged') return deny('bad-signature', `this is not the key of ${origin}`);
    if (trust === 'no-answer') return deny('busy', `${origin} does not say what its key is: try again`);
    const verified = trust === 'trusted';
    const known = move.ratings.filter(({ edition, games }) => games > 0 && editionNamed(edition) !== null);
    const starts = known.map(({ edition, ...rating }) => ({ edition, ...startAfterMove(rating) }));
    return grant({
      serverKey,
      formerId: move.account,
      origin,
      name: move.name,
      at: clock.now(),
      verified,
      ratings: known,
      starts: verified ? starts : [],
    });
  }
}
