import { type Game, unwrap } from '@asteroute/engine';
import { type Clocks, startClocks, turnClocks } from './clocks.ts';
import type { Entry } from './entries.ts';
import type { EventOf, OfContest, TableEvent } from './events.ts';
import type { KnockState, Plan } from './parts/words.ts';
import { createPlaythrough, gameOfPlan, type PlyListener, playChanceEvents, playTurnEvent } from './playthrough.ts';

/** A seat: free (no name, no bot), a person's (a name), or a bot's (a bot, with a name if it replaces a person). */
export interface TableSeat {
  readonly color: string;
  readonly name: string | null;
  readonly bot: string | null;
}

export interface ChatLine {
  readonly seq: number;
  readonly at: number;
  readonly seat: number;
  readonly text: string;
  readonly phrase?: number;
}

/** A ban of a player, who may neither watch nor sit down. */
export interface TableBan {
  /** Null if the ban was taken over from a previous table. */
  readonly name: string | null;
  readonly lifted: boolean;
}

interface Knock {
  readonly seq: number;
  readonly name: string;
  readonly state: KnockState;
}

/** The same on clients and servers. Immutable; `follow` returns the next state. */
export interface Table {
  readonly id: string;
  readonly head: number;
  readonly status: 'open' | 'running' | 'over';
  readonly plan: Plan;
  readonly seats: readonly TableSeat[];
  /** By seat: in a room, whether its player is ready to begin. */
  readonly ready: readonly boolean[];
  /** By seat: the name of the player of the previous game for whom a rematch reserves it. */
  readonly reserved: readonly (string | null)[];
  /** At a rated table, by seat: the account that agreed to play; null without one. */
  readonly accounts: readonly (string | null)[];
  readonly seedHash: string;
  /** By seat: the random number that a player contributed; empty until it is revealed. */
  readonly clientSeeds: readonly string[];
  /** By seat: the hash of the random number that a player committed to; empty without one. */
  readonly commitments: readonly string[];
  /** In server time; then seats can no longer change. Null unless players are asked to reveal their numbers. */
  readonly revealUntil: number | null;
  readonly game: Game | null;
  readonly turns: number;
  /** The game before the last turn, as long as that turn can be taken back. */
  readonly before: Game | null;
  /** A request to take the last turn back, and who has agreed so far. */
  readonly takeback: { readonly seat: number; readonly agreed: readonly number[] } | null;
  readonly clocks: Clocks;
  readonly chat: readonly ChatLine[];
  /** Pairs of seats: `by` does not want to read the chat of `seat`. */
  readonly mutes: readonly { readonly by: number; readonly seat: number }[];
  /** In which entry. The seats are current ones: a change of plan renumbers them. */
  readonly reports: readonly { readonly seq: number; readonly by: number; readonly seat: number }[];
  /** In the order of the log; a ban is named by its index. */
  readonly bans: readonly TableBan[];
  /** Who has asked to come in, in the order of the log; one is named by its entry. */
  readonly knocks: readonly Knock[];
  /** By seat: whether its player has lost it permanently in the running game. */
  readonly lost: readonly boolean[];
  /** By seat: whether its player's browser gets push messages, if the reader may know that. */
  readonly notified: readonly boolean[];
  /** By seat: the ways that its player has chosen to be told by, if the reader may know that. */
  readonly reached: readonly (readonly string[])[];
  /** When all meet again, in milliseconds since 1970; null without an appointment. */
  readonly meeting: number | null;
  readonly webhook: boolean;
  /** How the game ended, and the seed that proves its draws and rolls. */
  readonly ending: Omit<EventOf<'ended'>, 'type'> | null;
  readonly rematchOf: string | null;
  readonly rematch: string | null;
  readonly contest: OfContest | null;
}

const CHAT_KEPT = 200;

/** Replaces the name of a player who removed it from the table. */
export const ERASED_NAME = '–';

