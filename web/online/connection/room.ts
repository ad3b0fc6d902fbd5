import {
  type Answer,
  type Command,
  type Entry,
  type FaultCode,
  follow,
  isPerson,
  openTable,
  type ServerMessage,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Api } from './api.ts';
import { type Key, type Keyring, randomText } from './keyring.ts';
import { type LinePorts, openLine } from './line.ts';
import { type Story, tell } from './story.ts';

/** A command without its id, which the room gives. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;
export type TurnCommand = Extract<Command, { type: 'turn' }>;

export interface RoomPorts extends LinePorts {
  readonly api: Pick<Api, 'seat'>;
  readonly keyring: Keyring;
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** What the page calls a bot. */
  readonly botName: (bot: string) => string;
}

/** A table on a server as this browser follows it. What was lost on the way is asked for again, by number. */
export interface Room {
  readonly key: Key;
  readonly table: ReadonlySignal<Table | null>;
  readonly story: ReadonlySignal<Story | null>;
  /** The seat that this browser plays at; null for one who watches. */
  readonly seat: ReadonlySignal<number | null>;
  /** The seat that is kept for this browser: its own, or one that it left or may take again. */
  readonly kept: ReadonlySignal<number | null>;
  /** Whether the connection stands; null while it is made for the first time. */
  readonly on: ReadonlySignal<boolean | null>;
  /** Why the table cannot be read. */
  readonly refused: ReadonlySignal<FaultCode | null>;
  /** Why the last command was not done. */
  readonly fault: ReadonlySignal<FaultCode | null>;
  /** The turn that was confirmed and is not in the story yet. */
  readonly sending: ReadonlySignal<TurnCommand | null>;
  /** Milliseconds of server time. */
  up(): number;
  /** The answer, however often the line breaks before it comes: nothing is done twice. */
  send(wish: Wish): Promise<Answer>;
  close(): void;
}

interface Unanswered {
  readonly command: Command;
  readonly resolve: (answer: Answer) => void;
}

/** Refusals of a server that has too much to do: the same command is sent again. */
const AGAIN: ReadonlySet<FaultCode> = new Set(['busy', 'too-many', 'internal']);
const PAUSE = 1500;

export function openRoom(key: Key, ports: RoomPorts): Room {
  const { api, keyring, now, after } = ports;
  const { table: id, token, invite } = key;
  const table = signal<Table | null>(null);
  const story = signal<Story | null>(null);
  const kept = signal<number | null>(null);
  const refused = signal<FaultCode | null>(null);
  const fault = signal<FaultCode | null>(null);
  const sending = signal<TurnCommand | null>(keyring.unsent(id));
  const unanswered = new Map<string, Unanswered>();
  /** Server time less the page's. */
  let ahead = 0;
  /** The entry that the turn on its way has become. */
  let sentAs = Number.POSITIVE_INFINITY;

  const line = openLine({ opened, heard }, ports);
  const keys = { token, ...(invite === null ? {} : { invite }) };

  function opened(): void {
    line.send({ type: 'watch', table: id, since: table.peek()?.head ?? 0, ...keys });
    for (const { command } of unanswered.values()) say(command);
    void askSeat();
  }

  async function askSeat(): Promise<void> {
    const seat = await api.seat(key);
    if (seat !== undefined) kept.value = seat;
  }

  function say(command: Command): void {
    line.send({ type: 'command', table: id, ...keys, command });
  }

  function heard(message: ServerMessage): void {
    if (message.type === 'entries') takeEntries(message.entries, message.up);
    else if (message.type === 'answer') answered(message);
    else if (message.type === 'fault') faulty(message.table, message.fault.code);
    else if (message.type === 'pong') ahead = message.up - now();
  }

  function takeEntries(entries: readonly Entry[], up: number): void {
    ahead = up - now();
    batch(() => {
      for (const entry of entries) takeEntry(withNames(entry, table.value));
      settle();
    });
  }

  function takeEntry(entry: Entry): void {
    const before = table.value;
    if (before !== null && entry.seq <= before.head) return;
    const next = before === null ? openTable(id, entry) : follow(before, entry);
    story.value = tell(story.value, entry, next);
    table.value = next;
  }

  /** Bots are called as the page calls them. */
  function withNames(entry: Entry, before: Table | null): Entry {
    const named = (event: TableEvent): TableEvent => {
      if (event.type !== 'started') return event;
      const bots = new Set(before?.plan.seats.flatMap(({ bot }) => bot ?? []));
      for (const other of entry.events) if (other.type === 'bot-seated' && other.bot !== null) bots.add(other.bot);
      for (const seat of before?.seats ?? []) if (seat.bot !== null) bots.add(seat.bot);
      const players = event.players.map((one) =>
        bots.has(one.name) ? { ...one, name: ports.botName(one.name) } : one,
      );
      return { ...event, players };
    };
    return { ...entry, events: entry.events.map(named) };
  }

  /** The turn on its way has arrived, or can no longer. */
  function settle(): void {
    const head = table.value?.head ?? 0;
    const turns = table.value?.turns ?? 0;
    if (sending.value !== null && (sentAs <= head || sending.value.turn < turns)) forgetTurn();
  }

  function forgetTurn(): void {
    sending.value = null;
    sentAs = Number.POSITIVE_INFINITY;
    keyring.keepUnsent(id, null);
  }

  function answered(answer: Answer): void {
    const asked = unanswered.get(answer.id);
    if (asked === undefined) return;
    if (!answer.ok && AGAIN.has(answer.fault.code)) {
      after(PAUSE, () => unanswered.has(answer.id) && say(asked.command));
      return;
    }
    unanswered.delete(answer.id);
    if (asked.command.type === 'turn') turnAnswered(answer);
    else fault.value = answer.ok ? null : answer.fault.code;
    if (asked.command.type === 'join' || asked.command.type === 'leave') void askSeat();
    asked.resolve(answer);
  }

  function turnAnswered(answer: Answer): void {
    batch(() => {
      fault.value = answer.ok ? null : answer.fault.code;
      if (answer.ok) sentAs = answer.seq;
      else forgetTurn();
      settle();
    });
  }

  function faulty(which: string | null, code: FaultCode): void {
    if (which === id && !AGAIN.has(code)) refused.value = code;
    // What it was about is not said: everything that waits is sent again, and what is missing asked for.
    else if (AGAIN.has(code)) after(PAUSE, opened);
  }

  function push(command: Command): Promise<Answer> {
    return new Promise((resolve) => {
      unanswered.set(command.id, { command, resolve });
      if (line.on.peek() === true) say(command);
    });
  }

  if (sending.value !== null) void push(sending.value);
  return {
    key,
    table,
    story,
    kept,
    seat: computed(() => {
      const seat = kept.value === null ? undefined : table.value?.seats[kept.value];
      return seat !== undefined && isPerson(seat) ? kept.value : null;
    }),
    on: line.on,
    refused,
    fault,
    sending,
    up: () => now() + ahead,
    send(wish) {
      const command = { ...wish, id: randomText().slice(0, 16) } as Command;
      if (command.type === 'turn') {
        sending.value = command;
        keyring.keepUnsent(id, command);
      }
      if (command.type === 'join') keyring.keep(key);
      return push(command);
    },
    close: () => line.close(),
  };
}
