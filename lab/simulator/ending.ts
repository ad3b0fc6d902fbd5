import { isPerson, type Outcome, onTurn, type Table } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import { type Core, dueAt } from '@asteroute/server/simulation';
import { type ErasedTexts, textIn } from './invariants/erasure.ts';
import { SIGNER, type SimulatedNode } from './nodes/node.ts';
import { areTriesSettled, type DailyPlayer } from './people/daily-player.ts';
import type { SimulatedLeague } from './people/league.ts';
import type { People } from './people/people.ts';
import { presenceText } from './people/presence.ts';
import type { SimulationPlan } from './run-plan.ts';
import { isHonest, type World } from './virtual/world.ts';

export interface RunParts {
  readonly world: World;
  readonly nodes: readonly SimulatedNode[];
  readonly people: People;
  readonly dailyPlayers: readonly DailyPlayer[];
  readonly leagues: readonly SimulatedLeague[];
  readonly erased: ErasedTexts;
  readonly plan: SimulationPlan;
}

/** Virtual milliseconds of calm within which every game must end. */
const END_MS = 5_400_000;
/** Virtual milliseconds of calm after which everything must have recovered. */
const RECOVERY_MS = 30_000;
/** Tolerance in milliseconds of server time before a fallen flag, and before any other deadline, counts as missed. */
const [LATE_FLAG_MS, LATE_MS] = [3000, 15_000];
/** Milliseconds after a blow in which nodes forget others that are gone, and then tell who is at each table. */
const PRESENCE_MS = 100_000;
/** Milliseconds after an erasure within which somebody asks for everything about its table. */
const ASK_MS = 300;

/** Whether every game is over and every client has received all of it. */
export function isRunOver({ world, people, dailyPlayers, leagues }: RunParts): boolean {
  const { ledger, lost } = world;
  const isUpToDate = (one: People['clients'][number]) =>
    one.isBanned ||
    lost.has(one.plan.table) ||
    (one.observer.waiting() === 0 && one.head === ledger.head(one.plan.table));
  return (
    areTriesSettled(world, dailyPlayers) &&
    people.opening === 0 &&
    leagues.every((league) => league.isOver()) &&
    newestTables(world).every(({ status }) => status === 'over') &&
    people.clients.every(isUpToDate)
  );
}

/** The promise about time that is broken after `calmMs` milliseconds of calm, or null. */
export function latenessIn({ world, nodes }: RunParts, calmMs: number): string | null {
  const tables = newestTables(world);
  if (calmMs > END_MS)
    return tables.every(({ status }) => status === 'over') ? 'every client ends with the log' : 'no table stands still';
  const up = Math.min(...nodes.map((node) => node.core()?.uptime.now() ?? 0));
  const isLate = (table: Table) => lateAt(table, world.ledger.row(table.id, table.head)?.up ?? 0) < up;
  return calmMs > RECOVERY_MS && tables.some(isLate) ? 'every deadline is kept' : null;
}

/** The tables that honest people opened, and at which one of them sits, unless the game is over. */
function newestTables(world: World): readonly Table[] {
  const { ledger, hostile } = world;
  const hasHonestPlayer = ({ id, seats }: Table) =>
    [...ledger.seats(id)].some(([seat, hash]) => !hostile.has(hash) && isPerson(seats[seat]));
  const tables = ledger.tables().filter((id) => isHonest(world, id));
  return tables.map(ledger.newest).filter((table) => table.status !== 'running' || hasHonestPlayer(table));
}

/** The server time at which its next own action counts as late. The last entry, written at `written`, may make it due. */
function lateAt(table: Table, written: number): number {
  const due = dueAt({ table, deleted: false });
  const seat = onTurn(table);
  const isFlag = seat !== null && isPerson(table.seats[seat]);
  return due === null ? Number.POSITIVE_INFINITY : Math.max(due, written) + (isFlag ? LATE_FLAG_MS : LATE_MS);
}

export function standing({ world, people }: RunParts): string {
  const clients = people.clients.map(
    (one) => `${one.plan.name} knows ${one.head} of ${one.plan.table}, ${one.observer.waiting()} unanswered`,
  );
  return [...newestTables(world).map(describe), ...clients, `${people.opening} not opened`].join('; ');
}

function describe({ id, status, head, turns, seats, takeback, game, plan, revealUntil }: Table): string {
  const people = seats.map(({ name, bot }) => `${name ?? 'nobody'}${bot === null ? '' : ` (${bot})`}`).join(', ');
  const phase = game === null ? '' : `, seat ${game.position.seat} in phase ${game.position.phase}`;
  const more = JSON.stringify({ takeback, clock: plan.clock, revealUntil });
  return `${id} ${status}, ${head} entries, ${turns} turns${phase}, ${people}, ${more}`;
}

