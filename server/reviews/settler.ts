import type { FaultCode, Outcome } from '@asteroute/protocol';
import { type Environment, StoreUnavailable } from '../domain/ports.ts';
import { repeat } from '../domain/timers.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';
import type { RecordWriter } from '../table/record-writer.ts';
import type { ProvedGameAnswer } from './review-program.ts';
import type { GameReviewer } from './reviewer.ts';

/** What the results of games take. */
export interface SettlerPorts extends Pick<Environment, 'store' | 'clock' | 'log'> {
  readonly cache: TableCache;
  readonly records: RecordWriter;
  readonly reviewer: GameReviewer;
  readonly report: ReportFailure;
  /** Counts a result that was not written, by its kind and the code of the fault. */
  readonly countFailure: (kind: string, code: FaultCode) => void;
}

/** Results of one kind, which follow from the logs of tables alone. */
export interface Unsettled<Due> {
  /** What they are, such as "tries". */
  readonly name: string;
  /** Those that wait at `now` and that no node has claimed. */
  due(now: number, limit: number): Promise<readonly Due[]>;
  /** The name of one among its kind. */
  keyOf(due: Due): string;
  /** Claims one until then and writes its result, unless it must wait or another node was faster. */
  settle(due: Due, claimed: number): Promise<void>;
  /** Writes that one counts for nobody. */
  giveUp(due: Due): Promise<void>;
}

/**
 * Milliseconds for which what a node has claimed is its own, and no other tries it: a node that is killed meanwhile loses
 * nothing. With each failure they double.
 */
const CLAIM_MS = 30_000;
/** Failures after which a result is given up. */
const MAX_FAILURES = 9;
/** Milliseconds between two queries. */
const SETTLE_EVERY_MS = 1000;
/** Most that one query takes. */
const MAX_DUE = 20;

/**
 * Writes results. Every node looks for them; the one that claims a result replays and reviews the games. The same logs
 * give the same result, so that doing it twice does no harm.
 */
export function startSettler<Due>(
  { name, due, keyOf, settle, giveUp }: Unsettled<Due>,
  { clock, log, report, countFailure }: Pick<SettlerPorts, 'clock' | 'log' | 'report' | 'countFailure'>,
): { close(): void } {
  const failures = new Map<string, number>();
  const failed = async (one: Due, error: unknown) => {
    const code = error instanceof RefusedResult ? error.code : report(error, `results of ${name}`).code;
    const count = (failures.get(keyOf(one)) ?? 0) + (error instanceof StoreUnavailable ? 0 : 1);
    failures.set(keyOf(one), count);
    countFailure(name, code);
    log.warn({ [name]: keyOf(one), code, failures: count }, 'a result was not written');
    if (count < MAX_FAILURES) return;
    failures.delete(keyOf(one));
    await giveUp(one);
  };
  const settleOne = async (one: Due) => {
    try {
      await settle(one, clock.now() + CLAIM_MS * 2 ** (failures.get(keyOf(one)) ?? 0));
      failures.delete(keyOf(one));
    } catch (error) {
      await failed(one, error);
    }
  };
  const run = async () => {
    await Promise.all((await due(clock.now(), MAX_DUE)).map(settleOne));
  };
  const onError = (error: Error) => report(error, `${name} could not be read`);
  return { close: repeat({ clock, ms: SETTLE_EVERY_MS, run, onError }) };
}

/** Why a table gave no result. */
class RefusedResult extends Error {
  readonly code: FaultCode;
  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The value of an outcome on which a result depends; without it the result fails, and is tried again. */
export function valueOrFail<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new RefusedResult(outcome.fault.code, outcome.fault.message);
  return outcome.value;
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
