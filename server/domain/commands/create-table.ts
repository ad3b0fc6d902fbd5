import {
  deny,
  gameOfPlan,
  grant,
  isPerson,
  type OfContest,
  type Opening,
  type Outcome,
  type Plan,
  type TableEvent,
} from '@asteroute/protocol';
import { seedHashOf } from '@asteroute/record';
import { callOf } from '../notices.ts';
import type { Append, Ban, RandomBytes, Secret } from '../ports.ts';
import { applyRow, dueAt, hashOf, isBotOnTurn, summaryOf, type TableState } from '../table-state.ts';
import { begun } from './begin.ts';
import { checkedPlan, checkName, type Decider, type Moment, OPENERS, type OwnAccount } from './seats.ts';

const SEED_BYTES = 32;
const ID_LENGTH = 16;

/** Returns a table id that cannot be guessed and is the same if the same request is sent again. */
export function tableIdOf(request: string): string {
  const digits = BigInt(`0x${hashOf(request)}`).toString(36);
  return digits.slice(-ID_LENGTH).padStart(ID_LENGTH, '0');
}

export function newServerSeed(random: RandomBytes): string {
  return Buffer.from(random(SEED_BYTES)).toString('hex');
}

interface Opener {
  readonly token: string;
  readonly tag: string;
  readonly account?: OwnAccount | null;
}

export type OpeningRefusal = 'bad-setup' | 'name-taken' | 'signed-out' | 'malformed';

export function createTable(
  opening: Opening,
  opener: Opener,
  random: RandomBytes,
  moment: Moment,
): Outcome<Append, OpeningRefusal> {
  const { plan: wanted, invite, name, clientSeed, id } = opening;
  if (wanted.access === 'link' && invite === undefined) return deny('bad-setup', 'a table by link needs an invite');
  if (wanted.seats.every(({ bot }) => bot !== null)) return deny('bad-setup', 'a table needs a seat for a person');
  const checked = checkedPlan(wanted);
  if (!checked.ok) return checked;
  const plan = checked.value;
  const agreed = agreedAtOpening(opening, plan, opener);
  if (!agreed.ok) return agreed;
  const named = name === undefined ? grant('') : checkName(agreed.value?.name ?? name, null, null);
  if (!named.ok) return named;
  const host = hashOf(opener.token);
  const seat = plan.seats.findIndex(({ bot }) => bot === null);
  const sits: TableEvent[] =
    name === undefined
      ? []
      : [{ type: 'joined', seat, name: named.value, clientSeed, ...(agreed.value && { account: agreed.value.id }) }];
  const secret: Secret = {
    serverSeed: newServerSeed(random),
    host,
    opener: opener.tag,
    ...(plan.access === 'link' && invite !== undefined ? { invite: hashOf(invite) } : {}),
    seats: name === undefined ? [] : [{ seat, hash: host, account: opener.account?.id ?? null }],
  };
  return grant(firstEntry({ table: tableIdOf(`${host} ${id}`), plan, before: null, secret, sits }, moment));
}

function agreedAtOpening(
  { name, clientSeed }: Opening,
  plan: Plan,
  { account = null }: Opener,
): Outcome<OwnAccount | null, OpeningRefusal> {
  if (plan.rated !== true || name === undefined) return grant(null);
  if (account === null) return deny('signed-out', 'a rated game needs the session of an account');
  return plan.room !== true && clientSeed === ''
    ? deny('malformed', 'a rated game needs a random number of both players')
    : grant(account);
}

export interface First {
  readonly table: string;
  readonly plan: Plan;
  readonly before: string | null;
  readonly reserved?: readonly (string | null)[];
  readonly bans?: readonly Ban[];
  readonly secret: Secret;
  readonly sits: readonly TableEvent[];
  readonly contest?: OfContest;
}