/** Whether every client was told last who is at its table. It must be, some time after the last blow. */
export function isPresenceRight({ world, people, plan }: RunParts): boolean {
  const { ledger, queue, struckAt, violate } = world;
  if (plan.isRough) return true;
  const present = people.clients.flatMap((one) => {
    const presence = one.observer.presence();
    return presence === null ? [] : [{ table: one.plan.table, name: one.plan.name, ...presence }];
  });
  // A node may still count the connection of a player who was removed from a running game.
  const hasLostSeat = (table: string) =>
    ledger.rows(table).some(({ events }) => /"type":"(erased|kicked|banned)"/.test(events));
  const unsure = new Set(present.flatMap(({ table, isSure }) => (isSure && !hasLostSeat(table) ? [] : table)));
  const truth = (at: string) => {
    const seats = present.filter(({ table }) => table === at).map(({ seat }) => seat);
    return presenceText(
      [...new Set(seats.flatMap((seat) => seat ?? []))],
      seats.filter((seat) => seat === null).length,
    );
  };
  const wrong = present.find(({ table, told }) => !unsure.has(table) && told !== truth(table));
  if (wrong === undefined) return true;
  const { name, table, told } = wrong;
  if (queue.now() - Math.max(struckAt, plan.ms) > PRESENCE_MS)
    violate('who is at a table is told right in the end', `${name} at ${table}: ${told}, in truth ${truth(table)}`);
  return false;
}

/** Asks random nodes for the record and all else about every game until one answers, and checks what it says. */
export function askAtTheEnd({ world, nodes, people, erased }: RunParts): { areChecked(): boolean } {
  const { ledger, chances, violate, queue } = world;
  const inviteOf = (table: string) => people.clients.find((one) => one.plan.table === table)?.plan.invite;
  // Nobody but its players may read an official try; there is no proof of it in its day.
  const isReadable = ({ id, contest, plan }: Table) =>
    contest?.deal === undefined && (plan.access === 'public' || inviteOf(id) !== undefined);
  const missing = new Set(newestTables(world).flatMap((table) => (isReadable(table) ? [table.id] : [])));
  const ask = (table: string): void => {
    const invite = inviteOf(table);
    const client = { address: 'reader', ...(invite !== undefined && { invite }) };
    chances.pick(nodes).request(
      (core) => answersOf(core, table, client),
      (answers) => {
        if (answers === null) return void queue.after(1000, () => ask(table));
        missing.delete(table);
        const { record, texts, listed } = answers;
        const fault = recordFault(record, ledger.newest(table));
        if (fault !== null) violate('every finished record verifies', `${table}: ${fault}`);
        const text = textIn([...texts, listed], erased.get(table) ?? []);
        if (text !== null) violate('erased text is in no answer', `${table} is told with ${text}`);
      },
    );
  };
  for (const table of missing) ask(table);
  return { areChecked: () => missing.size === 0 };
}

type Asking = Pick<RunParts, 'world' | 'nodes' | 'erased'>;

/**
 * Asks a random node about each table soon after an erasure: none may still answer from what it held before, but for the
 * lists of the lobby, which may have been read just then.
 */
export function askAfterErasures({ world: { ledger, chances, queue, violate }, nodes, erased }: Asking): void {
  const ask = (table: string) => {
    // A copy: what is erased while the node answers may still be in its answer.
    const before = [...(erased.get(table) ?? [])];
    chances.pick(nodes).request(
      (core) => answersOf(core, table, { address: 'reader' }),
      (answers) => {
        // Whoever erased a name may have sat down again meanwhile.
        const still = (erased.get(table) ?? []).filter((text) => before.includes(text));
        const text = textIn(answers?.texts ?? [], still);
        if (text !== null) violate('erased text is in no answer', `${table} is told with ${text}`);
      },
    );
  };
  ledger.observe(({ table, updates }) => {
    if (updates.erase !== undefined && ledger.at(table, 1).plan.access === 'public')
      queue.after(chances.between(0, ASK_MS), () => ask(table));
  });
}

/** A game's record, all that a node says about it, and what lists say, which it reads for all clients twice a second. */
async function answersOf(
  { service, lobby }: Core,
  table: string,
  client: { readonly address: string; readonly invite?: string },
) {
  const reader = await service.reader(table, client);
  if (!reader.ok) return { record: reader, texts: [], listed: '' };
  const record = await reader.value.record();
  const { open, running } = await lobby.listing();
  const listed = JSON.stringify([...open, ...running].filter((one) => one.table === table));
  const view = await reader.value.view();
  const page = await reader.value.entries(0, 10_000);
  const texts = [record.ok ? record.value : '', page.ok ? page.value.entries : '', JSON.stringify(view)];
  return { record, texts, listed };
}

function recordFault(record: Outcome<string>, { turns }: Table): string | null {
  if (!record.ok) return record.fault.message;
  const checked = verify(record.value, SIGNER.publicKey);
  if (!checked.ok) return checked.error.message;
  return checked.value.turns === turns ? null : `${checked.value.turns} turns, not ${turns}`;
}
