import { deny, type FaultCode, grant, type Outcome } from '@asteroute/protocol';
import type { Append, Environment, IndexUpdates, Row, RowFlags, Secret } from '../../domain/ports.ts';
import { isLogDeleted } from '../../domain/table-state.ts';
import { readPages } from './log-pages.ts';
import type { BatchWriter } from './writer.ts';

export interface LogDecision {
  readonly events: readonly object[];
  readonly secret?: Secret;
  readonly opens?: readonly Append[];
}

interface Standing {
  /** The number of the newest entry, and its server time; the next entry is never earlier. */
  readonly head: number;
  readonly up: number;
  readonly deleted: boolean;
  readonly opener: string;
}

export interface LogStep<S> {
  readonly before: S;
  readonly after: S;
  readonly row: Row;
  readonly tag: string;
}

/** A state as bytes, from which it can be made again. */
export interface Packed<S> {
  readonly bytes: number;
  unpack(): S;
}

export interface LogKind<S, D extends LogDecision> {
  begins(first: Row): boolean;
  apply(id: string, state: S | null, row: Row, decision?: D): S;
  standing(state: S): Standing;
  flags(decision: D): RowFlags;
  updates(step: LogStep<S>, decision: D): IndexUpdates;
  /** Absent: a log that nobody uses stays as it is. */
  pack?(state: S): Packed<S>;
}

export interface LogActorPorts<S, D extends LogDecision> extends Pick<Environment, 'store' | 'clock' | 'up'> {
  readonly writer: BatchWriter;
  readonly onEntry: (actor: LogActor<S, D>, row: Row, own: boolean) => void;
  /** Called when a packed actor was used again. */
  readonly onUnpacked?: (actor: LogActor<S, D>) => void;
  readonly onWritten: (tag: string, bytes: number) => void;
  readonly onOpened: (first: Append) => void;
}

/** The entry of a command, also if it was sent before; the newest entry if there was nothing to do. */
export interface Written {
  readonly seq: number;
  readonly already: boolean;
}

interface Sender {
  readonly key: string | null;
  readonly tag: string;
}

type Decide<S, D, C extends FaultCode> = (state: S, up: number) => Outcome<D, C>;

export type LogRefusal = 'unknown-table' | 'busy';
type Result<C extends FaultCode> = Promise<Outcome<Written, C | LogRefusal>>;

/** Bytes of an entry beside its texts, with its places in indexes. */
const ROW_BYTES = 200;

export function rowBytes({ events, secret }: Row): number {
  return ROW_BYTES + Buffer.byteLength(events) + (secret === null ? 0 : JSON.stringify(secret).length);
}

export const NO_TABLE = deny('unknown-table', 'there is no such table');

/** Most attempts after write conflicts, also of a crowd at another node; then the client is asked to send it again. */
const MAX_ATTEMPTS = 100;

/**
 * Of a table or a contest: commands are decided in order on the cached state and written optimistically. After a
 * conflict, as another node wrote first, it reads the new entries and decides again.
 */
export class LogActor<S, D extends LogDecision> {
  readonly id: string;
  readonly #kind: LogKind<S, D>;
  readonly #ports: LogActorPorts<S, D>;
  #current: S | null;
  #packed: (Packed<S> & { readonly standing: Standing }) | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Whether a player's data was erased since the log was read: this actor still holds it. */
  #outdated = false;
  /** When the state was last known to equal the store's, in monotonic milliseconds. */
  #fresh: number;

  private constructor(id: string, first: Row, kind: LogKind<S, D>, ports: LogActorPorts<S, D>) {
    this.id = id;
    this.#kind = kind;
    this.#ports = ports;
    this.#fresh = ports.clock.monotonic();
    this.#current = kind.apply(id, null, first);
  }

  static async load<S, D extends LogDecision>(
    id: string,
    kind: LogKind<S, D>,
    ports: LogActorPorts<S, D>,
  ): Promise<LogActor<S, D> | null> {
    let actor: LogActor<S, D> | null = null;
    for await (const rows of readPages(ports, id, 0)) {
      if (isLogDeleted(rows) || (actor === null && !kind.begins(rows[0]))) return null;
      const rest = actor === null ? rows.slice(1) : rows;
      actor ??= new LogActor(id, rows[0], kind, ports);
      for (const row of rest) actor.#current = kind.apply(id, actor.#current, row);
    }
    return actor;
  }

  state(): S {
    return this.#current ?? this.#unpack();
  }

  /** Keeps the state as bytes until it is used again; returns how many. */
  pack(): number {
    const { pack } = this.#kind;
    if (pack === undefined) return 0;
    this.#packed ??= { ...pack(this.state()), standing: this.#standing() };
    this.#current = null;
    return this.#packed.bytes;
  }

