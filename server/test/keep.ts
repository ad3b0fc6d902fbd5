import { spawn } from 'node:child_process';
import { join } from 'node:path';

const KEEPER = join(import.meta.dirname, 'keeper.mjs');

/** A program that runs beside the tests and never outlives them. */
export interface Kept {
  output(): string;
  /** Resolves with its exit code once it has ended. */
  readonly ended: Promise<number | null>;
  /** SIGKILL: it can tidy nothing up. */
  kill(): Promise<unknown>;
  /** Ends it in its own way. */
  stop(): Promise<unknown>;
}

export interface KeepPlan {
  /** `UID:GID` of the user to run as; absent for one's own. */
  readonly user?: string;
  /** The signal that ends it well. */
  readonly end?: NodeJS.Signals;
  readonly env?: NodeJS.ProcessEnv;
}

export function keep(program: string, args: readonly string[], plan: KeepPlan = {}): Kept {
  const { user = '-', end = 'SIGTERM', env = process.env } = plan;
  const child = spawn(process.execPath, [KEEPER, user, end, program, ...args], { stdio: 'pipe', env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data: string) => {
      text += data;
    });
  }
  // It may have ended before it is told to.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return {
    output: () => text,
    ended,
    kill() {
      child.stdin.write('SIGKILL');
      return ended;
    },
    stop() {
      child.stdin.end();
      return ended;
    },
  };
}

/** Asks again and again until there is an answer; throws the last fault after `ms`. */
export async function eventually<T>(look: () => Promise<T> | T, ms: number): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}
