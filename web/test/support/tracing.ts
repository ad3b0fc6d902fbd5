/** With a trace of Chromium, because the browser itself only reports tasks from 50 ms on. */
import type { Page } from 'playwright-core';

/** An event of a trace. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread, which does not depend on what else the machine does. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly elementCount?: number };
}

const CATEGORIES = ['toplevel', '__metadata', 'devtools.timeline'];
/** Milliseconds to wait after an action, so that everything that is drawn in later frames is traced, too. */
const QUIET_MS = 1000;

/** What the page's main thread does during an action and the second after it. */
async function traced(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const inside = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  inside.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await inside.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  await page.waitForTimeout(QUIET_MS);
  const complete = new Promise((resolve) => inside.once('Tracing.tracingComplete', resolve));
  await inside.send('Tracing.end');
  await complete;
  await inside.detach();
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = new Set(named.map(threadOf));
  return events.filter((event) => threads.has(threadOf(event)));
}

/** CPU times in milliseconds of the tasks of the main thread during an action. */
export async function tasksDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const tasks = (await traced(page, act)).filter(({ name }) => name.endsWith('RunTask'));
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

/** How many elements had their styles computed at a time during an action. */
export async function styledDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const events = await traced(page, act);
  return events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []));
}

export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  return longestOf(await tasksDuring(page, act));
}

export const longestOf = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

export function percentile95(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];
}
