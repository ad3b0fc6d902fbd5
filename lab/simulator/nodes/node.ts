import {
  type Bus,
  type Core,
  createContestKeys,
  createCore,
  createMailLinks,
  createSigner,
  NO_LIMITS,
  readConfig,
  type Sealer,
  type Stores,
} from '@asteroute/server/simulation';
import { LATENCY_MS } from '../virtual/ledger.ts';
import { noteStrike, trouble, type World } from '../virtual/world.ts';
import { type ClientEnd, type ClientLine, openLine } from './line.ts';
import { clockOf, createProcess, loggerOf, type Process, simulatedBots, simulatedReviewer } from './process.ts';
import { channelsOf } from './receivers.ts';
import type { Asker } from './store.ts';

export interface NodePlan {
  readonly cacheBytes: number;
  readonly commitGroups: number;
  /** Whether the server's usual rate limits apply to clients. */
  readonly limited: boolean;
  readonly sealer: Sealer;
  store(node: Asker): Stores;
  bus(node: Asker): Bus;
}

const SECRET = new Uint8Array(32).fill(7);
export const SIGNER = createSigner(SECRET);
const CONTEST_KEYS = createContestKeys(SECRET);

/** The limits and budgets of a server that is not configured. */
const USUAL_LIMITS = readConfig({}, '').limits;
const NOTHING = () => undefined;
const COUNTERS = {
  ...{ command: NOTHING, committed: NOTHING, bug: NOTHING, quarantined: NOTHING, jobFailed: NOTHING },
  ...{ notice: NOTHING, limited: NOTHING, storeFailed: NOTHING, lookedUp: NOTHING },
};
/** Milliseconds for which the client of a request waits for the answer. */
const REQUEST_TIMEOUT_MS = 10_000;
const RESTART_MS = 4000;
const MAX_SKEW_MS = 800;

export class SimulatedNode {
  readonly name: string;
  readonly #plan: NodePlan;
  readonly #world: World;
  #life: Process | null = null;
  #ahead: number;
  #starts = 0;

  constructor(name: string, plan: NodePlan, world: World) {
    this.name = name;
    this.#plan = plan;
    this.#world = world;
    this.#ahead = world.chances.between(-MAX_SKEW_MS, MAX_SKEW_MS);
  }

  /** The core of its process; null if the node does not answer. */
  core(): Core | null {
    return this.#life !== null && this.#life.frozenUntil <= this.#world.queue.now() ? this.#life.core : null;
  }

  /** Starts a process unless one is running. The start fails if the store does not answer, and is then repeated. */
  start(): void {
    if (this.#life !== null) return;
    const world = this.#world;
    const own = createProcess(`${this.name}.${++this.#starts}`, world, () => this.#life === own && this.kill());
    this.#life = own;
    world.trace.note(`${own.name} starts`);
    this.#createCore(own).then(
      (core) => {
        world.trace.note(`${own.name} is up`);
        own.core = core;
        if (world.nodesUp++ === 0) trouble(world);
      },
      () => own.kill(),
    );
  }

  kill(): void {
    this.#end('is killed');
  }

  stop(): void {
    this.#life?.core?.close();
    this.#end('stops');
  }

  freeze(ms: number): void {
    if (this.#life === null) return;
    this.#world.trace.note(`${this.#life.name} freezes for ${ms}`);
    this.#life.frozenUntil = this.#world.queue.now() + ms;
    noteStrike(this.#world, this.#life.frozenUntil);
    if (this.#world.nodesUp === 1) trouble(this.#world, this.#life.frozenUntil);
  }

  setClock(): void {
    this.#ahead = this.#world.chances.between(-MAX_SKEW_MS, MAX_SKEW_MS);
    this.#world.trace.note(`${this.name} clock ${this.#ahead}`);
  }

  connect(client: ClientEnd): ClientLine | null {
    const core = this.core();
    return this.#life === null || core === null ? null : openLine(this.#life, core, client, this.#world);
  }

  /** Runs a request on the node. Calls `done` once, with null if no answer comes. */
  request<T>(run: (core: Core) => Promise<T>, done: (answer: T | null) => void): void {
    const { queue, chances } = this.#world;
    const life = this.#life;
    const core = this.core();
    let isDone = false;
    const answer = (value: T | null) => {
      if (!isDone) done(value);
      isDone = true;
    };
    const latency = () => chances.between(0.05, LATENCY_MS);
    if (life === null || core === null) return void queue.after(latency(), () => answer(null));
    queue.after(REQUEST_TIMEOUT_MS, () => answer(null));
    const reply = (value: T | null) => queue.after(latency(), () => life.isAlive() && answer(value));
    queue.after(latency(), () => life.whenAwake(() => void run(core).then(reply, () => reply(null))));
  }

  #end(how: string): void {
    const life = this.#life;
    const world = this.#world;
    if (life === null) return;
    world.trace.note(`${life.name} ${how}`);
    if (life.core !== null && --world.nodesUp === 0) trouble(world);
    noteStrike(world);
    this.#life = null;
    life.end();
    world.queue.after(world.chances.between(100, RESTART_MS), () => this.start());
  }

  #createCore(own: Process): Promise<Core> {
    const plan = this.#plan;
    const world = this.#world;
    const clock = clockOf(own, world, () => this.#ahead);
    const links = createMailLinks(new Uint8Array(32).fill(3), plan.sealer);
    const { cacheBytes, commitGroups, limited, sealer } = plan;
    const limits = limited ? USUAL_LIMITS : NO_LIMITS;
    const keep = { open: 0, running: 0, over: 0 };
    return createCore({
      store: plan.store(own),
      bus: plan.bus(own),
      config: { cacheBytes, commitGroups, keep, daily: true, duelBot: null, limits },
      random: world.chances.bytes,
      tagOf: (table, address) => `${table} ${address}`,
      log: loggerOf(own, world),
      botPool: simulatedBots(own, world),
      channels: channelsOf(own, clock, links, world),
      reviewer: simulatedReviewer(own, world),
      ...{ clock, sealer, links, signer: SIGNER, contestKeys: CONTEST_KEYS, counters: COUNTERS },
    });
  }
}
