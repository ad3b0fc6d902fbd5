import { type Answer, type Command, deny, grant, type Outcome, ratedResultOf } from '@asteroute/protocol';
import { decide } from '../domain/commands/decide.ts';
import { callerOf, type HashedCredentials, OPENERS } from '../domain/commands/seats.ts';
import { flagsOf } from '../domain/entry-text.ts';
import { isJoinable } from '../domain/log-limits.ts';
import { noticesAfter } from '../domain/notices.ts';
import { type Append, COMMAND_HASH_LETTERS, type Environment, type IndexUpdates, type Row } from '../domain/ports.ts';
import {
  applyRow,
  type Decision,
  dueAt,
  isBotOnTurn,
  isListed,
  isLogDeleted,
  summaryOf,
  type TableState,
} from '../domain/table-state.ts';
import { readPages } from './log/log-pages.ts';
import type { BatchWriter } from './log/writer.ts';

/** What an actor needs. */
export interface TableActorPorts extends Pick<Environment, 'store' | 'clock' | 'random' | 'up'> {
  readonly writer: BatchWriter;
  /** Whether the player of a seat is connected to the table. */
  readonly isHere: (table: string, seat: number) => boolean;
  /** Called for every committed entry that this node wrote (`own`) or read. */
  readonly onEntry: (actor: TableActor, row: Row, own: boolean) => void;
  /** Counts bytes of entries that an address, given by its tag, has caused. */
  readonly onWritten: (tag: string, bytes: number) => void;
  /** Called for the first entry of a table that a rematch has created. */
  readonly onOpened: (first: Append) => void;
}

/**
 * The number of the entry of a command, written now or when it was first sent; the newest entry if there was nothing to
 * do.
 */
export interface Written {
  readonly seq: number;
  readonly already: boolean;
}

/** What sends a command: its idempotency key, or null for the server itself, and the tag of the address it is charged to. */
interface Sender {
  readonly key: string | null;
  readonly tag: string;
}

/** Bytes of an entry beside its texts, with its places in indexes. */
const ROW_BYTES = 200;

/** Returns about how many bytes an entry takes in the store. */
export function rowBytes({ events, secret }: Row): number {
  return ROW_BYTES + Buffer.byteLength(events) + (secret === null ? 0 : JSON.stringify(secret).length);
}

/** The answer for a table that does not exist or was deleted. */
export const NO_TABLE = deny('unknown-table', 'there is no such table');

/** Most attempts after write conflicts; then the client is asked to send the command again. */
const MAX_ATTEMPTS = 20;

/**
 * One table on this node. Commands are decided one after the other on the cached state and written optimistically. A
 * conflict means that another node has written first: the actor then reads the new entries and decides again.
 */
export class TableActor {
  readonly id: string;
  readonly #ports: TableActorPorts;
  #current: TableState;
  #last: Promise<unknown> = Promise.resolve();
  /** Whether a player's data was erased since the log was read: this actor still holds it. */
  #outdated = false;
  /** When the state was last known to equal the store's, in monotonic milliseconds. */
  #fresh: number;

  private constructor(id: string, first: Row, ports: TableActorPorts) {
    this.id = id;
    this.#ports = ports;
    this.#fresh = ports.clock.monotonic();
    this.#current = applyRow(id, null, first);
  }

  /** Reads the log of a table; null if there is none. */
  static async load(id: string, ports: TableActorPorts): Promise<TableActor | null> {
    let actor: TableActor | null = null;
    for await (const rows of readPages(ports, id, 0)) {
      if (isLogDeleted(rows)) return null;
      const rest = actor === null ? rows.slice(1) : rows;
      actor ??= new TableActor(id, rows[0], ports);
      for (const row of rest) actor.#current = applyRow(id, actor.#current, row);
    }
    return actor;
  }

  /** Returns the state as this node knows it; other nodes may have written more. */
  state(): TableState {
    return this.#current;
  }

  /** Whether the log must be loaded again. */
  isOutdated(): boolean {
    return this.#outdated || this.#current.deleted;
  }

  /** Returns the milliseconds since the state was last known to equal the store's. */
  age(): number {
    return this.#ports.clock.monotonic() - this.#fresh;
  }

