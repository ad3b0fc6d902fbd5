import type { Clock } from '../../domain/ports.ts';
import type { LogFollower } from '../../table/reader.ts';

export class Waits {
  readonly #clock: Clock;
  readonly #ends = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Resolves also when the client disconnects (`signal`) or the node stops. */
  nextEntry(reader: LogFollower, since: number, ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        cancel();
        this.#ends.delete(end);
        signal.removeEventListener('abort', end);
        unsubscribe();
        resolve();
      };
      const cancel = this.#clock.after(ms, end);
      const unsubscribe = reader.subscribe(since, end);
      signal.addEventListener('abort', end);
      this.#ends.add(end);
    });
  }

  count(): number {
    return this.#ends.size;
  }

  end(): void {
    for (const end of [...this.#ends]) end();
  }
}
