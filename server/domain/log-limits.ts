import { type Command, deny, type Fault, type Table, type TableEvent } from '@asteroute/protocol';

/** Entries that a seat may add to one table's log, by event. Moves have an end of their own, which takebacks put off. */
const MAX_BY_SEAT = {
  chat: 300,
  muted: 50,
  returned: 50,
  'notify-set': 50,
  'takeback-asked': 30,
  readied: 100,
} as const;
/** Times that seats of one table may change before its game begins. */
const MAX_WEBHOOKS = 50;
const MAX_SEATINGS = 200;
/** Times that the host of a room may change its plan, and that one of its seats may say it is ready or not. */
const MAX_PLANS = 200;
/** Milliseconds after the end of a game in which its players may still write: chat, mutes and the rematch. */
export const WRITABLE_AFTER_END_MS = 7 * 86_400_000;

const SEATINGS: ReadonlySet<string> = new Set(['joined', 'left', 'bot-seated']);
const SEATING = 'seating';

/** How many events of each limited kind a log holds. */
export type EventCounts = ReadonlyMap<string, number>;

/** What decides whether a log takes more. */
export interface LogState {
  readonly table: Table;
  readonly counts: EventCounts;
  /** When the game ended, in milliseconds since 1970; null before. */
  readonly endedAt: number | null;
}

/** The counts after these events. */
export function countEvents(counts: EventCounts, events: readonly TableEvent[]): EventCounts {
  const keys = events.flatMap(keysOf);
  if (keys.length === 0) return counts;
  const next = new Map(counts);
  for (const key of keys) next.set(key, (next.get(key) ?? 0) + 1);
  return next;
}

function keysOf(event: TableEvent): readonly string[] {
  if (SEATINGS.has(event.type)) return [SEATING];
  if (event.type === 'muted') return [keyOf('muted', event.by)];
  const isCounted =
    event.type === 'chat' ||
    event.type === 'takeback-asked' ||
    event.type === 'returned' ||
    event.type === 'readied' ||
    event.type === 'notify-set';
  if (event.type === 'webhook-set' || event.type === 'planned') return [event.type];
  return isCounted ? [keyOf(event.type, event.seat)] : [];
}

const keyOf = (type: keyof typeof MAX_BY_SEAT, seat: number): string => `${type} ${seat}`;

/** Why a log takes no further entry by this command; null if it does. */
export function logFault(
  { table, counts, endedAt }: LogState,
  { type }: Command,
  { at, seat }: { readonly at: number; readonly seat: number | null },
): Fault | null {
  if (endedAt !== null && at > endedAt + WRITABLE_AFTER_END_MS)
    return deny('wrong-status', 'the game has been over for more than seven days').fault;
  const isFull = (kind: keyof typeof MAX_BY_SEAT) =>
    seat !== null && (counts.get(keyOf(kind, seat)) ?? 0) >= MAX_BY_SEAT[kind];
  const full = (count: number, what: string) => deny('log-full', `at most ${count} ${what}`).fault;
  if (type === 'chat' && isFull('chat')) return full(MAX_BY_SEAT.chat, 'lines of one seat at one table');
  if (type === 'mute' && isFull('muted')) return full(MAX_BY_SEAT.muted, 'mutes by one seat at one table');
  if (type === 'ask-takeback' && isFull('takeback-asked'))
    return full(MAX_BY_SEAT['takeback-asked'], 'takebacks asked for by one seat in one game');
  if (type === 'return' && isFull('returned')) return full(MAX_BY_SEAT.returned, 'returns to one seat');
  if (type === 'notify' && isFull('notify-set'))
    return full(MAX_BY_SEAT['notify-set'], 'changes by one seat at one table');
  if (type === 'webhook' && (counts.get('webhook-set') ?? 0) >= MAX_WEBHOOKS) return full(MAX_WEBHOOKS, 'changes');
  if (type === 'configure' && (counts.get('planned') ?? 0) >= MAX_PLANS) return full(MAX_PLANS, 'changes of the plan');
  if (type === 'color' && (counts.get('planned') ?? 0) >= MAX_PLANS / 2)
    return full(MAX_PLANS / 2, 'changes, of which some are left to the host');
  if (type === 'ready' && isFull('readied')) return full(MAX_BY_SEAT.readied, 'changes by one seat at one table');
  const seats = type === 'join' || type === 'leave' || type === 'seat-bot';
  return seats && table.status === 'open' && (counts.get(SEATING) ?? 0) >= MAX_SEATINGS
    ? full(MAX_SEATINGS, 'changes of seats at one table')
    : null;
}
