import type { ContactRequest } from '@asteroute/protocol';
import { contactIdOf } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import { mailAddressOf, subscriptionOf } from '../nodes/receivers.ts';
import type { World } from '../virtual/world.ts';
import { Requester } from './requester.ts';

interface ContactPlan {
  readonly token: string;
  /** Names the addresses: no two contacts share one. */
  readonly name: string;
  readonly address: string;
  readonly channels: readonly ('push' | 'mail')[];
  /** Whether nothing is to be told in the first minutes of the run. */
  readonly isQuiet: boolean;
}

const AGAIN_MS = 3000;
/** The minutes of the quiet hours, which begin with the run and end before somebody looks who was not told. */
const QUIET_MINUTES = 1;

/** Says to the server how a person is told, and answers the mail that asks whether the address is right. */
export class SimulatedContact extends Requester {
  readonly plan: ContactPlan;
  readonly #push: ReturnType<typeof subscriptionOf> | null;
  readonly #mail: string | null;
  #isKept = false;
  #isConfirmed = false;

  constructor(plan: ContactPlan, nodes: readonly SimulatedNode[], world: World) {
    super(nodes, world, AGAIN_MS);
    const { token, name, channels, isQuiet } = plan;
    this.plan = plan;
    this.#push = channels.includes('push') ? subscriptionOf('honest', name) : null;
    this.#mail = channels.includes('mail') ? mailAddressOf(name.replace('/', '.')) : null;
    const urls = { push: this.#push?.endpoint ?? null, mail: this.#mail === null ? null : `mailto:${this.#mail}` };
    world.reached.set(contactIdOf(token), { urls, quietUntil: isQuiet ? QUIET_MINUTES * 60_000 : 0 });
    world.onQuestion.push(({ contact, code }) => {
      if (contact === contactIdOf(token)) void this.#confirm(contact, code);
    });
    void this.#keep();
  }

  isReady(): boolean {
    return this.#isKept && (this.#mail === null || this.#isConfirmed);
  }

  isAt(url: string): boolean {
    return url === this.#push?.endpoint || url === `mailto:${this.#mail}`;
  }

  async #keep(): Promise<void> {
    const { token, address, isQuiet } = this.plan;
    const first = Math.floor((this.world.start / 60_000) % 1440);
    const quiet = isQuiet ? { from: (first + 1439) % 1440, to: (first + QUIET_MINUTES) % 1440 } : null;
    const at = { push: this.#push, mail: this.#mail };
    const wanted: ContactRequest = { ...at, language: 'en', zone: 'UTC', quiet, wants: false };
    const sender = { address, account: '' };
    while (!this.#isKept) {
      const answer = await this.answer(({ contacts }) => contacts.keep(token, wanted, sender));
      this.#isKept = answer.ok;
      if (!answer.ok) await this.pause();
    }
  }

  async #confirm(contact: string, code: string): Promise<void> {
    this.#isConfirmed = await this.answer(async (core) => {
      const address = core.links.addressOf('confirm', contact, code);
      return address !== null && (await core.contacts.confirm(contact, address));
    });
    if (!this.#isConfirmed) this.world.violate('the link of a mail confirms its address', contact);
  }
}
