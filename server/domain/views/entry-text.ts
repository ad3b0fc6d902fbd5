import type { EventOf, TableEvent } from '@asteroute/protocol';
import type { LogPage, Row, RowFlags } from '../ports.ts';
import { eventsOf, type SeatMove, seatNow } from '../table-state.ts';

const PRIVATE: ReadonlySet<TableEvent['type']> = new Set(['muted', 'reported', 'notify-set']);

/** Chat and phrases can be hidden by mutes, so readers may receive different versions. */
export function flagsOf(events: readonly TableEvent[]): RowFlags {
  const isPrivate = events.some(({ type }) => PRIVATE.has(type));
  return {
    personal: isPrivate || events.some(isSaid),
    private: isPrivate,
    erases: events.some(({ type }) => type === 'erased'),
  };
}

/** How a client reads a log: its seat, and the seats that it has muted, in current numbers. */
export interface LogView {
  readonly seat: number | null;
  readonly mutes: ReadonlySet<number>;
  /** All renumberings of seats, because an entry uses the seat numbers of its own time. */
  readonly moves: readonly SeatMove[];
}

export const WATCHING: LogView = { seat: null, mutes: new Set(), moves: [] };

/** For one reader; an event that it may not see becomes `withheld`, so that `seq` has no gaps. */
export function entryText(row: Row, view: LogView): string {
  const events = isForAll(row, view.mutes) ? row.events : JSON.stringify(visible(row, view));
  return `{"seq":${row.seq},"at":${row.at},"up":${row.up},"events":${events}}`;
}

function isForAll(row: Row, mutes: ReadonlySet<number>): boolean {
  return !row.personal || (mutes.size === 0 && !row.private);
}

export function entriesMessage(table: string, { entries, more }: LogPage<string>, up: number): string {
  return `{"type":"entries","table":"${table}","entries":[${entries}],${more ? '"more":true,' : ''}"up":${up}}`;
}

function isSaid(event: TableEvent): event is EventOf<'chat' | 'phrase'> {
  return event.type === 'chat' || event.type === 'phrase';
}

function visible(row: Row, { seat, mutes, moves }: LogView): readonly TableEvent[] {
  const now = (then: number) => seatNow(moves, row.seq, then);
  return eventsOf(row).map((event) => {
    const who = by(event);
    const isPrivate = who !== null && now(who) !== seat;
    const hidden = isPrivate || (isSaid(event) && mutes.has(now(event.seat)));
    return hidden ? { type: 'withheld' } : event;
  });
}

function by(event: TableEvent): number | null {
  if (event.type === 'notify-set') return event.seat;
  return event.type === 'muted' || event.type === 'reported' ? event.by : null;
}
