import { CHARACTERS, OPPONENTS, opponentStrength } from '@asteroute/bots';
import {
  areAlike,
  type Command,
  type CommandOf,
  checkPlan,
  deny,
  ERASED_NAME,
  type Fault,
  flagAt,
  grant,
  isOpenRoom,
  isPerson,
  type KnockState,
  mustKnock,
  type Outcome,
  onTurn,
  type Plan,
  REPLACE_AFTER_MS,
  REPLACE_PRESENT_AFTER_MS,
  ratedFault,
  resultCounts,
  type Table,
  type TableEvent,
  type TableOutcome,
  twinTable,
  waitsForTwin,
  withOneMore,
} from '@asteroute/protocol';
import type { Ban, RandomBytes } from '../ports.ts';
import { banKeyOf, type Decision, hashOf, type TableState } from '../table-state.ts';
import { begun } from './begin.ts';
import { endGame, hasPeople } from './play/turns.ts';

export interface OwnAccount {
  readonly id: string;
  readonly name: string;
}

export interface Caller {
  readonly hash: string | null;
  readonly seat: number | null;
  readonly host: boolean;
  readonly account: OwnAccount | null;
  /** Returns the tag of the address that the command came from, if known; it is computed only when needed. */
  readonly address?: HashedCredentials['address'];
  /** Keys of people whom the client avoids, or who avoid the client (`partyKeys`); known for `join`. */
  readonly avoids?: ReadonlySet<string> | undefined;
  readonly banned: boolean;
  readonly knock: KnockState | null;
  readonly admitted: boolean;
}

/** The current time, by the wall clock (`at`) and in server time (`up`). */
export interface Moment {
  readonly at: number;
  readonly up: number;
}

export interface DecisionContext extends Moment {
  readonly caller: Caller;
  readonly random: RandomBytes;
  readonly isHere: (seat: number) => boolean;
}

export type Decide<C> = (state: TableState, command: C, context: DecisionContext) => TableOutcome<Decision>;
export type Decider<T extends Command['type']> = Decide<CommandOf<T>>;

export interface Credentials {
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
}

export interface HashedCredentials {
  readonly token: string | null;
  readonly invite: string | null;
  readonly account?: OwnAccount | null;
  readonly avoids?: ReadonlySet<string>;
  readonly address?: ((table?: string) => string) | undefined;
}

export function hashCredentials({ token, invite }: Credentials): HashedCredentials {
  return { token: token === undefined ? null : hashOf(token), invite: invite === undefined ? null : hashOf(invite) };
}

/** In place of a table's name it gives the tag by which all tables that an address opened are recognised. */
export const OPENERS = 'openers';

const DEFAULT_BOT = 'steady';

export function callerOf(
  { table, tokens, accounts, host, invite, bans, knockers }: TableState,
  hashed: HashedCredentials,
): Caller {
  const { token: hash, address, account = null, avoids } = hashed;
  const place = hash === null ? -1 : tokens.indexOf(hash);
  const seat = place < 0 ? null : place;
  const isHost = hash !== null && hash === host;
  const invited = hashed.invite !== null && hashed.invite === invite;
  const isOwner = account !== null && accounts.includes(account.id);
  const isKnown = seat !== null || isHost || isOwner;
  // A person with a seat who shares the address of a banned player is not banned.
  const keys = (ban: Ban) => [hash, account && banKeyOf(account.id), address?.(ban.table)];
  const isMeant = (ban: Ban) => keys(ban).some((key) => key != null && ban.keys.includes(key));
  const banned = !isKnown && bans.some((ban) => ban !== null && isMeant(ban));
  const knock = table.knocks.findLast(({ seq }) => hash !== null && knockers.get(seq) === hash)?.state ?? null;
  const isOpen = table.plan.access === 'public' && !mustKnock(table);
  const admitted = !banned && (isOpen || isKnown || invited || knock === 'in');
  return { hash, seat, host: isHost, account, address, avoids, banned, knock, admitted };
}

export type EntryRefusal = 'banned' | 'wrong-token' | 'asked' | 'turned-away' | 'ask-first';

export function entryFault({ table }: TableState, { banned, admitted, knock }: Caller): Fault<EntryRefusal> | null {
  if (banned) return deny('banned', 'you are banned from this table').fault;
  if (admitted) return null;
  if (!mustKnock(table)) return deny('wrong-token', 'this table is by invitation').fault;
  if (knock === 'waiting') return deny('asked', 'the host is asked to let you in').fault;
  if (knock === 'out') return deny('turned-away', 'the host does not let you in').fault;
  return deny('ask-first', 'ask the host to let you in, by the command knock').fault;
}

