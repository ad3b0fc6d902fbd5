import { ERASED_NAME, type OwnData, type TableEvent } from '@asteroute/protocol';
import { seatBehind } from '../log-limits.ts';
import { COMMAND_HASH_LETTERS, type Row, type Secret } from '../ports.ts';
import { eventsOf, isAccountBan, seatAfter } from '../table-state.ts';

export function ownDataIn(rows: readonly Row[], hash: string): OwnData {
  const owned = ownedRows(rows, hash);
  const events = owned.flatMap(({ row, events }) =>
    events.flatMap(({ event, seats }) =>
      seats.has(seatBehind(event) ?? -1) || isKnockOf(row, event, hash) ? { seq: row.seq, at: row.at, event } : [],
    ),
  );
  return { host: rows.findLast(({ secret }) => secret?.host !== undefined)?.secret?.host === hash, events };
}

const isKnockOf = ({ secret }: Row, { type }: TableEvent, hash: string): boolean =>
  type === 'knocked' && secret?.knock?.hash === hash;

type Seats = ReadonlySet<number>;

interface OwnedRow {
  readonly row: Row;
  readonly seats: Seats;
  /** Its events, each with the owner's seats at that event, because events of a room can renumber seats. */
  readonly events: readonly { readonly event: TableEvent; readonly seats: Seats }[];
}

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

/** The moves stay, and so do the contributed random numbers, so that the game can still be verified. */
export function withoutOwner(rows: readonly Row[], hash: string): readonly Row[] {
  const isHost = wasHost(rows, hash);
  return ownedRows(rows, hash).flatMap(({ row, seats, events: owned }) => {
    const without = owned.map(
      ({ event, seats: own }): TableEvent =>
        isKnockOf(row, event, hash) ? { type: 'withheld' } : withoutName(event, own),
    );
    const events = JSON.stringify(without);
    const secret = row.secret === null ? null : withoutTraces(row.secret, hash, { seats, isHost });
    const command = row.command?.startsWith(hash.slice(0, COMMAND_HASH_LETTERS)) ? null : row.command;
    const isSame = events === row.events && command === row.command && textOf(secret) === textOf(row.secret);
    return isSame ? [] : { ...row, events, secret, command };
  });
}

/** Whether the owner of a token was ever the host: the rights of the host follow its seat to other devices. */
export const wasHost = (rows: readonly Row[], hash: string): boolean =>
  rows.some(({ secret }) => secret?.host === hash);

const textOf = (secret: Secret | null): string => JSON.stringify(secret);

function withoutName(event: TableEvent, seats: ReadonlySet<number>): TableEvent {
  if (event.type === 'opened' && event.reserved !== undefined)
    return { ...event, reserved: event.reserved.map((name, seat) => (seats.has(seat) ? null : name)) };
  if (event.type === 'started') {
    const players = event.players.map((one, seat) => (seats.has(seat) ? { ...one, name: ERASED_NAME } : one));
    return { ...event, players };
  }
  if (event.type === 'joined' && seats.has(event.seat)) {
    const { account: _, ...rest } = event;
    return { ...rest, name: ERASED_NAME };
  }
  if (event.type === 'readied' && seats.has(event.seat))
    return { type: 'readied', seat: event.seat, ready: event.ready };
  return event.type === 'chat' && seats.has(event.seat) ? { type: 'withheld' } : event;
}

interface Owner {
  readonly seats: ReadonlySet<number>;
  readonly isHost: boolean;
}

function withoutTraces({ contact, webhook, knock, ...rest }: Secret, hash: string, { seats, isHost }: Owner): Secret {
  const own = rest.seats?.map((one) => (one.hash === hash ? { seat: one.seat, hash: null } : one));
  return {
    ...rest,
    ...(rest.host === hash && { host: '', opener: '' }),
    ...(own && { seats: own }),
    ...(rest.bans?.includes(hash) && { bans: rest.bans.filter((key) => key !== hash && !isAccountBan(key)) }),
    ...(contact !== undefined && !seats.has(contact.seat) && { contact }),
    ...(webhook !== undefined && !isHost && { webhook }),
    ...(knock !== undefined && knock.hash !== hash && { knock }),
  };
}
