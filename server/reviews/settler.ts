import type { StoredJob } from '../domain/jobs.ts';
import type { Environment } from '../domain/ports.ts';
import { valueOrFail } from '../jobs/refusal.ts';
import type { JobPlan } from '../jobs/runner.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { RecordWriter } from '../table/record-writer.ts';
import type { ProvedGameAnswer } from './review-program.ts';
import type { GameReviewer } from './reviewer.ts';

/** What the results of games take. */
export interface SettlerPorts extends Pick<Environment, 'store' | 'clock' | 'log'> {
  readonly cache: TableCache;
  readonly records: RecordWriter;
  readonly reviewer: GameReviewer;
}

/** Results of one kind, which follow from the logs of tables alone. */
interface Results<Due> {
  /** Writes a result; returns when to look again if it must wait. */
  settle(due: Due): Promise<number | null>;
  /** Writes that one counts for nobody. */
  giveUp(due: Due): Promise<void>;
}

/** Milliseconds for which a node has a result to itself, and between two queries. */
const [CLAIM_MS, SETTLE_EVERY_MS] = [60_000, 1000];
/** Milliseconds until a result that failed is tried again; then it is given up. */
const PAUSES_MS = [1, 2, 4, 8, 16, 32, 64, 128].map((halves) => halves * 30_000);

/**
 * Writes results. The node that claims a result replays and reviews the games. The same logs give the same result, so
 * that doing it twice does no harm.
 */
export function resultJobs<Due>({ settle, giveUp }: Results<Due>, { clock }: Pick<SettlerPorts, 'clock'>): JobPlan {
  const dueIn = ({ data }: StoredJob): Due => JSON.parse(data);
  return {
    now: () => clock.now(),
    every: SETTLE_EVERY_MS,
    ahead: 0,
    limits: { perShare: 2, total: 8 },
    claimMs: CLAIM_MS,
    pauses: () => PAUSES_MS,
    failed: 'a result was not written',
    stuck: 'a result is given up',
    run: (job) => settle(dueIn(job)),
    giveUp: (job) => giveUp(dueIn(job)),
  };
}

/** Who asks for a review: the seat, and the account or guest that is served in turn. */
interface Reviewed {
  readonly seat: number;
  readonly payer: string;
}

/** Replays and reviews a game that was played to its end; logs why it proves nothing. */
export async function reviewTable(
  actor: TableActor,
  { seat, payer }: Reviewed,
  { records, reviewer, log }: SettlerPorts,
): Promise<ProvedGameAnswer> {
  const record = valueOrFail(await records.proved(actor));
  const answer = await reviewer.review({ record, seat }, payer);
  if ('fault' in answer)
    log.error({ table: actor.id, fault: answer.fault }, 'a game does not count: its log proves no game');
  return answer;
}
