import { type BotWorker, legalTurn } from '@asteroute/bots';
import { createRandom, mixText, turnWords } from '@asteroute/engine';
import { deny, gameOf, isPerson, type Outcome, onTurn } from '@asteroute/protocol';
import { FairQueue, LateAnswer } from '@asteroute/threads';
import { beginWithout } from '../domain/commands/play/reveals.ts';
import { draw, takeTurn } from '../domain/commands/play/turns.ts';
import { timeOut } from '../domain/commands/resignation.ts';
import { type Append, type Due, type DueTable, type Environment, StoreUnavailable } from '../domain/ports.ts';
import { dueAt, isBotOnTurn } from '../domain/table-state.ts';
import { repeat } from '../domain/timers.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';
import type { Written } from '../table/log/log-actor.ts';

/** What the scheduler needs. */
export interface SchedulerPorts extends Pick<Environment, 'store' | 'clock' | 'log' | 'up'> {
  readonly cache: TableCache;
  readonly botPool: BotWorker;
  readonly report: ReportFailure;
  /** Called when a table has failed so often that it is left alone. */
  readonly onQuarantine: () => void;
}

/** Milliseconds between two queries for deadlines that have passed, or will pass before the next query. */
const TICK_MS = 500;
/**
 * Milliseconds for which a bot's turn is reserved for the node that wrote the last entry; then any other node plays it.
 */
export const GRACE_MS = 3000;
/** Most tables of one opener, and of all, that are handled at a time: for people's time, and for bots' turns. */
const [CLOCKS, SEARCHES] = [
  { perShare: 20, total: 200 },
  { perShare: 8, total: 200 },
];
/** Most tables of one opener, and of all, per query: more than are handled, because those are found too. */
const DUE = { perShare: 40, total: 1000, ahead: TICK_MS, grace: GRACE_MS };
/** Milliseconds until a table that could not be served is tried again, by its failures; then it is left alone. */
export const PAUSES_MS = [1, 2, 4, 8, 16, 32, 64, 128, 256].map((seconds) => seconds * 1000);
/** The same for a bot that does not answer in time: it costs a thread all that time, and would again. */
const LATE_PAUSES_MS = [30_000];

/** A table to be served, and whether its state may be older than the store's. */
interface Job extends Due<DueTable> {
  readonly isOld: boolean;
}

/**
 * Plays bots and ends turns whose time is over. Every node tries; the first to write succeeds. The addresses that opened
 * tables are served in turn, and a table that fails waits for a pause in the store, so that nothing blocks the others.
 */
export class Scheduler {
  readonly #ports: SchedulerPorts;
  readonly #clocks = new FairQueue<Job>(CLOCKS, (job, done) => void this.#serve(job, done));
  readonly #searches = new FairQueue<Job>(SEARCHES, (job, done) => void this.#serve(job, done));
  /** The jobs that wait or run. */
  readonly #known = new Set<string>();
  /** By table: the deadline at which it failed. Until that changes, only the store says when to try again. */
  readonly #failed = new Map<string, number>();
  /** By table: the function that cancels its timer. */
  readonly #timers = new Map<string, () => void>();
  readonly #stopTicking: () => void;
  #late = { people: 0, bots: 0 };
  #isClosed = false;

