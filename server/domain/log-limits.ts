import { type Command, deny, type Fault, type Table, type TableEvent } from '@asteroute/protocol';

/** How many events of a kind may be in a table's log, per seat or for the whole table. */
interface Limit {
  readonly kind: string;
  readonly max: number;
  readonly bySeat: boolean;
  readonly what: string;
}

const bySeat = (kind: TableEvent['type'], max: number, what: string): Limit => ({ kind, max, what, bySeat: true });
const ofTable = (kind: string, max: number, what: string): Limit => ({ kind, max, what, bySeat: false });

const SEATING = 'seating';
const SEATINGS: ReadonlySet<string> = new Set(['joined', 'left', 'bot-seated']);
/** Limit of changes of seats before the game begins. */
const SEATING_LIMIT = ofTable(SEATING, 200, 'changes of seats at one table');
const MAX_PLANS = 200;

/** Limits by command. Moves need none: a game ends, and only takebacks, which are limited, repeat moves. */
const LIMITS: Readonly<Partial<Record<Command['type'], Limit>>> = {
  chat: bySeat('chat', 300, 'lines of one seat at one table'),
  mute: bySeat('muted', 50, 'mutes by one seat at one table'),
  'ask-takeback': bySeat('takeback-asked', 30, 'takebacks asked for by one seat in one game'),
  return: bySeat('returned', 50, 'returns to one seat'),
  notify: bySeat('notify-set', 50, 'changes by one seat at one table'),
  ready: bySeat('readied', 100, 'changes by one seat at one table'),
  webhook: ofTable('webhook-set', 50, 'changes'),
  configure: ofTable('planned', MAX_PLANS, 'changes of the plan'),
  color: ofTable('planned', MAX_PLANS / 2, 'changes, of which some are left to the host'),
  join: SEATING_LIMIT,
  leave: SEATING_LIMIT,
  'seat-bot': SEATING_LIMIT,
};

const ALL_LIMITS = Object.values(LIMITS);

/** Milliseconds after the end of a game in which its players may still write: chat, mutes and the rematch. */
export const WRITABLE_AFTER_END_MS = 7 * 86_400_000;

/** How many events of each limited kind a log holds. */
export type EventCounts = ReadonlyMap<string, number>;

/** What the limits of a log depend on. */
export interface LogState {
  readonly table: Table;
  readonly counts: EventCounts;
  /** When the game ended, in milliseconds since 1970; null before. */
  readonly endedAt: number | null;
}

/** Returns the counts after these events. */
export function countEvents(counts: EventCounts, events: readonly TableEvent[]): EventCounts {
  const keys = events.flatMap((event) => keyOf(event) ?? []);
  if (keys.length === 0) return counts;
  const next = new Map(counts);
  for (const key of keys) next.set(key, (next.get(key) ?? 0) + 1);
  return next;
}

/** Returns the key by which an event is counted; null if its kind is not limited. */
function keyOf(event: TableEvent): string | null {
  const kind = SEATINGS.has(event.type) ? SEATING : event.type;
  const limit = ALL_LIMITS.find((one) => one.kind === kind);
  return limit === undefined ? null : keyFor(limit, seatBehind(event));
}

const keyFor = ({ kind, bySeat }: Limit, seat: number | null): string => (bySeat ? `${kind} ${seat}` : kind);

/** Returns the seat that caused an event; null if none did. */
export function seatBehind(event: TableEvent): number | null {
  return 'by' in event ? event.by : 'seat' in event ? event.seat : null;
}

/** Returns why a log takes no further entry by this command; null if it does. */
export function logFault(
  { table, counts, endedAt }: LogState,
  { type }: Command,
  { at, seat }: { readonly at: number; readonly seat: number | null },
): Fault | null {
  if (endedAt !== null && at > endedAt + WRITABLE_AFTER_END_MS)
    return deny('wrong-status', 'the game has been over for more than seven days').fault;
  const limit = LIMITS[type];
  if (limit === undefined || (limit === SEATING_LIMIT && table.status !== 'open')) return null;
  if (limit.bySeat && seat === null) return null;
  const count = counts.get(keyFor(limit, seat)) ?? 0;
  return count >= limit.max ? deny('log-full', `at most ${limit.max} ${limit.what}`).fault : null;
}
