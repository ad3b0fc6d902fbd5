/** The programs of `npm test`: each in a process group of its own, so that it ends with all that it started. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** On other systems a program and what it starts are a group of processes. */
const WINDOWS = process.platform === 'win32';

/** Milliseconds that programs have for ending by themselves, and between two looks whether they have. */
const [GRACE_MS, LOOK_MS] = [3000, 50];

/** What a program that ended left behind. */
export interface Ran {
  readonly ok: boolean;
  /** What it printed, unless that went straight to our output. */
  readonly output: string;
}

const running = new Set<ChildProcess>();
let stopped: NodeJS.Signals | null = null;

/** Runs a script on this Node, with its input closed. Once a signal came nothing is started any more. */
export function runScript(args: readonly string[], output: 'inherit' | 'pipe', options: SpawnOptions): Promise<Ran> {
  if (stopped !== null) return new Promise(() => {});
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', output, output] as const;
    const child = spawn(process.execPath, args, { ...options, stdio: [...stdio], detached: !WINDOWS });
    running.add(child);
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      if (signal !== null) chunks.push(`ended by ${signal}\n`);
      if (stopped === null) resolve({ ok: code === 0, output: chunks.join('') });
    });
  });
}

/** On a signal to end, passes it on, waits until all programs have ended, and ends with the code that says so. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A terminal sends its signal to us and to those who pass it on to us as well.
      if (stopped !== null) return;
      stopped = signal;
      console.log(`\n-- ended by ${signal}`);
      const ended = [...running].map((child) => end(child, signal));
      void Promise.all(ended).then(() => process.exit(128 + constants.signals[signal]));
    });
  }
}

/** Ends a program with all that it started: workers, servers, databases. What does not listen is ended all the same. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  tell(child, signal);
  for (let waited = 0; waited < GRACE_MS && tell(child, 0); waited += LOOK_MS) await setTimeout(LOOK_MS);
  tell(child, 'SIGKILL');
  if (running.has(child)) await exited;
}

/** Signals the group of a program; false where nothing is left of it. */
function tell({ pid = 0 }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(WINDOWS ? pid : -pid, signal);
  } catch {
    return false;
  }
}
