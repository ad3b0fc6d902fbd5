import {
  createDealer,
  endsTurn,
  type Game,
  lastGame,
  ok,
  play,
  playChance,
  playTurn,
  type TileIndex,
} from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { recordOf } from '@asteroute/record';
import { signal } from '@preact/signals';
import { comingTiles } from '../../analysis/placement/fits.ts';
import type { Link, Listener } from '../link.ts';
import type { Past } from './link-local.ts';
import { openPast } from './link-past.ts';

/** The sandbox: a copy of a game in which any remaining tile can be placed. Nothing of it is saved. */
export interface PlanLink extends Link {
  /** Takes a tile of this kind in hand instead; returns whether it fits anywhere. */
  take(tile: string): boolean;
}

/** After `at` plies, or in its current state if null, without the draw of the tile in hand. */
export function openPlan(past: Past, at: number | null): PlanLink {
  const seen = past.steps.slice(0, at ?? past.steps.length);
  const opened = withSome(past.start, seen.slice(0, seen.findLastIndex(endsTurn) + 1));
  const head = signal(lastGame(past.start, opened));
  const listeners: Listener[] = [];
  let all = opened;

  function emit(kept: readonly Ply[], more: readonly Ply[]): void {
    all = [...kept, ...more];
    head.value = lastGame(past.start, all);
    for (const listener of listeners) listener(more);
  }

  return {
    ...openPast(past.start, opened),
    live: true,
    head,
    listen: (listener) => listeners.push(listener),
    take(tile) {
      const kept = all.slice(0, all.findLastIndex(endsTurn) + 1);
      const drawn = drawOf(lastGame(past.start, kept), tile);
      if (drawn !== null) emit(kept, [drawn]);
      return drawn !== null;
    },
    commit(place, action) {
      const played = playTurn(head.peek(), { place, action });
      if (!played.ok) return played;
      const known = all.length;
      // The seed of the dice is fixed, so that the same turn always rolls the same dice in a plan.
      const dice = playChance(lastGame(head.peek(), played.value), createDealer(0), 'dice');
      const next = withSome(past.start, [...all, ...played.value, ...dice]);
      emit(all, next.slice(known));
      return ok(head.peek());
    },
    takeBack(plies) {
      all = all.slice(0, plies);
      head.value = lastGame(past.start, all);
    },
    record: () => recordOf(past.start.rules.setup, all),
  };
}

/** Draws a tile of this kind; null if it fits nowhere or none is left. */
function drawOf(game: Game, tile: string): Ply | null {
  const move = { type: 'draw', tile: game.rules.tables.indexOf.get(tile) as TileIndex } as const;
  const drawn = play(game, move);
  return drawn.ok && drawn.value.game.position.phase === 'place' ? { move, ...drawn.value } : null;
}

/** Adds the draw of any tile that fits; returns the plies unchanged if none fits. */
function withSome(start: Game, steps: readonly Ply[]): readonly Ply[] {
  const game = lastGame(start, steps);
  for (const tile of comingTiles(game).keys()) {
    const drawn = drawOf(game, tile);
    if (drawn !== null) return [...steps, drawn];
  }
  return steps;
}
