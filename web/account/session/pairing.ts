/** Both sides of enrolling a device. Each shows its nonce only once it has seen what the other one is bound to. */

import { askAgain } from '@asteroute/page/views/ask-again.ts';
import { deny, type Fault } from '@asteroute/protocol';
import {
  base64UrlOf,
  type ClaimSigner,
  comparisonCode,
  type PairingState,
  pairingCommitment,
} from '@asteroute/protocol/accounts';
import { type ReadonlySignal, signal } from '@preact/signals';
import { newDeviceSecret, signerOf } from '../device-key/device-key.ts';
import type { DeviceSession } from './device-session.ts';
import { proofFor, type SigningServer, signAction } from './signing.ts';

type PairingStep =
  | { readonly step: 'asking' }
  /** The code that is typed on the new device. */
  | { readonly step: 'waiting'; readonly code: string }
  /** The number that both screens show, and what the other device is called. */
  | { readonly step: 'comparing'; readonly digits: string; readonly label: string }
  | { readonly step: 'done' }
  | { readonly step: 'failed'; readonly fault: Fault };

export interface PairingPorts {
  readonly server: SigningServer;
  readonly session: DeviceSession;
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

const ASK_MS = 1200;

abstract class DevicePairing {
  protected readonly ports: PairingPorts;
  readonly #step = signal<PairingStep>({ step: 'asking' });
  #stop: () => void = () => {};
  #ended = false;

  constructor(ports: PairingPorts) {
    this.ports = ports;
  }

  get step(): ReadonlySignal<PairingStep> {
    return this.#step;
  }

  end(): void {
    this.#ended = true;
    this.#stop();
  }

  protected newNonce(): string {
    return base64UrlOf(this.ports.random(new Uint8Array(32)));
  }

  protected to(step: PairingStep): void {
    if (this.#ended) return;
    this.#step.value = step;
    if (step.step === 'failed' || step.step === 'done') this.end();
  }

  /** Reads the pairing until `take` returns true. */
  protected follow(id: string, take: (state: PairingState) => boolean): void {
    if (this.#ended) return;
    const load = () => this.ports.server.ask('GET /api/accounts/pairings/:pairing', { params: { pairing: id } });
    this.#stop = askAgain(load, (state) => {
      const failed = !state.ok && state.fault.code !== 'busy';
      if (failed) this.to({ step: 'failed', fault: state.fault });
      return failed || (state.ok && take(state.value)) ? null : ASK_MS;
    });
  }
}

/** The side of the device that belongs to the account. */
export class OwnPairing extends DevicePairing {
  #joined: NonNullable<PairingState['joined']> | null = null;

  async start(): Promise<void> {
    const { server, session } = this.ports;
    const [token, signer] = [await session.token(), await session.signer()];
    if (token === null || signer === null)
      return this.to({ step: 'failed', fault: deny('signed-out', 'no session').fault });
    const nonce = this.newNonce();
    const opened = await server.ask('POST /api/accounts/pairings', {
      body: { commitment: pairingCommitment(signer.publicKey, nonce) },
      account: token,
    });
    if (!opened.ok) return this.to({ step: 'failed', fault: opened.fault });
    const { id, code } = opened.value;
    this.to({ step: 'waiting', code });
    this.follow(id, ({ joined }) => {
      if (joined === null) return false;
      void this.#compare(id, { signer, nonce, token }, joined);
      return true;
    });
  }

  async #compare(
    id: string,
    { signer, nonce, token }: { readonly signer: ClaimSigner; readonly nonce: string; readonly token: string },
    joined: NonNullable<PairingState['joined']>,
  ): Promise<void> {
    // From here on the other key and nonce are fixed: only now may the server learn this nonce.
    this.#joined = joined;
    const shown = await this.ports.server.ask('POST /api/accounts/pairings/:pairing/reveal', {
      params: { pairing: id },
      body: { nonce },
      account: token,
    });
    if (!shown.ok) return this.to({ step: 'failed', fault: shown.fault });
    const digits = comparisonCode({ publicKey: signer.publicKey, nonce }, joined);
    this.to({ step: 'comparing', digits, label: joined.label });
  }

  async confirm(): Promise<void> {
    if (this.#joined === null) return;
    const { publicKey, label, proof } = this.#joined;
    const added = await this.ports.session.act({ type: 'add-key', publicKey, label, proof });
    this.to(added.ok ? { step: 'done' } : { step: 'failed', fault: added.fault });
  }
}

export class NewPairing extends DevicePairing {
  /** Joins the pairing of a code, and waits until the other device has added this one. */
  async start(code: string): Promise<void> {
    const { server, session } = this.ports;
    const found = await server.ask('POST /api/accounts/pairings/find', {
      body: { code: code.replace(/\s/g, '').toUpperCase() },
    });
    if (!found.ok) return this.to({ step: 'failed', fault: found.fault });
    const { id, publicKey, commitment } = found.value;
    const secret = await newDeviceSecret();
    const signer = await signerOf(secret);
    const own = { publicKey: signer.publicKey, nonce: this.newNonce() };
    const proof = await proofFor(server, signer, publicKey);
    const joined = await server.ask('POST /api/accounts/pairings/:pairing/join', {
      params: { pairing: id },
      body: { ...own, label: session.label, proof },
    });
    if (!joined.ok) return this.to({ step: 'failed', fault: joined.fault });
    this.follow(id, ({ nonce, done }) => {
      if (nonce === null) return false;
      if (pairingCommitment(publicKey, nonce) !== commitment) {
        this.to({ step: 'failed', fault: deny('bad-signature', 'the commitment was broken').fault });
        return true;
      }
      const digits = comparisonCode({ publicKey, nonce }, own);
      this.to({ step: 'comparing', digits, label: '' });
      if (done) void this.#enter(secret, signer);
      return done;
    });
  }

  async #enter(secret: Parameters<DeviceSession['adopt']>[0], signer: ClaimSigner): Promise<void> {
    const entered = await signAction(this.ports.server, signer, { type: 'sign-in' });
    if (!entered.ok) return this.to({ step: 'failed', fault: entered.fault });
    if (entered.value.account !== null) await this.ports.session.adopt(secret, entered.value.account);
    this.to({ step: 'done' });
  }
}