  constructor(ports: SchedulerPorts) {
    this.#ports = ports;
    this.#stopTicking = repeat({
      clock: ports.clock,
      ms: TICK_MS,
      run: () => this.#look(),
      onError: (error) => ports.report(error, 'deadlines could not be read'),
    });
  }

  /** Call for each new entry of a table. `own`: written by this node, which then plays a bot's turn at once. */
  consider(actor: TableActor, own: boolean): void {
    const { table, opener } = actor.state();
    const up = dueAt(actor.state());
    if (up === null || up === this.#failed.get(actor.id)) return;
    this.#failed.delete(actor.id);
    const bot = isBotOnTurn(table);
    const job = { table: actor.id, share: opener, up, bot, isOld: false };
    const wait = up - this.#ports.up() + (own || !bot ? 0 : GRACE_MS);
    if (wait <= 0) this.#add(job);
    else if (wait <= TICK_MS) this.#addAfter(job, wait);
  }

  /** Call when this node has created a table: if a bot begins its game, this node plays it at once. */
  opened({ table, updates }: Append): void {
    if (updates.due == null) return;
    this.#ports.cache
      .find(table)
      .then((actor) => actor !== null && this.consider(actor, true))
      .catch((error) => this.#ports.report(error, 'a new table could not be served'));
  }

  /** Returns by how many milliseconds the most overdue deadline of a person, and of a bot, was late at the last query. */
  late(): { readonly people: number; readonly bots: number } {
    return this.#late;
  }

  close(): void {
    this.#isClosed = true;
    this.#stopTicking();
    for (const cancel of this.#timers.values()) cancel();
    for (const queue of [this.#clocks, this.#searches]) queue.clear();
  }

  #add(job: Job): void {
    const key = keyOf(job);
    if (this.#isClosed || this.#known.has(key)) return;
    this.#known.add(key);
    (job.bot ? this.#searches : this.#clocks).add(job.share, job);
  }

  #addAfter(job: Job, wait: number): void {
    this.#timers.get(job.table)?.();
    const cancel = this.#ports.clock.after(wait, () => {
      this.#timers.delete(job.table);
      this.#add(job);
    });
    this.#timers.set(job.table, cancel);
  }

  async #look(): Promise<void> {
    const now = this.#ports.up();
    const found = await this.#ports.store.due(now, DUE);
    const latest = (bot: boolean) => Math.max(0, ...found.flatMap((one) => (one.bot === bot ? now - one.up : [])));
    this.#late = { people: latest(false), bots: latest(true) };
    for (const one of found) if (!this.#timers.has(one.table)) this.#add({ ...one, isOld: true });
  }

  /** Acts until nothing of the job's kind is due at the table, because after one bot another may be on turn. */
  async #serve(job: Job, done: () => void): Promise<void> {
    const { cache } = this.#ports;
    let { up } = job;
    try {
      const actor = await cache.find(job.table);
      if (actor === null) throw new Error('the table has a deadline, but no log');
      // Another node may have written.
      if (job.isOld) await actor.refresh();
      if (job.isOld && up <= this.#ports.up() && dueAt(actor.state()) !== up)
        throw new Error('the deadline in the index is not that of the log');
      while (this.#isDue(actor, job.bot)) {
        const before = actor.state();
        up = dueAt(before) ?? up;
        const done = await actWhenDue(actor, this.#ports);
        if (!done.ok && actor.state() === before) throw new Error(`what is due is refused: ${done.fault.message}`);
      }
      this.#failed.delete(job.table);
      this.#end(job, done);
      // A bot follows a person, or the deadline comes before the next query.
      this.consider(actor, false);
    } catch (error) {
      await this.#setBack({ ...job, up }, error);
      this.#end(job, done);
    }
  }

  #end(job: Job, done: () => void): void {
    this.#known.delete(keyOf(job));
    done();
  }

  #isDue(actor: TableActor, bot: boolean): boolean {
    const { table } = actor.state();
    const due = dueAt(actor.state());
    return due !== null && due <= this.#ports.up() && isBotOnTurn(table) === bot;
  }

  /** Notes a failure in the store, for all nodes; the first and the last of a deadline are logged. */
  async #setBack({ table, up }: Job, error: unknown): Promise<void> {
    const { store, log, report, onQuarantine } = this.#ports;
    // The turn of a bot that the end of this process has interrupted is another node's.
    if (this.#isClosed) return;
    try {
      if (error instanceof StoreUnavailable) throw error;
      const pauses = error instanceof LateAnswer ? LATE_PAUSES_MS : PAUSES_MS;
      const failures = await store.setBack({ table, up }, this.#ports.up(), pauses);
      this.#failed.set(table, up);
      if (failures === 1) report(error, 'a bot or a clock could not be served');
      if (failures === null || failures <= pauses.length) return;
      log.error({ table, failures, error: textOf(error) }, 'a table is in quarantine: its bots and clocks stand still');
      onQuarantine();
    } catch (fault) {
      report(fault, 'a bot or a clock could not be served');
    }
  }
}

const keyOf = ({ table, bot }: Job): string => `${bot} ${table}`;

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Does what is due: begins the game, ends a player's time, or plays a bot's turn. */
function actWhenDue(actor: TableActor, ports: SchedulerPorts): Promise<Outcome<Written>> {
  const { table } = actor.state();
  const seat = onTurn(table);
  if (seat === null) return actor.act(beginWithout);
  return isPerson(table.seats[seat]) ? actor.act(timeOut) : playBot(actor, seat, ports);
}

async function playBot(
  actor: TableActor,
  seat: number,
  { botPool, report }: SchedulerPorts,
): Promise<Outcome<Written>> {
  const { table, opener } = actor.state();
  const game = gameOf(table);
  const { bot } = table.seats[seat];
  const { turns } = table;
  if (bot === null) return deny('stale', 'a player took the seat');
  if (game.position.phase === 'draw') return actor.act((state) => draw(state, seat, turns));
  // At tables with the same deck a bot answers the same moves alike.
  const seed = mixText(turns, table.contest?.deal ?? table.id);
  const found = await botPool.turn(game, bot, seed, opener);
  const { turn, refusal } = legalTurn(game, found, createRandom(seed));
  if (refusal !== null) report(new Error(refusal.message), `turn of the bot ${bot} at table ${table.id}`);
  return actor.act((state) =>
    isPerson(state.table.seats[seat])
      ? deny('stale', 'the player is back')
      : takeTurn(state, { ...turnWords(game, turn), type: 'turn', turn: turns }, seat),
  );
}
