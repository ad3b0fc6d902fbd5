import type { PresenceMessage } from '@asteroute/protocol';
import type { World } from '../virtual/world.ts';

/** Milliseconds between two messages, less what a connection may shift them by. */
const APART_MS = 980;

/** Checks what one watcher is told about who is at a table, from its first message on. */
export class PresenceCheck {
  readonly #world: World;
  /** How many messages may come at any time: what the watcher asked for, and what was on its way before. */
  readonly #free: number;
  #last: PresenceMessage | null = null;
  #at = 0;
  #count = 0;

  constructor(world: World, isRepeated: boolean) {
    this.#world = world;
    this.#free = isRepeated ? 2 : 1;
  }

  take(message: PresenceMessage): void {
    const now = this.#world.queue.now();
    // A change may have come just before its turn.
    if (this.#count > this.#free && now - this.#at < APART_MS)
      this.#world.violate('who is at a table is told at most once a second', `${message.table} at ${this.#at}`);
    this.#last = message;
    this.#at = now;
    this.#count++;
  }

  told(): string {
    return this.#last === null ? 'nothing' : presenceText(this.#last.here, this.#last.watchers);
  }
}

export const presenceText = (here: readonly number[], watchers: number): string =>
  `seats ${here.toSorted((a, b) => a - b)} and ${watchers} watchers`;