/** The keys by which blocks recognise a person: the account, and the token of this table. */
export function partyKeys(account: string | null, hash: string | null): readonly string[] {
  return [...(account === null ? [] : [account]), ...(hash === null ? [] : [`token ${hash}`])];
}

function avoidedSeats({ table, tokens, accounts }: TableState, { seat: own, avoids }: Caller): readonly number[] {
  if (avoids === undefined || avoids.size === 0) return [];
  return table.seats.flatMap(({ name }, seat) =>
    name !== null && seat !== own && partyKeys(accounts[seat], tokens[seat]).some((key) => avoids.has(key))
      ? [seat]
      : [],
  );
}

export function silenceOf(
  table: Table,
  [one, other]: readonly [number, number],
  muted: boolean,
): readonly TableEvent[] {
  const pairs = [
    { seat: one, by: other },
    { seat: other, by: one },
  ];
  const isMuted = (pair: (typeof pairs)[number]) =>
    table.mutes.some(({ seat, by }) => seat === pair.seat && by === pair.by);
  return pairs.filter((pair) => isMuted(pair) !== muted).map((pair) => ({ type: 'muted', ...pair, muted }));
}

export function ownSeat({ table }: TableState, { hash, seat }: Caller): Outcome<number, 'no-token' | 'wrong-token'> {
  if (hash === null) return deny('no-token', 'send the token of a seat');
  if (seat === null || !isPerson(table.seats[seat])) return deny('wrong-token', 'this token has no seat at this table');
  return grant(seat);
}

export function opponentNamed(name = DEFAULT_BOT): Outcome<string, 'bad-setup'> {
  if (opponentStrength(name) > 0) return grant(name);
  const names = [...OPPONENTS, ...Object.values(CHARACTERS).flat()];
  return deny('bad-setup', `a bot is one of ${names.join(', ')}`);
}

export function checkedPlan(plan: Plan): Outcome<Plan, 'bad-setup'> {
  const checked = checkPlan(plan);
  if (!checked.ok) return deny('bad-setup', `${checked.error.code}: ${checked.error.message}`);
  const unrated = plan.rated === true ? ratedFault(plan) : null;
  if (unrated !== null) return deny('bad-setup', `rated: ${unrated}`);
  const unknown = plan.seats.map(({ bot }) => opponentNamed(bot ?? undefined)).find(({ ok }) => !ok);
  return unknown === undefined || unknown.ok ? grant(checked.value) : unknown;
}

const RESERVED_NAMES = [...OPPONENTS, ...Object.values(CHARACTERS).flat(), ERASED_NAME];

/** `name-taken` for a name that looks like that of a bot, an erased player or, unless reserved, somebody at the table. */
export function checkName(name: string, table: Table | null, own: number | null): Outcome<string, 'name-taken'> {
  const isOwn = own !== null && table?.reserved[own] === name;
  const others = isOwn
    ? []
    : (table?.seats.flatMap((seat, i) => [seat.name, i === own ? null : table.reserved[i]]) ?? []);
  const taken = [...RESERVED_NAMES, ...others].find((other) => other != null && areAlike(name, other));
  return taken === undefined ? grant(name) : deny('name-taken', `this name looks like "${taken}"`);
}

export const join: Decider<'join'> = (state, command, { caller, up }) => {
  const { table } = state;
  if (caller.hash === null) return deny('no-token', 'make a token of 32 random bytes and join with it');
  if (table.status !== 'open') return deny('wrong-status', 'the game has begun');
  const reserved = caller.seat;
  if (reserved !== null && isPerson(table.seats[reserved]))
    return deny('already-seated', `this token sits at seat ${reserved}`);
  if (table.contest !== null) return joinOfContest(state, command, caller, up);
  if (avoidedSeats(state, caller).length > 0)
    return deny('blocked', 'somebody who sits here has blocked you, or you them');
  const agreed = agreeing(state, caller, reserved);
  if (!agreed.ok) return agreed;
  const { clientSeed, commitment, ready } = command;
  // A rated game is played under the name of the account.
  const name = agreed.value === null ? command.name : agreed.value.name;
  if (agreed.value !== null && commitment === undefined && clientSeed === '')
    return deny('malformed', 'a rated game needs a random number of both players');
  const free = command.seat ?? reserved ?? table.seats.findIndex((_, index) => isFree(state, index, null));
  const isFull = table.plan.rated === true && table.seats.length >= 2;
  const grown = free < 0 && isOpenRoom(table) && !isFull ? withOneMore(table) : null;
  const seat = grown === null ? free : table.seats.length;
  if (grown === null && !isFree(state, seat, reserved)) return deny('seat-taken', 'that seat is not free');
  const named = checkName(name, table, reserved);
  if (!named.ok) return named;
  if (commitment !== undefined && clientSeed !== '')
    return deny('malformed', 'a number is committed to, or given openly');
  const left = reserved === null || reserved === seat ? [] : [reserved];
  const secret = {
    seats: [
      ...left.map((free) => ({ seat: free, hash: null })),
      { seat, hash: caller.hash, address: caller.address?.() ?? null, account: caller.account?.id ?? null },
    ],
  };
  const frees = left.map((free): TableEvent => ({ type: 'left', seat: free }));
  const grows: TableEvent[] = grown === null ? [] : [{ type: 'planned', ...grown }];
  const account = agreed.value === null ? {} : { account: agreed.value.id };
  const joined: TableEvent = { type: 'joined', seat, name, clientSeed, ...(commitment && { commitment }), ...account };
  const readied: TableEvent[] = ready === true && isOpenRoom(table) ? [{ type: 'readied', seat, ready }] : [];
  return grant(begun(state, { events: [...frees, ...grows, joined, ...readied], secret }, up));
};

