import { hash } from 'node:crypto';
import type { Game } from '@asteroute/engine';
import {
  type Command,
  type CommandOf,
  type Entry,
  flagAt,
  followDecided,
  isPerson,
  onTurn,
  openTable,
  type Summary,
  type Table,
  type TableEvent,
  type TableOutcome,
  waitsForTwin,
} from '@asteroute/protocol';
import { countEvents, type LogState } from './log-limits.ts';
import type { Append, Ban, Row, SeatContact, Secret } from './ports.ts';

/** A renumbering of seats in one entry: for each new seat its previous number, or null. */
export interface SeatMove {
  readonly seq: number;
  readonly from: readonly (number | null)[];
}

export interface TableState extends LogState {
  readonly deleted: boolean;
  readonly serverSeed: string;
  readonly host: string;
  readonly opener: string;
  readonly invite: string | null;
  /** By seat. A player who left a running game may still read it, so their hash stays. */
  readonly tokens: readonly (string | null)[];
  /** By seat, even if it lost the seat: the seat may still have that player's name. */
  readonly lastTokens: readonly (string | null)[];
  readonly addresses: readonly (string | null)[];
  readonly accounts: readonly (string | null)[];
  /** In the order of the log; null for a ban that was lifted. */
  readonly bans: readonly (Ban | null)[];
  readonly knockers: ReadonlyMap<number, string>;
  readonly contacts: readonly (SeatContact | null)[];
  readonly webhook: string | null;
  readonly moves: readonly SeatMove[];
  /** Hashes of all tokens that ever had a seat, opened the table or asked to come in. */
  readonly known: ReadonlySet<string>;
  readonly openedAt: number;
  readonly changedAt: number;
  /** Server time of the newest entry; the next entry is never earlier. */
  readonly up: number;
}

export interface Decision {
  readonly events: readonly TableEvent[];
  /** The game after a turn or a draw, so that it is not played twice. */
  readonly game?: Game;
  readonly secret?: Secret;
  readonly opens?: readonly Append[];
  readonly erases?: string;
}

export type SeatDecider<T extends Command['type']> = (
  state: TableState,
  command: CommandOf<T>,
  seat: number,
) => TableOutcome<Decision>;

/** Returns the SHA-256 of a token: the server stores nothing else about it. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}

const CONTACT_ID_LETTERS = 32;

export function contactIdOf(token: string): string {
  return hashOf(`contact ${token}`).slice(0, CONTACT_ID_LETTERS);
}

/** The key by which a ban recognises an account, whatever device and address it comes from. */
export const banKeyOf = (account: string): string => `${ACCOUNT_BAN}${account}`;
const ACCOUNT_BAN = 'account ';
export const isAccountBan = (key: string): boolean => key.startsWith(ACCOUNT_BAN);

export const DELETED_EVENTS = '[{"type":"closed"}]';

export function isLogDeleted(rows: readonly Row[]): boolean {
  return rows.some(({ events }) => events === DELETED_EVENTS);
}

export function eventsOf(row: Row): readonly TableEvent[] {
  return JSON.parse(row.events);
}

/** The reducer over a table's log. Without a state, the row must create the table. */
export function applyRow(
  id: string,
  state: TableState | null,
  row: Row,
  { events, game }: Pick<Decision, 'events' | 'game'> = { events: eventsOf(row) },
): TableState {
  const { seq, at, up, secret } = row;
  const entry: Entry = { seq, at, up, events };
  const table = withoutChat(state === null ? openTable(id, entry) : followDecided(state.table, entry, game));
  const before = state === null ? blankState(table, row) : withMovedSeats(state, seq, events);
  const ban = { table: id, keys: secret?.bans ?? [] };
  return {
    ...(secret === null ? before : withSecret(before, seq, secret)),
    table,
    // After the end it is public in the log, even without the secret that encrypts the stored one.
    serverSeed: table.ending?.serverSeed || before.serverSeed,
    bans: events.reduce((all, event) => withBan(all, event, ban), before.bans),
    endedAt: events.some(({ type }) => type === 'ended') ? at : before.endedAt,
    deleted: events.some(({ type }) => type === 'closed'),
    counts: countEvents(before.counts, row, events, before.host),
    changedAt: at,
    up,
  };
}

function withSecret(before: TableState, seq: number, secret: Secret): TableState {
  const tokens = bySeat(before.tokens, secret, ({ hash }) => hash);
  return {
    ...before,
    host: secret.host ?? before.host,
    tokens,
    lastTokens: tokens.map((hash, seat) => hash ?? before.lastTokens[seat]),
    addresses: bySeat(before.addresses, secret, ({ address }) => address),
    accounts: bySeat(before.accounts, secret, ({ account }) => account),
    contacts: withContact(before, secret),
    webhook: secret.webhook === undefined ? before.webhook : secret.webhook,
    known: withKnown(before.known, secret),
    knockers: secret.knock === undefined ? before.knockers : new Map(before.knockers).set(seq, secret.knock.hash),
  };
}

