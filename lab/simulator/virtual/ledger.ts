import { errorText } from '@asteroute/cli/arguments';
import {
  flagAt,
  follow,
  isPerson,
  onTurn,
  openTable,
  playedUntil,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import { type Append, dueAt, type MemoryDatabase, type Row } from '@asteroute/server/simulation';

/** A copy of the logs in the store, which checks each entry when it is written. */
export type Ledger = ReturnType<typeof createLedger>;

export interface LedgerBan {
  readonly keys: readonly string[];
  /** When the ban was written, in virtual milliseconds, and when it was lifted; null while it is in force. */
  readonly at: number;
  readonly liftedAt: number | null;
}

export interface StoreRequest {
  /** Whether the answer, or a message that is waiting for it, may contain entries of this table. */
  concerns(table: string): boolean;
  /**
   * Whether the node has no answer yet, or received it so recently that its messages to clients may not have arrived.
   */
  isOnItsWay(): boolean;
}

/** The entry that a command became, and when it was written. */
export interface Done {
  readonly seq: number;
  /** In virtual milliseconds. */
  readonly at: number;
}

export interface LedgerEntry {
  readonly table: string;
  readonly row: Row;
  readonly events: readonly TableEvent[];
  readonly updates: Append['updates'];
  readonly before: Table | undefined;
  readonly after: Table;
  /** Hashes of the tokens by seat, before and after it. */
  readonly seatsBefore: ReadonlyMap<number, string>;
  readonly seats: ReadonlyMap<number, string>;
}

export type Violate = (invariant: string, detail: string) => void;

interface Log {
  readonly rows: Row[];
  readonly times: number[];
  /** Entries as they were before somebody's data was erased from them. */
  erased: readonly Erased[];
  readonly states: Table[];
  readonly commands: Map<string, Done>;
  seats: Map<number, string>;
  host: string;
  bans: readonly LedgerBan[];
}

interface Erased {
  readonly at: number;
  readonly rows: readonly Row[];
  readonly requests: readonly StoreRequest[];
}

/** Maximum milliseconds that a message to a client takes. */
export const LATENCY_MS = 8;

interface LedgerPorts extends Pick<MemoryDatabase, 'indexOf' | 'rows'> {
  readonly violate: Violate;
  readonly requests: ReadonlySet<StoreRequest>;
  now(): number;
}

export function createLedger(ports: LedgerPorts) {
  const { violate, indexOf, now } = ports;
  const logs = new Map<string, Log>();
  const observers: ((written: LedgerEntry) => void)[] = [];
  let turns = 0;

  function logOf(table: string): Log {
    const log = logs.get(table) ?? emptyLog();
    logs.set(table, log);
    return log;
  }

  function take({ table, row, updates }: Append): void {
    const log = logOf(table);
    const before = log.states.at(-1);
    const wrong = orderFault(log, row);
    if (wrong !== null) return violate(wrong, `${table}: ${row.seq} after ${log.rows.length}, ${row.command}`);
    if (row.up < (log.rows.at(-1)?.up ?? 0)) violate('server time never goes back', `${table} ${row.seq}`);
    const events: TableEvent[] = JSON.parse(row.events);
    const fault = before === undefined ? null : faultOf(before, events, row);
    if (fault !== null) violate(fault, `${table} ${row.seq}: ${row.events}`);
    const after = following(table, before, { ...row, events });
    if (typeof after === 'string') return violate('the rules allow every entry', `${table} ${row.seq}: ${after}`);
    log.rows.push(row);
    log.times.push(now());
    log.states.push(after);
    if (row.command !== null) log.commands.set(row.command, { seq: row.seq, at: now() });
    log.host = row.secret?.host ?? log.host;
    const isHost = row.command?.startsWith(log.host.slice(0, 32)) === true;
    const begin = beginningFault(before, after, { events, isHost });
    if (begin !== null) violate(begin, `${table} ${row.seq}: ${row.events}`);
    const seatsBefore = log.seats;
    log.seats = seatsAfter(log.seats, row, before === undefined ? [] : events);
    log.bans = bansAfter(log.bans, row, events, now());
    turns += events.filter(({ type }) => type === 'turn').length;
    if (updates.erase !== undefined) readAgain(table, log, ports);
    const stale = indexFault(after, indexOf(table), log.seats);
    if (stale !== null) violate('the index says what the log says', `${table} ${row.seq}: ${stale}`);
    const written: LedgerEntry = { table, row, events, updates, before, after, seatsBefore, seats: log.seats };
    for (const observer of observers) observer(written);
  }

  return {
    take,
    observe: (observer: (written: LedgerEntry) => void) => void observers.push(observer),
    host: (table: string): string => logOf(table).host,
    rows: (table: string): readonly Row[] => logOf(table).rows,
    tables: (): readonly string[] => [...logs.keys()],
    /** Number of the newest entry; 0 if the table does not exist. */
    head: (table: string) => logs.get(table)?.rows.length ?? 0,
    row: (table: string, seq: number): Row | undefined => logs.get(table)?.rows[seq - 1],
    tellable: (table: string, seq: number): readonly Row[] => tellableOf(logOf(table), seq, now()),
    /** The table after entry `seq`, with every ply checked by the rules. */
    at: (table: string, seq: number): Table => logOf(table).states[seq - 1],
    newest: (table: string): Table => logOf(table).states[logOf(table).rows.length - 1],
    doneAs: (table: string, command: string): Done | undefined => logs.get(table)?.commands.get(command),
    seats: (table: string): ReadonlyMap<number, string> => logOf(table).seats,
    writtenAt: (table: string, seq: number) => logOf(table).times[seq - 1],
    /** The latest ban that applies to this token's hash or one of these addresses; null if there is none. */
    banOf: (table: string, hash: string, addresses: readonly string[]): LedgerBan | null =>
      logOf(table).bans.findLast(({ keys }) =>
        keys.some((key) => key === hash || addresses.some((address) => key.endsWith(` ${address}`))),
      ) ?? null,
    turns: () => turns,
  };
}

/**
 * The versions of an entry that a client may receive: the current one, and those from before an erasure that were read
 * before it or sent just then.
 */
function tellableOf({ rows, erased }: Log, seq: number, now: number): readonly Row[] {
  const before = erased.filter(
    ({ at, requests }) => now - at <= LATENCY_MS || requests.some((one) => one.isOnItsWay()),
  );
  return [rows, ...before.map((one) => one.rows)].flatMap((some) => some[seq - 1] ?? []);
}

function readAgain(table: string, log: Log, { violate, rows, requests, now }: LedgerPorts): void {
  const open = [...requests].filter((one) => one.concerns(table));
  log.erased = [...log.erased, { at: now(), rows: [...log.rows], requests: open }];
  log.rows.splice(0, log.rows.length, ...rows(table, log.rows.length));
  const states: Table[] = [];
  for (const row of log.rows) {
    const after = following(table, states.at(-1), { ...row, events: JSON.parse(row.events) });
    if (typeof after === 'string') return violate('the rules allow every entry', `${table} ${row.seq}: ${after}`);
    states.push(after);
  }
  log.states.splice(0, log.states.length, ...states);
}

function orderFault({ rows, commands }: Log, { seq, command }: Row): string | null {
  if (seq !== rows.length + 1) return 'no hole in a log';
  return command !== null && commands.has(command) ? 'no command is carried out twice' : null;
}

const emptyLog = (): Log => ({
  ...{ rows: [], times: [], erased: [], states: [], bans: [] },
  ...{ commands: new Map(), seats: new Map(), host: '' },
});

function bansAfter(
  bans: readonly LedgerBan[],
  { secret }: Row,
  events: readonly TableEvent[],
  at: number,
): readonly LedgerBan[] {
  const after = [...bans, ...(secret?.bansBefore ?? []).map(({ keys }) => ({ keys, at, liftedAt: null }))];
  for (const event of events) {
    if (event.type === 'banned') after.push({ keys: secret?.bans ?? [], at, liftedAt: null });
    if (event.type === 'unbanned') after[event.ban] = { ...after[event.ban], liftedAt: at };
  }
  return after;
}

/** The invariant that an entry, perhaps of the host, breaks in a room that has not begun, or null. */
function beginningFault(
  before: Table | undefined,
  after: Table,
  { events, isHost }: { readonly events: readonly TableEvent[]; readonly isHost: boolean },
): string | null {
  if (after.plan.room !== true || (before !== undefined && (before.status !== 'open' || before.revealUntil !== null)))
    return null;
  const people = (table: Table | undefined) => (table?.seats ?? []).flatMap(({ name }) => name ?? []);
  const gone = people(before).filter((name) => !people(after).includes(name));
  const leaves = events.filter(({ type }) => type === 'left').length;
  if (gone.length > leaves) return 'nobody loses a seat because seats move';
  const begins = events.some(({ type }) => type === 'started' || type === 'reveal-asked');
  const isReady = after.seats.every((seat, index) => !isPerson(seat) || after.ready[index]);
  return begins && !isHost && !isReady ? 'a room begins when its players are ready, or by its host' : null;
}

/** Hashes of the seats' tokens after an entry, which may have moved the seats. */
function seatsAfter(
  seats: ReadonlyMap<number, string>,
  { secret }: Row,
  events: readonly TableEvent[],
): Map<number, string> {
  let moved = new Map(seats);
  for (const event of events) {
    if (event.type !== 'planned') continue;
    const hashes = event.from.map((old) => (old === null ? undefined : moved.get(old)));
    moved = new Map(hashes.flatMap((hash, seat) => (hash === undefined ? [] : [[seat, hash] as const])));
  }
  for (const { seat, hash } of secret?.seats ?? []) {
    if (hash === null) moved.delete(seat);
    else moved.set(seat, hash);
  }
  return moved;
}

type Rules = Parameters<typeof follow>[1];

function following(id: string, before: Table | undefined, entry: Rules): Table | string {
  const check = () => undefined;
  try {
    return before === undefined ? openTable(id, entry, check) : follow(before, entry, check);
  } catch (error) {
    return errorText(error);
  }
}

const AFTER_THE_END: ReadonlySet<string> = new Set(
  'chat muted reported rematch erased banned unbanned closed notify-set webhook-set'.split(' '),
);

/** The promise about time or the end of the game that an entry breaks, or null. */
function faultOf(before: Table, events: readonly TableEvent[], { at, up }: Pick<Row, 'at' | 'up'>): string | null {
  const [{ type }] = events;
  if (before.status === 'over' && !AFTER_THE_END.has(type)) return 'nothing is played after the end';
  const seat = onTurn(before);
  const person = seat !== null && isPerson(before.seats[seat]);
  const flag = person ? flagAt(before.clocks, seat) : null;
  const isDeckOver = before.contest?.deal !== undefined && playedUntil(before) <= at;
  if (type === 'timed-out' && !isDeckOver && (flag === null || flag > up))
    return 'a flag falls once, when its time is over';
  if ((type === 'turn' || type === 'drawn') && flag !== null && flag <= up) return 'no move is taken after the flag';
  const isEarly = type === 'not-revealed' && (before.revealUntil === null || before.revealUntil > up);
  return isEarly ? 'numbers are waited for until their time is over' : null;
}

function indexFault(
  table: Table,
  { summary, seats, due }: ReturnType<MemoryDatabase['indexOf']>,
  tokens: ReadonlyMap<number, string>,
): string | null {
  const wanted = dueAt({ table, deleted: false });
  if (due !== wanted) return `due at ${due}, not ${wanted}`;
  if (summary.status !== table.status) return `${summary.status}, not ${table.status}`;
  if (JSON.stringify(summary.seats) !== JSON.stringify(table.seats)) return 'other players';
  const isSame = seats?.length === tokens.size && seats.every(({ seat, hash }) => tokens.get(seat) === hash);
  return isSame ? null : 'other tokens';
}
