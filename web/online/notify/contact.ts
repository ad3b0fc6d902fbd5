import { type AskServer, randomToken } from '@asteroute/client';
import type { ContactRequest, ContactView, Outcome } from '@asteroute/protocol';
import { type Signal, signal } from '@preact/signals';
import type { Keyring, OwnContact } from '../keyring/keyring.ts';

interface ContactPorts {
  readonly ask: AskServer;
  readonly keyring: Pick<Keyring, 'contact' | 'keepContact'>;
  readonly account: () => Promise<string | undefined>;
  readonly zone: () => string;
}

const NOBODY: Omit<OwnContact, 'token'> = { mail: null, push: null, quiet: null, wants: false };

/** How this browser's person is told outside the page: kept here and, encrypted, at the server. */
export class BrowserContact {
  /** What the server keeps; null until it is known. */
  readonly view: Signal<ContactView | null> = signal(null);
  readonly sendsMail = signal(false);
  readonly own: Signal<OwnContact | null>;
  readonly #ports: ContactPorts;
  #loaded = false;

  constructor(ports: ContactPorts) {
    this.#ports = ports;
    this.own = signal(ports.keyring.contact());
  }

  /** Asks the server what it keeps. Once the person has an unanswered question in the mail, each call asks again. */
  async load(): Promise<void> {
    const { ask } = this.#ports;
    const own = this.own.peek();
    if (this.#loaded && this.view.peek()?.mail !== 'pending') return;
    this.#loaded = true;
    const server = await ask('GET /.well-known/asteroute.json');
    this.sendsMail.value = server.ok && server.value.mail === true;
    if (own !== null) this.#take(await ask('GET /api/contact', { token: own.token }));
  }

  /** The token of the contact, which commands at tables name. */
  token(): string {
    return this.#kept().token;
  }

  /** Changes how the person is told; resolves with whether the server has taken it. */
  async change(part: Partial<Omit<OwnContact, 'token'>>, language: string): Promise<boolean> {
    const { ask, keyring, zone, account } = this.#ports;
    const next: OwnContact = { ...this.#kept(), ...part };
    const { token, mail, push, quiet, wants } = next;
    const tag = language as ContactRequest['language'];
    const body = { push, mail, language: tag, zone: zone(), quiet, wants };
    const answer = await ask('POST /api/contact', { token, body, account: await account() });
    if (!this.#take(answer)) return false;
    keyring.keepContact(next);
    this.own.value = next;
    return true;
  }

  /** Removes all that is kept, here and at the server; resolves with whether the server answered. */
  async erase(): Promise<boolean> {
    const own = this.own.peek();
    if (own === null) return true;
    if (!(await this.#ports.ask('POST /api/contact/erase', { token: own.token })).ok) return false;
    this.#ports.keyring.keepContact(null);
    this.own.value = null;
    this.view.value = null;
    return true;
  }

  #kept(): OwnContact {
    this.own.value ??= { token: randomToken(), ...NOBODY };
    return this.own.value;
  }

  #take(answer: Outcome<ContactView>): boolean {
    if (answer.ok) this.view.value = answer.value;
    return answer.ok;
  }
}
