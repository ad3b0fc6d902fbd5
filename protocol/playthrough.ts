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
import type { Chance, EventOf } from './events.ts';
import type { Plan } from './parts/words.ts';

export type PlyListener = (ply: Ply) => void;

export interface Playthrough {
  now(): Game;
  play(move: Move): void;
}

/** With a listener every ply is checked by the rules, which throws. Without, the log is trusted, many times faster. */
export function createPlaythrough(start: Game, onPly: PlyListener | null): Playthrough {
  if (onPly === null) {
    const { rules } = start;
    const position = clonePosition(start.position);
    return { now: () => ({ rules, position }), play: (move) => playUnchecked(rules, position, move, null) };
  }
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

export function playTurnEvent(playthrough: Playthrough, event: EventOf<'turn'>): void {
  playthrough.play(unwrap(parsePlacement(event)));
  playthrough.play(unwrap(parseAction(playthrough.now(), event.action)));
  playChanceEvents(playthrough, event.chance);
}

export function playChanceEvents(playthrough: Playthrough, chance: readonly Chance[]): void {
  for (const outcome of chance) playthrough.play(chanceMoveOf(playthrough.now(), outcome));
}

function chanceMoveOf(game: Game, outcome: Chance): Move {
  if (outcome.type === 'roll') return outcome;
  const tile = game.rules.tables.indexOf.get(outcome.tile);
  return { type: 'draw', tile: (tile ?? -1) as TileIndex };
}

/** Before its first draw; refuses a set-up that the engine does not know. */
export function gameOfPlan(plan: Plan, players: readonly PlayerSetup[] = playersOf(plan)): Result<Game> {
  const { edition, modules, options, tiles } = plan;
  return newGame({ edition, modules, options, tiles, players });
}

function playersOf({ seats }: Plan): PlayerSetup[] {
  return seats.map(({ color }) => ({ name: color, color }));
}
