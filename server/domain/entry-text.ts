import type { TableEvent } from '@asteroute/protocol';
import type { LogPage, Row, RowFlags } from './ports.ts';
import { eventsOf, type SeatMove, seatNow } from './table-state.ts';

/** Events that only the seat which caused them is sent. */
const PRIVATE: ReadonlySet<TableEvent['type']> = new Set(['muted', 'reported', 'notify-set']);

/** The flags of an entry with these events. Chat is hidden by mutes, so readers may be sent different versions of it. */
export function flagsOf(events: readonly TableEvent[]): RowFlags {
  const isPrivate = events.some(({ type }) => PRIVATE.has(type));
  return {
    personal: isPrivate || events.some(({ type }) => type === 'chat'),
    private: isPrivate,
    erases: events.some(({ type }) => type === 'erased'),
  };
}

/** How a client reads a log: at which seat, and which seats it has muted, as the seats are now. */
export interface LogView {
  /** Null for a watcher. */
  readonly seat: number | null;
  readonly mutes: ReadonlySet<number>;
  /** The moves of seats since the log began: an entry names seats as they were at its time. */
  readonly moves: readonly SeatMove[];
}

/** The view of a watcher. */
export const WATCHING: LogView = { seat: null, mutes: new Set(), moves: [] };

/** An entry as JSON for one reader. An event that the reader may not see is `withheld`, so that `seq` has no holes. */
export function entryText(row: Row, view: LogView): string {
  const events = isForAll(row, view.mutes) ? row.events : JSON.stringify(visible(row, view));
  return `{"seq":${row.seq},"at":${row.at},"up":${row.up},"events":${events}}`;
}

/** Whether a reader with these mutes sees all of it. */
function isForAll(row: Row, mutes: ReadonlySet<number>): boolean {
  return !row.personal || (mutes.size === 0 && !row.private);
}

/** An `entries` message; `entries` is JSON separated by commas. `more` says that further ones exist. */
export function entriesMessage(table: string, { entries, more }: LogPage<string>, up: number): string {
  return `{"type":"entries","table":"${table}","entries":[${entries}],${more ? '"more":true,' : ''}"up":${up}}`;
}

function visible(row: Row, { seat, mutes, moves }: LogView): readonly TableEvent[] {
  const now = (then: number) => seatNow(moves, row.seq, then);
  return eventsOf(row).map((event) => {
    const who = by(event);
    const isPrivate = who !== null && now(who) !== seat;
    const hidden = isPrivate || (event.type === 'chat' && mutes.has(now(event.seat)));
    return hidden ? { type: 'withheld' } : event;
  });
}

/** The seat that alone may know of the event; null where that is not so. */
function by(event: TableEvent): number | null {
  if (event.type === 'notify-set') return event.seat;
  return event.type === 'muted' || event.type === 'reported' ? event.by : null;
}
