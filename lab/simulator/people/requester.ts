import type { Opening, Outcome } from '@asteroute/protocol';
import type { Core } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import type { World } from '../virtual/world.ts';

export const AGAIN: ReadonlySet<string> = new Set(['busy', 'too-many']);

/** Sends requests to random nodes, again and again, as somebody does who does not give up. */
export class Requester {
  readonly world: World;
  readonly nodes: readonly SimulatedNode[];
  /** The most milliseconds between two attempts. */
  readonly #againMs: number;

  constructor(nodes: readonly SimulatedNode[], world: World, againMs: number) {
    this.nodes = nodes;
    this.world = world;
    this.#againMs = againMs;
  }

  /** One attempt: null if no answer comes. */
  once<T>(run: (core: Core) => Promise<T>): Promise<T | null> {
    return new Promise((resolve) => this.world.chances.pick(this.nodes).request(run, resolve));
  }

  async answer<T>(run: (core: Core) => Promise<T>): Promise<T> {
    for (;;) {
      const answer = await this.once(run);
      if (answer !== null) return answer;
      await this.pause();
    }
  }

  /** Asks until the answer is yes, or no for another reason than that it came too soon. */
  async outcome<T>(run: (core: Core) => Promise<Outcome<T>>, again = AGAIN): Promise<Outcome<T>> {
    for (;;) {
      const answer = await this.answer(run);
      if (answer.ok || !again.has(answer.fault.code)) return answer;
      await this.pause();
    }
  }

  /** Asks for what a server promises to grant. */
  async granted<T>(run: (core: Core) => Promise<Outcome<T>>, promise: string, again = AGAIN): Promise<T> {
    for (;;) {
      const answer = await this.outcome(run, again);
      if (answer.ok) return answer.value;
      this.world.violate(promise, JSON.stringify(answer));
      await this.pause();
    }
  }

  pause(): Promise<void> {
    return this.world.sleep(this.world.chances.between(1, this.#againMs));
  }
}

export async function openAt(
  { limiter, service }: Core,
  asked: Opening,
  client: { readonly token: string; readonly address: string },
): Promise<Outcome<string>> {
  const taken = await limiter.take('openings', client.address);
  return taken.ok ? service.open(asked, client) : taken;
}
