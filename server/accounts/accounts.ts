import {
  type AccountSeat,
  areAlike,
  check,
  deny,
  grant,
  type MetAccount,
  type Outcome,
  token as tokenSchema,
} from '@asteroute/protocol';
import {
  type AccountAction,
  type AccountAnswer,
  type AccountView,
  type GivenChallenge,
  keyIdOf,
  type PasskeyRequest,
  type SignedClaim,
  type SignedRequest,
} from '@asteroute/protocol/accounts';
import type { Signer } from '@asteroute/record';
import { checkName } from '../domain/commands/seats.ts';
import type { Environment } from '../domain/ports.ts';
import type { AccountChange, AccountChanged, KeyOwner, NewKey } from '../domain/stores/account-store.ts';
import { hashOf } from '../domain/table-state.ts';
import type { AddressBans } from '../limits/address-bans.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Blocks } from './blocks.ts';
import { SignInChallenges } from './proof/challenges.ts';
import { checkPasskey, readNewPasskey } from './proof/passkeys.ts';
import { isProof, readClaim } from './proof/signatures.ts';

export interface AccountPorts extends Pick<Environment, 'store' | 'clock' | 'random'> {
  readonly limiter: Limiter;
  readonly signer: Signer;
  readonly blocks: Blocks;
  readonly addressBans: AddressBans;
  readonly onDelete: (account: string) => Promise<void>;
  readonly eraseAt: (log: string, hash: string) => Promise<Outcome<unknown, EraseRefusal>>;
}

export interface SignedFrom {
  readonly address: string;
  /** Whether this server serves pages of an origin: a signature for another server is worth nothing here. */
  readonly isOwnOrigin: (origin: string) => boolean;
}

/** Milliseconds for which a session is valid; the page begins a new one whenever it is opened. */
const SESSION_MS = 43_200_000;
const TOKEN_BYTES = 32;
const MAX_SEATS = 100;
const MAX_MET = 12;
const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 16;

/** What the key of a printed code may ask for: letting its owner in again, on another device. */
const BY_RECOVERY: ReadonlySet<AccountAction['type']> = new Set(['add-key', 'revoke-key', 'set-recovery', 'delete']);

const REASONS: Readonly<Record<Exclude<AccountChanged, 'done'>, string>> = {
  'unknown-key': 'no account has this key',
  'name-taken': 'another account has this name, or one that looks like it',
  'key-taken': 'another account has this key',
  'last-key': 'this is the last key of the account',
  'too-many': 'an account has at most 20 keys and 500 blocks',
  busy: 'the account sits at a table by now: send it again',
};

type EraseRefusal = 'unknown-table' | 'wrong-token' | 'wrong-status' | 'busy';
type ChangeRefusal = Exclude<AccountChanged, 'done'>;
type NoKeyRefusal = 'name-taken' | 'last-key';
type EnterRefusal = Exclude<ChangeRefusal, NoKeyRefusal> | 'malformed' | 'bad-signature';
type ActRefusal = ChangeRefusal | EraseRefusal | 'malformed' | 'bad-signature' | 'banned' | 'stale';

export class Accounts {
  readonly #ports: AccountPorts;
  readonly #challenges: SignInChallenges;

  constructor(ports: AccountPorts) {
    this.#ports = ports;
    this.#challenges = new SignInChallenges(ports, ports.signer);
  }

  challenge(purpose: AccountAction['type']): GivenChallenge {
    return this.#challenges.give(purpose);
  }

  /** Who a session belongs to; null for none, for one that has ended, and for a banned account. */
  async whoIs(session: string | undefined): Promise<{ readonly id: string; readonly name: string } | null> {
    const owner = await this.owner(session);
    return owner === null || owner.banned ? null : { id: owner.account, name: owner.name };
  }

  async owner(session: string | undefined): Promise<KeyOwner | null> {
    const { store, clock } = this.#ports;
    if (session === undefined || !check(tokenSchema, session).ok) return null;
    return store.sessions.owner(hashOf(session), clock.now());
  }

  async view(session: string | undefined): Promise<Outcome<AccountView, 'signed-out'>> {
    const owner = await this.owner(session);
    const view = owner === null ? null : await this.#ports.store.accounts.view(owner.account);
    return view === null ? deny('signed-out', 'sign in first') : grant(view);
  }

  seats(account: string): Promise<readonly AccountSeat[]> {
    return this.#ports.store.lists.seatsOfAccount(account, MAX_SEATS);
  }

