import { isPerson, type Outcome, onTurn, type Table } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import { type Core, dueAt } from '@asteroute/server/simulation';
import { SIGNER, type SimulatedNode } from './nodes/node.ts';
import type { People } from './people/people.ts';
import type { World } from './virtual/world.ts';

/** The parts of a run. */
export interface RunParts {
  readonly world: World;
  readonly nodes: readonly SimulatedNode[];
  readonly people: People;
}

/** Virtual milliseconds of calm within which every game must end. */
const END_MS = 1_800_000;
/** Virtual milliseconds of calm after which everything must have recovered. */
const RECOVERY_MS = 30_000;
/** Tolerance in milliseconds of server time before a fallen flag, and before any other deadline, counts as missed. */
const [LATE_FLAG_MS, LATE_MS] = [3000, 15_000];

/** Whether every game is over and every client has received all of it. */
export function isRunOver({ world: { ledger }, people }: RunParts): boolean {
  return (
    people.opening === 0 &&
    newestTables(ledger).every(({ status }) => status === 'over') &&
    people.clients.every((one) => one.isBanned() || (one.waiting() === 0 && one.head === ledger.head(one.plan.table)))
  );
}

/** The promise about time that is broken after `calmMs` milliseconds of calm, or null. */
export function latenessIn({ world: { ledger }, nodes }: RunParts, calmMs: number): string | null {
  const tables = newestTables(ledger);
  if (calmMs > END_MS)
    return tables.every(({ status }) => status === 'over') ? 'every client ends with the log' : 'no table stands still';
  const up = Math.min(...nodes.map((node) => node.core()?.uptime.now() ?? 0));
  const isLate = (table: Table) => lateAt(table, ledger.row(table.id, table.head)?.up ?? 0) < up;
  return calmMs > RECOVERY_MS && tables.some(isLate) ? 'every deadline is kept' : null;
}

function newestTables(ledger: World['ledger']): readonly Table[] {
  return ledger.tables().map((id) => ledger.at(id, ledger.head(id)));
}

/**
 * The server time at which the server's next own action counts as late. The last entry, written at `written`, may have
 * made it due.
 */
function lateAt(table: Table, written: number): number {
  const due = dueAt({ table, deleted: false });
  const seat = onTurn(table);
  const isFlag = seat !== null && isPerson(table.seats[seat]);
  return due === null ? Number.POSITIVE_INFINITY : Math.max(due, written) + (isFlag ? LATE_FLAG_MS : LATE_MS);
}

/** The state of all tables and clients in words. */
export function standing({ world, people }: RunParts): string {
  const clients = people.clients.map(
    (one) => `${one.plan.address} knows ${one.head} of ${one.plan.table}, ${one.waiting()} unanswered`,
  );
  return [...newestTables(world.ledger).map(describe), ...clients, `${people.opening} not opened`].join('; ');
}

function describe({ id, status, head, turns, seats, takeback, game, plan, revealUntil }: Table): string {
  const people = seats.map(({ name, bot }) => `${name ?? 'nobody'}${bot === null ? '' : ` (${bot})`}`).join(', ');
  const phase = game === null ? '' : `, seat ${game.position.seat} in phase ${game.position.phase}`;
  const more = JSON.stringify({ takeback, clock: plan.clock, revealUntil });
  return `${id} ${status}, ${head} entries, ${turns} turns${phase}, ${people}, ${more}`;
}

/** Requests the record of every game from random nodes until one answers, and checks it. */
export function askForRecords({ world, nodes, people }: RunParts): { areChecked(): boolean } {
  const { ledger, chances, violate, queue } = world;
  const missing = new Set(ledger.tables());
  for (const table of missing) ask(table);
  return { areChecked: () => missing.size === 0 };

  function ask(table: string): void {
    const reads = people.clients.find((one) => one.plan.table === table && !one.isBanned())?.plan ?? { address: '' };
    chances.pick(nodes).request(
      (core) => recordOf(core, table, reads),
      (record) => {
        if (record === null) return void queue.after(1000, () => ask(table));
        missing.delete(table);
        const fault = recordFault(record, ledger.at(table, ledger.head(table)));
        if (fault !== null) violate('every finished record verifies', `${table}: ${fault}`);
      },
    );
  }
}

async function recordOf(
  { service }: Core,
  table: string,
  reads: { readonly address: string },
): Promise<Outcome<string>> {
  const reader = await service.reader(table, reads);
  return reader.ok ? reader.value.record() : reader;
}

/** The fault of a game's record, or null. */
function recordFault(record: Outcome<string>, { turns }: Table): string | null {
  if (!record.ok) return record.fault.message;
  const checked = verify(record.value, SIGNER.publicKey);
  if (!checked.ok) return checked.error.message;
  return checked.value.turns === turns ? null : `${checked.value.turns} turns, not ${turns}`;
}
