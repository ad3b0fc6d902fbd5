import {
  clonePosition,
  type Game,
  type Move,
  newGame,
  type PlayerSetup,
  type Ply,
  parseAction,
  parsePlacement,
  play,
  playUnchecked,
  type Result,
  type TileIndex,
  unwrap,
} from '@asteroute/engine';
import type { Chance, EventOf } from './entries.ts';
import type { Plan } from './words.ts';

/** Receives each ply as it is played. */
export type PlyListener = (ply: Ply) => void;

/** Plays plies one after the other; the game that it began with stays as it is. */
export interface Playthrough {
  now(): Game;
  play(move: Move): void;
}

/**
 * Plays what a log says. With a listener every ply is checked by the rules and passed on, and an illegal one throws;
 * without one the log is our own and trusted, which is many times faster.
 */
export function createPlaythrough(start: Game, onPly: PlyListener | null): Playthrough {
  return onPly === null ? trustingPlaythrough(start) : checkedPlaythrough(start, onPly);
}

function checkedPlaythrough(start: Game, onPly: PlyListener): Playthrough {
  let game = start;
  return {
    now: () => game,
    play(move) {
      const played = unwrap(play(game, move));
      game = played.game;
      onPly({ move, ...played });
    },
  };
}

function trustingPlaythrough({ rules, position }: Game): Playthrough {
  const copy = clonePosition(position);
  return { now: () => ({ rules, position: copy }), play: (move) => playUnchecked(rules, copy, move, null) };
}

/** Plays a `turn` event: the placement, the action, and the chance that followed. */
export function playTurnEvent(playthrough: Playthrough, event: EventOf<'turn'>): void {
  playthrough.play(unwrap(parsePlacement(event)));
  playthrough.play(unwrap(parseAction(playthrough.now(), event.action)));
  playChanceEvents(playthrough, event.chance);
}

/** Plays draws and rolls as the log has them. */
export function playChanceEvents(playthrough: Playthrough, chance: readonly Chance[]): void {
  for (const outcome of chance) playthrough.play(chanceMoveOf(playthrough.now(), outcome));
}

function chanceMoveOf(game: Game, outcome: Chance): Move {
  if (outcome.type === 'roll') return outcome;
  const tile = game.rules.tables.indexOf.get(outcome.tile);
  return { type: 'draw', tile: (tile ?? -1) as TileIndex };
}

/**
 * The game of a plan before its first draw; refused when the engine does not know the set-up. Without players everyone
 * is named by the colour.
 */
export function gameOfPlan(plan: Plan, players: readonly PlayerSetup[] = playersOf(plan)): Result<Game> {
  const { edition, modules, options } = plan;
  return newGame({ edition, modules, options, players });
}

function playersOf({ seats }: Plan): PlayerSetup[] {
  return seats.map(({ color }) => ({ name: color, color }));
}