  async met(account: string): Promise<readonly MetAccount[]> {
    const { store } = this.#ports;
    const [found, avoided] = await Promise.all([
      store.people.companionsOf(account, MAX_MET),
      store.people.avoided([account]),
    ]);
    return found.filter((one) => !avoided.has(one.account));
  }

  async signOut(session: string | undefined): Promise<void> {
    if (session !== undefined) await this.#ports.store.sessions.end(hashOf(session));
  }

  /** Does what a device has signed. Sent again with a new signature, it is done once. */
  async act(request: SignedRequest, from: SignedFrom): Promise<Outcome<AccountAnswer, ActRefusal>> {
    const read = await this.#claimOf(request, from);
    if (!read.ok) return read;
    const { challenge, action } = read.value;
    if (!(await this.#challenges.use(challenge, action.type)))
      return deny('bad-signature', 'ask for a new challenge and sign that');
    return action.type === 'create'
      ? this.#create(read.value, action, from.address)
      : this.#actFor(read.value, from.address);
  }

  async #claimOf(request: SignedRequest, { address, isOwnOrigin }: SignedFrom) {
    const taken = await this.#ports.limiter.take('signatures', address);
    if (!taken.ok) return taken;
    const read = readClaim(request);
    if (!read.ok || isOwnOrigin(read.value.origin)) return read;
    return deny('bad-signature', `signed for ${read.value.origin}, which is not in ORIGINS`);
  }

  /** Makes an account. If the key has made one before, the answer was lost: the client is signed in. */
  async #create(
    { publicKey }: SignedClaim,
    { name, label }: Extract<AccountAction, { type: 'create' }>,
    address: string,
  ): Promise<Outcome<AccountAnswer, ActRefusal>> {
    const { store, limiter, random } = this.#ports;
    const known = await store.accounts.keyOwner(keyIdOf(publicKey));
    if (known !== null) return this.#signIn(known, address);
    if (await this.#ports.addressBans.isBanned(address))
      return deny('banned', 'the operator has banned an account at this address');
    const named = checkName(name, null, null);
    if (!named.ok) return named;
    const taken = await limiter.take('accounts', address);
    if (!taken.ok) return taken;
    const id = Array.from(random(ID_LENGTH), (byte) => ID_LETTERS[byte & 31]).join('');
    const key = this.#newKey(publicKey, label);
    const made = await store.accounts.create({ id, name, key });
    if (made === 'name-taken') return deny(made, REASONS[made]);
    const owner = made === 'done' ? { account: id, key: key.id, name } : await store.accounts.keyOwner(key.id);
    return owner === null ? deny('busy', 'send it again') : this.#signIn({ ...owner, banned: false }, address);
  }

  async #actFor(claim: SignedClaim, address: string): Promise<Outcome<AccountAnswer, ActRefusal>> {
    const { publicKey, action } = claim;
    const owner = await this.#ports.store.accounts.keyOwner(keyIdOf(publicKey));
    if (owner === null || (owner.kind === 'recovery' && !BY_RECOVERY.has(action.type)))
      return deny('unknown-key', REASONS['unknown-key']);
    if (action.type === 'sign-in') return this.#signIn(owner, address);
    if (action.type === 'block' || action.type === 'unblock') return this.#block(action, owner);
    if (action.type === 'add-passkey') return this.#addPasskey(claim, action, owner);
    if (!hasProof(claim)) return deny('bad-signature', 'the new key has not agreed to be added by this one');
    const change = this.#changeOf(action, owner);
    if (!change.ok) return change;
    const erased = action.type === 'delete' ? await this.#eraseLogs(owner.account) : grant(null);
    return erased.ok ? this.#change(owner, change.value) : erased;
  }

