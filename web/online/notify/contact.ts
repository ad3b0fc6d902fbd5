import type { ContactRequest, ContactView, Fault } from '@asteroute/protocol';
import { type Signal, signal } from '@preact/signals';
import { type Keyring, type OwnContact, randomText } from '../keys/keyring.ts';

/** What the server answers about a contact; null without an answer. */
type ContactAnswer = ContactView | { readonly fault: Fault } | null;

/** What contacts need. */
interface ContactPorts {
  readonly api: {
    contact(token: string, wanted?: ContactRequest): Promise<ContactAnswer>;
    eraseContact(token: string): Promise<boolean>;
    sendsMail(): Promise<boolean>;
  };
  readonly keyring: Pick<Keyring, 'contact' | 'keepContact'>;
  /** The time zone of the browser. */
  readonly zone: () => string;
}

const NOBODY: Omit<OwnContact, 'token'> = { mail: null, push: null, quiet: null, wants: false };

/** How this browser's person is told outside the page: kept here and, encrypted, at the server. */
export class BrowserContact {
  /** What the server keeps; null until it is known. */
  readonly view: Signal<ContactView | null> = signal(null);
  /** Whether the server sends mails. */
  readonly sendsMail = signal(false);
  /** What this browser keeps. */
  readonly own: Signal<OwnContact | null>;
  readonly #ports: ContactPorts;
  #loaded = false;

  constructor(ports: ContactPorts) {
    this.#ports = ports;
    this.own = signal(ports.keyring.contact());
  }

  /** Asks the server what it keeps. Once the person has an unanswered question in the mail, each call asks again. */
  async load(): Promise<void> {
    const { api } = this.#ports;
    const own = this.own.peek();
    if (this.#loaded && this.view.peek()?.mail !== 'pending') return;
    this.#loaded = true;
    this.sendsMail.value = await api.sendsMail();
    if (own !== null) this.#take(await api.contact(own.token));
  }

  /** The token of the contact, which commands at tables name. */
  token(): string {
    return this.#kept().token;
  }

  /** Changes how the person is told; resolves with whether the server has taken it. */
  async change(part: Partial<Omit<OwnContact, 'token'>>, language: string): Promise<boolean> {
    const { api, keyring, zone } = this.#ports;
    const next: OwnContact = { ...this.#kept(), ...part };
    const { token, mail, push, quiet, wants } = next;
    const browser = push === null ? null : { endpoint: push.endpoint, keys: push.keys };
    const tag = language as ContactRequest['language'];
    const answer = await api.contact(token, { push: browser, mail, language: tag, zone: zone(), quiet, wants });
    if (!this.#take(answer)) return false;
    keyring.keepContact(next);
    this.own.value = next;
    return true;
  }

  /** Removes all that is kept, here and at the server; resolves with whether the server answered. */
  async erase(): Promise<boolean> {
    const own = this.own.peek();
    if (own === null) return true;
    if (!(await this.#ports.api.eraseContact(own.token))) return false;
    this.#ports.keyring.keepContact(null);
    this.own.value = null;
    this.view.value = null;
    return true;
  }

  #kept(): OwnContact {
    this.own.value ??= { token: randomText(), ...NOBODY };
    return this.own.value;
  }

  #take(answer: ContactAnswer): boolean {
    if (answer === null || 'fault' in answer) return false;
    this.view.value = answer;
    return true;
  }
}
