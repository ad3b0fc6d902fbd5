import type { Position } from '@asteroute/engine/search';

export interface CodedTurn {
  readonly placement: number;
  readonly action: number;
}

const KEPT = 4;
/** A base for keys: more than the number of kinds of tiles. */
const TILES = 256;

/** Killer turns, as in chess: a turn that was best or caused a cut-off in a similar position is tried first. */
export class KillerTurns {
  readonly #kept = new Map<number, CodedTurn[]>();

  /** The killer turns for the tile in hand, the latest first. */
  of(pos: Position): readonly CodedTurn[] {
    return this.#kept.get(keyOf(pos)) ?? [];
  }

  /** Records a turn that was best or caused a cut-off. */
  add(pos: Position, { placement, action }: CodedTurn): void {
    const others = this.of(pos).filter((one) => one.placement !== placement || one.action !== action);
    this.#kept.set(keyOf(pos), [{ placement, action }, ...others].slice(0, KEPT));
  }
}

function keyOf(pos: Position): number {
  return pos.stackSize * TILES + pos.drawn;
}
