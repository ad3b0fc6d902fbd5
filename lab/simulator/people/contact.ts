import type { ContactRequest } from '@asteroute/protocol';
import { contactIdOf } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import { mailAddressOf, subscriptionOf } from '../nodes/receivers.ts';
import type { World } from '../virtual/world.ts';

/** How a person wants to be told. */
interface ContactPlan {
  readonly token: string;
  /** Names the addresses: no two contacts share one. */
  readonly name: string;
  readonly address: string;
  readonly channels: readonly ('push' | 'mail')[];
  /** Whether nothing is to be told in the first minutes of the run. */
  readonly isQuiet: boolean;
}

/** Milliseconds between two attempts of a request. */
const AGAIN_MS = 1500;
/** The minutes of the quiet hours, which begin with the run and end before somebody looks who was not told. */
const QUIET_MINUTES = 1;

/** Says to the server how a person is told, and answers the mail that asks whether the address is right. */
export class SimulatedContact {
  readonly plan: ContactPlan;
  readonly push: ReturnType<typeof subscriptionOf> | null;
  readonly mail: string | null;
  readonly #nodes: readonly SimulatedNode[];
  readonly #world: World;
  #isKept = false;
  #isConfirmed = false;

  constructor(plan: ContactPlan, nodes: readonly SimulatedNode[], world: World) {
    this.plan = plan;
    this.#nodes = nodes;
    this.#world = world;
    this.push = plan.channels.includes('push') ? subscriptionOf('honest', plan.name) : null;
    this.mail = plan.channels.includes('mail') ? mailAddressOf(plan.name.replace('/', '.')) : null;
    const urls = { push: this.push?.endpoint ?? null, mail: this.mail === null ? null : `mailto:${this.mail}` };
    world.reached.set(contactIdOf(plan.token), { urls, quietUntil: plan.isQuiet ? QUIET_MINUTES * 60_000 : 0 });
    world.onQuestion.push(({ contact, code }) => contact === contactIdOf(plan.token) && this.#confirm(contact, code));
    this.#keep();
  }

  /** Whether the person can be told in every way. */
  isReady(): boolean {
    return this.#isKept && (this.mail === null || this.#isConfirmed);
  }

  /** Whether an address is one of this person's. */
  isAt(url: string): boolean {
    return url === this.push?.endpoint || url === `mailto:${this.mail}`;
  }

  #keep(): void {
    const { token, address, isQuiet } = this.plan;
    const { chances, queue, start } = this.#world;
    const first = Math.floor((start / 60_000) % 1440);
    const quiet = isQuiet ? { from: (first + 1439) % 1440, to: (first + QUIET_MINUTES) % 1440 } : null;
    const wanted: ContactRequest = {
      push: this.push,
      mail: this.mail,
      language: 'en',
      zone: 'UTC',
      quiet,
      wants: false,
    };
    chances.pick(this.#nodes).request(
      ({ contacts }) => contacts.keep(token, wanted, { address, account: '' }),
      (answer) => {
        if (answer?.ok) this.#isKept = true;
        else queue.after(AGAIN_MS, () => this.#keep());
      },
    );
  }

  #confirm(contact: string, code: string): void {
    const { chances, queue, violate } = this.#world;
    chances.pick(this.#nodes).request(
      async (core) => {
        const address = core.links.addressOf('confirm', contact, code);
        return address !== null && (await core.contacts.confirm(contact, address));
      },
      (done) => {
        if (done === null) queue.after(AGAIN_MS, () => this.#confirm(contact, code));
        else if (done) this.#isConfirmed = true;
        else violate('the link of a mail confirms its address', contact);
      },
    );
  }
}
