import { type Answer, type Command, deny, grant, type Outcome } from '@asteroute/protocol';
import { decide } from '../domain/commands/decide.ts';
import { callerOf, type HashedCredentials } from '../domain/commands/seats.ts';
import { flagsOf } from '../domain/entry-text.ts';
import { COMMAND_HASH_LETTERS } from '../domain/own-data.ts';
import type { Append, Environment, IndexUpdates, Row } from '../domain/ports.ts';
import {
  applyRow,
  type Decision,
  dueAt,
  isListed,
  isLogDeleted,
  noticeAfter,
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
  /** The entry numbers of commands that were carried out, by idempotency key. */
  readonly #applied = new Map<string, number>();
  #last: Promise<unknown> = Promise.resolve();
  /** Whether a player's data was erased since the log was read: this actor still holds it. */
  #outdated = false;
  /** When the state was last known to equal the store's, in monotonic milliseconds. */
  #fresh: number;
  /** The client that sent the last command to this node, by the key that rate limits use. */
  #client: string | null = null;

  private constructor(id: string, first: Row, ports: TableActorPorts) {
    this.id = id;
    this.#ports = ports;
    this.#fresh = ports.clock.monotonic();
    this.#current = applyRow(id, null, first);
    this.#remember(first);
  }

  /** Reads the log of a table; null if there is none. */
  static async load(id: string, ports: TableActorPorts): Promise<TableActor | null> {
    let actor: TableActor | null = null;
    for await (const rows of readPages(ports, id, 0)) {
      if (isLogDeleted(rows)) return null;
      const rest = actor === null ? rows.slice(1) : rows;
      actor ??= new TableActor(id, rows[0], ports);
      for (const row of rest) actor.#apply(row, applyRow(id, actor.#current, row));
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

  /**
   * Returns the client to whom work for this table is charged: the sender of the last command to this node, or else the
   * table's host.
   */
  payer(): string {
    return this.#client ?? this.#current.host;
  }

  /** Carries out a command of `client`, the client as identified for limits. Rejects if the store fails. */
  perform(command: Command, hashed: HashedCredentials, client: string): Promise<Answer> {
    return this.#queue(async () => {
      this.#client = client;
      const { clock, random } = this.#ports;
      const isHere = (seat: number) => this.#ports.isHere(this.id, seat);
      const key = `${hashed.token?.slice(0, COMMAND_HASH_LETTERS) ?? ''}:${command.id}`;
      const result = await this.#attempt(key, (state, up) =>
        decide(state, command, { at: clock.now(), random, up, isHere, caller: callerOf(state, hashed) }),
      );
      const answer = { type: 'answer', table: this.id, id: command.id } as const;
      return result.ok ? { ...answer, ok: true, ...result.value } : { ...answer, ok: false, fault: result.fault };
    });
  }

  /** Carries out what no client asks for: bots' turns, deadlines and commands of the operator. */
  act(decider: (state: TableState, up: number) => Outcome<Decision>): Promise<Outcome<Written>> {
    return this.#queue(() => this.#attempt(null, decider));
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
    key: string | null,
    decider: (state: TableState, up: number) => Outcome<Decision>,
  ): Promise<Outcome<Written>> {
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      if (this.#current.deleted) return NO_TABLE;
      const done = key === null ? undefined : this.#applied.get(key);
      if (done !== undefined) return grant({ seq: done, already: true });
      const decision = decider(this.#current, this.#now());
      const writes = decision.ok && decision.value.events.length > 0;
      if (writes && (await this.#write(decision.value, key))) {
        return grant({ seq: this.#current.table.head, already: false });
      }
      if ((await this.#readNew()) || writes) continue;
      return decision.ok ? grant({ seq: this.#current.table.head, already: true }) : decision;
    }
    return deny('busy', 'too many at once: send it again');
  }

  /** Appends the entry; false if another node has already written an entry with its number. */
  async #write(decision: Decision, key: string | null): Promise<boolean> {
    const row = this.#rowOf(decision, key);
    const next = applyRow(this.id, this.#current, row, decision.events);
    const updates = updatesOf(this.#current, next, decision);
    const entry = { table: this.id, row, updates };
    const { opens } = decision;
    const [written] = await this.#ports.writer.append(opens === undefined ? [entry] : [entry, opens]);
    if (written) {
      this.#take(row, next);
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
    this.#apply(row, next);
    this.#outdated ||= row.erases;
  }

  #apply(row: Row, next: TableState): void {
    this.#current = next;
    this.#remember(row);
  }

  #remember({ command, seq }: Row): void {
    if (command !== null) this.#applied.set(command, seq);
  }
}

function updatesOf(before: TableState, after: TableState, { events, erases }: Decision): IndexUpdates {
  const places = Array.from({ length: Math.max(before.tokens.length, after.tokens.length) }, (_, seat) => seat);
  const seats = places.flatMap((seat) => {
    const hash = after.tokens[seat] ?? null;
    return hash === (before.tokens[seat] ?? null) ? [] : [{ seat, hash }];
  });
  const notice = noticeAfter(before, after);
  const report = events.find((event) => event.type === 'reported');
  const [was, is] = [dueAt(before), dueAt(after)];
  return {
    ...(isListed(events) ? { summary: summaryOf(after) } : {}),
    ...(seats.length > 0 ? { seats } : {}),
    ...(notice === undefined ? {} : { notice }),
    ...(erases === undefined ? {} : { erase: erases }),
    ...(report === undefined ? {} : { report: { seat: report.seat, by: report.by, reason: report.reason } }),
    ...(was === is ? {} : { due: is }),
  };
}
