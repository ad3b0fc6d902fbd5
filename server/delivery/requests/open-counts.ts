export class OpenCounts {
  readonly #counts = new Map<string, number>();

  of(client: string): number {
    return this.#counts.get(client) ?? 0;
  }

  /** Counts one more, until the returned function is called. */
  open(client: string): () => void {
    this.#counts.set(client, this.of(client) + 1);
    return () => {
      const left = this.of(client) - 1;
      if (left > 0) this.#counts.set(client, left);
      else this.#counts.delete(client);
    };
  }
}
