import {
  deny,
  follow,
  grant,
  isAllReady,
  isTaken,
  type Outcome,
  replanToStart,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import type { Secret } from '../ports.ts';
import { type Decision, seatAfter, type TableState } from '../table-state.ts';
import { whenFull } from './play/reveals.ts';

/**
 * The events, with what they begin: at a table without free seats, or in a room whose players are all ready, the game,
 * or the request for the numbers. In the same entry, so that no second step can be lost.
 */
function beginIfDue(state: TableState, events: readonly TableEvent[], up: number): readonly TableEvent[] {
  const full = after(state, events, up);
  if (full.plan.room === true) {
    const begun = isAllReady(full) ? beginRoom(state, events, up) : null;
    return begun?.ok ? begun.value : events;
  }
  return full.seats.every(isTaken) ? [...events, whenFull(state, full, up)] : events;
}

/** The events, and the beginning of a room with those who sit there; `bad-setup` where they cannot play its plan. */
export function beginRoom(
  state: TableState,
  events: readonly TableEvent[],
  up: number,
): Outcome<readonly TableEvent[]> {
  const room = after(state, events, up);
  const replan = replanToStart(room);
  if (!replan.ok) return deny('bad-setup', `${replan.error.code}: ${replan.error.message}`);
  const { plan, from } = replan.value;
  const isWhole = from.length === room.seats.length && from.every((old, seat) => old === seat);
  const settled = isWhole ? events : [...events, { type: 'planned', plan, from } as const];
  return grant([...settled, whenFull(state, after(state, settled, up), up)]);
}

function after({ table }: TableState, events: readonly TableEvent[], up: number): Table {
  return events.length === 0 ? table : follow(table, { seq: table.head + 1, at: 0, up, events });
}

/** The decision about seats that these events are, with what they begin. Seats of the secret move along. */
export function begun(state: TableState, { events, secret }: Decision, up: number): Decision {
  const all = beginIfDue(state, events, up);
  return { events: all, ...(secret && { secret: movedSecret(secret, all.slice(events.length)) }) };
}

/** A secret that speaks of seats before these events, with the seats as they are after the entry. */
function movedSecret(secret: Secret, events: readonly TableEvent[]): Secret {
  if (secret.seats === undefined) return secret;
  const seats = secret.seats.map((one) => ({ ...one, seat: seatAfter(one.seat, events) }));
  return { ...secret, seats: seats.filter(({ seat }) => seat >= 0) };
}
