/** What a campaign is, and how its runs are done and added up. */
import { errorText } from '@asteroute/cli/arguments';
import { NO_POSTGRES } from '@asteroute/server/testing';
import { inFlight, inOrder } from '@asteroute/threads';

/** Seeds that follow each other. */
export interface Range {
  readonly seed: number;
  readonly count: number;
}

/** Called with how many runs are done and how many faults were found. */
export type Progress = (done: number, faults: number) => void;

/** What a campaign found: sentences about what is wrong, each with the command that repeats it, and its summary. */
export interface CampaignResult {
  readonly done: number;
  readonly faults: readonly string[];
  readonly lines: readonly string[];
}

/** What all runs of a campaign say together, and what is wrong with all of them. */
interface CampaignSummary {
  readonly lines: readonly string[];
  readonly faults?: readonly string[];
}

/** How much was run. */
interface Totals {
  readonly done: number;
  readonly faults: number;
  /** Seconds of the processor, of all threads together. */
  readonly cpuSeconds: number;
}

/** Runs that do not depend on each other, each decided by its seed: they go to any thread. */
export interface Campaign<Row = unknown> {
  readonly name: string;
  /** Runs at full size. */
  readonly count: number;
  /** What `npm test` runs of it; campaigns whose tests choose for themselves have none. */
  readonly tested?: Range;
  /** The command that repeats the run of a seed, if it is no part of `npm run soak`. */
  repeat?(seed: number): string;
  /** What a run found, as plain data; what it throws is a fault. */
  run(seed: number): Row | Promise<Row>;
  sum(rows: readonly Row[], totals: Totals): CampaignSummary;
}

/** A campaign that is one run, of servers or pages, as long as its count says. */
export interface LongCampaign {
  readonly name: string;
  readonly count: number;
  runAll(range: Range, progress: Progress): Promise<CampaignResult>;
}

/** A long run on PostgreSQL: where the machine has none, its summary says so. */
export function withPostgres(run: LongCampaign['runAll']): LongCampaign['runAll'] {
  return async (...order) => (NO_POSTGRES === null ? run(...order) : { done: 0, faults: [], lines: [NO_POSTGRES] });
}

/** Where a campaign is run, and who is told. */
export interface RunPlan<Row> {
  /** Does one run, in place of this thread. */
  readonly ask?: (seed: number) => Promise<Row>;
  /** Runs at a time. */
  readonly limit?: number;
  /** What earlier runs found: those of the first seeds. */
  readonly rows?: readonly Row[];
  readonly onRow?: (row: Row) => void;
  readonly onFault?: (fault: string) => void;
  readonly progress?: Progress;
}

/** Faults after which no more seeds are run. */
const MAX_FAULTS = 20;

/** Runs the seeds of a range, and adds up what was found in their order. */
export async function runCampaign<Row>(
  campaign: Campaign<Row>,
  { seed: first, count }: Range,
  plan: RunPlan<Row> = {},
): Promise<CampaignResult & { readonly rows: readonly Row[] }> {
  const cpu = process.cpuUsage();
  const rows = [...(plan.rows ?? [])];
  const faults: string[] = [];
  const attempt = attemptsOf(plan.ask ?? (async (seed) => campaign.run(seed)));
  for await (const { question: seed, answer } of inOrder(
    inFlight(seedsOf(first + rows.length, first + count), plan.limit ?? 1, attempt),
  )) {
    if (answer.ok) {
      rows.push(answer.row);
      plan.onRow?.(answer.row);
    } else {
      const fault = `${campaign.name}: ${answer.message}\n  repeat it with: ${repeatOf(campaign, seed)}`;
      faults.push(fault);
      plan.onFault?.(fault);
    }
    plan.progress?.(rows.length + faults.length, faults.length);
    if (faults.length >= MAX_FAULTS) break;
  }
  const { user, system } = process.cpuUsage(cpu);
  const done = rows.length + faults.length;
  const summary = campaign.sum(rows, { done, faults: faults.length, cpuSeconds: (user + system) / 1e6 });
  for (const fault of summary.faults ?? []) plan.onFault?.(fault);
  return { done, faults: [...faults, ...(summary.faults ?? [])], lines: summary.lines, rows };
}

function* seedsOf(from: number, to: number): Generator<number> {
  for (let seed = from; seed < to; seed++) yield seed;
}

type Attempt<Row> = { readonly ok: true; readonly row: Row } | { readonly ok: false; readonly message: string };

function attemptsOf<Row>(ask: (seed: number) => Promise<Row>): (seed: number) => Promise<Attempt<Row>> {
  return async (seed) => {
    try {
      return { ok: true, row: await ask(seed) };
    } catch (error) {
      return { ok: false, message: errorText(error) };
    }
  };
}

function repeatOf({ name, repeat }: Campaign, seed: number): string {
  return repeat?.(seed) ?? `npm run soak -- --only ${name} --count 1 --seed ${seed}`;
}
