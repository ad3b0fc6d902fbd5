import type { Outcome, Table } from '@asteroute/protocol';
import { verify } from '@asteroute/record';
import {
  type Core,
  createMemoryDatabase,
  dueAt,
  type MemoryDatabase,
  type TableState,
} from '@asteroute/server/simulation';
import { strike } from './nodes/blows.ts';
import { createSimulatedBus } from './nodes/bus.ts';
import { SIGNER, SimulatedNode } from './nodes/node.ts';
import { createSimulatedStore } from './nodes/store.ts';
import { People } from './people/people.ts';
import { createChances } from './virtual/chances.ts';
import { CALM, roughConditions } from './virtual/conditions.ts';
import { createEventQueue } from './virtual/event-queue.ts';
import { createLedger } from './virtual/ledger.ts';
import { createTrace } from './virtual/trace.ts';
import type { World } from './virtual/world.ts';

/** What does not hold, and what happened last. */
export interface Violation {
  readonly invariant: string;
  readonly detail: string;
  readonly lines: readonly string[];
}

/** What became of a run. */
export interface RunResult {
  readonly seed: number;
  readonly violation: Violation | null;
  /** Turns that were played. */
  readonly turns: number;
  readonly tables: number;
  readonly events: number;
  /** Virtual milliseconds. */
  readonly ms: number;
  /** Of everything that happened: the same seed gives the same one. */
  readonly digest: string;
}

/** Virtual milliseconds in which everything may go wrong. */
const ROUGH_MS = [3000, 8000, 20_000, 60_000];
/** Virtual milliseconds after that within which every game must have come to its end. */
const END_MS = 900_000;
/** Events between two looks at whether the run is over. */
const LOOK_EVERY = 40;
/** Milliseconds of server time after which what was due is late, when nothing goes wrong: bots take some of them. */
const LATE_MS = 15_000;

/** Plays one run: what a seed decides, and nothing else. */
export async function runSeed(seed: number): Promise<RunResult> {
  const run = createRun(seed);
  const { world, people, nodes } = run;
  const { queue, chances } = world;
  for (const node of nodes) node.start();
  const roughMs = chances.pick(ROUGH_MS);
  strike(world, nodes);
  await run.until(() => queue.now() > roughMs);
  world.conditions = CALM;
  people.limits.isEnding = true;
  const calmAt = queue.now();
  await run.until(() => isOver(world, people) || run.isLate(calmAt));
  await checkRecords(run);
  const { ledger, trace } = world;
  return {
    seed,
    violation: run.violation(),
    ...{ turns: ledger.turns(), tables: ledger.tables().length, events: run.events(), ms: queue.now() },
    digest: trace.digest(),
  };
}

interface Run {
  readonly world: World;
  readonly nodes: readonly SimulatedNode[];
  readonly people: People;
  /** Runs events until this holds, or something does not that must. */
  until(isDone: () => boolean): Promise<void>;
  /** Whether something that was due, or the whole run, has not come to its end in the calm since then; says so. */
  isLate(calmAt: number): boolean;
  events(): number;
  violation(): Violation | null;
}

