/** The tasks of a page's thread, by a trace of Chromium: what the browser itself reports as long begins at 50 ms. */
import type { Page } from 'playwright-core';

/** One event of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Time that the thread worked on it, whatever else the machine did. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const CATEGORIES = ['toplevel', '__metadata'];
/** What is drawn with later frames has come. */
const QUIET_MS = 1000;

/** Milliseconds of work of the longest task of the page's thread while something is done, and a second after. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
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
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && threads.has(threadOf(event)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
