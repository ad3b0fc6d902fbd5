import {
  boardFigures,
  type Coordinates,
  type FigureRef,
  type Game,
  type GameEvent,
  type Move,
  scores,
} from '@asteroute/engine';
import type { GameRecord, Ply } from '@asteroute/record';

/** The game after a turn, and what happened in it. */
export interface GameMoment {
  /** The game before the first turn, after a turn, or after the final scoring or an early end. */
  readonly kind: 'start' | 'turn' | 'end';
  readonly game: Game;
  readonly events: readonly GameEvent[];
  /** The meeples on the board; those that the final scoring takes off stay to be seen. */
  readonly figures: readonly FigureRef[];
  readonly scores: readonly number[];
  /** Who played the turn; null at the start and at the end. */
  readonly seat: number | null;
  readonly placed: Coordinates | null;
}

/** A game that can be stepped through: `moments[n]` is the game after turn `n`. */
export interface PlayedGame {
  /** Null for a position that no turns lead to. */
  readonly record: GameRecord | null;
  readonly moves: readonly Move[];
  readonly moments: readonly GameMoment[];
  /** The number of turns; there is one moment more for the start, and one for the end if there was one. */
  readonly turns: number;
}

export function playedGame(record: GameRecord | null, start: Game, plies: readonly Ply[]): PlayedGame {
  const moments: GameMoment[] = [momentOf('start', start, [])];
  let events: GameEvent[] = [];
  let last = start;
  for (const ply of plies) {
    last = ply.game;
    const taken = leaving(ply.events);
    for (const event of ply.events) {
      events.push(event);
      if (event.type !== 'turn-ended') continue;
      moments.push({ ...momentOf('turn', last, events, taken), scores: event.scores });
      events = [];
    }
  }
  // A link can end within a turn.
  if (events.some(({ type }) => type === 'placed')) moments.push(momentOf('turn', last, events));
  else if (record?.final !== undefined || record?.ended !== undefined)
    moments.push(momentOf('end', last, events, leaving(events)));
  return {
    record,
    moves: plies.map(({ move }) => move),
    moments,
    turns: moments.filter(({ kind }) => kind === 'turn').length,
  };
}

const leaving = (events: readonly GameEvent[]): FigureRef[] =>
  events.flatMap((event) => (event.type === 'scored' && !event.complete ? event.returned : []));

function momentOf(
  kind: GameMoment['kind'],
  game: Game,
  events: readonly GameEvent[],
  taken: readonly FigureRef[] = [],
): GameMoment {
  const placed = events.find((event) => event.type === 'placed') ?? null;
  const figures = [...boardFigures(game), ...taken];
  return { kind, game, events, figures, scores: scores(game), seat: placed?.seat ?? null, placed };
}

/** The index of the moment that shows a ply. */
export function momentOfPly(plies: readonly Ply[], ply: number): number {
  return (
    plies.slice(0, Math.max(0, ply - 1)).filter(({ events }) => events.some(({ type }) => type === 'turn-ended'))
      .length + (ply > 0 ? 1 : 0)
  );
}
