import { flagAt, isPerson, onTurn, type Table } from '@asteroute/protocol';
import { dueAt } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import { every, isHonest, isRecovered, recordFigure, type World } from '../virtual/world.ts';

/** The promises, each with the milliseconds of server time within which it must be kept. */
const DUTIES = {
  flag: { invariant: 'every flag falls within a second of its time', ms: 1000 },
  // Its own search, and its share of the threads beside those who keep them busy.
  bot: { invariant: 'every bot answers within its share', ms: 20_000 },
} as const;

type Duty = NonNullable<ReturnType<typeof dutyOf>>;

/** Checks at every entry, and twice a second, that no honest table waits for the server, whatever strangers do. */
export function checkDeadlines(world: World, nodes: readonly SimulatedNode[]): void {
  const { ledger, violate } = world;
  const duties = new Map<string, Duty>();

  function check(table: string, { kind, due }: Duty, up: number): void {
    const { invariant, ms } = DUTIES[kind];
    if (isHonest(world, table) && up - due > ms && isRecovered(world, ms))
      violate(invariant, `${table} was due at ${due}, now ${up}`);
  }

  ledger.observe(({ table, row, after }) => {
    const before = duties.get(table);
    if (before !== undefined) {
      check(table, before, row.up);
      if (row.up >= before.due && isRecovered(world)) recordFigure(world, before.kind, row.up - before.due);
    }
    const duty = isHonest(world, table) ? dutyOf(after, row.up) : null;
    if (duty === null) duties.delete(table);
    else duties.set(table, duty);
  });
  every(world, 500, () => {
    const up = Math.min(...nodes.flatMap((node) => node.core()?.uptime.now() ?? []));
    if (up === Number.POSITIVE_INFINITY) return;
    for (const [table, duty] of duties) check(table, duty, up);
  });
}

/** What the server owes this table, whose newest entry was written at `up`. */
function dutyOf(table: Table, up: number) {
  const seat = onTurn(table);
  if (seat === null) return null;
  const kind = isPerson(table.seats[seat]) ? 'flag' : 'bot';
  const due = kind === 'flag' ? flagAt(table.clocks, seat) : dueAt({ table, deleted: false });
  return due === null ? null : ({ kind, due: Math.max(due, up) } as const);
}
