import type { Environment, UsesStores } from '../domain/ports.ts';

/** Milliseconds until the store is asked whether it is back; they double, up to the second number, as long as it fails. */
const [ASK_AFTER_MS, ASK_LATEST_MS] = [500, 8000];
const LANES = 16;

/** One query for all tasks asks whether it is back; they run again a few at a time, not to bring it down at once. */
export class StoreReturn {
  readonly #ports: UsesStores<'tables'> & Pick<Environment, 'clock'>;
  #waiting = new Set<() => Promise<void>>();
  #pause = ASK_AFTER_MS;
  #isAsking = false;

  constructor(ports: UsesStores<'tables'> & Pick<Environment, 'clock'>) {
    this.#ports = ports;
  }

  /** Runs the task, which never rejects, once the store is back, unless the returned function is called before. */
  wait(task: () => Promise<void>): () => void {
    const set = this.#waiting;
    set.add(task);
    this.#askLater();
    return () => void set.delete(task);
  }

  #askLater(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#ports.clock.after(this.#pause, () => {
      void this.#ask().finally(() => {
        this.#isAsking = false;
        this.#pause = this.#waiting.size > 0 ? Math.min(this.#pause * 2, ASK_LATEST_MS) : ASK_AFTER_MS;
        if (this.#waiting.size > 0) this.#askLater();
      });
    });
  }

  async #ask(): Promise<void> {
    if (this.#waiting.size === 0) return;
    try {
      await this.#ports.store.tables.heads(['']);
    } catch {
      return;
    }
    await this.#runAll();
  }

  async #runAll(): Promise<void> {
    const due = this.#waiting;
    // Tasks that fail again wait for the next time.
    this.#waiting = new Set();
    const lane = async () => {
      for (const task of due) {
        due.delete(task);
        await task();
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
}
