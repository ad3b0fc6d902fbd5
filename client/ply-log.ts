import { type Game, lastGame, unwrap } from '@asteroute/engine';
import {
  createPlaythrough,
  type Entry,
  gameOfPlan,
  type Playthrough,
  playChanceEvents,
  playTurnEvent,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import type { Ply } from '@asteroute/record';

/** The plies of a table's game, built from the server's log. */
export interface PlyLog {
  readonly start: Game;
  readonly steps: readonly Ply[];
  /** For each turn, the number of plies before it. */
  readonly turns: readonly number[];
}

/** Appends an entry of the server, which led to the table `table`; null until the game begins. */
export function appendEntry(log: PlyLog | null, entry: Entry, table: Table): PlyLog | null {
  return entry.events.reduce<PlyLog | null>((now, event) => appendEvent(now, event, table), log);
}

function appendEvent(log: PlyLog | null, event: TableEvent, { plan }: Table): PlyLog | null {
  if (event.type === 'started') {
    const start = unwrap(gameOfPlan(plan, event.players));
    return withPlies({ start, steps: [], turns: [] }, (playthrough) => playChanceEvents(playthrough, event.chance));
  }
  if (log === null) return null;
  if (event.type === 'drawn') return withPlies(log, (playthrough) => playChanceEvents(playthrough, event.chance));
  if (event.type === 'turn') {
    const turns = [...log.turns, log.steps.length];
    return withPlies({ ...log, turns }, (playthrough) => playTurnEvent(playthrough, event));
  }
  if (event.type !== 'taken-back') return log;
  return { ...log, steps: log.steps.slice(0, log.turns.at(-1) ?? 0), turns: log.turns.slice(0, -1) };
}

function withPlies(log: PlyLog, playMore: (playthrough: Playthrough) => void): PlyLog {
  const steps = [...log.steps];
  playMore(createPlaythrough(newestGame(log), (ply) => steps.push(ply)));
  return { ...log, steps };
}

/** The newest game of a log. */
export function newestGame({ start, steps }: PlyLog): Game {
  return lastGame(start, steps);
}