/** `already-seated` for the account of the other seat: nobody plays against oneself. */
export function agreeing({ table }: TableState, caller: Caller, own: number | null): TableOutcome<OwnAccount | null> {
  if (table.plan.rated !== true) return grant(null);
  if (caller.account === null) return deny('signed-out', 'a rated game needs the session of an account');
  const { id } = caller.account;
  const isOther = table.accounts.some((account, seat) => seat !== own && account === id);
  return isOther ? deny('already-seated', 'this account has the other seat') : grant(caller.account);
}

/** Of a player alone, under the name in the league. Games of a duel are dealt alike: without numbers. */
function joinOfContest(
  state: TableState,
  { name, clientSeed, commitment }: CommandOf<'join'>,
  caller: Caller,
  up: number,
): TableOutcome<Decision> {
  const { reserved } = state.table;
  const { hash, seat, address, account } = caller;
  if (seat === null) return deny('wrong-token', 'this seat is that of a player of the league');
  if (commitment !== undefined && clientSeed !== '')
    return deny('malformed', 'a number is committed to, or given openly');
  const number =
    twinTable(state.table) === null ? { clientSeed, ...(commitment && { commitment }) } : { clientSeed: '' };
  const joined: TableEvent = { type: 'joined', seat, name: reserved[seat] ?? name, ...number };
  const secret = { seats: [{ seat, hash, address: address?.() ?? null, account: account?.id ?? null }] };
  // Pairings do not ask who wants to meet: such players play, and do not read each other.
  const silence = avoidedSeats(state, caller).flatMap((other) => silenceOf(state.table, [seat, other], true));
  return grant(begun(state, { events: [joined, ...silence], secret }, up));
}

/** Whether a seat is empty and not reserved for another token, as a rematch reserves seats for those who played. */
function isFree({ table, tokens }: TableState, seat: number, reserved: number | null): boolean {
  const there = table.seats[seat];
  if (there === undefined || there.name !== null || there.bot !== null) return false;
  return tokens[seat] === null || seat === reserved;
}

/** Seats a bot for the host, or removes it with null. This ends a rematch's reservation of the seat. */
export const seatBot: Decider<'seat-bot'> = (state, { seat, bot }, { up }) => {
  const { table } = state;
  if (table.plan.rated === true && bot !== null) return deny('bad-setup', 'rated: two-people');
  if (table.status !== 'open' || table.revealUntil !== null) return deny('wrong-status', 'the game has begun');
  if (table.seats[seat] === undefined || table.seats[seat].name !== null)
    return deny('seat-taken', 'a player sits there');
  const known = bot === null ? grant(null) : opponentNamed(bot);
  if (!known.ok) return known;
  const isSame = table.seats[seat].bot === known.value && state.tokens[seat] === null && table.reserved[seat] === null;
  if (isSame) return grant({ events: [] });
  const decision: Decision = {
    events: [{ type: 'bot-seated', seat, bot: known.value }],
    secret: { seats: [{ seat, hash: null }] },
  };
  // A room does not begin here, because its host has not yet agreed to begin.
  return grant(isOpenRoom(table) ? decision : begun(state, decision, up));
};

