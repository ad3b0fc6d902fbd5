import { openMemoryDatabase, type Store } from '@asteroute/server/simulation';
import { askForRecords, isRunOver, latenessIn, type RunParts, standing } from './ending.ts';
import { strike } from './nodes/blows.ts';
import { createSimulatedBus } from './nodes/bus.ts';
import { SimulatedNode } from './nodes/node.ts';
import { createSimulatedStore } from './nodes/store.ts';
import { People } from './people/people.ts';
import { createChances } from './virtual/chances.ts';
import { CALM, roughConditions } from './virtual/conditions.ts';
import { createEventQueue } from './virtual/event-queue.ts';
import { createLedger } from './virtual/ledger.ts';
import { createTrace } from './virtual/trace.ts';
import type { World } from './virtual/world.ts';

/** A broken invariant, and the last lines of the trace. */
interface Violation {
  readonly invariant: string;
  readonly detail: string;
  readonly lines: readonly string[];
}

/** The result of a run. */
export interface RunResult {
  readonly seed: number;
  readonly violation: Violation | null;
  /** The number of turns that were played. */
  readonly turns: number;
  readonly tables: number;
  readonly events: number;
  /** Length of the run in virtual milliseconds. */
  readonly ms: number;
  /** Hash of everything that happened. The same seed always gives the same hash. */
  readonly digest: string;
}

/** How much happens in a run, and for how many virtual milliseconds things may go wrong. */
const SIZES = {
  whole: { maxTables: 4, goals: [6, 20, 40, 80, 200], roughMs: [3000, 8000, 20_000, 60_000] },
  short: { maxTables: 1, goals: [6, 12], roughMs: [500, 2000] },
} as const;
/** Whole runs find more faults; short ones are for tests. */
export type RunLength = keyof typeof SIZES;
/** Events between two checks whether the run is over. */
const LOOK_EVERY = 40;

/** Plays one run, which depends on nothing but its seed. */
export async function runSeed(seed: number, length: RunLength = 'whole'): Promise<RunResult> {
  const run = await createRun(seed, length);
  const { world, people, nodes } = run;
  const { queue, chances } = world;
  for (const node of nodes) node.start();
  const roughMs = chances.pick(SIZES[length].roughMs);
  strike(world, nodes);
  await run.until(() => queue.now() > roughMs);
  world.conditions = CALM;
  people.limits.isEnding = true;
  const calmAt = queue.now();
  const isLate = () => {
    const late = latenessIn(run, queue.now() - calmAt);
    if (late !== null) world.violate(late, standing(run));
    return late !== null;
  };
  await run.until(() => isRunOver(run) || isLate());
  if (run.violation() === null) {
    const records = askForRecords(run);
    await run.until(records.areChecked);
  }
  await run.close();
  const { ledger, trace } = world;
  return {
    seed,
    violation: run.violation(),
    turns: ledger.turns(),
    tables: ledger.tables().length,
    events: run.events(),
    ms: queue.now(),
    digest: trace.digest(),
  };
}

/** Whether the tables of a run are rooms. */
const hasRooms = (seed: number): boolean => seed % 9 === 7;

interface Run extends RunParts {
  /** Runs events until `isDone` returns true or an invariant is broken. */
  until(isDone: () => boolean): Promise<void>;
  events(): number;
  violation(): Violation | null;
  close(): Promise<void>;
}

async function createRun(seed: number, length: RunLength): Promise<Run> {
  const chances = createChances(seed);
  const queue = createEventQueue(chances);
  const trace = createTrace(queue.now);
  let violation: Violation | null = null;
  let events = 0;

  function violate(invariant: string, detail: string): void {
    trace.note(`VIOLATED: ${invariant}: ${detail}`);
    violation ??= { invariant, detail, lines: trace.last() };
  }

  const { store, ...reads } = await openMemoryDatabase((append) => {
    trace.note(`written ${append.table} ${JSON.stringify(append.row)}`);
    ledger.take(append);
  });
  const requests: World['requests'] = new Set();
  const ledger = createLedger({ ...reads, violate, requests, now: queue.now });
  const conditions = roughConditions(chances);
  const shared = { queue, chances, trace, ledger, violate, requests };
  const world: World = { ...shared, conditions, storeDownUntil: 0, busDownUntil: 0 };
  const nodes = createNodes(world, store, seed);
  const people = new People({ ...SIZES[length], rooms: hasRooms(seed) }, nodes, world);
  return {
    world,
    nodes,
    people,
    events: () => events,
    violation: () => violation,
    close: store.close,
    async until(isDone) {
      for (; violation === null && !(events % LOOK_EVERY === 0 && isDone()); events++)
        if (!(await queue.step())) return violate('something always happens', 'the queue is empty');
    },
  };
}

function createNodes(world: World, store: Store, seed: number): readonly SimulatedNode[] {
  const { chances } = world;
  const bus = createSimulatedBus(world);
  const plan = {
    cachedTables: chances.pick([3, 100, 100, 100, 100]),
    commitGroups: seed % 3 === 1 ? 4 : 1,
    limited: chances.happens(0.5),
    store: (node: Parameters<typeof bus.join>[0]) => createSimulatedStore(store, world, node),
    bus: bus.join,
  };
  const count = 1 + chances.below(3);
  return Array.from({ length: count }, (_, i) => new SimulatedNode(`node${i + 1}`, plan, world));
}
