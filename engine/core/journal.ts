/** Words of memory that one ply changes at most, with room to spare; each takes two words of the log. */
const MAX_CHANGES = 1024;

/**
 * What memory held before it was changed, so that changes can be taken back in reverse order. An address below 0 stands
 * for a cell of the board: `-1 - index`.
 */
export class Journal {
  private log = new Int32Array(8 * MAX_CHANGES);
  private size = 0;

  /** A point to come back to. Makes room for the ply that follows. */
  mark(): number {
    if (this.size + 2 * MAX_CHANGES > this.log.length) {
      const longer = new Int32Array(2 * this.log.length);
      longer.set(this.log);
      this.log = longer;
    }
    return this.size;
  }

  /** Notes the value that an address is about to lose. */
  keep(address: number, old: number): void {
    this.log[this.size] = address;
    this.log[this.size + 1] = old;
    this.size += 2;
  }

  /** Takes back every change since the mark. */
  undo(mark: number, memory: Int32Array, board: Uint8Array | Uint16Array): void {
    const { log } = this;
    for (let i = this.size - 2; i >= mark; i -= 2) {
      const address = log[i];
      if (address >= 0) memory[address] = log[i + 1];
      else board[-1 - address] = log[i + 1];
    }
    this.size = mark;
  }
}
