import {
  cellAt,
  clonePosition,
  type Game,
  type GameEvent,
  type Move,
  type PlaceMove,
  parseAction,
  play,
  playUnchecked,
  type Rotation,
  type TileIndex,
  unwrap,
} from '@asteroute/engine';
import type { Chance, EventOf } from './entries.ts';

/** One ply as it happened: the game after it and what it did. */
export interface Step {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

export type Tell = (step: Step) => void;

/** Plays plies one after the other; the game that it began with stays as it is. */
export interface Course {
  now(): Game;
  play(move: Move): void;
}

/**
 * A course through what a log says. With somebody to tell, every ply is checked by the rules and told, and throws where
 * it is illegal; without, the log is one's own and is trusted, which is many times faster.
 */
export function courseFrom(start: Game, tell: Tell | null): Course {
  return tell === null ? trusting(start) : telling(start, tell);
}

function telling(start: Game, tell: Tell): Course {
  let game = start;
  return {
    now: () => game,
    play(move) {
      const step = unwrap(play(game, move));
      game = step.game;
      tell(step);
    },
  };
}

function trusting({ rules, position }: Game): Course {
  const copy = clonePosition(position);
  return { now: () => ({ rules, position: copy }), play: (move) => playUnchecked(rules, copy, move, null) };
}

export function playTurn(course: Course, event: EventOf<'turn'>): void {
  course.play(placeOf(event));
  course.play(unwrap(parseAction(course.now(), event.action)));
  playChance(course, event.chance);
}

export function playChance(course: Course, chance: readonly Chance[]): void {
  for (const outcome of chance) course.play(chanceAs(course.now(), outcome));
}

/** Where the words of a turn put its tile. */
export function placeOf({
  x,
  y,
  rotation,
}: {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}): PlaceMove {
  return { type: 'place', cell: cellAt(x, y), rotation: rotation as Rotation };
}

function chanceAs(game: Game, outcome: Chance): Move {
  if (outcome.type === 'roll') return outcome;
  const tile = game.rules.tables.indexOf.get(outcome.tile);
  return { type: 'draw', tile: (tile ?? -1) as TileIndex };
}