  #unpack(): S {
    if (this.#packed === null) throw new Error(`${this.id} has no state`);
    const state = this.#packed.unpack();
    [this.#current, this.#packed] = [state, null];
    this.#ports.onUnpacked?.(this);
    return state;
  }

  head(): number {
    return this.#standing().head;
  }

  isOutdated(): boolean {
    return this.#outdated || this.#standing().deleted;
  }

  age(): number {
    return this.#ports.clock.monotonic() - this.#fresh;
  }

  /** Carries out a command of a client. Rejects if the store fails. */
  perform<C extends FaultCode>(sender: Sender, decide: Decide<S, D, C>): Result<C> {
    return this.#queue(() => this.#attempt(sender, decide));
  }

  /** Carries out what no client asks for: bots' turns, deadlines, results and commands of the operator. */
  act<C extends FaultCode>(decide: Decide<S, D, C>): Result<C> {
    return this.#queue(() => this.#attempt({ key: null, tag: this.#standing().opener }, decide));
  }

  refresh(): Promise<boolean> {
    return this.#queue(() => this.#readNew());
  }

  #standing(): Standing {
    return this.#packed?.standing ?? this.#kind.standing(this.state());
  }

  /** Runs tasks one after the other, so that commands on the same node do not conflict. */
  #queue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task, task);
    this.#last = result;
    return result;
  }

  async #attempt<C extends FaultCode>(sender: Sender, decide: Decide<S, D, C>): Result<C> {
    const { key } = sender;
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      if (this.#standing().deleted) return NO_TABLE;
      const decision = decide(this.state(), this.#now());
      const writes = decision.ok && decision.value.events.length > 0;
      if (writes && (await this.#write(decision.value, sender))) return grant({ seq: this.head(), already: false });
      // Refused or not written: it may have been carried out before, or other nodes have written.
      const done = key === null ? null : await this.#ports.store.tables.commandSeq(this.id, key);
      if (done !== null) return grant({ seq: done, already: true });
      if ((await this.#readNew()) || writes) continue;
      return decision.ok ? grant({ seq: this.head(), already: true }) : decision;
    }
    return deny('busy', 'too many at once: send it again');
  }

  /** Appends the entry; false if another node has already written an entry with its number. */
  async #write(decision: D, { key, tag }: Sender): Promise<boolean> {
    const row = this.#rowOf(decision, key);
    const before = this.state();
    const after = this.#kind.apply(this.id, before, row, decision);
    const updates = this.#kind.updates({ before, after, row, tag }, decision);
    const { opens = [] } = decision;
    const [written] = await this.#ports.writer.append([{ table: this.id, row, updates }, ...opens]);
    if (written) {
      this.#take(row, after);
      this.#ports.onWritten(
        tag,
        [{ row }, ...opens].reduce((sum, one) => sum + rowBytes(one.row), 0),
      );
      this.#ports.onEntry(this, row, true);
      for (const first of opens) this.#ports.onOpened(first);
    }
    return written;
  }

  #rowOf(decision: D, command: string | null): Row {
    const { events, secret = {} } = decision;
    return {
      seq: this.head() + 1,
      at: this.#ports.clock.now(),
      up: this.#now(),
      command,
      events: JSON.stringify(events),
      ...this.#kind.flags(decision),
      secret: Object.keys(secret).length === 0 ? null : secret,
    };
  }

  #now(): number {
    return Math.max(this.#ports.up(), this.#standing().up);
  }

  async #readNew(): Promise<boolean> {
    const [before, asked] = [this.head(), this.#ports.clock.monotonic()];
    for await (const rows of readPages(this.#ports, this.id, before)) {
      for (const row of rows) {
        this.#take(row, this.#kind.apply(this.id, this.state(), row));
        this.#ports.onEntry(this, row, false);
      }
    }
    this.#fresh = asked;
    if (this.#outdated) await this.#readAgain();
    return this.head() > before;
  }

  async #readAgain(): Promise<void> {
    const head = this.head();
    let state: S | null = null;
    for await (const rows of readPages(this.#ports, this.id, 0)) {
      if (isLogDeleted(rows)) return;
      for (const row of rows) if (row.seq <= head) state = this.#kind.apply(this.id, state, row);
    }
    if (state !== null) [this.#current, this.#packed, this.#outdated] = [state, null, false];
  }

  #take(row: Row, next: S): void {
    [this.#current, this.#packed] = [next, null];
    this.#outdated ||= row.erases;
  }
}
