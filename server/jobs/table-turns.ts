import { type BotWorker, legalTurn } from '@asteroute/bots';
import { createRandom, mixText, turnWords } from '@asteroute/engine';
import { deny, gameOf, isPerson, type Outcome, onTurn } from '@asteroute/protocol';
import { LateAnswer } from '@asteroute/threads';
import { beginWithout } from '../domain/commands/play/reveals.ts';
import { draw, takeTurn } from '../domain/commands/play/turns.ts';
import { timeOut } from '../domain/commands/resignation.ts';
import type { NewJob, StoredJob } from '../domain/jobs.ts';
import type { Append, Environment } from '../domain/ports.ts';
import { dueAt, isBotOnTurn } from '../domain/table-state.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';
import type { Written } from '../table/log/log-actor.ts';
import { type JobPlan, PAUSES_MS, type Runner } from './runner.ts';

export interface TurnPorts extends Pick<Environment, 'up'> {
  readonly cache: TableCache;
  readonly botPool: BotWorker;
  readonly report: ReportFailure;
  readonly runner: Runner;
}

const EVERY_MS = 500;
/** Milliseconds for which a bot's turn is reserved for the node that wrote the last entry. */
export const GRACE_MS = 3000;
/** Milliseconds until a bot that does not answer in time is asked again: it costs a thread all that time, and would again. */
const LATE_PAUSES_MS = [30_000];

/** Every node tries, without a claim: the first to write succeeds, and the entry changes the job. */
export class TableTurns {
  readonly #ports: TurnPorts;

  constructor(ports: TurnPorts) {
    this.#ports = ports;
    const plan = {
      now: ports.up,
      every: EVERY_MS,
      claimMs: null,
      pauses: (error: unknown) => (error instanceof LateAnswer ? LATE_PAUSES_MS : PAUSES_MS),
      failed: 'a bot or a clock could not be served',
      stuck: 'a table is in quarantine: its bots and clocks stand still',
      run: (job: StoredJob) => this.#serve(job),
    } satisfies Omit<JobPlan, 'ahead' | 'limits'>;
    ports.runner.on('clock', { ...plan, ahead: EVERY_MS, limits: { perShare: 20, total: 200 } });
    ports.runner.on('bot', { ...plan, ahead: -GRACE_MS, limits: { perShare: 8, total: 200 } });
  }

  /** Call for each new entry of a table. `own`: written by this node, which then plays a bot's turn at once. */
  consider(actor: TableActor, own: boolean): void {
    const job = jobOf(actor);
    if (job !== null && (own || job.kind === 'clock')) this.#ports.runner.offer(job);
  }

  opened({ table, updates }: Append): void {
    if (updates.due == null) return;
    this.#ports.cache
      .find(table)
      .then((actor) => actor !== null && this.consider(actor, true))
      .catch((error) => this.#ports.report(error, 'a new table could not be served'));
  }

  async #serve(job: StoredJob): Promise<null> {
    const actor = await this.#ports.cache.find(job.id);
    if (actor === null) throw new Error('the table has a deadline, but no log');
    // Another node may have written.
    if (!isOf(job, actor)) await actor.refresh();
    if (!isOf(job, actor)) throw new Error('the deadline in the index is not that of the log');
    const head = actor.head();
    const done = await actWhenDue(actor, this.#ports);
    if (!done.ok && actor.head() === head) throw new Error(`what is due is refused: ${done.fault.message}`);
    return null;
  }
}

function jobOf(actor: TableActor): NewJob | null {
  const { table, opener } = actor.state();
  const due = dueAt(actor.state());
  if (due === null) return null;
  return { kind: isBotOnTurn(table) ? 'bot' : 'clock', id: actor.id, share: opener, due, subject: actor.id, data: '' };
}

function isOf({ kind, due }: StoredJob, actor: TableActor): boolean {
  const now = jobOf(actor);
  return now?.kind === kind && now.due === due;
}

function actWhenDue(actor: TableActor, ports: TurnPorts): Promise<Outcome<Written>> {
  const { table } = actor.state();
  const seat = onTurn(table);
  if (seat === null) return actor.act(beginWithout);
  return isPerson(table.seats[seat]) ? actor.act(timeOut) : playBot(actor, seat, ports);
}

async function playBot(actor: TableActor, seat: number, { botPool, report }: TurnPorts): Promise<Outcome<Written>> {
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