/** Before the game the seat becomes free, even if reserved; in it a bot takes over, unless the result counts. */
export const leave: Decider<'leave'> = (state, { bot }, { caller, up }) => {
  const isReserved = state.table.status === 'open' && caller.seat !== null;
  const own = isReserved ? grant(caller.seat) : ownSeat(state, caller);
  if (!own.ok) return own;
  const { status, revealUntil } = state.table;
  if (revealUntil !== null) return deny('wrong-status', 'the game is about to begin');
  if (status === 'over') return deny('wrong-status', 'the game is over');
  if (status === 'running') return takeOver(state, own.value, bot);
  // The seat of a game of a contest stays that of its player.
  const secret = { seats: state.table.contest === null ? [{ seat: own.value, hash: null }] : [] };
  const decision: Decision = { events: [{ type: 'left', seat: own.value }], secret };
  return grant(isOpenRoom(state.table) ? begun(state, decision, up) : decision);
};

/** The former token of the account has no seat then; if it was the host's, the new token is. */
export const reclaim: Decider<'reclaim'> = (
  { tokens, accounts, host },
  _,
  { caller: { hash, seat: own, account, address } },
) => {
  if (hash === null) return deny('no-token', 'make a token of 32 random bytes and send it');
  if (account === null) return deny('signed-out', 'sign in first');
  const seat = accounts.indexOf(account.id);
  if (seat < 0 || tokens[seat] === null) return deny('wrong-token', 'this account has no seat at this table');
  if (own !== null)
    return own === seat ? grant({ events: [] }) : deny('already-seated', `this token sits at seat ${own}`);
  const seats = [{ seat, hash, address: address?.() ?? null, account: account.id }];
  const secret = { seats, ...(tokens[seat] === host && { host: hash }) };
  return grant({ events: [{ type: 'reclaimed', seat }], secret });
};

export const returnToSeat: Decider<'return'> = ({ table }, _, { caller: { hash, seat }, up }) => {
  if (hash === null) return deny('no-token', 'send the token of a seat');
  if (seat === null || table.seats[seat].name === null)
    return deny('wrong-token', 'this token has no seat at this table');
  if (isPerson(table.seats[seat])) return grant({ events: [] });
  if (table.status !== 'running') return deny('wrong-status', 'no game is running');
  if (table.lost[seat]) return deny('seat-lost', 'the seat was given up for good');
  const isOut = table.clocks.left.length > 0 && isTimeUp(table, seat, up);
  if (isOut) return deny('time-up', 'no time is left for this seat');
  return grant({ events: [{ type: 'returned', seat }] });
};

function isTimeUp(table: Table, seat: number, up: number): boolean {
  return onTurn(table) === seat ? (flagAt(table.clocks, seat) ?? up) <= up : table.clocks.left[seat] <= 0;
}

/** The limit is longer if the player is at the table. Only another player of the table may ask for it. */
export const replace: Decider<'replace'> = (state, { seat, bot }, { caller, up, isHere }) => {
  const own = ownSeat(state, caller);
  if (!own.ok) return own;
  const { table } = state;
  if (table.status !== 'running') return deny('wrong-status', 'no game is running');
  if (resultCounts(table))
    return deny('not-offered', 'nobody plays for another where the result counts: wait, or ask who runs the league');
  if (table.plan.clock.type !== 'none') return deny('too-early', 'this table has a clock');
  if (seat === own.value || table.game?.position.seat !== seat || !isPerson(table.seats[seat])) {
    return deny('not-your-turn', 'only another player who is on turn can be replaced');
  }
  if (waitsForTwin(table)) return deny('too-early', 'the other game of the duel comes first');
  const taken = up - table.clocks.since;
  if (taken < REPLACE_AFTER_MS) return deny('too-early', `they have ${REPLACE_AFTER_MS / 1000} seconds`);
  if (taken < REPLACE_PRESENT_AFTER_MS && isHere(seat))
    return deny('present', `they are at the table, and have ${REPLACE_PRESENT_AFTER_MS / 1000} seconds`);
  return takeOver(state, seat, bot);
};

export function lostBy(state: TableState, seat: number, how: 'resigned' | 'timed-out'): Decision {
  return { events: [{ type: how, seat }, endGame(state, how, seat)] };
}

/** If no other player is left, that seat has abandoned the game; where the result counts, it has lost. */
export function leaveToBot(state: TableState, seat: number, bot = DEFAULT_BOT): Decision {
  if (resultCounts(state.table)) return lostBy(state, seat, 'resigned');
  const replaced: TableEvent = { type: 'replaced', seat, bot };
  const deserted = !hasPeople(state.table, seat);
  return { events: deserted ? [replaced, endGame(state, 'abandoned', seat)] : [replaced] };
}

export function takeOver(state: TableState, seat: number, bot?: string): Outcome<Decision, 'bad-setup'> {
  const known = opponentNamed(bot);
  return known.ok || resultCounts(state.table) ? grant(leaveToBot(state, seat, bot)) : known;
}