  /** Carries out a command. Rejects if the store fails. */
  perform(command: Command, hashed: HashedCredentials): Promise<Answer> {
    return this.#queue(async () => {
      const { clock, random } = this.#ports;
      const isHere = (seat: number) => this.#ports.isHere(this.id, seat);
      const key = `${hashed.token?.slice(0, COMMAND_HASH_LETTERS) ?? ''}:${command.id}`;
      const sender = { key, tag: hashed.address?.(OPENERS) ?? '' };
      const result = await this.#attempt(sender, (state, up) =>
        decide(state, command, { at: clock.now(), random, up, isHere, caller: callerOf(state, hashed) }),
      );
      const answer = { type: 'answer', table: this.id, id: command.id } as const;
      return result.ok ? { ...answer, ok: true, ...result.value } : { ...answer, ok: false, fault: result.fault };
    });
  }

  /** Carries out what no client asks for: bots' turns, deadlines and commands of the operator. */
  act(decider: (state: TableState, up: number) => Outcome<Decision>): Promise<Outcome<Written>> {
    return this.#queue(() => this.#attempt({ key: null, tag: this.#current.opener }, decider));
  }

  /** Reads entries of other nodes; resolves with whether there were any. */
  refresh(): Promise<boolean> {
    return this.#queue(() => this.#readNew());
  }

  /** Runs tasks one after the other, so that commands on the same node do not conflict. */
  #queue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task, task);
    this.#last = result;
    return result;
  }

  /** Decides and writes until the entry is written, or refused on a current state. */
  async #attempt(
    sender: Sender,
    decider: (state: TableState, up: number) => Outcome<Decision>,
  ): Promise<Outcome<Written>> {
    const { key } = sender;
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      if (this.#current.deleted) return NO_TABLE;
      const decision = decider(this.#current, this.#now());
      const writes = decision.ok && decision.value.events.length > 0;
      if (writes && (await this.#write(decision.value, sender))) {
        return grant({ seq: this.#current.table.head, already: false });
      }
      // Refused or not written: it may have been carried out before, or other nodes have written.
      const done = key === null ? null : await this.#ports.store.commandSeq(this.id, key);
      if (done !== null) return grant({ seq: done, already: true });
      if ((await this.#readNew()) || writes) continue;
      return decision.ok ? grant({ seq: this.#current.table.head, already: true }) : decision;
    }
    return deny('busy', 'too many at once: send it again');
  }

  /** Appends the entry; false if another node has already written an entry with its number. */
  async #write(decision: Decision, { key, tag }: Sender): Promise<boolean> {
    const row = this.#rowOf(decision, key);
    const next = applyRow(this.id, this.#current, row, decision);
    const by = key?.slice(0, COMMAND_HASH_LETTERS) ?? null;
    const step = { before: this.#current, after: next, tag, by, at: row.at };
    const entry = { table: this.id, row, updates: updatesOf(step, decision) };
    const { opens } = decision;
    const [written] = await this.#ports.writer.append(opens === undefined ? [entry] : [entry, opens]);
    if (written) {
      this.#take(row, next);
      this.#ports.onWritten(tag, rowBytes(row) + (opens === undefined ? 0 : rowBytes(opens.row)));
      this.#ports.onEntry(this, row, true);
      if (opens !== undefined) this.#ports.onOpened(opens);
    }
    return written;
  }

  #rowOf({ events, secret = {} }: Decision, command: string | null): Row {
    return {
      seq: this.#current.table.head + 1,
      at: this.#ports.clock.now(),
      up: this.#now(),
      command,
      events: JSON.stringify(events),
      ...flagsOf(events),
      secret: Object.keys(secret).length === 0 ? null : secret,
    };
  }

  /** Returns the server time, but never less than that of the newest entry. */
  #now(): number {
    return Math.max(this.#ports.up(), this.#current.up);
  }

  async #readNew(): Promise<boolean> {
    const [before, asked] = [this.#current.table.head, this.#ports.clock.monotonic()];
    for await (const rows of readPages(this.#ports, this.id, before)) {
      for (const row of rows) {
        this.#take(row, applyRow(this.id, this.#current, row));
        this.#ports.onEntry(this, row, false);
      }
    }
    this.#fresh = asked;
    return this.#current.table.head > before;
  }

  /** Applies a new entry that another node has written. */
  #take(row: Row, next: TableState): void {
    this.#current = next;
    this.#outdated ||= row.erases;
  }
}

interface Step {
  readonly before: TableState;
  readonly after: TableState;
  /** The tag of the address that has caused it. */
  readonly tag: string;
  /** How the hash of the token begins that has caused it; null if none did. */
  readonly by: string | null;
  /** When it is written, in milliseconds since 1970. */
  readonly at: number;
}

function updatesOf({ before, after, tag, by, at }: Step, { events, erases }: Decision): IndexUpdates {
  const places = Array.from({ length: Math.max(before.tokens.length, after.tokens.length) }, (_, seat) => seat);
  const seats = places.flatMap((seat) => {
    const hash = after.tokens[seat] ?? null;
    return hash === (before.tokens[seat] ?? null) ? [] : [{ seat, hash, account: after.accounts[seat] ?? null }];
  });
  const notices = noticesAfter({ before, after, events, by: by === '' ? null : by, at });
  const isOver = before.table.status === 'running' && after.table.status === 'over';
  const result = isOver ? ratedResultOf(after.table, after.changedAt) : null;
  const report = events.find((event) => event.type === 'reported');
  const [was, is] = [dueAt(before), dueAt(after)];
  const bot = isBotOnTurn(after.table);
  return {
    ...(isListed(events)
      ? { summary: summaryOf(after), unlisted: !isJoinable(after) || after.table.contest !== null }
      : {}),
    ...(seats.length > 0 ? { seats, from: tag } : {}),
    ...(notices.length > 0 ? { notices } : {}),
    ...(erases === undefined ? {} : { erase: erases }),
    ...(result === null ? {} : { result }),
    ...(report === undefined
      ? {}
      : {
          report: {
            seat: report.seat,
            by: report.by,
            reason: report.reason,
            tag,
            account: after.accounts[report.seat] ?? '',
          },
        }),
    ...(was === is && isBotOnTurn(before.table) === bot ? {} : { due: is, bot }),
  };
}
