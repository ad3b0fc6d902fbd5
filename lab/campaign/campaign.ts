import { errorText } from '@asteroute/cli/arguments';
import { NO_POSTGRES } from '@asteroute/server/testing';
import { inFlight, inOrder } from '@asteroute/threads';

export interface Range {
  readonly seed: number;
  readonly count: number;
}

export type Progress = (done: number, faults: number) => void;

/** Faults as sentences, each with the command that repeats it, and the lines of a summary. */
export interface CampaignResult {
  readonly done: number;
  readonly faults: readonly string[];
  readonly lines: readonly string[];
}

/** A campaign of independent runs, each determined by its seed, so that any thread can execute any of them. */
export interface Campaign<Row = unknown> {
  readonly name: string;
  readonly count: number;
  /** The seeds that `npm test` runs. Absent for campaigns whose tests choose their own seeds. */
  readonly tested?: Range;
  /** The command that repeats the run of a seed, if the campaign is not part of `npm run lab -- soak`. */
  repeat?(seed: number): string;
  /** Executes a run and returns what it found as plain data. A thrown error counts as a fault. */
  run(seed: number): Row | Promise<Row>;
  sum(
    rows: readonly Row[],
    totals: { readonly done: number; readonly faults: number; readonly cpuSeconds: number },
  ): { readonly lines: readonly string[]; readonly faults?: readonly string[] };
}

/** A campaign that is a single run of servers or pages, whose length is its count. */
export interface LongCampaign {
  readonly name: string;
  readonly count: number;
  runAll(range: Range, progress: Progress): Promise<CampaignResult>;
}

/** Wraps a long run that needs PostgreSQL. Without PostgreSQL on this machine, its summary says why it did not run. */
export function withPostgres(run: LongCampaign['runAll']): LongCampaign['runAll'] {
  return async (...order) => (NO_POSTGRES === null ? run(...order) : { done: 0, faults: [], lines: [NO_POSTGRES] });
}

export interface RunPlan<Row> {
  /** Executes one run somewhere else. By default runs are executed in this thread. */
  readonly ask?: (seed: number) => Promise<Row>;
  readonly limit?: number;
  /** Results of the first seeds from an earlier execution, which are not run again. */
  readonly rows?: readonly Row[];
  readonly onRow?: (row: Row) => void;
  readonly onFault?: (fault: string) => void;
  readonly progress?: Progress;
}

const MAX_FAULTS = 20;

/** Runs the seeds of a range and sums up the results in the order of the seeds. */
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

const repeatOf = ({ name, repeat }: Campaign, seed: number): string =>
  repeat?.(seed) ?? `npm run lab -- soak --only ${name} --count 1 --seed ${seed}`;
