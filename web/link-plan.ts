import {
  type ActionMove,
  chanceMove,
  createDealer,
  type Game,
  type GameEvent,
  ok,
  type PlaceMove,
  play,
  type Result,
  type TileIndex,
} from '@asteroute/engine';
import { createRecorder, replay } from '@asteroute/record';
import { signal } from '@preact/signals';
import type { Link, Step } from './link.ts';
import { comingTiles } from './tools/fits.ts';

/** A table for trying things out: a copy of a game on which any tile still to come can be laid. It keeps nothing. */
export interface PlanLink extends Link {
  /** Takes a tile of this kind in hand instead; answers whether it fits anywhere. */
  take(tile: string): boolean;
}

/** Copies a game from all that has happened in it, back to before the tile in hand was drawn. */
export function openPlan(game: Game, history: readonly GameEvent[]): Result<PlanLink> {
  const recorder = createRecorder(game.rules.setup);
  recorder.add(history);
  const replayed = replay(recorder.record());
  return replayed.ok ? ok(planOf(replayed.value.game, history)) : replayed;
}

function planOf(start: Game, history: readonly GameEvent[]): PlanLink {
  const listeners: ((steps: readonly Step[]) => void)[] = [];
  /** The game while it waits for a tile. */
  let before = start;
  const opened = withSome(start);
  const head = signal(opened);

  function tell(steps: readonly Step[], game: Game): void {
    head.value = game;
    for (const listener of listeners) listener([...steps, { game, events: [] }]);
  }

  return {
    seats: start.rules.players.map(() => ({ bot: null })),
    opened: { game: opened, events: history },
    head,
    thinking: signal(null),
    fault: signal(null),
    listen: (listener) => listeners.push(listener),
    take(tile) {
      const game = withTile(before, tile);
      if (game !== null) tell([], game);
      return game !== null;
    },
    commit(place, action) {
      const played = turn(head.peek(), place, action);
      if (!played.ok) return played;
      const game = played.value.at(-1)?.game ?? before;
      before = game;
      tell(played.value, withSome(game));
      return ok(game);
    },
    close() {},
  };
}

/** Both moves of a turn and what chance adds; dice fall the same way each time, since nothing here counts. */
function turn(game: Game, place: PlaceMove, action: ActionMove): Result<Step[]> {
  const laid = play(game, place);
  if (!laid.ok) return laid;
  const acted = play(laid.value.game, action);
  if (!acted.ok) return acted;
  const steps: Step[] = [laid.value, acted.value];
  const dealer = createDealer(0);
  for (let now = acted.value.game; now.position.phase === 'roll'; ) {
    const move = chanceMove(now, dealer);
    const rolled = move === null ? null : play(now, move);
    if (!rolled?.ok) break;
    steps.push(rolled.value);
    now = rolled.value.game;
  }
  return ok(steps);
}

/** The game with a tile of this kind drawn; null where it fits nowhere or none is left. */
function withTile(game: Game, tile: string): Game | null {
  const index = game.rules.tables.tiles.findIndex(({ id }) => id === tile) as TileIndex;
  const drawn = play(game, { type: 'draw', tile: index });
  return drawn.ok && drawn.value.game.position.phase === 'place' ? drawn.value.game : null;
}

/** The game with any tile drawn that fits; as it is where none does. */
function withSome(game: Game): Game {
  for (const tile of comingTiles(game).keys()) {
    const drawn = withTile(game, tile);
    if (drawn !== null) return drawn;
  }
  return game;
}