/** Chat is read from the log when somebody asks for it: it can be hundreds of times as large as the rest. */
function withoutChat(table: Table): Table {
  return table.chat.length === 0 ? table : { ...table, chat: [] };
}

function blankState(table: Table, { at, up, secret }: Row): TableState {
  const none = table.seats.map(() => null);
  const { serverSeed = '', host = '', opener = '', invite = null, bansBefore: bans = [] } = secret ?? {};
  return {
    table,
    serverSeed,
    host,
    opener,
    invite,
    bans,
    tokens: none,
    lastTokens: none,
    addresses: none,
    accounts: none,
    contacts: none,
    webhook: null,
    known: new Set(),
    knockers: new Map(),
    moves: [],
    openedAt: at,
    changedAt: at,
    up,
    endedAt: null,
    deleted: false,
    counts: new Map(),
  };
}

function withMovedSeats(state: TableState, seq: number, events: readonly TableEvent[]): TableState {
  let moved = state;
  for (const event of events) if (event.type === 'planned') moved = withMove(moved, { seq, from: event.from });
  return moved;
}

function withMove(state: TableState, move: SeatMove): TableState {
  const moved = <T>(list: readonly (T | null)[]) => move.from.map((old) => (old === null ? null : list[old]));
  return {
    ...state,
    tokens: moved(state.tokens),
    lastTokens: moved(state.lastTokens),
    addresses: moved(state.addresses),
    accounts: moved(state.accounts),
    contacts: moved(state.contacts),
    moves: [...state.moves, move],
  };
}

/** Returns the number of a seat after these events; -1 if it was removed. */
export function seatAfter(seat: number, events: readonly TableEvent[]): number {
  return events.reduce((now, event) => (event.type === 'planned' ? event.from.indexOf(now) : now), seat);
}

/** Returns the current number of a seat of entry `seq`; -1 if it was removed. */
export function seatNow(moves: readonly SeatMove[], seq: number, seat: number): number {
  return moves.reduce((now, move) => (move.seq > seq ? move.from.indexOf(now) : now), seat);
}

function withBan(bans: TableState['bans'], event: TableEvent, own: Ban): TableState['bans'] {
  if (event.type === 'banned') return [...bans, own];
  return event.type === 'unbanned' ? bans.with(event.ban, null) : bans;
}

type SeatSecret = NonNullable<Secret['seats']>[number];

function bySeat(
  known: readonly (string | null)[],
  { seats = [] }: Secret,
  of: (one: SeatSecret) => string | null | undefined,
): readonly (string | null)[] {
  return seats.reduce((all, one) => all.with(one.seat, of(one) ?? null), known);
}

/** Updates how players are told: one who loses the seat is told no more. */
function withContact({ tokens, contacts }: TableState, { seats = [], contact }: Secret): TableState['contacts'] {
  const lost = seats.filter(({ seat, hash }) => tokens[seat] !== hash);
  const kept = lost.reduce((all, { seat }) => all.with(seat, null), contacts);
  return contact === undefined ? kept : kept.with(contact.seat, contact.to);
}

function withKnown(known: ReadonlySet<string>, { host, knock, seats = [] }: Secret): ReadonlySet<string> {
  const hashes = [host, knock?.hash, ...seats.map(({ hash }) => hash)].flatMap((hash) => hash || []);
  return hashes.length === 0 ? known : new Set([...known, ...hashes]);
}

/** Milliseconds that a bot waits before it draws, so that the last player can ask for a takeback. */
const TAKEBACK_GRACE_MS = 4000;

/** When the server must act without a command, in server time. */
export function dueAt({ table, deleted }: Pick<TableState, 'table' | 'deleted'>): number | null {
  if (deleted) return null;
  if (table.revealUntil !== null) return table.revealUntil;
  const seat = onTurn(table);
  if (seat === null || waitsForTwin(table)) return null;
  if (isPerson(table.seats[seat])) return flagAt(table.clocks, seat);
  const mayAsk = table.before !== null && isPerson(table.seats[table.before.position.seat]);
  return table.clocks.since + (mayAsk ? TAKEBACK_GRACE_MS : 0);
}

export function isBotOnTurn(table: Table): boolean {
  const seat = onTurn(table);
  return seat !== null && !isPerson(table.seats[seat]);
}

export function summaryOf({ table: { id, status, plan, seats }, openedAt, changedAt }: TableState): Summary {
  const { seats: _, room, tiles, ...rest } = plan;
  const more = { ...(tiles && { tiles: tiles.name }), ...(room && { room }) };
  return { table: id, status, ...rest, ...more, seats, openedAt, changedAt };
}

const LISTED: ReadonlySet<TableEvent['type']> = new Set([
  'opened',
  'joined',
  'left',
  'planned',
  'bot-seated',
  'started',
  'replaced',
  'returned',
  'ended',
  'erased',
]);

export function isListed(events: readonly TableEvent[]): boolean {
  return events.some(({ type }) => LISTED.has(type));
}
