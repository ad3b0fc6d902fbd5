/** For tests only: waits for conditions without a clock. */
export class Conditions {
  readonly #waiting = new Set<() => void>();

  /** Resolves once the condition is true. It is checked now, and at every call of `check`. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!condition()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Checks every condition that is awaited. Call after each change. */
  check(): void {
    for (const look of [...this.#waiting]) look();
  }
}
