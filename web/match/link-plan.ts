import {
  type ActionMove,
  chanceMove,
  createDealer,
  type Game,
  ok,
  type PlaceMove,
  play,
  type Result,
  type TileIndex,
} from '@asteroute/engine';
import { createRecorder } from '@asteroute/record';
import { signal } from '@preact/signals';
import { comingTiles } from '../analysis/fits.ts';
import type { Link, Listener, Step } from './link.ts';
import type { Past } from './link-local.ts';

/** A table for trying things out: a copy of a game on which any tile still to come can be laid. It keeps nothing. */
export interface PlanLink extends Link {
  /** Takes a tile of this kind in hand instead; answers whether it fits anywhere. */
  take(tile: string): boolean;
}

/** Copies a game as it was after so many plies, or as it is: back to before the tile in hand was drawn. */
export function openPlan(past: Past, at: number | null): PlanLink {
  const seen = past.steps.slice(0, at ?? past.steps.length);
  const opened = withSome(past.start, seen.slice(0, seen.findLastIndex(endsTurn) + 1));
  const gameOf = (steps: readonly Step[]): Game => steps.at(-1)?.game ?? past.start;
  const head = signal(gameOf(opened));
  const listeners: Listener[] = [];
  let all = opened;

  /** What follows the first plies, told to the table. */
  function tell(kept: readonly Step[], more: readonly Step[]): void {
    all = [...kept, ...more];
    head.value = gameOf(all);
    for (const listener of listeners) listener(more);
  }

  return {
    live: true,
    seats: past.start.rules.players.map(() => ({ bot: null })),
    start: past.start,
    opened,
    head,
    thinking: signal(null),
    fault: signal(null),
    listen: (listener) => listeners.push(listener),
    take(tile) {
      const kept = all.slice(0, all.findLastIndex(endsTurn) + 1);
      const drawn = drawOf(gameOf(kept), tile);
      if (drawn !== null) tell(kept, [drawn]);
      return drawn !== null;
    },
    commit(place, action) {
      const played = turn(head.peek(), place, action);
      if (!played.ok) return played;
      const known = all.length;
      const next = withSome(past.start, [...all, ...played.value]);
      tell(all, next.slice(known));
      return ok(head.peek());
    },
    takeBack(plies) {
      all = all.slice(0, plies);
      head.value = gameOf(all);
    },
    record() {
      const recorder = createRecorder(past.start.rules.setup);
      for (const { events } of all) recorder.add(events);
      return recorder.record();
    },
    close() {},
  };
}

const endsTurn = ({ events }: Step): boolean => events.some(({ type }) => type === 'turn-ended');

/** Both moves of a turn and what chance adds; dice fall the same way each time, since nothing here counts. */
function turn(game: Game, place: PlaceMove, action: ActionMove): Result<Step[]> {
  const laid = play(game, place);
  if (!laid.ok) return laid;
  const acted = play(laid.value.game, action);
  if (!acted.ok) return acted;
  const steps: Step[] = [
    { move: place, ...laid.value },
    { move: action, ...acted.value },
  ];
  const dealer = createDealer(0);
  for (let now = acted.value.game; now.position.phase === 'roll'; ) {
    const move = chanceMove(now, dealer);
    if (move === null) break;
    const rolled = play(now, move);
    if (!rolled.ok) break;
    steps.push({ move, ...rolled.value });
    now = rolled.value.game;
  }
  return ok(steps);
}

/** The drawing of a tile of this kind; null where it fits nowhere or none is left. */
function drawOf(game: Game, tile: string): Step | null {
  const move = { type: 'draw', tile: game.rules.tables.indexOf.get(tile) as TileIndex } as const;
  const drawn = play(game, move);
  return drawn.ok && drawn.value.game.position.phase === 'place' ? { move, ...drawn.value } : null;
}

/** Plies, and the drawing of any tile that fits; none where nothing does. */
function withSome(start: Game, steps: readonly Step[]): readonly Step[] {
  const game = steps.at(-1)?.game ?? start;
  for (const tile of comingTiles(game).keys()) {
    const drawn = drawOf(game, tile);
    if (drawn !== null) return [...steps, drawn];
  }
  return steps;
}
