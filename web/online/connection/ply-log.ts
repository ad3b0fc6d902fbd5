import { type Game, type Move, newGame, parseAction, play, unwrap } from '@asteroute/engine';
import { type Course, type Entry, placeOf, playChance, type Table, type TableEvent } from '@asteroute/protocol';
import type { Step } from '../../match/link.ts';

/** The plies of a table's game, built from the server's log. */
export interface PlyLog {
  readonly start: Game;
  readonly steps: readonly Step[];
  /** How many plies there were before each turn. */
  readonly turns: readonly number[];
}

/** The log with one more entry of the server, which made the table `table`; null until the game begins. */
export function appendEntry(log: PlyLog | null, entry: Entry, table: Table): PlyLog | null {
  return entry.events.reduce<PlyLog | null>((now, event) => appendEvent(now, event, table), log);
}

function appendEvent(log: PlyLog | null, event: TableEvent, { plan }: Table): PlyLog | null {
  if (event.type === 'started') {
    const { edition, modules, options } = plan;
    const start = unwrap(newGame({ edition, modules, options, players: event.players }));
    return withPlies({ start, steps: [], turns: [] }, (course) => playChance(course, event.chance));
  }
  if (log === null) return null;
  if (event.type === 'drawn') return withPlies(log, (course) => playChance(course, event.chance));
  if (event.type === 'turn') {
    const turns = [...log.turns, log.steps.length];
    return withPlies({ ...log, turns }, (course) => {
      course.play(placeOf(event));
      course.play(unwrap(parseAction(course.now(), event.action)));
      playChance(course, event.chance);
    });
  }
  if (event.type !== 'taken-back') return log;
  return { ...log, steps: log.steps.slice(0, log.turns.at(-1) ?? 0), turns: log.turns.slice(0, -1) };
}

/** The log with more plies; the engine checks each one and throws on an illegal one. */
function withPlies(log: PlyLog, playMore: (course: Course) => void): PlyLog {
  const steps = [...log.steps];
  const now = () => steps.at(-1)?.game ?? log.start;
  playMore({ now, play: (move: Move) => void steps.push({ move, ...unwrap(play(now(), move)) }) });
  return { ...log, steps };
}

/** The newest game of a log. */
export function gameOf({ start, steps }: PlyLog): Game {
  return steps.at(-1)?.game ?? start;
}