/** Returns the table after its first entry, which may also begin the game. Throws if the entry opens no table. */
export function openTable(id: string, entry: Entry, onPly: PlyListener | null = null): Table {
  const [first, ...events] = entry.events;
  if (first?.type !== 'opened') throw new Error(`the log of ${id} does not begin with its opening`);
  const { plan, seedHash, before, reserved, bans = 0, contest = null } = first;
  const table: Table = {
    id,
    head: entry.seq,
    status: 'open',
    plan,
    seats: plan.seats.map(({ color, bot }) => ({ color, name: null, bot })),
    ready: plan.seats.map(() => false),
    reserved: reserved ?? plan.seats.map(() => null),
    accounts: plan.seats.map(() => null),
    seedHash,
    clientSeeds: plan.seats.map(() => ''),
    commitments: plan.seats.map(() => ''),
    revealUntil: null,
    game: null,
    turns: 0,
    before: null,
    takeback: null,
    clocks: startClocks(plan, entry.up),
    chat: [],
    mutes: [],
    reports: [],
    bans: Array.from({ length: bans }, () => ({ name: null, lifted: false })),
    notified: plan.seats.map(() => false),
    reached: plan.seats.map(() => []),
    meeting: null,
    knocks: [],
    lost: plan.seats.map(() => false),
    webhook: false,
    ending: null,
    rematchOf: before,
    rematch: null,
    contest,
  };
  return apply(table, { entry: { ...entry, events }, onPly });
}

/** With `onPly` the rules check every ply. Throws if the log breaks the rules, or the entry is not the next one. */
export function follow(table: Table, entry: Entry, onPly: PlyListener | null = null): Table {
  return followTo(table, entry, { onPly });
}

/** Like `follow` for an entry whose turn or draw was just decided: `game` is the game after it, if it has either. */
export function followDecided(table: Table, entry: Entry, game: Game | undefined): Table {
  return followTo(table, entry, { onPly: null, game });
}

function followTo(table: Table, entry: Entry, how: Omit<Context, 'entry'>): Table {
  if (entry.seq !== table.head + 1) throw new Error(`entry ${entry.seq} after ${table.head}`);
  return apply(table, { entry, ...how });
}

function apply(table: Table, context: Context): Table {
  const { entry } = context;
  const after: Table = { ...table, head: entry.seq };
  for (const event of entry.events) Object.assign(after, changeOf(after, event, context));
  return after;
}

interface Context {
  readonly entry: Entry;
  readonly onPly: PlyListener | null;
  readonly game?: Game | undefined;
}

type Change = Partial<Table>;
type Changes = { readonly [T in TableEvent['type']]: (table: Table, event: EventOf<T>, context: Context) => Change };

function changeOf(table: Table, event: TableEvent, context: Context): Change {
  const change = CHANGES[event.type] as ((table: Table, event: TableEvent, context: Context) => Change) | undefined;
  return change?.(table, event, context) ?? {};
}

