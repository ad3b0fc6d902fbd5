import { errorText } from '@asteroute/cli/arguments';
import type { Connect, TableKey, TransportHandlers } from '@asteroute/client';
import type {
  Answer,
  ClientMessage,
  Command,
  CommandOf,
  EntriesMessage,
  Entry,
  Fault,
  ServerMessage,
  Table,
  TableEvent,
} from '@asteroute/protocol';
import { hashOf, type Row } from '@asteroute/server/simulation';
import type { Done, LedgerBan } from '../virtual/ledger.ts';
import { isRecovered, type World } from '../virtual/world.ts';
import { PresenceCheck } from './presence.ts';

/** A client's identity and the way in which it reaches the server. */
export interface ClientPlan extends TableKey {
  readonly invite: string;
  readonly name: string;
  /** The addresses by which the server may see this client; it takes one of them for each connection. */
  readonly addresses: readonly string[];
  /** Whether the client's network lets no socket through. */
  readonly polls: boolean;
}

interface Pending {
  readonly command: Command;
  readonly since: number;
  /** The table's newest entry when the command was created; null if the client did not know that entry. */
  readonly head: number | null;
  /** When the command was first sent over the current connection; 0 if it was not. */
  sentAt: number;
}

/** Milliseconds within which a request to watch has begun, during which the client may take a seat. */
const BEGIN_MS = 300;
/**
 * Milliseconds within which every node must know that a ban was made or lifted; the longer ones while nodes freeze and
 * the store fails, because every reading of the log may then give up in turn.
 */
const [BAN_MS, BAN_STRUCK_MS] = [20_000, 60_000];
const ANSWER_MS = 60_000;
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const AGAIN = setOf('busy too-many');
const NEVER = setOf('internal malformed too-large unknown-table illegal');
/** Faults of commands that come too soon, too late or too often, even if no entry was written since. */
const LATER = setOf('too-early present time-up log-full');
/** Commands by which a game begins, which a full log may not keep honest people from. */
const BEGINNING = setOf('join seat-bot start');
/** Events that may be withheld from a client. */
const PERSONAL = setOf('chat muted reported notify-set');
/** Commands that may have no effect, and are then not written as an entry. */
const MAY_DO_NOTHING = setOf('mute seat-bot report return ready configure reach webhook');

/** Checks everything that a client sends and receives, against the log and the promises of the server. */
export class ClientObserver {
  readonly #plan: ClientPlan;
  readonly #hash: string;
  readonly #world: World;
  readonly #onBanned: () => void;
  readonly #pending = new Map<string, Pending>();
  #last = 0;
  /**
   * After which entries the client has asked for entries over this connection, until they come. When it asks again, what
   * the server has sent before is still on its way.
   */
  #asked: number[] = [];
  #hasAsked = false;
  #isAskedAgain = false;
  #presence: PresenceCheck | null = null;
  /** Whether it had a seat when it last asked to watch, since the server counts it as a watcher otherwise. */
  #watch = { isSeated: false, isSure: true };

  constructor(plan: ClientPlan, world: World, onBanned: () => void) {
    this.#plan = plan;
    this.#hash = hashOf(plan.token ?? '');
    this.#world = world;
    this.#onBanned = onBanned;
  }

  waiting(): number {
    return this.#pending.size;
  }

