import { type Answer, type Command, deny, flagAt, grant, isPerson, type Outcome, onTurn } from '@asteroute/protocol';
import { decide } from '../domain/decide.ts';
import type { Clock, IndexUpdates, Log, RandomBytes, Row, Store } from '../domain/ports.ts';
import { callerOf, type HashedCredentials } from '../domain/seats.ts';
import { applyRow, type Decision, isListed, summaryOf, type TableState } from '../domain/table-state.ts';
import type { BatchWriter } from './writer.ts';

export interface TableActorPorts {
  readonly store: Store;
  readonly writer: BatchWriter;
  readonly clock: Clock;
  /** Server time. */
  readonly up: () => number;
  readonly random: RandomBytes;
  readonly log: Log;
  /** Hears every entry that this node wrote or read, once it is durable. */
  readonly onEntry: (actor: TableActor, row: Row, own: boolean) => void;
}

/** The entry that a command became, now or when it was sent before. */
export interface Written {
  readonly seq: number;
  readonly already: boolean;
}

/** One table on this node: it decides on what it knows, and finds out by writing whether that was all there is. */
export interface TableActor {
  readonly id: string;
  state(): TableState;
  perform(command: Command, hashed: HashedCredentials): Promise<Answer>;
  /** Something that the server does by itself. */
  act(decider: (state: TableState, up: number) => Outcome<Decision>): Promise<Outcome<Written>>;
  /** Reads what other nodes wrote; true if there was anything. */
  refresh(): Promise<boolean>;
}

/** How often a command is decided anew because others were faster, before its sender is asked to come again. */
const ATTEMPTS = 20;
/** How long a bot lets people think of taking a turn back before it draws, in milliseconds. */
const COURTESY = 4000;

export function createTableActor(id: string, rows: readonly Row[], ports: TableActorPorts): TableActor {
  const { store, writer, clock, up, random, onEntry } = ports;
  const applied = new Map<string, number>();
  let state = applyRow(id, null, note(rows[0]));
  for (const row of rows.slice(1)) state = applyRow(id, state, note(row));
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: most conflicts never come to the store. */
  function queue<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work, work);
    last = result;
    return result;
  }

  function note(row: Row): Row {
    if (row.command !== null) applied.set(row.command, row.seq);
    return row;
  }

  async function refresh(): Promise<boolean> {
    const news = await store.read(id, state.table.head);
    for (const row of news) {
      // A part of them may have come by another way meanwhile.
      if (row.seq !== state.table.head + 1) continue;
      state = applyRow(id, state, note(row));
      onEntry(actor, row, false);
    }
    return news.length > 0;
  }

  /** Writes the entry at the end; false if somebody else has written there. */
  async function write({ events, secret = {}, opens }: Decision, key: string | null): Promise<boolean> {
    const { table } = state;
    const bare = Object.keys(secret).length === 0;
    const row: Row = {
      seq: table.head + 1,
      at: clock.now(),
      up: Math.max(up(), state.up),
      command: key,
      events: JSON.stringify(events),
      secret: bare ? null : secret,
    };
    const next = applyRow(id, state, row, events);
    const entry = { table: id, row, updates: updatesOf(state, next, isListed(events)) };
    const written = await writer.append(opens === undefined ? [entry] : [entry, opens]);
    if (!written[0]) return false;
    state = next;
    note(row);
    onEntry(actor, row, true);
    return true;
  }

  /** Decides and writes until it is written or refused by what truly stands there. */
  async function attempt(key: string | null, decider: (now: number) => Outcome<Decision>): Promise<Outcome<Written>> {
    for (let i = 0; i < ATTEMPTS; i++) {
      const done = key === null ? undefined : applied.get(key);
      if (done !== undefined) return grant({ seq: done, already: true });
      const decision = decider(Math.max(up(), state.up));
      if (decision.ok && (await write(decision.value, key))) {
        return grant({ seq: state.table.head, already: false });
      }
      if (!(await refresh()) && !decision.ok) return decision;
    }
    return deny('busy', 'too many at once: send it again');
  }

  async function perform(command: Command, hashed: HashedCredentials): Promise<Answer> {
    const answer = { type: 'answer', table: id, id: command.id } as const;
    const key = `${hashed.token?.slice(0, 32) ?? ''}:${command.id}`;
    const context = { at: clock.now(), random };
    const result = await attempt(key, (now) =>
      decide(state, command, { ...context, up: now, caller: callerOf(state, hashed) }),
    );
    if (!result.ok) return { ...answer, ok: false, fault: result.fault };
    return { ...answer, ok: true, ...result.value };
  }

  const actor: TableActor = {
    id,
    state: () => state,
    perform: (command, hashed) => queue(() => perform(command, hashed)),
    act: (decider) => queue(() => attempt(null, (now) => decider(state, now))),
    refresh: () => queue(refresh),
  };
  return actor;
}

function updatesOf(before: TableState, after: TableState, listed: boolean): IndexUpdates {
  const seats = after.tokens.flatMap((hash, seat) => (hash === before.tokens[seat] ? [] : [{ seat, hash }]));
  const [was, is] = [dueAt(before), dueAt(after)];
  return {
    ...(listed ? { summary: summaryOf(after) } : {}),
    ...(seats.length > 0 ? { seats } : {}),
    ...(was === is ? {} : { due: is }),
  };
}

/** When the server must act by itself, in server time: a bot is on turn, or a person's time is over. */
export function dueAt({ table }: TableState): number | null {
  const seat = onTurn(table);
  if (seat === null) return null;
  if (isPerson(table.seats[seat])) return flagAt(table.clocks, seat);
  const asked = table.before !== null && isPerson(table.seats[table.before.position.seat]);
  return table.clocks.since + (asked ? COURTESY : 0);
}
