import { ERASED_NAME, type TableEvent } from '@asteroute/protocol';
import type { Row, Secret } from './ports.ts';
import { eventsOf, seatAfter } from './table-state.ts';

/** One thing that somebody did or said at a table, as the log keeps it. */
interface OwnEvent {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event: TableEvent;
}

/** What a log keeps of somebody: whether the table was opened with the token, and everything done at its seats. */
export interface OwnData {
  readonly host: boolean;
  readonly events: readonly OwnEvent[];
  /** Addresses that push messages for the owner's browser went to. */
  readonly endpoints: readonly string[];
}

/** What this log keeps of the owner of a token, by its hash. */
export function ownDataIn(rows: readonly Row[], hash: string): OwnData {
  const owned = ownedRows(rows, hash);
  const events = owned.flatMap(({ row, events }) =>
    events.flatMap(({ event, seats }) => (isBy(event, seats) ? { seq: row.seq, at: row.at, event } : [])),
  );
  const endpoints = owned.flatMap(({ row: { secret }, seats }) =>
    secret?.push?.to != null && seats.has(secret.push.seat) ? [secret.push.to.endpoint] : [],
  );
  return { endpoints, host: rows[0]?.secret?.host === hash, events };
}

function isBy(event: TableEvent, seats: ReadonlySet<number>): boolean {
  const seat = 'by' in event ? event.by : 'seat' in event ? event.seat : null;
  return seat !== null && seats.has(seat);
}

type Seats = ReadonlySet<number>;

/** An entry with the seats that are the owner's before or after it. */
interface OwnedRow {
  readonly row: Row;
  readonly seats: Seats;
  /** Its events with the owner's seats, as they are counted at each of them: in a room seats may move between two. */
  readonly events: readonly { readonly event: TableEvent; readonly seats: Seats }[];
}

/** More seats than a table has. */
const ALL_SEATS = Array.from({ length: 8 }, (_, seat) => seat);

function ownedRows(rows: readonly Row[], hash: string): readonly OwnedRow[] {
  let now: Seats = new Set();
  return rows.map((row) => {
    const events = eventsOf(row);
    const before = now;
    const after = new Set(movedSeats(before, events));
    for (const change of row.secret?.seats ?? []) {
      if (change.hash === hash) after.add(change.seat);
      else after.delete(change.seat);
    }
    now = after;
    const seatsAt = (index: number): Seats => {
      const still = ALL_SEATS.filter((seat) => after.has(seatAfter(seat, events.slice(index))));
      return movedSeats(before, events.slice(0, index)).union(new Set(still));
    };
    return { row, seats: before.union(after), events: events.map((event, i) => ({ event, seats: seatsAt(i) })) };
  });
}

function movedSeats(seats: Seats, events: readonly TableEvent[]): Seats {
  return new Set([...seats].map((seat) => seatAfter(seat, events)).filter((seat) => seat >= 0));
}

/**
 * The entries that change when somebody's name, chat, token and address are taken out of a log. What was played stays,
 * with the numbers that the chance was made of, so that the game can still be verified.
 */
export function withoutOwner(rows: readonly Row[], hash: string): readonly Row[] {
  const isHost = rows[0]?.secret?.host === hash;
  return ownedRows(rows, hash).flatMap(({ row, seats, events: owned }) => {
    const events = JSON.stringify(owned.map((one) => withoutName(one.event, one.seats)));
    const secret = row.secret === null ? null : withoutAddresses(withoutHash(row.secret, hash), { seats, isHost });
    const command = row.command?.startsWith(hash.slice(0, COMMAND_HASH_LETTERS)) ? null : row.command;
    const isSame = events === row.events && command === row.command && textOf(secret) === textOf(row.secret);
    return isSame ? [] : { ...row, events, secret, command };
  });
}

const textOf = (secret: Secret | null): string => JSON.stringify(secret);

/** Letters of a token's hash in the idempotency key of a command. */
export const COMMAND_HASH_LETTERS = 32;

function withoutName(event: TableEvent, seats: ReadonlySet<number>): TableEvent {
  if (event.type === 'opened' && event.reserved !== undefined)
    return { ...event, reserved: event.reserved.map((name, seat) => (seats.has(seat) ? null : name)) };
  if (event.type === 'started') {
    const players = event.players.map((one, seat) => (seats.has(seat) ? { ...one, name: ERASED_NAME } : one));
    return { ...event, players };
  }
  if (event.type === 'joined' && seats.has(event.seat)) return { ...event, name: ERASED_NAME };
  return event.type === 'chat' && seats.has(event.seat) ? { type: 'withheld' } : event;
}

interface Owner {
  readonly seats: ReadonlySet<number>;
  readonly isHost: boolean;
}

/** Without the addresses that push messages for the owner go to. */
function withoutAddresses({ push, webhook, ...rest }: Secret, { seats, isHost }: Owner): Secret {
  const keepsPush = push !== undefined && !seats.has(push.seat);
  const keepsWebhook = webhook !== undefined && !isHost;
  return { ...rest, ...(keepsPush && { push }), ...(keepsWebhook && { webhook }) };
}

function withoutHash(secret: Secret, hash: string): Secret {
  const isOwn = secret.host === hash || secret.seats?.some((one) => one.hash === hash);
  if (!isOwn) return secret;
  const seats = secret.seats?.map((one) => (one.hash === hash ? { seat: one.seat, hash: null } : one));
  return { ...secret, ...(secret.host === hash && { host: '' }), ...(seats && { seats }) };
}
