import { openMemoryDatabase, type Stores } from '@asteroute/server/simulation';
import {
  askAfterErasures,
  askAtTheEnd,
  isPresenceRight,
  isRunOver,
  latenessIn,
  type RunParts,
  standing,
} from './ending.ts';
import { checkDeadlines } from './invariants/deadlines.ts';
import { checkErasure } from './invariants/erasure.ts';
import { checkNotices } from './invariants/notices.ts';
import { checkEvenings, checkResults, checkReveals } from './invariants/tables.ts';
import { strike } from './nodes/blows.ts';
import { createSimulatedBus } from './nodes/bus.ts';
import { SimulatedNode } from './nodes/node.ts';
import { loadPushMessages } from './nodes/receivers.ts';
import { createSecret } from './nodes/secret.ts';
import { createSimulatedStore } from './nodes/store.ts';
import { checkDailySeeds, checkTries, DailyPlayer } from './people/daily-player.ts';
import { startHostile } from './people/hostile.ts';
import { checkLeague, SimulatedLeague } from './people/league.ts';
import { People } from './people/people.ts';
import { RatedPeople } from './people/rated-people.ts';
import { type RunLength, simulationPlan } from './run-plan.ts';
import { createChances } from './virtual/chances.ts';
import { CALM } from './virtual/conditions.ts';
import { createEventQueue } from './virtual/event-queue.ts';
import { createLedger } from './virtual/ledger.ts';
import { createTrace } from './virtual/trace.ts';
import { type Figures, noFigures, startOfRun, trouble, type World } from './virtual/world.ts';

interface Violation {
  readonly invariant: string;
  readonly detail: string;
  readonly lines: readonly string[];
}

export interface RunResult {
  readonly seed: number;
  readonly violation: Violation | null;
  readonly turns: number;
  readonly tables: number;
  readonly events: number;
  readonly figures: Figures;
  readonly ms: number;
  /** Hash of everything that happened. The same seed always gives the same hash. */
  readonly digest: string;
}

/** Events between two checks whether the run is over. */
const LOOK_EVERY = 40;
const MAX_ENTRIES = 10_000;

/** Plays one run, which depends on nothing but its seed. */
export async function runSeed(seed: number, length: RunLength = 'whole'): Promise<RunResult> {
  const run = await createRun(seed, length);
  const { world, people, nodes, plan, store } = run;
  const { queue, ledger } = world;
  for (const node of nodes) node.start();
  startHostile(plan.hostile, { world, nodes, limits: people.limits });
  strike(world, nodes);
  if (plan.loseSecretAt !== null) queue.after(plan.loseSecretAt, () => loseSecret(run));
  await run.until(() => queue.now() > plan.ms);
  if (plan.isRough) [world.troubledAt, world.struckAt] = [queue.now(), queue.now()];
  world.conditions = CALM;
  people.limits.isEnding = true;
  const calmAt = queue.now();
  const isLate = () => {
    const late = latenessIn(run, queue.now() - calmAt);
    if (late !== null) world.violate(late, standing(run));
    return late !== null;
  };
  await run.until(() => ((run.rated?.isDone() ?? true) && isRunOver(run)) || isLate());
  await run.until(() => isPresenceRight(run));
  checkEvenings(world);
  await checkResults(world, store);
  if (run.violation() === null) await checkTries(world, run.dailyPlayers, store);
  for (const league of run.violation() === null ? run.leagues : [])
    checkLeague(league, world, await store.tables.read(league.id, 0, MAX_ENTRIES));
  if (run.violation() === null) await run.until(askAtTheEnd(run).areChecked);
  await store.close();
  return {
    seed,
    violation: run.violation(),
    turns: ledger.turns(),
    tables: ledger.tables().length,
    events: run.events(),
    figures: world.figures,
    ms: queue.now(),
    digest: world.trace.digest(),
  };
}

