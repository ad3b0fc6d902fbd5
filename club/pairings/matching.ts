/** Maximum matching in a graph, by J. Edmonds, "Paths, trees, and flowers" (1965), with a base for every blossom. */

const NONE = -1;

/** Returns for each of `count` vertices the one that it is paired with, or -1: as many pairs as there can be. */
export function maximumMatching(count: number, isJoined: (a: number, b: number) => boolean): number[] {
  const search = new PathSearch(count, isJoined);
  for (let vertex = 0; vertex < count; vertex++) search.pairUp(vertex);
  return search.mate;
}

export function canPairAll(count: number, isJoined: (a: number, b: number) => boolean): boolean {
  return count % 2 === 0 && !maximumMatching(count, isJoined).includes(NONE);
}

/** The search for paths along which a matching grows by one pair. */
class PathSearch {
  readonly mate: number[];
  readonly #neighbours: readonly (readonly number[])[];
  /** The vertex before one on the path from the root, for vertices at an odd distance. */
  #before: number[] = [];
  /** The vertex that stands for a blossom, a cycle of odd length that counts as one vertex. */
  #base: number[] = [];
  #reached: boolean[] = [];
  #queue: number[] = [];

  constructor(count: number, isJoined: (a: number, b: number) => boolean) {
    const all = Array.from({ length: count }, (_, vertex) => vertex);
    this.mate = all.map(() => NONE);
    this.#neighbours = all.map((a) => all.filter((b) => a !== b && isJoined(a, b)));
  }

  /** Pairs a vertex if a path from it to another free one exists; all pairs on the path change. */
  pairUp(root: number): void {
    if (this.mate[root] !== NONE) return;
    for (let end = this.#endOfPath(root); end !== NONE; ) {
      const before = this.#before[end];
      const next = this.mate[before];
      [this.mate[end], this.mate[before]] = [before, end];
      end = next;
    }
  }

  #endOfPath(root: number): number {
    this.#before = this.mate.map(() => NONE);
    this.#base = this.mate.map((_, vertex) => vertex);
    this.#reached = this.mate.map((_, vertex) => vertex === root);
    this.#queue = [root];
    for (let at = 0; at < this.#queue.length; at++) {
      const from = this.#queue[at];
      for (const to of this.#neighbours[from]) {
        if (this.#base[from] === this.#base[to] || this.mate[from] === to) continue;
        const isEven = to === root || (this.mate[to] !== NONE && this.#before[this.mate[to]] !== NONE);
        if (isEven) {
          this.#contract(from, to);
        } else if (this.#before[to] === NONE) {
          this.#before[to] = from;
          if (this.mate[to] === NONE) return to;
          this.#reach(this.mate[to]);
        }
      }
    }
    return NONE;
  }

  #reach(vertex: number): void {
    if (this.#reached[vertex]) return;
    this.#reached[vertex] = true;
    this.#queue.push(vertex);
  }

  /** Makes one vertex of the cycle that an edge between two vertices at an even distance closes. */
  #contract(a: number, b: number): void {
    const base = this.#commonBase(a, b);
    const inside = new Set<number>();
    this.#markPath({ from: a, base, child: b }, inside);
    this.#markPath({ from: b, base, child: a }, inside);
    for (let vertex = 0; vertex < this.#base.length; vertex++) {
      if (!inside.has(this.#base[vertex])) continue;
      this.#base[vertex] = base;
      this.#reach(vertex);
    }
  }

  #commonBase(a: number, b: number): number {
    const above = new Set<number>();
    for (let vertex = this.#base[a]; ; vertex = this.#base[this.#before[this.mate[vertex]]]) {
      above.add(vertex);
      if (this.mate[vertex] === NONE) break;
    }
    let vertex = this.#base[b];
    while (!above.has(vertex)) vertex = this.#base[this.#before[this.mate[vertex]]];
    return vertex;
  }

  #markPath(path: { from: number; readonly base: number; child: number }, inside: Set<number>): void {
    let { from, child } = path;
    while (this.#base[from] !== path.base) {
      inside.add(this.#base[from]).add(this.#base[this.mate[from]]);
      this.#before[from] = child;
      child = this.mate[from];
      from = this.#before[child];
    }
  }
}
