import type { TableEvent } from '@asteroute/protocol';
import type { LogPage, Row } from './ports.ts';
import { type SeatMove, seatNow } from './table-state.ts';

const PERSONAL: ReadonlySet<TableEvent['type']> = new Set(['chat', 'muted', 'reported', 'notify-set']);
/** Events that only the seat which caused them is sent, as they stand in the text of an entry. */
const PRIVATE = /"type":"(muted|reported|notify-set)"/;

/** Whether readers may be sent different versions of these events: chat is hidden by mutes; mutes and reports are private. */
export function isPersonal(events: readonly TableEvent[]): boolean {
  return events.some(({ type }) => PERSONAL.has(type));
}

/** How somebody reads a log: at which seat, and whom they do not want to hear, as the seats are now. */
export interface LogView {
  /** Null for a watcher. */
  readonly seat: number | null;
  readonly mutes: ReadonlySet<number>;
  /** The moves of seats since the log began: its entries tell of the seats of their time. */
  readonly moves: readonly SeatMove[];
}

/** The view of somebody who only watches. */
export const WATCHING: LogView = { seat: null, mutes: new Set(), moves: [] };

/** An entry as JSON for one reader. An event that the reader may not see is `withheld`, so that `seq` has no holes. */
export function entryText(row: Row, view: LogView): string {
  const events = isForAll(row, view.mutes) ? row.events : JSON.stringify(visible(row, view));
  return `{"seq":${row.seq},"at":${row.at},"up":${row.up},"events":${events}}`;
}

/** Whether a reader with these mutes sees all of it. Quotes within a text are escaped, so no text reads as an event. */
function isForAll({ personal, events }: Row, mutes: ReadonlySet<number>): boolean {
  return !personal || (mutes.size === 0 && !PRIVATE.test(events));
}

/** An `entries` message; `entries` is JSON separated by commas. `more` says that further ones exist. */
export function entriesMessage(table: string, { entries, more }: LogPage<string>, up: number): string {
  return `{"type":"entries","table":"${table}","entries":[${entries}],${more ? '"more":true,' : ''}"up":${up}}`;
}

function visible(row: Row, { seat, mutes, moves }: LogView): readonly TableEvent[] {
  const now = (then: number) => seatNow(moves, row.seq, then);
  return (JSON.parse(row.events) as TableEvent[]).map((event) => {
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
