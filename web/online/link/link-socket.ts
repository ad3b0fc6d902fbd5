import { newestGame, type PlyLog } from '@asteroute/client';
import {
  type ActionMove,
  type Game,
  lastGame,
  ok,
  type PlaceMove,
  playTurn,
  playTurnWords,
  type Result,
  refuse,
  turnWords,
} from '@asteroute/engine';
import { type Link, type Listener, type SeatPlan, sharedPlies } from '@asteroute/page/match/link.ts';
import { type CommandOf, isOfficial } from '@asteroute/protocol';
import { type GameRecord, type Ply, recordOf } from '@asteroute/record';
import { computed, effect, type Signal, signal } from '@preact/signals';
import type { TableConnection } from '../connection/table-connection.ts';

/** The part of a connection that a link uses; its game has begun. */
export type GameConnection = Pick<TableConnection, 'table' | 'seat' | 'sending' | 'send' | 'log'>;

/**
 * A confirmed turn shows at once, even offline; draw and dice come with the server's log. A refused one is rolled back.
 */
export function openSocket(connection: GameConnection): Link {
  const log = connection.log.peek();
  if (log === null) throw new Error('the game has not begun');
  return new SocketLink(connection, log);
}

class SocketLink implements Link {
  readonly live = true;
  readonly key: string | undefined;
  readonly takeBack = null;
  readonly fault = signal(null);
  readonly start: Game;
  readonly opened: readonly Ply[];
  readonly head: Signal<Game>;
  readonly #connection: GameConnection;
  readonly #listeners: Listener[] = [];
  readonly #stop: () => void;
  #emitted: readonly Ply[];

  constructor(connection: GameConnection, log: PlyLog) {
    this.#connection = connection;
    this.key = connection.table.peek()?.id;
    this.start = log.start;
    this.opened = withTurn(log, connection.sending.peek());
    this.head = signal(lastGame(log.start, this.opened));
    this.#emitted = this.opened;
    this.#stop = effect(() => {
      if (connection.log.value !== null) this.#emit(withTurn(connection.log.value, connection.sending.value));
    });
  }

  readonly #seats = computed((): readonly SeatPlan[] => {
    const table = this.#connection.table.value;
    const own = table?.status === 'running' ? this.#connection.seat.value : null;
    return (table?.seats ?? []).map(({ bot }, index) => ({ bot, elsewhere: index !== own }));
  });

  get seats(): readonly SeatPlan[] {
    return this.#seats.value;
  }

  get official(): boolean {
    const table = this.#connection.table.value;
    return table != null && isOfficial(table);
  }

  get contested(): boolean {
    return this.#connection.table.value?.contest != null;
  }

  readonly thinking = computed(() => {
    const { phase, seat } = this.head.value.position;
    return phase !== 'over' && this.#seats.value[seat]?.bot != null ? seat : null;
  });

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  commit(place: PlaceMove, action: ActionMove): Result<Game> {
    const { table, sending } = this.#connection;
    const game = this.head.peek();
    const played = playTurn(game, { place, action });
    if (!played.ok) return played;
    const turn = table.peek()?.turns;
    if (turn === undefined || sending.peek() !== null) return refuse('wrong-phase', 'a turn is pending');
    void this.#connection.send({ type: 'turn', turn, ...turnWords(game, { place, action }) });
    return ok(lastGame(game, played.value));
  }

  record(): GameRecord {
    return recordOf(this.start.rules.setup, this.#emitted);
  }

  close(): void {
    this.#stop();
  }

  #emit(steps: readonly Ply[]): void {
    const before = this.#emitted;
    const kept = sharedPlies(before, steps);
    if (kept === before.length && kept === steps.length) return;
    this.#emitted = [...before.slice(0, kept), ...steps.slice(kept)];
    this.head.value = lastGame(this.start, this.#emitted);
    const undone = kept < before.length ? kept : undefined;
    for (const listener of this.#listeners) listener(this.#emitted.slice(kept), undone);
  }
}

/** The plies of the server's log, then those of the pending turn. */
function withTurn(log: PlyLog, turn: CommandOf<'turn'> | null): readonly Ply[] {
  if (turn === null || turn.turn !== log.turns.length) return log.steps;
  const played = playTurnWords(newestGame(log), turn);
  return played.ok ? [...log.steps, ...played.value] : log.steps;
}
