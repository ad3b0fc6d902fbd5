import { type Command, deny, type Fault, type Table, type TableEvent, type TableRefusal } from '@asteroute/protocol';
import { COMMAND_HASH_LETTERS, type Row } from './ports.ts';

/** By whom events are counted: the seat, the token that sent the command, the address that took a seat, or all. */
type Scope = 'seat' | 'token' | 'address' | 'table';

interface Limit {
  readonly kind: TableEvent['type'];
  readonly max: number;
  readonly scope: Scope;
  readonly what: string;
}

const by = (scope: Scope, kind: TableEvent['type'], max: number, what: string): Limit => ({ scope, kind, max, what });

const [JOINS_OF_ADDRESS, JOINS_OF_HOST, MAX_JOINS] = [40, 200, 1000];
/** Who is counted in place of an address: the host, whom nobody may lock out. */
const HOST = 'host';
const MAX_KNOCKS = 60;
const MAX_PLANS = 200;

/** Limits by command. Moves need none: a game ends, and only takebacks, which are limited, repeat moves. */
const LIMITS: Readonly<Partial<Record<Command['type'], Limit>>> = {
  chat: by('seat', 'chat', 300, 'lines of one seat at one table'),
  mute: by('seat', 'muted', 50, 'mutes by one seat at one table'),
  'ask-takeback': by('seat', 'takeback-asked', 30, 'takebacks asked for by one seat in one game'),
  return: by('seat', 'returned', 50, 'returns to one seat'),
  phrase: by('seat', 'phrase', 100, 'phrases of one seat at one table'),
  reach: by('seat', 'notify-set', 50, 'changes by one seat at one table'),
  meet: by('table', 'meeting-set', 50, 'appointments at one table'),
  ready: by('seat', 'readied', 100, 'changes by one seat at one table'),
  webhook: by('table', 'webhook-set', 50, 'changes'),
  configure: by('token', 'planned', MAX_PLANS, 'changes of the plan'),
  color: by('token', 'planned', MAX_PLANS / 2, 'changes by one player, of which some are left to the host'),
  join: by('address', 'joined', JOINS_OF_ADDRESS, 'seats taken from one address at one table'),
  knock: by('address', 'knocked', 12, 'requests to be let in from one address at one table'),
  'seat-bot': by('table', 'bot-seated', 200, 'changes of bots at one table'),
};

const ALL_LIMITS = Object.values(LIMITS);

/** Milliseconds after the end of a game in which its players may still write: chat, mutes and the rematch. */
export const WRITABLE_AFTER_END_MS = 7 * 86_400_000;

export type EventCounts = ReadonlyMap<string, number>;

export interface LogState {
  readonly table: Table;
  readonly counts: EventCounts;
  /** When the game ended, in milliseconds since 1970; null before. */
  readonly endedAt: number | null;
}

export function countEvents(counts: EventCounts, row: Row, events: readonly TableEvent[], host: string): EventCounts {
  const keys = events.flatMap((event) => keysOf(event, row, host));
  if (keys.length === 0) return counts;
  const next = new Map(counts);
  // Whoever takes a seat has done nothing there yet.
  for (const event of events) if (event.type === 'joined') forgetSeat(next, event.seat);
  for (const key of keys) next.set(key, (next.get(key) ?? 0) + 1);
  return next;
}

function forgetSeat(counts: Map<string, number>, seat: number): void {
  for (const { scope, kind } of ALL_LIMITS) if (scope === 'seat') counts.delete(keyFor(kind, seat));
}

function keysOf(event: TableEvent, { command, secret }: Row, host: string): readonly string[] {
  const limit = ALL_LIMITS.find(({ kind }) => kind === event.type);
  if (limit === undefined) return [];
  const { kind, scope } = limit;
  if (scope === 'table') return [keyFor(kind)];
  if (scope === 'token') return command === null ? [] : [keyFor(kind, command.slice(0, COMMAND_HASH_LETTERS))];
  if (scope === 'seat') return [keyFor(kind, seatBehind(event))];
  // A change of seats may be part of the same entry, so that the secret names another number.
  const taken = secret?.knock ?? secret?.seats?.find(({ hash }) => hash !== null);
  return [keyFor(kind), keyFor(kind, taken?.hash === host ? HOST : (taken?.address ?? null))];
}

const keyFor = (kind: string, who?: number | string | null): string => (who === undefined ? kind : `${kind} ${who}`);

/** Whether a stranger can still sit down before the game: a table at which nobody can is not listed. */
export function isJoinable({ table, counts }: LogState): boolean {
  return table.status !== 'open' || (counts.get(keyFor('joined')) ?? 0) < MAX_JOINS;
}

export function seatBehind(event: TableEvent): number | null {
  return 'by' in event ? event.by : 'seat' in event ? event.seat : null;
}

interface Sender {
  readonly hash: string | null;
  readonly seat: number | null;
  readonly host: boolean;
  readonly address?: (() => string) | undefined;
}

export function logFault(state: LogState, { type }: Command, sender: Sender, at: number): Fault<TableRefusal> | null {
  const { counts, endedAt } = state;
  if (endedAt !== null && at > endedAt + WRITABLE_AFTER_END_MS)
    return deny('wrong-status', 'the game has been over for more than seven days').fault;
  const limit = LIMITS[type];
  if (limit === undefined || (limit.scope === 'seat' && sender.seat === null)) return null;
  const max = type === 'join' && sender.host ? JOINS_OF_HOST : limit.max;
  const isFull = (counts.get(keyFor(limit.kind, countedAs(limit, sender))) ?? 0) >= max;
  if (isFull) return deny('log-full', `at most ${max} ${limit.what}`).fault;
  if (type === 'knock' && (counts.get(keyFor('knocked')) ?? 0) >= MAX_KNOCKS)
    return deny('log-full', `at most ${MAX_KNOCKS} requests to be let in at one table`).fault;
  if (type !== 'join' || sender.host || isJoinable(state)) return null;
  return deny('log-full', `at most ${MAX_JOINS} seats taken at one table`).fault;
}

function countedAs({ scope }: Limit, { hash, seat, host, address }: Sender): string | number | null | undefined {
  if (scope === 'table') return undefined;
  if (scope === 'seat') return seat;
  if (scope === 'token') return hash?.slice(0, COMMAND_HASH_LETTERS);
  return host ? HOST : (address?.() ?? null);
}