/** Lets an operator who has lost the secret begin with a new one: what was sealed with the old one cannot go on. */
function loseSecret({ world, nodes, secret }: Run): void {
  const { ledger, lost } = world;
  for (const node of nodes) node.kill();
  trouble(world);
  secret.lose();
  for (const id of ledger.tables()) if (ledger.newest(id).status !== 'over') lost.add(id);
}

interface Run extends RunParts {
  readonly secret: ReturnType<typeof createSecret>;
  readonly store: Stores;
  readonly rated: RatedPeople | null;
  /** Runs events until `isDone` returns true or an invariant is broken. */
  until(isDone: () => boolean): Promise<void>;
  events(): number;
  violation(): Violation | null;
}

async function createRun(seed: number, length: RunLength): Promise<Run> {
  const chances = createChances(seed);
  const queue = createEventQueue(chances);
  const trace = createTrace(queue.now);
  let violation: Violation | null = null;
  let events = 0;
  const violate = (invariant: string, detail: string): void => {
    trace.note(`VIOLATED: ${invariant}: ${detail}`);
    violation ??= { invariant, detail, lines: trace.last() };
  };
  const secret = createSecret();
  const { store, ...reads } = await openMemoryDatabase((append) => {
    trace.note(`written ${append.table} ${JSON.stringify(append.row)}`);
    // The log of a contest is checked when it is over.
    if (append.updates.contest === undefined) ledger.take(append);
  }, secret.sealer);
  const requests: World['requests'] = new Set();
  const ledger = createLedger({ ...reads, violate, requests, now: queue.now });
  const plan = simulationPlan(seed, length, chances);
  const since = plan.isRough ? Number.POSITIVE_INFINITY : 0;
  const world: World = {
    start: startOfRun(plan.daily > 0),
    sleep: (ms) => new Promise((resolve) => void queue.after(ms, resolve)),
    newToken: () => Buffer.from(chances.bytes(32)).toString('base64url'),
    ...{ queue, chances, trace, ledger, violate, requests, conditions: plan.conditions },
    ...{ onTold: [], onQuestion: [], hostile: new Set(), reached: new Map(), lost: new Set() },
    ...{ storeDownUntil: 0, busDownUntil: 0, diskFullUntil: 0 },
    ...{ nodesUp: 0, troubledAt: since, struckAt: since, figures: noFigures() },
  };
  await loadPushMessages();
  const bus = createSimulatedBus(world);
  const nodes = Array.from({ length: plan.nodes }, (_, i) => {
    const parts = { store: (own: Parameters<typeof bus.join>[0]) => createSimulatedStore(store, world, own) };
    const own = { ...plan.node, ...parts, bus: bus.join, sealer: secret.sealer };
    return new SimulatedNode(`node${i + 1}`, own, world);
  });
  checkReveals(world);
  checkDailySeeds(world);
  checkNotices(world);
  checkDeadlines(world, nodes);
  const erased = checkErasure(world);
  askAfterErasures({ world, nodes, erased });
  const people = new People(plan.size, nodes, world);
  const rated = plan.rated ? new RatedPeople(nodes, world) : null;
  const dailyPlayers = Array.from({ length: plan.daily }, (_, at) => {
    // The first one plays to the end, and the last one not at all.
    const goal = at === 0 && length === 'whole' ? Number.POSITIVE_INFINITY : at === plan.daily - 1 ? null : 2;
    return new DailyPlayer(`account ${at + 1}`, goal, nodes, world);
  });
  const leagues = plan.league ? [new SimulatedLeague(nodes, world)] : [];
  return {
    ...{ plan, store, rated, secret, world, nodes, people, dailyPlayers, leagues, erased },
    events: () => events,
    violation: () => violation,
    async until(isDone) {
      for (; violation === null && !(events % LOOK_EVERY === 0 && isDone()); events++)
        if (!(await queue.step())) return violate('something always happens', 'the queue is empty');
    },
  };
}
