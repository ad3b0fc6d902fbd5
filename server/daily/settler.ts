import type { EndReason } from '@asteroute/protocol';
import { endDeck } from '../domain/commands/resignation.ts';
import { type DueTry, SEED_DELAY_MS, type TryFigures, type TryState } from '../domain/daily.ts';
import type { Environment } from '../domain/ports.ts';
import { repeat } from '../domain/timers.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';
import { need } from '../table/failures.ts';
import type { RecordWriter } from '../table/record-writer.ts';
import type { TryReviewer } from './reviewer.ts';

/** What the settler needs. */
export interface SettlerPorts extends Pick<Environment, 'store' | 'clock' | 'log'> {
  readonly cache: TableCache;
  readonly records: RecordWriter;
  readonly reviewer: TryReviewer;
  readonly report: ReportFailure;
}

/** Milliseconds between two queries for tries whose game or day is over. */
const SETTLE_EVERY_MS = 1000;
/** Milliseconds for which a claimed try belongs to one node; a node that is killed meanwhile loses nothing. */
const TRY_CLAIM_MS = 30_000;
/** Most tries that one query takes. */
const MAX_DUE = 20;

/** What became of a try. */
interface Result {
  readonly state: TryState;
  readonly figures: TryFigures | null;
}

/**
 * Writes the results of official tries, which follow from their logs alone. Every node looks for them; the one that
 * claims a try replays and reviews it. The same log gives the same result, so that doing it twice does no harm.
 */
export function startSettler(ports: SettlerPorts): { close(): void } {
  const { store, clock, report } = ports;
  const run = async () => {
    const due = await store.dueTries(clock.now(), MAX_DUE);
    await Promise.all(due.map((one) => settle(one, ports).catch((error) => report(error, `try ${one.table}`))));
  };
  const onError = (error: Error) => report(error, 'tries could not be read');
  return { close: repeat({ clock, ms: SETTLE_EVERY_MS, run, onError }) };
}

async function settle(due: DueTry, ports: SettlerPorts): Promise<void> {
  const { store, clock, cache } = ports;
  const isOver = due.until + SEED_DELAY_MS <= clock.now();
  const actor = await cache.find(due.table);
  await actor?.refresh();
  if (actor?.state().table.status === 'running' && !isOver) return;
  if (!(await store.claimTry(due, clock.now() + TRY_CLAIM_MS))) return;
  const result = actor === null ? NO_LOG : await resultOf(actor, due, ports);
  await store.settleTry(due.table, result.state, result.figures);
}

/** Of a table that the operator deleted. */
const NO_LOG: Result = { state: 'refused', figures: null };

async function resultOf(actor: TableActor, due: DueTry, ports: SettlerPorts): Promise<Result> {
  if (actor.state().table.status === 'running') need(await actor.act(endDeck));
  const reason = actor.state().table.ending?.reason;
  if (reason !== 'finished') return { state: stateOf(reason), figures: null };
  const record = need(await ports.records.proved(actor));
  const answer = await ports.reviewer.review({ record }, due.account);
  if ('figures' in answer) return { state: 'counted', figures: answer.figures };
  ports.log.error({ table: due.table, fault: answer.fault }, 'a try does not count: its log proves no game');
  return { state: 'refused', figures: null };
}

const stateOf = (reason: EndReason | undefined): TryState => (reason === 'timed-out' ? 'late' : 'given-up');
