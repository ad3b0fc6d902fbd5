import {
  deny,
  follow,
  grant,
  isAgreed,
  isAllReady,
  isTaken,
  replanToStart,
  type Table,
  type TableEvent,
  type TableOutcome,
} from '@asteroute/protocol';
import type { Secret } from '../ports.ts';
import { type Decision, seatAfter, type TableState } from '../table-state.ts';
import { whenFull } from './play/reveals.ts';

/** The start of the game, or the request to reveal, is part of the entry that causes it, so that it cannot be lost. */
function beginIfDue(state: TableState, events: readonly TableEvent[], up: number): readonly TableEvent[] {
  const full = tableAfter(state.table, events, up);
  if (full.plan.rated === true && !isAgreed(full)) return events;
  if (full.plan.room === true) {
    const begun = isAllReady(full) ? beginRoom(state, events, up) : null;
    return begun?.ok ? begun.value : events;
  }
  return full.seats.every(isTaken) ? [...events, whenFull(state, full, up)] : events;
}

export function beginRoom(
  state: TableState,
  events: readonly TableEvent[],
  up: number,
): TableOutcome<readonly TableEvent[]> {
  const room = tableAfter(state.table, events, up);
  const replan = replanToStart(room);
  if (!replan.ok) return deny('bad-setup', `${replan.error.code}: ${replan.error.message}`);
  const { plan, from } = replan.value;
  const isWhole = from.length === room.seats.length && from.every((old, seat) => old === seat);
  const settled = isWhole ? events : [...events, { type: 'planned', plan, from } as const];
  return grant([...settled, whenFull(state, tableAfter(state.table, settled, up), up)]);
}

export function tableAfter(table: Table, events: readonly TableEvent[], up: number): Table {
  return events.length === 0 ? table : follow(table, { seq: table.head + 1, at: 0, up, events });
}

/** Adds to a decision about seats what it causes. If seats are renumbered, those in the secret are too. */
export function begun(state: TableState, { events, secret }: Decision, up: number): Decision {
  const all = beginIfDue(state, events, up);
  return { events: all, ...(secret && { secret: movedSecret(secret, all.slice(events.length)) }) };
}

function movedSecret(secret: Secret, events: readonly TableEvent[]): Secret {
  if (secret.seats === undefined) return secret;
  const seats = secret.seats.map((one) => ({ ...one, seat: seatAfter(one.seat, events) }));
  return { ...secret, seats: seats.filter(({ seat }) => seat >= 0) };
}