/** Returns the first entry of a table, which begins the game if that leaves no seat free. */
export function firstEntry(first: First, moment: Moment): Append {
  const { table, plan, before, reserved, bans = [], sits, contest } = first;
  const whole = bans.length === 0 ? first.secret : { ...first.secret, bansBefore: bans };
  const seedHash = seedHashOf(whole.serverSeed ?? '');
  const more = {
    ...(reserved && { reserved }),
    ...(bans.length > 0 && { bans: bans.length }),
    ...(contest && { contest }),
  };
  const opened: TableEvent = { type: 'opened', plan, seedHash, before, ...more };
  const blank = { seq: 1, ...moment, command: null, personal: false, private: false, erases: false };
  const empty = applyRow(table, null, { ...blank, secret: whole, events: JSON.stringify([opened]) });
  const { events, secret = whole } = begun(empty, { events: sits, secret: whole }, moment.up);
  const row = { ...blank, secret, events: JSON.stringify([opened, ...events]) };
  const state = applyRow(table, null, row);
  const { opener } = state;
  const bot = isBotOnTurn(state.table);
  const notices = callOf(null, state.table, moment.at);
  const partOf = contest?.id;
  const index = { summary: summaryOf(state), unlisted: partOf !== undefined, opener, seats: secret.seats };
  const updates = { ...index, ...(partOf && { partOf }), due: dueAt(state), bot };
  return { table, row, updates: { ...updates, ...(notices.length > 0 && { notices }) } };
}

/** The asker becomes its host. Seats are reserved for who played; bans stay. There is only one rematch of a table. */
export const rematch: Decider<'rematch'> = (
  state,
  { sit = true, clientSeed },
  { caller: { seat, address }, at, up, random },
) => {
  const { table, invite, tokens } = state;
  if (!hasPlayed(state, seat)) return deny('wrong-token', 'only a player of this table may ask for a rematch');
  if (table.status !== 'over') return deny('wrong-status', 'the game is not over');
  if (table.contest?.official) return deny('wrong-status', 'the result of this game stands: begin another one');
  if (table.rematch !== null) return deny('stale', `the rematch is table ${table.rematch}`);
  const { order, plan } = nextPlan(state);
  const own = order.indexOf(seat);
  const name = table.seats[seat].name ?? '';
  const kept = order.flatMap((from, to) => {
    const hash = table.seats[from].name === null ? null : tokens[from];
    return hash === null ? [] : [{ seat: to, hash, account: state.accounts[from] ?? null }];
  });
  const serverSeed = newServerSeed(random);
  // Only a player may ask for a rematch, so the seat has a token.
  const owner = { host: tokens[seat] ?? '', opener: address?.(OPENERS) ?? '' };
  const secret = { serverSeed, ...owner, seats: kept, ...(invite ? { invite } : {}) };
  const reserved = order.map((from) => (tokens[from] === null ? null : table.seats[from].name));
  const account = plan.rated === true && table.accounts[seat] !== null ? { account: table.accounts[seat] } : {};
  const joined: TableEvent = { type: 'joined', seat: own, name, clientSeed, ...account };
  const readied: TableEvent[] = plan.room ? [{ type: 'readied', seat: own, ready: true }] : [];
  const sits = sit ? [joined, ...readied] : [];
  const id = tableIdOf(`${table.id} again`);
  const bans = state.bans.filter((ban) => ban !== null);
  const first = firstEntry({ table: id, plan, before: table.id, reserved, bans, secret, sits }, { at, up });
  return grant({ events: [{ type: 'rematch', table: id }], opens: [first] });
};

/**
 * Moves every player up by one seat, unless the rules require the order of colours. A room omits seats without a token.
 */
function nextPlan({ table, tokens }: TableState): { readonly order: readonly number[]; readonly plan: Plan } {
  const { seats, plan } = table;
  const all = seats.map((_, seat) => seat);
  const coming = all.filter((seat) => tokens[seat] !== null || seats[seat].name === null);
  const same = plan.room && coming.length >= 2 ? coming : all;
  const planned = (order: readonly number[]): Plan => ({
    ...plan,
    seats: order.map((seat) => ({ color: seats[seat].color, bot: seats[seat].name === null ? seats[seat].bot : null })),
  });
  const moved = [...same.slice(1), same[0]];
  const order = gameOfPlan(planned(moved)).ok ? moved : same;
  return { order, plan: planned(order) };
}

function hasPlayed({ table }: TableState, seat: number | null): seat is number {
  return seat !== null && (isPerson(table.seats[seat]) || table.seats[seat].name !== null);
}