/** What each event changes. An event of a later version changes nothing. */
const CHANGES: Changes = {
  opened: () => ({}),
  joined: (table, { seat, name, clientSeed, commitment = '', account = null }) => ({
    accounts: table.accounts.with(seat, account),
    seats: withSeat(table, seat, { name, bot: null }),
    reserved: table.reserved.with(seat, null),
    clientSeeds: table.clientSeeds.with(seat, clientSeed),
    commitments: table.commitments.with(seat, commitment),
  }),
  left: (table, { seat }) => ({
    accounts: table.accounts.with(seat, null),
    seats: withSeat(table, seat, { name: null, bot: null }),
    ready: table.ready.with(seat, false),
    reserved: table.reserved.with(seat, null),
    clientSeeds: table.clientSeeds.with(seat, ''),
    commitments: table.commitments.with(seat, ''),
  }),
  'bot-seated': (table, { seat, bot }) => ({
    seats: withSeat(table, seat, { name: null, bot }),
    reserved: table.reserved.with(seat, null),
  }),
  planned,
  readied: (table, { seat, ready, account }) => ({
    ready: table.ready.with(seat, ready),
    accounts: account === undefined ? table.accounts : table.accounts.with(seat, account),
  }),
  'reveal-asked': (_, { until }) => ({ revealUntil: until }),
  revealed: (table, { seat, clientSeed }) => ({ clientSeeds: table.clientSeeds.with(seat, clientSeed) }),
  'not-revealed': () => ({}),
  started: start,
  turn: takeTurn,
  drawn: (table, { chance }, { entry, onPly, game = playedOn(table, chance, onPly) }) => ({
    game,
    before: null,
    takeback: null,
    // Nobody thinks while a duel waits for its other game.
    ...(table.contest?.twin !== undefined && { clocks: { ...table.clocks, since: entry.up } }),
  }),
  'takeback-asked': (_, { seat }) => ({ takeback: { seat, agreed: [] } }),
  'takeback-answered': ({ takeback }, { seat, accept }) => ({
    takeback: takeback !== null && accept ? { ...takeback, agreed: [...takeback.agreed, seat] } : null,
  }),
  'taken-back': (table, _, { entry }) => ({
    game: table.before,
    before: null,
    takeback: null,
    turns: table.turns - 1,
    clocks: turnClocks(table.clocks, { plan: table.plan, from: null, up: entry.up }),
  }),
  resigned: losesSeat,
  'timed-out': losesSeat,
  kicked: losesSeat,
  banned: (table, event) => ({
    ...losesSeat(table, event),
    bans: [...table.bans, { name: table.seats[event.seat].name, lifted: false }],
  }),
  knocked: ({ knocks }, { name }, { entry: { seq } }) => ({ knocks: [...knocks, { seq, name, state: 'waiting' }] }),
  'knock-answered': ({ knocks }, { knock, let: isIn }) => ({
    knocks: knocks.map((one) => (one.seq === knock ? { ...one, state: isIn ? 'in' : 'out' } : one)),
  }),
  unbanned: ({ bans }, { ban }) => ({ bans: bans.map((one, i) => (i === ban ? { ...one, lifted: true } : one)) }),
  replaced: (table, { seat, bot }) => ({ seats: withSeat(table, seat, { bot }), takeback: null }),
  returned: (table, { seat }) => ({ seats: withSeat(table, seat, { bot: null }) }),
  reclaimed: () => ({}),
  ended: (_, { type: _type, ...ending }) => ({ status: 'over', before: null, takeback: null, ending }),
  chat: (table, { seat, text }, { entry: { seq, at } }) => ({
    chat: [...table.chat.slice(1 - CHAT_KEPT), { seq, at, seat, text }],
  }),
  muted: (table, { seat, by, muted }) => {
    const others = table.mutes.filter((mute) => mute.seat !== seat || mute.by !== by);
    return { mutes: muted ? [...others, { seat, by }] : others };
  },
  reported: (table, { seat, by }, { entry: { seq } }) => ({ reports: [...table.reports, { seq, seat, by }] }),
  rematch: (_, { table }) => ({ rematch: table }),
  'notify-set': (table, { seat, on, channels = [] }) => ({
    notified: table.notified.with(seat, on),
    reached: table.reached.with(seat, channels),
  }),
  'meeting-set': (_, { at }) => ({ meeting: at }),
  phrase: ({ chat }, { seat, phrase }, { entry: { seq, at } }) => ({
    chat: [...chat.slice(1 - CHAT_KEPT), { seq, at, seat, text: '', phrase }],
  }),
  'webhook-set': (_, { on }) => ({ webhook: on }),
  erased: ({ seats, chat }, { seats: erased }) => ({
    seats: seats.map((seat, i) => (erased.includes(i) && seat.name !== null ? { ...seat, name: ERASED_NAME } : seat)),
    chat: chat.filter(({ seat }) => !erased.includes(seat)),
  }),
  closed: () => ({}),
  withheld: () => ({}),
};

function withSeat(table: Table, seat: number, change: Partial<TableSeat>): readonly TableSeat[] {
  return table.seats.with(seat, { ...table.seats[seat], ...change });
}

