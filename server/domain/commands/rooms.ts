import {
  colorsDealt,
  currentPlan,
  deny,
  type Fault,
  grant,
  isOpenRoom,
  isTaken,
  type Plan,
  roomColors,
  type Table,
  type TableEvent,
  type TableRefusal,
  withSeatColor,
} from '@asteroute/protocol';
import { beginRoom, begun, tableAfter } from './begin.ts';
import { agreeing, checkedPlan, type Decider, type OwnAccount, ownSeat } from './seats.ts';

const NO_ROOM = deny('wrong-status', 'this is no room, or its game has begun');

/** If that changes how the game is played, all but the host must declare again that they are ready. */
export const configure: Decider<'configure'> = ({ table }, { plan: wanted, from }, { caller }) => {
  if (!isOpenRoom(table)) return NO_ROOM;
  const fault = seatsFault(table, wanted, from);
  if (fault !== null) return { ok: false, fault };
  const checked = checkedPlan({ ...wanted, room: true });
  if (!checked.ok) return checked;
  const plan = settledPlan(table, checked.value, from);
  const isSame =
    JSON.stringify(plan) === JSON.stringify(currentPlan(table)) &&
    from.length === table.seats.length &&
    isInOrder(from);
  if (isSame) return grant({ events: [] });
  const planned: TableEvent = { type: 'planned', plan, from };
  const seat = caller.seat === null ? -1 : from.indexOf(caller.seat);
  // Nobody agrees to a game that becomes rated but by declaring it.
  const isAsked = plan.rated === true && table.plan.rated !== true;
  const isUnready =
    !isAsked && seat >= 0 && table.ready[caller.seat ?? 0] && !tableAfter(table, [planned], 0).ready[seat];
  const events: TableEvent[] = isUnready ? [planned, { type: 'readied', seat, ready: true }] : [planned];
  // A bot that takes a reserved seat ends the reservation.
  const given = plan.seats.flatMap(({ bot }, i) => (bot === null || from[i] === null ? [] : [{ seat: i, hash: null }]));
  return grant({ events, ...(given.length > 0 && { secret: { seats: given } }) });
};

const isNewAgreement = ({ accounts }: Table, seat: number, account: OwnAccount | null): boolean =>
  account !== null && accounts[seat] !== account.id;

/** At a rated table the seat gets the account's name. `from` is the seat before the plan changed, `to` after it. */
function readiedAs(
  { seats, clientSeeds, commitments }: Table,
  { from, to }: { readonly from: number; readonly to: number },
  account: OwnAccount | null,
): TableEvent[] {
  const readied = { type: 'readied', seat: to, ready: true } as const;
  if (account === null) return [readied];
  const { id, name } = account;
  const commitment = commitments[from] === '' ? {} : { commitment: commitments[from] };
  const named = { type: 'joined', seat: to, name, clientSeed: clientSeeds[from], ...commitment, account: id } as const;
  return seats[from].name === name ? [{ ...readied, account: id }] : [named, { ...readied, account: id }];
}

const isInOrder = (from: readonly (number | null)[]): boolean => from.every((old, seat) => old === seat);

/** Keeps in a new plan what may not change: access, being a room, people's colours, and no bots on people's seats. */
function settledPlan(table: Table, plan: Plan, from: readonly (number | null)[]): Plan {
  const people = from.map((old) => (old !== null && table.seats[old].name !== null ? table.seats[old] : null));
  const colors = keptColors(
    plan,
    people.map((person) => person?.color ?? null),
  );
  const seats = plan.seats.map(({ bot }, i) => ({ color: colors[i], bot: people[i] === null ? bot : null }));
  return { ...plan, seats, access: table.plan.access, room: true };
}

/** If the rules have them, as the host's plan may be older than a guest's choice; the two seats swap colours. */
function keptColors(plan: Plan, own: readonly (string | null)[]): readonly string[] {
  const colors = plan.seats.map(({ color }) => color);
  if (colorsDealt(plan)) return colors;
  for (const [seat, color] of own.entries()) {
    if (color === null || color === colors[seat] || !roomColors(plan).includes(color)) continue;
    const other = colors.indexOf(color);
    if (other !== -1) colors[other] = colors[seat];
    colors[seat] = color;
  }
  return colors;
}

function seatsFault({ seats }: Table, plan: Plan, from: readonly (number | null)[]): Fault<TableRefusal> | null {
  const old = from.filter((seat) => seat !== null);
  if (from.length !== plan.seats.length || new Set(old).size !== old.length)
    return deny('malformed', 'from: for each seat of the plan another seat of the table, or null').fault;
  if (old.some((seat) => seats[seat] === undefined)) return deny('stale', 'the seats have changed since').fault;
  const isKept = seats.every(({ name }, seat) => name === null || old.includes(seat));
  return isKept ? null : deny('seat-taken', 'a player sits there').fault;
}

/** Changes the colour of a player's own seat or, for the host, of a bot's. All players stay ready. */
export const chooseColor: Decider<'color'> = ({ table }, { seat, color }, { caller }) => {
  if (!isOpenRoom(table)) return NO_ROOM;
  const there = table.seats[seat];
  if (there === undefined || !isTaken(there)) return deny('stale', 'the seat is empty');
  const isAllowed = there.bot === null ? caller.seat === seat : caller.host;
  if (!isAllowed) return deny('wrong-token', 'a player chooses the own colour, the host that of a bot');
  if (colorsDealt(table.plan)) return deny('bad-setup', 'a module gives the colours out');
  if (!roomColors(table.plan).includes(color))
    return deny('bad-setup', `the colours are ${roomColors(table.plan).join(', ')}`);
  if (there.color === color) return grant({ events: [] });
  const changed = withSeatColor(table, seat, color);
  return changed === null
    ? deny('color-taken', 'somebody else has that colour')
    : grant({ events: [{ type: 'planned', ...changed }] });
};

/** Sets or withdraws a player's readiness. The last player to be ready begins the game. */
export const setReady: Decider<'ready'> = (state, { ready }, { caller, up }) => {
  const own = ownSeat(state, caller);
  if (!own.ok) return own;
  if (!isOpenRoom(state.table)) return NO_ROOM;
  const agreed = ready ? agreeing(state, caller, own.value) : grant(null);
  if (!agreed.ok) return agreed;
  const isSame =
    state.table.ready[own.value] === ready && (!ready || !isNewAgreement(state.table, own.value, agreed.value));
  const seat = { from: own.value, to: own.value };
  const events = ready
    ? readiedAs(state.table, seat, agreed.value)
    : [{ type: 'readied', seat: own.value, ready } as const];
  return grant(begun(state, { events: isSame ? [] : events }, up));
};

export const startRoom: Decider<'start'> = (state, _, { up }) => {
  if (!isOpenRoom(state.table)) return NO_ROOM;
  if (state.table.plan.rated === true) return deny('not-asked', 'a rated game begins when both players are ready');
  const begins = beginRoom(state, [], up);
  return begins.ok ? grant({ events: begins.value }) : begins;
};
