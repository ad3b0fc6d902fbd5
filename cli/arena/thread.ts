import { Worker } from 'node:worker_threads';
import { UsageError } from '../program/arguments.ts';
import type { ByParty } from './game.ts';
import type { Match, Mirror } from './match.ts';
import { endGroup, QUIT_TIMEOUT_MS } from './player/program.ts';
import { isCommand } from './players.ts';
import type { Order, ThreadReport } from './worker.ts';

/** A thread that plays deals of one match, one at a time. */
export interface Thread {
  readonly names: ByParty<string>;
  play(number: number): Promise<Mirror>;
  close(): Promise<void>;
}

/** Milliseconds that a thread has for sending its programs away, beyond those that a program has for ending. */
const FAREWELL = 4000;

/** Programs that run for any thread. */
const running = new Set<number>();
let guarded = false;

/** From the first program on: however this process ends, they end with it. */
function note(pid: number, alive: boolean): void {
  if (!guarded) process.on('exit', () => running.forEach(endGroup));
  guarded = true;
  if (alive) running.add(pid);
  else running.delete(pid);
}

/** Starts a thread. A program that does not say hello is a wrong call. */
export async function openThread(match: Match): Promise<Thread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: match });
  const ended = new Promise<unknown>((resolve) => worker.once('exit', resolve));
  const reports = listen(worker);
  const first = await reports.next();
  if (first.type === 'unable') {
    await ended;
    throw new UsageError(`a player of "${match.bots.a}" against "${match.bots.b}" ${first.reason}`);
  }
  return {
    names: first.type === 'ready' ? first.names : match.bots,
    async play(number) {
      worker.postMessage(number satisfies Order);
      const report = await reports.next();
      if (report.type !== 'played') throw new Error(`a thread of the arena said ${report.type} where a game was due`);
      return report.mirror;
    },
    async close() {
      worker.postMessage('stop' satisfies Order);
      // Without programs there is nobody to say farewell to, and a bot of ours may think on for long.
      const hasProgram = Object.values(match.bots).some(isCommand);
      const patience = hasProgram ? FAREWELL + (match.budget.quit ?? QUIT_TIMEOUT_MS) : 0;
      const timer = setTimeout(() => worker.terminate(), patience);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** The reports of a thread one by one, processes aside; a thread that breaks breaks whoever waits for it. */
function listen(worker: Worker): { next(): Promise<ThreadReport> } {
  let waiting = Promise.withResolvers<ThreadReport>();
  waiting.promise.catch(() => {});
  worker.on('message', (report: ThreadReport) => {
    if (report.type === 'process') note(report.pid, report.alive);
    else waiting.resolve(report);
  });
  worker.on('error', (error) => waiting.reject(error));
  return {
    async next() {
      const report = await waiting.promise;
      waiting = Promise.withResolvers<ThreadReport>();
      waiting.promise.catch(() => {});
      return report;
    },
  };
}