function rulesOf({ edition, modules, options, tiles, clock, takebacks, rated }: Plan): string {
  return JSON.stringify([edition, modules, options, tiles, clock, takebacks, rated === true]);
}

/** Moves everything about a player along with the seat. Players stay ready only if the rules do not change. */
function planned(table: Table, { plan, from }: EventOf<'planned'>, { entry }: Context): Change {
  const moved = <T>(list: readonly T[], none: T): T[] => from.map((old) => (old === null ? none : list[old]));
  const place = <T extends { readonly seat: number }>(one: T): T[] => {
    const seat = from.indexOf(one.seat);
    return seat < 0 ? [] : [{ ...one, seat }];
  };
  const pair = <T extends { readonly by: number; readonly seat: number }>(one: T): T[] => {
    const by = from.indexOf(one.by);
    return by < 0 ? [] : place({ ...one, by });
  };
  const names = moved(
    table.seats.map(({ name }) => name),
    null,
  );
  const isSame = rulesOf(plan) === rulesOf(table.plan);
  return {
    plan,
    seats: plan.seats.map(({ color, bot }, i) => ({ color, name: names[i], bot: names[i] === null ? bot : null })),
    ready: isSame ? moved(table.ready, false) : from.map(() => false),
    reserved: moved(table.reserved, null).map((name, i) => (plan.seats[i].bot === null ? name : null)),
    accounts: plan.rated === true ? moved(table.accounts, null) : from.map(() => null),
    clientSeeds: moved(table.clientSeeds, ''),
    commitments: moved(table.commitments, ''),
    chat: table.chat.flatMap(place),
    mutes: table.mutes.flatMap(pair),
    reports: table.reports.flatMap(pair),
    notified: moved(table.notified, false),
    reached: moved(table.reached, []),
    lost: from.map(() => false),
    clocks: startClocks(plan, entry.up),
  };
}

function losesSeat({ status, lost }: Table, { seat }: { readonly seat: number }): Change {
  return status === 'open' ? {} : { lost: lost.with(seat, true) };
}

function start(table: Table, { players, clientSeeds, chance }: EventOf<'started'>, { entry, onPly }: Context): Change {
  const game = unwrap(gameOfPlan(table.plan, players));
  return {
    status: 'running',
    revealUntil: null,
    clientSeeds,
    game: playedOn({ ...table, game }, chance, onPly),
    clocks: startClocks(table.plan, entry.up),
  };
}

function playedOn(table: Table, chance: EventOf<'drawn'>['chance'], onPly: PlyListener | null): Game {
  const playthrough = createPlaythrough(gameOf(table), onPly);
  playChanceEvents(playthrough, chance);
  return playthrough.now();
}

function takeTurn(table: Table, event: EventOf<'turn'>, { entry, onPly, game }: Context): Change {
  const before = gameOf(table);
  return {
    game: game ?? turnPlayed(before, event, onPly),
    turns: table.turns + 1,
    before: table.plan.takebacks && event.chance.length === 0 ? before : null,
    takeback: null,
    clocks: turnClocks(table.clocks, { plan: table.plan, from: event.seat, up: entry.up }),
  };
}

function turnPlayed(before: Game, event: EventOf<'turn'>, onPly: PlyListener | null): Game {
  const playthrough = createPlaythrough(before, onPly);
  playTurnEvent(playthrough, event);
  return playthrough.now();
}

export function gameOf(table: Table): Game {
  if (table.game === null) throw new Error(`the game of ${table.id} has not begun`);
  return table.game;
}

/** Whether somebody who is neither invited nor known to a table may not enter it before the host lets them in. */
export function mustKnock({ plan, status }: Pick<Table, 'plan' | 'status'>): boolean {
  return status === 'open' && (plan.access === 'link' || plan.ask === true);
}

export function isPerson({ name, bot }: TableSeat): boolean {
  return name !== null && bot === null;
}

/** Returns the seat that is to play or draw; null if the game is not running. */
export function onTurn(table: Table): number | null {
  return table.status === 'running' ? gameOf(table).position.seat : null;
}
