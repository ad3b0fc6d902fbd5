/**
 * What a position was like at each mark, so that it can come back there. To copy all of its memory takes less time than
 * to note what changes, one word at a time (docs/decisions/0005).
 */
export class Snapshots {
  readonly #copies: Int32Array[] = [];
  #size = 0;

  /** Saves the memory; returns the number by which it is restored. */
  mark(memory: Int32Array): number {
    const copies = this.#copies;
    const size = this.#size;
    if (size === copies.length) copies.push(new Int32Array(memory));
    else copies[size].set(memory);
    return this.#size++;
  }

  /** Restores the memory of a mark, which cannot be used again, nor can later ones. */
  undo(since: number, memory: Int32Array): void {
    if (since >= this.#size) throw new Error('this mark was undone before');
    memory.set(this.#copies[since]);
    this.#size = since;
  }
}
