import { countedEnd, type EndReason, SEED_DELAY_MS } from '@asteroute/protocol';
import { endLate } from '../domain/commands/resignation.ts';
import type { DueTry, TryFigures, TryState } from '../domain/daily.ts';
import { valueOrFail } from '../jobs/refusal.ts';
import type { JobPlan } from '../jobs/runner.ts';
import { resultJobs, reviewTable, type SettlerPorts } from '../reviews/settler.ts';
import type { TableActor } from '../table/actor.ts';
import { OWN_SEAT } from './opening.ts';

/** What became of a try. */
interface Result {
  readonly state: TryState;
  readonly figures: TryFigures | null;
}

/** The results of official tries. */
export function tryResults(ports: SettlerPorts): JobPlan {
  const giveUp = ({ table }: DueTry) => ports.store.settleTry(table, 'refused', null);
  return resultJobs({ settle: (due: DueTry) => settle(due, ports), giveUp }, ports);
}

async function settle(due: DueTry, ports: SettlerPorts): Promise<number | null> {
  const { store, clock, cache } = ports;
  const end = due.until + SEED_DELAY_MS;
  const isOver = end <= clock.now();
  const actor = await cache.find(due.table);
  await actor?.refresh();
  if (actor?.state().table.status === 'running' && !isOver) return end;
  const result = actor === null ? NO_LOG : await resultOf(actor, due, ports);
  await store.settleTry(due.table, result.state, result.figures);
  return null;
}

/** Of a table that the operator deleted. */
const NO_LOG: Result = { state: 'refused', figures: null };

async function resultOf(actor: TableActor, { account }: DueTry, ports: SettlerPorts): Promise<Result> {
  if (actor.state().table.status === 'running') valueOrFail(await actor.act(endLate));
  const reason = countedEnd(actor.state().table);
  if (reason !== 'finished') return { state: stateOf(reason), figures: null };
  const answer = await reviewTable(actor, { seat: OWN_SEAT, payer: account }, ports);
  if ('fault' in answer) return { state: 'refused', figures: null };
  const { margin, fair, accuracy } = answer.figures;
  return { state: 'counted', figures: { margin, fair, accuracy } };
}

const stateOf = (reason: EndReason | null): TryState => (reason === 'timed-out' ? 'late' : 'given-up');
