import { lastGame, ok, playTurn, playTurnWords, refuse, sameMove, turnWords } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { recordOf } from '@asteroute/record';
import { computed, effect, signal } from '@preact/signals';
import type { Link, Listener, SeatPlan } from '../../match/link.ts';
import type { TurnCommand } from './pending-turn.ts';
import { gameOf, type PlyLog } from './ply-log.ts';
import type { TableConnection } from './table-connection.ts';

/** What a link needs of a connection whose game has begun. */
export type GameConnection = Pick<TableConnection, 'table' | 'seat' | 'sending' | 'send' | 'log'>;

/**
 * Plays a table of a server. A confirmed turn is shown at once, whatever the connection does meanwhile; the draw and the
 * dice after it come with the server's log. A refused turn is rolled back.
 */
export function openSocket(connection: GameConnection): Link {
  const { table, log, seat, sending } = connection;
  const first = log.peek();
  if (first === null) throw new Error('the game has not begun');
  const { start } = first;
  const listeners: Listener[] = [];
  const opened = withTurn(first, sending.peek());
  const head = signal(gameOf({ ...first, steps: opened }));
  let emitted = opened;

  const seats = computed((): readonly SeatPlan[] => {
    const now = table.value;
    const own = now?.status === 'running' ? seat.value : null;
    return (now?.seats ?? []).map(({ bot }, index) => ({ bot, elsewhere: index !== own }));
  });

  /** Emits the difference between the plies that listeners know and those of the log with the pending turn. */
  const stop = effect(() => {
    const now = log.value;
    if (now === null) return;
    const steps = withTurn(now, sending.value);
    const kept = sharedPlies(emitted, steps);
    if (kept === emitted.length && kept === steps.length) return;
    const taken = kept < emitted.length ? kept : undefined;
    emitted = [...emitted.slice(0, kept), ...steps.slice(kept)];
    head.value = gameOf({ ...now, steps: emitted });
    for (const listener of listeners) listener(emitted.slice(kept), taken);
  });

  return {
    live: true,
    get seats() {
      return seats.value;
    },
    start,
    opened,
    head,
    thinking: computed(() => {
      const { phase, seat: mover } = head.value.position;
      return phase !== 'over' && seats.value[mover]?.bot != null ? mover : null;
    }),
    fault: signal(null),
    listen: (listener) => void listeners.push(listener),
    commit(place, action) {
      const game = head.peek();
      const played = playTurn(game, { place, action });
      if (!played.ok) return played;
      const turn = table.peek()?.turns;
      if (turn === undefined || sending.peek() !== null) return refuse('wrong-phase', 'a turn is on its way');
      void connection.send({ type: 'turn', turn, ...turnWords(game, { place, action }) });
      return ok(lastGame(game, played.value));
    },
    takeBack: null,
    record: () => recordOf(start.rules.setup, emitted),
    close: stop,
  };
}

/** The plies of the server's log, then those of the pending turn. */
function withTurn(log: PlyLog, turn: TurnCommand | null): readonly Ply[] {
  if (turn === null || turn.turn !== log.turns.length) return log.steps;
  const played = playTurnWords(gameOf(log), turn);
  return played.ok ? [...log.steps, ...played.value] : log.steps;
}

/** The length of the common prefix of two ply lists. */
function sharedPlies(a: readonly Ply[], b: readonly Ply[]): number {
  const differs = a.findIndex(({ move }, ply) => ply >= b.length || !sameMove(move, b[ply].move));
  return differs < 0 ? a.length : differs;
}