function createRun(seed: number): Run {
  const chances = createChances(seed);
  const queue = createEventQueue(chances);
  const trace = createTrace(queue.now);
  let violation: Violation | null = null;
  let events = 0;

  function violate(invariant: string, detail: string): void {
    trace.note(`VIOLATED: ${invariant}: ${detail}`);
    violation ??= { invariant, detail, lines: trace.last() };
  }

  const database: MemoryDatabase = createMemoryDatabase((append) => {
    trace.note(`written ${append.table} ${JSON.stringify(append.row)}`);
    ledger.take(append);
  });
  const ledger = createLedger({ violate, indexOf: database.indexOf, read: database.read, now: queue.now });
  const conditions = roughConditions(chances);
  const world: World = { queue, chances, trace, ledger, violate, conditions, storeDownUntil: 0, busDownUntil: 0 };
  const nodes = createNodes(world, database);
  const people = new People(nodes, world);
  return {
    ...{ world, nodes, people, events: () => events, violation: () => violation },
    async until(isDone) {
      for (; violation === null && !(events % LOOK_EVERY === 0 && isDone()); events++)
        if (!(await queue.step())) return violate('something always happens', 'the queue is empty');
    },
    isLate(calmAt) {
      const up = nodes.map((node) => node.core()?.uptime.now() ?? 0);
      const wall = queue.now() - calmAt;
      const late = ledger.tables().filter((id) => {
        const table = ledger.at(id, ledger.head(id));
        const due = dueAt({ table, closed: false } as TableState);
        const from = due === null ? null : Math.max(due, ledger.row(id, table.head)?.up ?? 0);
        return wall > END_MS
          ? table.status !== 'over'
          : wall > 2 * LATE_MS && from !== null && from + LATE_MS < Math.min(...up);
      });
      const overdue = late.length === 0 ? 'every client ends with the log' : 'no table stands still';
      const what = wall > END_MS ? overdue : 'every deadline is kept';
      if (late.length > 0 || wall > END_MS) violate(what, `${late.join(', ')}: ${standing(world, people)}`);
      return violation !== null;
    },
  };
}

function createNodes(world: World, database: MemoryDatabase): readonly SimulatedNode[] {
  const { chances } = world;
  const bus = createSimulatedBus(world);
  const plan = {
    cachedTables: chances.pick([3, 100, 100, 100, 100]),
    limited: chances.happens(0.5),
    store: (node: Parameters<typeof bus.join>[0]) => createSimulatedStore(database, world, node),
    bus: bus.join,
  };
  const count = 1 + chances.below(3);
  return Array.from({ length: count }, (_, i) => new SimulatedNode(`node${i + 1}`, plan, world));
}

/** Whether every game is over, and everybody knows all of it. */
function isOver({ ledger }: World, people: People): boolean {
  return (
    people.opening === 0 &&
    ledger.tables().every((id) => ledger.at(id, ledger.head(id)).status === 'over') &&
    people.clients.every((client) => client.waiting() === 0 && client.head === ledger.head(client.plan.table))
  );
}

function describe({ id, status, head, turns, seats, takeback, game, plan, revealUntil }: Table): string {
  const people = seats.map(({ name, bot }) => `${name ?? 'nobody'}${bot === null ? '' : ` (${bot})`}`).join(', ');
  const phase = game === null ? '' : `, seat ${game.position.seat} in phase ${game.position.phase}`;
  const more = JSON.stringify({ takeback, clock: plan.clock, revealUntil });
  return `${id} ${status}, ${head} entries, ${turns} turns${phase}, ${people}, ${more}`;
}

/** How everything stands, in words. */
function standing({ ledger }: World, people: People): string {
  const tables = ledger.tables().map((id) => `${id} ${describe(ledger.at(id, ledger.head(id)))}`);
  const clients = people.clients.map(
    (one) => `${one.plan.address} knows ${one.head} of ${one.plan.table}, ${one.waiting()} unanswered`,
  );
  return [...tables, ...clients, `${people.opening} not opened`].join('; ');
}

/** Asks any node for the record of every game, until one answers, and checks it. */
async function checkRecords({ world, nodes, people, until, violation }: Run): Promise<void> {
  const { ledger, chances, violate, queue } = world;
  if (violation() !== null) return;
  const missing = new Set(ledger.tables());
  for (const table of missing) ask(table);
  await until(() => missing.size === 0);

  function ask(table: string): void {
    const reads = people.clients.find(({ plan }) => plan.table === table)?.plan ?? { address: '' };
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

/** What is wrong with the record of a game, or null. */
function recordFault(record: Outcome<string>, { turns }: Table): string | null {
  if (!record.ok) return record.fault.message;
  const checked = verify(record.value, SIGNER.publicKey);
  if (!checked.ok) return checked.error.message;
  return checked.value.turns === turns ? null : `${checked.value.turns} turns, not ${turns}`;
}
