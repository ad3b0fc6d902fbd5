import { deny, grant, type Outcome } from '@asteroute/protocol';
import type { AccountAction, AccountAnswer, AccountView, ClaimSigner } from '@asteroute/protocol/accounts';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type DeviceSecret, newDeviceSecret, signerOf } from '../device-key/device-key.ts';
import type { KeptDevice, KeyStore } from '../device-key/key-store.ts';
import { type SigningServer, signAction } from './signing.ts';

export type DeviceAccount = KeptDevice['account'];

export interface DeviceSessionPorts {
  readonly server: SigningServer;
  readonly keys: KeyStore;
  /** What the keys of this browser are called, such as `Firefox, Linux`. */
  readonly label: string;
  /** The wall clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 to below 1. */
  readonly chance: () => number;
}

/** Milliseconds before its end when a session is replaced. */
const EARLY_MS = 60_000;
/** Milliseconds until a server that did not know the key is asked again unless the person asks. */
const UNKNOWN_PAUSE_MS = 60_000;
/** Most names that are tried where others have taken them. */
const MAX_NAMES = 4;

/** A session lasts only as long as the page, so that what is stored lets nobody in who copies it. */
export class DeviceSession {
  readonly #ports: DeviceSessionPorts;
  readonly #account = signal<DeviceAccount | null>(null);
  readonly #isUnknown = signal(false);
  #askAgainAt = 0;
  #device: Promise<KeptDevice | null> | null = null;
  #session: { readonly token: string; readonly until: number } | null = null;
  #signingIn: Promise<Outcome<AccountAnswer>> | null = null;
  #making: Promise<Outcome<DeviceAccount>> | null = null;

  constructor(ports: DeviceSessionPorts) {
    this.#ports = ports;
  }

  /** The account; null for none, and until it is loaded. */
  get account(): ReadonlySignal<DeviceAccount | null> {
    return this.#account;
  }

  /** The key is kept: the device may have been removed, but the server may also run with other data. */
  get isUnknown(): ReadonlySignal<boolean> {
    return this.#isUnknown;
  }

  async load(): Promise<DeviceAccount | null> {
    return (await this.#load())?.account ?? null;
  }

  /** The token of a session; null without an account or an answer of the server. */
  async token(): Promise<string | null> {
    if ((await this.#load()) === null) return null;
    const isFresh = this.#session !== null && this.#session.until - this.#ports.now() > EARLY_MS;
    if (!isFresh && this.#ports.now() >= this.#askAgainAt) {
      this.#signingIn ??= this.act({ type: 'sign-in' }).finally(() => (this.#signingIn = null));
      await this.#signingIn;
    }
    return this.#session?.token ?? null;
  }

  /** Unless this browser has one. If the name is taken, a number follows it, unless it has to be `exactly` this one. */
  ensure(name: string, exactly = false): Promise<Outcome<DeviceAccount>> {
    this.#making ??= this.#ensure(name, exactly).finally(() => (this.#making = null));
    return this.#making;
  }

  async #ensure(name: string, exactly: boolean): Promise<Outcome<DeviceAccount>> {
    const known = await this.#load();
    if (known !== null && this.#isUnknown.peek()) await this.act({ type: 'sign-in' });
    if (known !== null) return this.#isUnknown.peek() ? UNKNOWN : grant(known.account);
    const secret = await newDeviceSecret();
    const signer = await signerOf(secret);
    let answer = await this.#create(signer, name);
    for (let i = 1; !exactly && i < MAX_NAMES && !answer.ok && answer.fault.code === 'name-taken'; i++)
      answer = await this.#create(signer, `${name} ${2 + Math.floor(this.#ports.chance() * 10 ** (i + 1))}`);
    if (!answer.ok) return answer;
    const { account } = answer.value;
    return account === null ? deny('internal', 'no account') : grant(await this.adopt(secret, account));
  }

  /** From now on this browser belongs to an account that has its key. */
  async adopt(secret: DeviceSecret, { id, name }: AccountView): Promise<DeviceAccount> {
    const device: KeptDevice = { account: { id, name }, secret };
    await this.#ports.keys.keep(device);
    this.#hold(device);
    return device.account;
  }

  async act(action: AccountAction): Promise<Outcome<AccountAnswer>> {
    const device = await this.#load();
    if (device === null) return deny('signed-out', 'this browser has no account');
    const answer = await signAction(this.#ports.server, await signerOf(device.secret), action);
    if (answer.ok) await this.#note(device, action, answer.value);
    else if (answer.fault.code === 'unknown-key') this.#noteUnknown();
    return answer;
  }

  get label(): string {
    return this.#ports.label;
  }

  async signer(): Promise<ClaimSigner | null> {
    const device = await this.#load();
    return device === null ? null : signerOf(device.secret);
  }

  /** Forgets the account: this browser has no key any more. */
  async forget(): Promise<void> {
    const session = this.#session;
    this.#session = null;
    await this.#ports.keys.keep(null);
    this.#hold(null);
    if (session !== null) await this.#ports.server.ask('POST /api/accounts/sign-out', { session: session.token });
  }

  async #create(signer: ClaimSigner, name: string): Promise<Outcome<AccountAnswer>> {
    const answer = await signAction(this.#ports.server, signer, { type: 'create', name, label: this.#ports.label });
    if (answer.ok) this.#session = answer.value.session;
    return answer;
  }

  /** Another page of this browser may have made an account since none was found. */
  async #load(): Promise<KeptDevice | null> {
    const known = await this.#device;
    if (known != null) return known;
    this.#device = this.#ports.keys.load();
    const loaded = await this.#device;
    this.#account.value = loaded?.account ?? null;
    return loaded;
  }

  async #note(device: KeptDevice, { type }: AccountAction, { account, session }: AccountAnswer): Promise<void> {
    this.#isUnknown.value = false;
    this.#askAgainAt = 0;
    if (session !== null) this.#session = session;
    // Only what its owner has asked for removes the key, whatever the server answers.
    if (type === 'delete') return this.forget();
    if (account !== null && account.name !== device.account.name) await this.adopt(device.secret, account);
  }

  #noteUnknown(): void {
    this.#session = null;
    this.#askAgainAt = this.#ports.now() + UNKNOWN_PAUSE_MS;
    this.#isUnknown.value = true;
  }

  #hold(device: KeptDevice | null): void {
    this.#device = Promise.resolve(device);
    this.#account.value = device?.account ?? null;
    this.#isUnknown.value = false;
    this.#askAgainAt = 0;
  }
}

const UNKNOWN = deny('unknown-key', 'the server does not know this account');
