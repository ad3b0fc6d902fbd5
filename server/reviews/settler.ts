import type { Environment } from '../domain/ports.ts';
import { repeat } from '../domain/timers.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';
import { need } from '../table/failures.ts';
import type { RecordWriter } from '../table/record-writer.ts';
import type { ProvedGameAnswer } from './review-program.ts';
import type { GameReviewer } from './reviewer.ts';

/** What the results of games take. */
export interface SettlerPorts extends Pick<Environment, 'store' | 'clock' | 'log'> {
  readonly cache: TableCache;
  readonly records: RecordWriter;
  readonly reviewer: GameReviewer;
  readonly report: ReportFailure;
}

/** Results of one kind, which follow from the logs of tables alone. */
export interface Unsettled<Due> {
  /** What they are, such as "tries". */
  readonly name: string;
  /** Those that wait at `now` and that no node has claimed. */
  due(now: number, limit: number): Promise<readonly Due[]>;
  /** Claims one and writes its result, unless it must wait or another node was faster. */
  settle(due: Due): Promise<void>;
}

/** Milliseconds for which what a node has claimed is its own; a node that is killed meanwhile loses nothing. */
export const RESULT_CLAIM_MS = 30_000;
/** Milliseconds between two queries. */
const SETTLE_EVERY_MS = 1000;
/** Most that one query takes. */
const MAX_DUE = 20;

/**
 * Writes results. Every node looks for them; the one that claims a result replays and reviews the games. The same logs
 * give the same result, so that doing it twice does no harm.
 */
export function startSettler<Due>(
  { name, due, settle }: Unsettled<Due>,
  { clock, report }: Pick<SettlerPorts, 'clock' | 'report'>,
): { close(): void } {
  const run = async () => {
    const waiting = await due(clock.now(), MAX_DUE);
    await Promise.all(waiting.map((one) => settle(one).catch((error) => report(error, `results of ${name}`))));
  };
  const onError = (error: Error) => report(error, `${name} could not be read`);
  return { close: repeat({ clock, ms: SETTLE_EVERY_MS, run, onError }) };
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
  const record = need(await records.proved(actor));
  const answer = await reviewer.review({ record, seat }, payer);
  if ('fault' in answer)
    log.error({ table: actor.id, fault: answer.fault }, 'a game does not count: its log proves no game');
  return answer;
}
