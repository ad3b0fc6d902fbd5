import { type BotWorker, legalTurn } from '@asteroute/bots';
import { createRandom, mixText, turnWords } from '@asteroute/engine';
import { deny, gameOf, isPerson, type Outcome, onTurn } from '@asteroute/protocol';
import { beginWithout } from '../domain/commands/play/reveals.ts';
import { draw, takeTurn } from '../domain/commands/play/turns.ts';
import { timeOut } from '../domain/commands/resignation.ts';
import type { Append, Environment } from '../domain/ports.ts';
import { dueAt } from '../domain/table-state.ts';
import type { TableActor, Written } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';

/** What the scheduler needs. */
export interface SchedulerPorts extends Pick<Environment, 'store' | 'clock' | 'up'> {
  readonly cache: TableCache;
  readonly botPool: BotWorker;
  readonly report: ReportFailure;
}

/** Milliseconds between two queries for deadlines that have passed, or will pass before the next query. */
const TICK_MS = 500;
/** Most tables handled per query. */
const MAX_DUE = 100;
/**
 * Milliseconds for which a bot's turn is reserved for the node that wrote the last entry; then any other node plays it.
 */
export const GRACE_MS = 3000;

/** Plays bots and ends turns whose time is over. Every node tries; the first to write succeeds. */
export class Scheduler {
  readonly #ports: SchedulerPorts;
  /** Tables that are being handled now. */
  readonly #busy = new Set<string>();
  /** By table: the function that cancels its timer. */
  readonly #timers = new Map<string, () => void>();
  readonly #stopTicking: () => void;

  constructor(ports: SchedulerPorts) {
    this.#ports = ports;
    this.#stopTicking = ports.clock.every(TICK_MS, () => {
      this.#tick().catch((error) => ports.report(error, 'deadlines could not be read'));
    });
  }

  /** Call for each new entry of a table. `own`: written by this node, which then plays a bot's turn at once. */
  consider(actor: TableActor, own: boolean): void {
    const due = dueAt(actor.state());
    if (due === null || this.#busy.has(actor.id)) return;
    const wait = due - this.#ports.up() + (own || !isBotOnTurn(actor) ? 0 : GRACE_MS);
    if (wait <= 0) void this.#serve(actor);
    else if (wait <= TICK_MS) this.#serveAfter(actor, wait);
  }

  /** Call when this node has created a table: if a bot begins its game, this node plays it at once. */
  opened({ table, updates }: Append): void {
    if (updates.due == null) return;
    this.#ports.cache
      .find(table)
      .then((actor) => actor !== null && this.consider(actor, true))
      .catch((error) => this.#ports.report(error, 'a new table could not be served'));
  }

  close(): void {
    this.#stopTicking();
    for (const cancel of this.#timers.values()) cancel();
  }

  #serveAfter(actor: TableActor, wait: number): void {
    this.#timers.get(actor.id)?.();
    const cancel = this.#ports.clock.after(wait, () => {
      this.#timers.delete(actor.id);
      void this.#serve(actor);
    });
    this.#timers.set(actor.id, cancel);
  }

  /** Acts until nothing is due, because after one bot another may be on turn. */
  async #serve(actor: TableActor): Promise<void> {
    if (this.#busy.has(actor.id)) return;
    this.#busy.add(actor.id);
    try {
      let isDone = true;
      while (isDone && this.#isDue(actor)) isDone = (await actWhenDue(actor, this.#ports)).ok;
    } catch (error) {
      this.#ports.report(error, 'a bot or a clock could not be served');
    } finally {
      this.#busy.delete(actor.id);
    }
  }

  #isDue(actor: TableActor): boolean {
    const due = dueAt(actor.state());
    return due !== null && due <= this.#ports.up();
  }

  async #tick(): Promise<void> {
    const { store, cache, up } = this.#ports;
    // Deadlines before the next tick get a timer, so that a player's time ends exactly when it should.
    for (const id of await store.due(up() + TICK_MS, MAX_DUE)) {
      const actor = this.#busy.has(id) ? null : await cache.find(id);
      if (actor === null) continue;
      // The cached state may be stale: another node may have written.
      await actor.refresh();
      this.consider(actor, false);
    }
  }
}

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
  const { table } = actor.state();
  const game = gameOf(table);
  const { bot } = table.seats[seat];
  const { turns } = table;
  if (bot === null) return deny('stale', 'a player took the seat');
  if (game.position.phase === 'draw') return actor.act((state) => draw(state, seat, turns));
  const seed = mixText(turns, table.id);
  const found = await botPool.turn(game, bot, seed, actor.payer());
  const { turn, refusal } = legalTurn(game, found, createRandom(seed));
  if (refusal !== null) report(new Error(refusal.message), `turn of the bot ${bot} at table ${table.id}`);
  return actor.act((state) =>
    isPerson(state.table.seats[seat])
      ? deny('stale', 'the player is back')
      : takeTurn(state, { ...turnWords(game, turn), type: 'turn', turn: turns }, seat),
  );
}

function isBotOnTurn(actor: TableActor): boolean {
  const { table } = actor.state();
  const seat = onTurn(table);
  return seat !== null && !isPerson(table.seats[seat]);
}