  /** Removes an account from the logs of tables and contests; sent again after a refusal, it goes on. */
  async #eraseLogs(account: string): Promise<Outcome<null, EraseRefusal>> {
    const { store, eraseAt, onDelete } = this.#ports;
    await onDelete(account);
    for (const { table, hash } of await store.accounts.placesOf(account)) {
      const erased = await eraseAt(table, hash);
      if (!erased.ok) return erased;
    }
    return grant(null);
  }

  async #addPasskey(claim: SignedClaim, action: Extract<AccountAction, { type: 'add-passkey' }>, owner: KeyOwner) {
    const key = await readNewPasskey(claim, action, this.#ports.clock.now());
    return key.ok ? this.#addKey(owner, key.value) : key;
  }

  async enter(request: PasskeyRequest, from: SignedFrom): Promise<Outcome<AccountAnswer, EnterRefusal>> {
    const read = await this.#claimOf(request, from);
    if (!read.ok) return read;
    const { challenge, publicKey, action } = read.value;
    if (action.type !== 'enter') return deny('malformed', 'a passkey adds the key of the device that it is used on');
    const owner = await this.#ports.store.accounts.keyOwner(keyIdOf(request.passkey.id));
    if (owner?.kind !== 'passkey') return deny('unknown-key', REASONS['unknown-key']);
    const signed = await checkPasskey(request, read.value, owner);
    if (!signed.ok) return signed;
    if (!(await this.#challenges.use(challenge, 'enter')))
      return deny('bad-signature', 'ask for a new challenge and sign that');
    return this.#addKey(owner, this.#newKey(publicKey, action.label));
  }

  async #addKey(owner: KeyOwner, key: NewKey): Promise<Outcome<AccountAnswer, Exclude<ChangeRefusal, NoKeyRefusal>>> {
    const changed = await this.#ports.store.accounts.change(owner, { type: 'add-key', key });
    if (changed === 'name-taken' || changed === 'last-key') throw new Error(`a new key was refused as ${changed}`);
    return changed === 'done' ? this.#answer(owner) : deny(changed, REASONS[changed]);
  }

  async #block(action: Extract<AccountAction, { type: 'block' | 'unblock' }>, owner: KeyOwner) {
    const { blocks } = this.#ports;
    const found = await blocks.find(action, owner);
    if (!found.ok) return found;
    const done = await this.#change(owner, blocks.changeOf(action, found.value));
    if (done.ok) await blocks.silence(action, owner, found.value);
    return done;
  }

  async #change(owner: KeyOwner, change: AccountChange): Promise<Outcome<AccountAnswer, ChangeRefusal>> {
    const changed = await this.#ports.store.accounts.change(owner, change);
    return changed === 'done' ? this.#answer(owner) : deny(changed, REASONS[changed]);
  }

  async #answer({ account }: KeyOwner): Promise<Outcome<AccountAnswer, never>> {
    return grant({ account: await this.#ports.store.accounts.view(account), session: null });
  }

  #changeOf(action: AccountAction, { name: former }: KeyOwner): Outcome<AccountChange, 'name-taken' | 'malformed'> {
    if (action.type === 'rename') {
      // A name that looks like the former one is still the owner's.
      const named = areAlike(action.name, former) ? grant(action.name) : checkName(action.name, null, null);
      return named.ok ? grant({ type: 'rename', name: named.value }) : named;
    }
    if (action.type === 'add-key') return grant({ type: 'add-key', key: this.#newKey(action.publicKey, action.label) });
    if (action.type === 'revoke-key') return grant({ type: 'revoke-key', key: action.key });
    if (action.type === 'delete') return grant({ type: 'delete', at: this.#ports.clock.now() });
    if (action.type !== 'set-recovery') return deny('malformed', `${action.type} changes nothing`);
    const key = action.key === null ? null : ({ ...this.#newKey(action.key.publicKey, ''), kind: 'recovery' } as const);
    return grant({ type: 'set-recovery', key });
  }

  async #signIn(
    owner: Pick<KeyOwner, 'account' | 'key' | 'banned'>,
    address: string,
  ): Promise<Outcome<AccountAnswer, 'banned'>> {
    const { store, clock, random, addressBans } = this.#ports;
    if (owner.banned) return deny('banned', 'the operator has banned this account');
    const token = Buffer.from(random(TOKEN_BYTES)).toString('base64url');
    const until = clock.now() + SESSION_MS;
    const { account, key } = owner;
    const tag = addressBans.tagOf(address);
    await store.sessions.start({ hash: hashOf(token), account, key, until, tag }, clock.now());
    return grant({ account: await store.accounts.view(account), session: { token, until } });
  }

  #newKey(publicKey: string, label: string): NewKey {
    return { id: keyIdOf(publicKey), publicKey, kind: 'device', label, addedAt: this.#ports.clock.now() };
  }
}

/** Whether the key that a claim adds has agreed: nobody adds that of a stranger, who would then enter here. */
function hasProof({ origin, publicKey: by, action }: SignedClaim): boolean {
  const added = action.type === 'set-recovery' ? action.key : action.type === 'add-key' ? action : null;
  return added === null || isProof({ origin, by, publicKey: added.publicKey }, added.proof);
}
