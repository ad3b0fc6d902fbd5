/**
 * Copies of a position's memory, one per mark, for undo. Copying the whole memory takes less time than recording each
 * changed word (docs/decisions/0005).
 */
export class Snapshots {
  readonly #copies: Int32Array[] = [];
  #size = 0;

  /** Saves the memory; returns the number with which `undo` restores it. */
  mark(memory: Int32Array): number {
    const copies = this.#copies;
    const size = this.#size;
    if (size === copies.length) copies.push(new Int32Array(memory));
    else copies[size].set(memory);
    return this.#size++;
  }

  /** Restores the memory to a mark. That mark and all later ones are invalid afterwards. */
  undo(since: number, memory: Int32Array): void {
    if (since >= this.#size) throw new Error('this mark was undone before');
    memory.set(this.#copies[since]);
    this.#size = since;
  }
}
