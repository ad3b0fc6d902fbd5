/** Each in a process group of its own, so that all processes that it started end with it. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Outside Windows a program and the processes that it starts form a process group. */
const WINDOWS = process.platform === 'win32';

/** Milliseconds that programs have to end by themselves, and between two checks whether they have. */
const [GRACE_MS, LOOK_MS] = [3000, 50];

export interface Ran {
  readonly ok: boolean;
  /** What the program printed; empty if its output went directly to ours. */
  readonly output: string;
}

const running = new Set<ChildProcess>();
let stopped: NodeJS.Signals | null = null;

/** Without standard input. After a termination signal it starts nothing, and its promise stays pending. */
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

/** Forwards it to all child processes, waits for their end and exits with the code for that signal. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A terminal sends its signal to this process and also to npm, which forwards it, so that it arrives twice.
      if (stopped !== null) return;
      stopped = signal;
      console.log(`\n-- ended by ${signal}`);
      const ended = [...running].map((child) => end(child, signal));
      void Promise.all(ended).then(() => process.exit(128 + constants.signals[signal]));
    });
  }
}

/** With all processes that it started: workers, servers, databases. Kills those that ignore the signal. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  tell(child, signal);
  for (let waited = 0; waited < GRACE_MS && tell(child, 0); waited += LOOK_MS) await setTimeout(LOOK_MS);
  tell(child, 'SIGKILL');
  if (running.has(child)) await exited;
}

function tell({ pid = 0 }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(WINDOWS ? pid : -pid, signal);
  } catch {
    return false;
  }
}
