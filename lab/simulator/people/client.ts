import {
  type Answer,
  type Command,
  decodeServer,
  type EntriesMessage,
  type Entry,
  type Fault,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import { type Core, entriesMessage, hashOf, type Row } from '@asteroute/server/simulation';
import type { ClientEnd, ClientLine } from '../nodes/line.ts';
import type { SimulatedNode } from '../nodes/node.ts';
import type { Done, LedgerBan } from '../virtual/ledger.ts';
import { isRecovered, type World } from '../virtual/world.ts';
import { PresenceCheck } from './presence.ts';

/** A command without the id that the client adds. */
export type CommandBody = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** A client's identity and the way in which it reaches the server. */
interface ClientPlan {
  readonly name: string;
  /** The addresses by which the server may see this client; it takes one of them for each connection. */
  readonly addresses: readonly string[];
  readonly table: string;
  readonly token?: string;
  readonly invite?: string;
  /** Whether the client polls over HTTP instead of following the table over a socket. */
  readonly polls: boolean;
}

interface Pending {
  readonly command: Command;
  readonly since: number;
  /**
   * The number of the table's newest entry when the command was created; null if the client did not know that entry.
   */
  readonly head: number | null;
  /** When the command was first sent over the current connection; 0 if it was not. */
  sentAt: number;
}

/** Milliseconds without an answer after which a client tries another node. */
const PATIENCE_MS = 6000;
/** Milliseconds between two checks of the connection. */
const CHECK_MS = 4000;
/** Maximum milliseconds until a client whose connection broke tries another one. */
const RECONNECT_MS = 1000;
/** Milliseconds within which a request to watch has begun, during which the client may take a seat. */
const BEGIN_MS = 300;
const POLL_MS = 600;
/**
 * Milliseconds within which every node must know that a ban was made or lifted; the longer ones while nodes freeze and
 * the store fails, because every reading of the log may then give up in turn.
 */
const [BAN_MS, BAN_STRUCK_MS] = [20_000, 60_000];
/** Faults after which a command is sent again, with the delay in milliseconds. */
const AGAIN: Readonly<Partial<Record<Fault['code'], number>>> = { busy: 300, 'too-many': 3000 };
/** Faults that no client of a run may ever receive. */
const NEVER: ReadonlySet<string> = new Set(['internal', 'malformed', 'too-large', 'unknown-table', 'illegal']);
/** Faults of commands that come too soon, too late or too often, even if no entry was written since. */
const LATER: ReadonlySet<string> = new Set(['too-early', 'present', 'time-up', 'log-full']);
/** Commands by which a game begins, which a full log may not keep honest people from. */
const BEGINNING: ReadonlySet<string> = new Set(['join', 'seat-bot', 'start']);
/** Milliseconds within which a command is answered if nothing has gone wrong. */
const ANSWER_MS = 60_000;
/** Events that may be withheld from a client. */
const PERSONAL: ReadonlySet<string> = new Set(['chat', 'muted', 'reported', 'notify-set']);
/** Commands that may have no effect, and are then not written as an entry. */
const MAY_DO_NOTHING: ReadonlySet<string> = new Set([
  'mute',
  'seat-bot',
  'report',
  'return',
  'ready',
  'configure',
  'notify',
  'reach',
  'webhook',
]);

/**
 * A client that follows one table, loses its connection and reconnects, and sends every command until it is answered.
 * It checks every message that it receives.
 */
export class SimulatedClient {
  readonly plan: ClientPlan;
  /** Called when an answer or new entries have arrived. */
  onNews: () => void = () => undefined;
  /** The number of the newest entry that the client has received. */
  head = 0;
  readonly #world: World;
  readonly #nodes: readonly SimulatedNode[];
  readonly #pending = new Map<string, Pending>();
  #line: ClientLine | null = null;
  #heardAt = 0;
  #presence: PresenceCheck;
  /** Whether it had a seat when it last asked to watch, since the server counts it as a watcher otherwise. */
  #watch = { isSeated: false, isSure: true };
  #told = { up: 0, at: 0 };
  #commands = 0;
  #asking = false;
  /** Whether the server has answered that the client is banned. It stays away until the ban is lifted. */
  #banned = false;

  constructor(plan: ClientPlan, nodes: readonly SimulatedNode[], world: World) {
    this.plan = plan;
    this.#nodes = nodes;
    this.#world = world;
    this.#presence = new PresenceCheck(world);
    this.#check();
    if (!plan.polls) this.#connect();
  }

  /** The table up to the newest entry that the client has received; null before the first one. */
  table(): Table | null {
    return this.head === 0 ? null : this.#world.ledger.at(this.plan.table, this.head);
  }

  /** The number of commands without an answer. */
  waiting(): number {
    return this.#pending.size;
  }

  /** What the client was last told about who is at the table, and its own seat; null without a connection. */
  presence(): { readonly told: string; readonly seat: number | null; readonly isSure: boolean } | null {
    if (this.#line === null) return null;
    const own = hashOf(this.plan.token ?? '');
    const [seat = null] = [...this.#world.ledger.seats(this.plan.table)].find(([, hash]) => hash === own) ?? [];
    const { isSeated, isSure } = this.#watch;
    return { told: this.#presence.told(), seat: isSeated ? seat : null, isSure };
  }

  isBanned(): boolean {
    return this.#banned;
  }

  /**
   * Whether a seat belongs to this client's token. After a ban it never does, though the seat may still show the name.
   */
  hasSeat(): boolean {
    const { token = '', table } = this.plan;
    return [...this.#world.ledger.seats(table).values()].includes(hashOf(token));
  }

  send(body: CommandBody): void {
    const { chances, conditions, queue } = this.#world;
    const command = { ...body, id: `c${++this.#commands}` } as Command;
    const head = this.#world.ledger.head(this.plan.table);
    const pending = { command, since: queue.now(), head: head === this.head ? head : null, sentAt: 0 };
    this.#pending.set(command.id, pending);
    this.#sendNow(pending);
    if (chances.happens(conditions.sentTwice)) this.#request(pending);
    if (chances.happens(conditions.dropped)) this.drop();
  }

  /** Breaks the connection, as a network does. */
  drop(): void {
    this.#line?.drop();
    this.#line = null;
    this.#reconnect();
  }

  #reconnect(): void {
    const { queue, chances } = this.#world;
    queue.after(chances.between(1, RECONNECT_MS), () => {
      const isGone = this.#banned || this.#world.lost.has(this.plan.table);
      if (this.#line === null && !this.plan.polls && !isGone) this.#connect();
    });
  }

  /** The latest ban that applies to this client. */
  #ban(): LedgerBan | null {
    const { token = '', addresses, table } = this.plan;
    return this.#world.ledger.banOf(table, hashOf(token), addresses);
  }

  /** Handles the answer that the client is banned: checks that it is, or was until a moment ago, and disconnects. */
  #stayAway(): void {
    const ban = this.#ban();
    const within = isRecovered(this.#world, BAN_MS) ? BAN_MS : BAN_STRUCK_MS;
    const isRight = ban !== null && (ban.liftedAt === null || this.#world.queue.now() - ban.liftedAt < within);
    if (!isRight) return this.#world.violate('only those are refused who are banned', this.#text(JSON.stringify(ban)));
    this.#banned = true;
    this.#pending.clear();
    this.#line?.drop();
    this.#line = null;
  }

  /** Leaves a table that cannot go on. */
  #giveUp(): void {
    this.#pending.clear();
    this.#line?.drop();
    this.#line = null;
  }

  #comeBack(): void {
    this.#banned = false;
    if (!this.plan.polls) this.#reconnect();
  }

  /** Checks the connection at random intervals. */
  #check(): void {
    const { queue, chances, violate, lost } = this.#world;
    if (lost.has(this.plan.table)) return this.#giveUp();
    const late = [...this.#pending.values()].find(({ since }) => queue.now() - since > ANSWER_MS);
    if (late !== undefined && isRecovered(this.#world, ANSWER_MS))
      violate('every command is answered within a minute', this.#text(JSON.stringify(late)));
    const isStuck = [...this.#pending.values()].some(({ since }) => queue.now() - since > PATIENCE_MS);
    if (this.#line !== null && isStuck && queue.now() - this.#heardAt > PATIENCE_MS) this.drop();
    if (this.#banned && this.#ban()?.liftedAt !== null) this.#comeBack();
    if (this.plan.polls && !this.#banned) this.#poll();
    queue.after(this.plan.polls ? chances.between(1, POLL_MS) : chances.between(1, CHECK_MS), () => this.#check());
  }

  #connect(): void {
    const { chances, queue } = this.#world;
    const end: ClientEnd = {
      address: this.#address(),
      receive: (text) => this.#line === line && this.#receive(text),
      broken: () => {
        if (this.#line !== line) return;
        this.#line = null;
        this.#reconnect();
      },
    };
    const line = chances.pick(this.#nodes).connect(end);
    this.#line = line;
    if (line === null) return this.#reconnect();
    this.#heardAt = queue.now();
    this.#presence = new PresenceCheck(this.#world);
    const { table, token, invite } = this.plan;
    const watch = { isSeated: this.hasSeat(), isSure: true };
    this.#watch = watch;
    queue.after(BEGIN_MS, () => {
      watch.isSure = watch.isSeated === this.hasSeat();
    });
    line.send(JSON.stringify({ type: 'watch', table, since: this.head, presence: true, token, invite }));
    for (const one of this.#pending.values()) {
      one.sentAt = 0;
      this.#sendNow(one);
    }
  }

  #address(): string {
    return this.#world.chances.pick(this.plan.addresses);
  }

  #sendNow(pending: Pending): void {
    if (this.plan.polls) return this.#request(pending);
    if (this.#line === null) return;
    const { table, token, invite } = this.plan;
    pending.sentAt ||= this.#world.queue.now();
    this.#line.send(JSON.stringify({ type: 'command', table, token, invite, command: pending.command }));
  }

  /** Sends a command over HTTP to a random node. */
  #request(pending: Pending): void {
    const { command } = pending;
    const { chances, queue } = this.#world;
    const sentAt = queue.now();
    const address = this.#address();
    const run = ({ service }: Core) => service.command(this.plan.table, command, { ...this.plan, address });
    chances.pick(this.#nodes).request(run, (answer) => {
      if (answer !== null) this.#answered(answer, sentAt);
      else if (this.plan.polls) this.#again(pending, 300);
    });
  }

  #poll(): void {
    if (this.#asking) return;
    this.#asking = true;
    const since = this.head;
    const address = this.#address();
    const run = async ({ service }: Core) => {
      const reader = await service.reader(this.plan.table, { ...this.plan, address });
      if (!reader.ok) return reader.fault.code === 'banned' ? reader : null;
      const page = await reader.value.entries(since, 200);
      return page.ok ? entriesMessage(this.plan.table, page.value, service.up()) : null;
    };
    this.#world.chances.pick(this.#nodes).request(run, (text) => {
      this.#asking = false;
      if (typeof text === 'string') this.#receive(text);
      else if (text !== null) this.#stayAway();
    });
  }

  #receive(text: string): void {
    const message = decodeServer(text);
    this.#heardAt = this.#world.queue.now();
    if (message?.type === 'entries') this.#take(message);
    else if (message?.type === 'answer') this.#answered(message, this.#pending.get(message.id)?.sentAt ?? 0);
    else if (message?.type === 'fault') this.#refused(message.fault);
    else if (message?.type === 'presence') this.#presence.take(message);
    else if (message?.type !== 'reaction') this.#world.violate('a server speaks the protocol', text);
  }

  /** Handles the refusal of a request to watch: repeats it over another connection, unless the server keeps it. */
  #refused(fault: Fault): void {
    if (fault.code === 'banned') return this.#stayAway();
    if (fault.code === 'busy') return;
    if (AGAIN[fault.code] === undefined) this.#world.violate('a table can be watched', JSON.stringify(fault));
    this.drop();
  }

  /** Server time, extrapolated from the server's latest message. */
  up(): number {
    return this.#told.up + this.#world.queue.now() - this.#told.at;
  }

  #take({ table, entries, up }: EntriesMessage): void {
    this.#told = { up, at: this.#world.queue.now() };
    for (const entry of entries) {
      if (entry.seq !== this.head + 1)
        return this.#world.violate(
          'entries come once and in order',
          this.#text(`${table} ${entry.seq} after ${this.head}`),
        );
      const fault = this.#faultOf(entry) ?? this.#lateFault(entry);
      if (fault !== null) return this.#world.violate(fault, this.#text(`${table} ${JSON.stringify(entry)}`));
      this.head = entry.seq;
    }
    if (entries.length > 0) this.onNews();
  }

  /** The invariant that an entry breaks, or null. */
  #faultOf(entry: Entry): string | null {
    const rows = this.#world.ledger.tellable(this.plan.table, entry.seq);
    if (rows.length === 0) return 'nothing is told before it is written';
    return rows.some((row) => this.#tells(row, entry)) ? null : 'a client is told what the log holds';
  }

  /** Checks that a client whose token is banned receives no entry that was written long after the ban. */
  #lateFault({ seq }: Entry): string | null {
    const { ledger } = this.#world;
    const { token = '', table } = this.plan;
    const ban = ledger.banOf(table, hashOf(token), []);
    if (ban === null || ban.liftedAt !== null || this.hasSeat()) return null;
    return ledger.writtenAt(table, seq) > ban.at + BAN_MS ? 'whoever is banned is told no more' : null;
  }

  #tells(row: Row, entry: Entry): boolean {
    const isSame = JSON.stringify(entry.events) === row.events;
    return row.at === entry.at && row.up === entry.up && (isSame || this.#hides(JSON.parse(row.events), entry.events));
  }

  /** Whether the received events differ only in personal ones that may be withheld. */
  #hides(events: readonly TableEvent[], told: readonly TableEvent[]): boolean {
    return events.every((event, i) => {
      const may = PERSONAL.has(event.type);
      return JSON.stringify(event) === JSON.stringify(told[i]) || (may && told[i]?.type === 'withheld');
    });
  }

  #answered(answer: Answer, sentAt: number): void {
    const pending = this.#pending.get(answer.id);
    if (pending === undefined || this.#world.lost.has(this.plan.table)) return;
    if (!answer.ok && AGAIN[answer.fault.code] !== undefined)
      return this.#again(pending, AGAIN[answer.fault.code] ?? 0);
    if (!answer.ok && answer.fault.code === 'banned') return this.#stayAway();
    const { token = '' } = this.plan;
    const done = this.#world.ledger.doneAs(this.plan.table, `${hashOf(token).slice(0, 32)}:${answer.id}`);
    const fault = answer.ok
      ? acceptedFault(answer, pending, done)
      : this.#refusedFault(answer.fault, pending, { done, sentAt });
    const detail = `${JSON.stringify(pending.command)}: ${JSON.stringify(answer)}, in the log ${JSON.stringify(done)}`;
    if (fault !== null) this.#world.violate(fault, this.#text(detail));
    this.#pending.delete(answer.id);
    this.onNews();
  }

  /** The invariant that a refusal breaks, or null. */
  #refusedFault({ code }: Fault, { command, head }: Pending, { done, sentAt }: Sent): string | null {
    if (code === 'log-full' && BEGINNING.has(command.type)) return 'honest people can begin what one of them opened';
    if (done !== undefined && done.at < sentAt) return 'a command sent again is recognised';
    // A person who has reported many others has reported enough for a day.
    if (code === 'day-spent' && command.type === 'report') return null;
    const isRight = head === this.#world.ledger.head(this.plan.table) && !LATER.has(code);
    return isRight || NEVER.has(code) ? 'no right command is refused' : null;
  }

  #again(pending: Pending, ms: number): void {
    this.#world.queue.after(this.#world.chances.between(ms / 2, ms), () => {
      if (this.#pending.has(pending.command.id)) this.#sendNow(pending);
    });
  }

  #text(what: string): string {
    return `${this.plan.name}: ${what}`;
  }
}

interface Sent {
  readonly done: Done | undefined;
  readonly sentAt: number;
}

/** The invariant that an answer to an accepted command breaks, or null. */
function acceptedFault({ seq }: { readonly seq: number }, { command }: Pending, done: Done | undefined): string | null {
  const isDone = done === undefined ? MAY_DO_NOTHING.has(command.type) : done.seq === seq;
  return isDone ? null : 'nothing acknowledged is lost';
}
