import { endsTurn, type Game, tileId } from '@asteroute/engine';
import { type Ply, recordOf } from '@asteroute/record';
import type { SeatPlan } from '../../match/link.ts';
import type { Past } from '../../match/links/link-local.ts';
import type { Saved } from '../../match/saved.ts';

export interface Branch {
  readonly seats: readonly SeatPlan[];
  readonly seed: number;
}

/** It continues from the last placement decision at or before the ply, with the tile that was in hand. */
export function branchOf({ start, steps }: Past, at: number, { seats, seed }: Branch): Saved {
  const kept = steps.slice(0, cutOf(steps, at));
  const ended = kept.findLastIndex(endsTurn);
  const from = kept.slice(0, ended + 1).filter(({ move }) => move.type === 'draw').length;
  const tiles = kept.slice(ended + 1).flatMap(({ move }) => (move.type === 'draw' ? [tileId(start, move.tile)] : []));
  return {
    record: recordOf(start.rules.setup, kept),
    seats,
    seed,
    ...(tiles.length > 0 ? { dealt: { from, tiles } } : {}),
  };
}

/** The last ply, at most `at`, at which no part of a turn has been played yet. */
function cutOf(steps: readonly Ply[], at: number): number {
  for (let ply = at; ply > 0; ply--) {
    if (['place', 'draw', 'over'].includes(steps[ply - 1].game.position.phase)) return ply;
  }
  return 0;
}

export function cutGame({ start, steps }: Past, at: number): Game {
  const cut = cutOf(steps, at);
  return cut === 0 ? start : steps[cut - 1].game;
}