  /** What the client was last told about who is at the table, and its own seat; null without a socket. */
  presence(): { readonly told: string; readonly seat: number | null; readonly isSure: boolean } | null {
    if (this.#presence === null) return null;
    const { isSeated, isSure } = this.#watch;
    return { told: this.#presence.told(), seat: isSeated ? this.seat() : null, isSure };
  }

  /** Notes that the page is loaded, or closed: only the turn that it has stored is sent again. */
  loads(unsent: CommandOf<'turn'> | null): void {
    this.#presence = null;
    const kept = this.#pending.get(unsent?.id ?? '');
    this.#pending.clear();
    if (kept !== undefined) this.#pending.set(kept.command.id, kept);
  }

  /** Notes a command that the client is about to send, which knows the log up to `known`. */
  creates(command: Command, known: number): void {
    const { ledger, queue } = this.#world;
    const head = ledger.head(this.#plan.table) === known ? known : null;
    this.#pending.set(command.id, { command, since: queue.now(), head, sentAt: 0 });
  }

  /** The same connections, with all their messages checked. */
  watched(connect: Connect, isSocket: boolean): Connect {
    return ({ onOpen, onMessage, onClose }) => {
      let isOpen = false;
      const close = () => {
        if (isOpen) this.#presence = null;
        isOpen = false;
      };
      const transport = connect({
        onOpen: () => {
          isOpen = true;
          this.#asked = [];
          this.#hasAsked = this.#isAskedAgain = false;
          for (const one of this.#pending.values()) one.sentAt = 0;
          onOpen();
        },
        onMessage: (message) => {
          if (this.#receive(message)) this.#handOver(message, onMessage);
        },
        onClose: () => {
          close();
          onClose();
        },
      });
      return {
        send: (message) => {
          if (isOpen) this.#send(message, isSocket);
          transport.send(message);
        },
        close: () => {
          close();
          transport.close();
        },
      };
    };
  }

  ban(): LedgerBan | null {
    return this.#world.ledger.banOf(this.#plan.table, this.#hash, this.#plan.addresses);
  }

  /** The seat that belongs to the token. After a ban none does, though a seat may still show the name. */
  seat(): number | null {
    return [...this.#world.ledger.seats(this.#plan.table)].find(([, hash]) => hash === this.#hash)?.[0] ?? null;
  }

  checkWaiting(): void {
    const { queue } = this.#world;
    const late = [...this.#pending.values()].find(({ since }) => queue.now() - since > ANSWER_MS);
    if (late !== undefined && isRecovered(this.#world, ANSWER_MS))
      this.#violate('every command is answered within a minute', late);
  }

  /** Checks the table that the client shows, and that it has found no promise broken. */
  checkTable({ id, head, status, turns }: Table, broken: string | null): void {
    const truth: Table | undefined = this.#world.ledger.at(id, head);
    if (truth?.status !== status || truth.turns !== turns)
      this.#violate('a client shows the table of the log', { head, status, turns });
    if (broken !== null) this.#violate('the server keeps what it has promised', broken);
  }

  /** Checks the answer to a command that was sent at `sentAt`; returns whether it is final. */
  checkAnswer(answer: Answer, sentAt: number): boolean {
    const pending = this.#pending.get(answer.id);
    const { ledger, lost } = this.#world;
    const { table } = this.#plan;
    if (pending === undefined || lost.has(table) || (!answer.ok && AGAIN.has(answer.fault.code))) return false;
    const done = ledger.doneAs(table, `${this.#hash.slice(0, 32)}:${answer.id}`);
    const fault = answer.ok
      ? acceptedFault(answer, pending, done)
      : this.#refusedFault(answer.fault, pending, done !== undefined && done.at < sentAt);
    if (fault !== null) this.#violate(fault, { command: pending.command, answer, inTheLog: done });
    return true;
  }

  #send(message: ClientMessage, isSocket: boolean): void {
    if (message.type === 'command') this.#sendCommand(message.command);
    if (message.type !== 'watch') return;
    this.#isAskedAgain ||= this.#hasAsked;
    this.#hasAsked = true;
    this.#asked.push(message.since);
    if (!isSocket) return;
    this.#presence = new PresenceCheck(this.#world, this.#presence !== null);
    const watch = { isSeated: this.seat() !== null, isSure: true };
    this.#watch = watch;
    this.#world.queue.after(BEGIN_MS, () => {
      watch.isSure = watch.isSeated === (this.seat() !== null);
    });
  }

  #sendCommand(command: Command): void {
    if (!this.#pending.has(command.id)) this.creates(command, -1);
    const pending = this.#pending.get(command.id);
    if (pending !== undefined) pending.sentAt ||= this.#world.queue.now();
  }

  #handOver(message: ServerMessage | null, onMessage: TransportHandlers['onMessage']): void {
    try {
      onMessage(message);
    } catch (error) {
      this.#violate('a client can follow what it is told', errorText(error));
    }
  }

  /** Checks a message; returns whether the client may have it. */
  #receive(message: ServerMessage | null): boolean {
    if (message?.type === 'entries') return this.#take(message);
    const fault = message?.type === 'fault' || (message?.type === 'answer' && !message.ok) ? message.fault : null;
    if (fault?.code === 'banned') return this.#banned();
    if (message?.type === 'answer') {
      const sentAt = this.#pending.get(message.id)?.sentAt ?? 0;
      if (this.checkAnswer(message, sentAt)) this.#pending.delete(message.id);
    } else if (message?.type === 'presence') this.#presence?.take(message);
    // A client repeats a request to watch, unless the server keeps it.
    else if (fault !== null && !AGAIN.has(fault.code)) this.#violate('a table can be watched', fault);
    else if (fault === null && message?.type !== 'reaction' && message?.type !== 'pong')
      this.#violate('a server speaks the protocol', message);
    return true;
  }

  /** Handles the answer that the client is banned: checks that it is, or was until a moment ago. */
  #banned(): boolean {
    const ban = this.ban();
    const within = isRecovered(this.#world, BAN_MS) ? BAN_MS : BAN_STRUCK_MS;
    const isRight = ban !== null && (ban.liftedAt === null || this.#world.queue.now() - ban.liftedAt < within);
    if (isRight) this.#onBanned();
    else this.#violate('only those are refused who are banned', ban);
    return false;
  }

  #take({ entries }: EntriesMessage): boolean {
    for (const entry of entries) {
      const isNext = this.#isNext(entry.seq);
      const fault = isNext ? this.#faultOf(entry) : 'entries come once and in order';
      if (fault !== null) this.#violate(fault, isNext ? entry : `${entry.seq} after ${this.#last}`);
      if (fault !== null) return false;
      this.#last = entry.seq;
    }
    return true;
  }

  /** Whether an entry follows the newest one, or the one after which the client has asked. */
  #isNext(seq: number): boolean {
    const isNext = seq === this.#last + 1;
    const begun = this.#asked.indexOf(seq - 1);
    if (begun >= 0 && !(isNext && this.#isAskedAgain)) this.#asked.splice(begun, 1);
    return isNext || begun >= 0;
  }

  #faultOf(entry: Entry): string | null {
    const { ledger } = this.#world;
    const { table } = this.#plan;
    const rows = ledger.tellable(table, entry.seq);
    if (rows.length === 0) return 'nothing is told before it is written';
    if (!rows.some((row) => tells(row, entry))) return 'a client is told what the log holds';
    const ban = ledger.banOf(table, this.#hash, []);
    if (ban === null || ban.liftedAt !== null || this.seat() !== null) return null;
    return ledger.writtenAt(table, entry.seq) > ban.at + BAN_MS ? 'whoever is banned is told no more' : null;
  }

  /** @param isDone Whether the command was in the log before it was sent again. */
  #refusedFault({ code }: Fault, { command, head }: Pending, isDone: boolean): string | null {
    if (code === 'log-full' && BEGINNING.has(command.type)) return 'honest people can begin what one of them opened';
    if (isDone) return 'a command sent again is recognised';
    // A person who has reported many others has reported enough for a day.
    if (code === 'day-spent' && command.type === 'report') return null;
    const isRight = head === this.#world.ledger.head(this.#plan.table) && !LATER.has(code);
    return isRight || NEVER.has(code) ? 'no right command is refused' : null;
  }

  #violate(invariant: string, what: unknown): void {
    this.#world.violate(invariant, `${this.#plan.name} at ${this.#plan.table}: ${JSON.stringify(what)}`);
  }
}

function tells(row: Row, entry: Entry): boolean {
  const isSame = JSON.stringify(entry.events) === row.events;
  return row.at === entry.at && row.up === entry.up && (isSame || hides(JSON.parse(row.events), entry.events));
}

/** Whether the received events differ only in personal ones that may be withheld. */
const hides = (events: readonly TableEvent[], told: readonly TableEvent[]): boolean =>
  events.every((event, i) => {
    const isWithheld = PERSONAL.has(event.type) && told[i]?.type === 'withheld';
    return isWithheld || JSON.stringify(event) === JSON.stringify(told[i]);
  });

function acceptedFault({ seq }: { readonly seq: number }, { command }: Pending, done: Done | undefined): string | null {
  const isDone = done === undefined ? MAY_DO_NOTHING.has(command.type) : done.seq === seq;
  return isDone ? null : 'nothing acknowledged is lost';
}
