import { spawn } from 'node:child_process';
import { join } from 'node:path';

const KEEPER = join(import.meta.dirname, 'keeper.mjs');

/** A program that runs beside the tests and always ends with them. */
export interface ChildProgram {
  output(): string;
  /** Resolves with the match once the program has printed it; rejects with its output if it ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code once the program has ended. */
  readonly ended: Promise<number | null>;
  /** Whether it has ended. */
  hasEnded(): boolean;
  signal(name: NodeJS.Signals): void;
  /** Sends SIGKILL, after which the program cannot clean up. Resolves once it has ended. */
  kill(): Promise<unknown>;
  /** Sends the program its `end` signal. Resolves once it has ended. */
  stop(): Promise<unknown>;
}

/** Options for starting a program. */
export interface ChildPlan {
  /** `UID:GID` of the user to run as; absent: the current user. */
  readonly user?: string;
  /** The signal that makes the program end cleanly. */
  readonly end?: NodeJS.Signals;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a program under a keeper, which ends it when this process has ended. */
export function startProgram(program: string, args: readonly string[], plan: ChildPlan = {}): ChildProgram {
  const { user = '-', end = 'SIGTERM', env = process.env } = plan;
  const child = spawn(process.execPath, [KEEPER, user, end, program, ...args], { stdio: 'pipe', env });
  const onChange = new Set<() => void>();
  const changed = (): void => {
    for (const run of [...onChange]) run();
  };
  let text = '';
  let running = true;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data: string) => {
      text += data;
      changed();
    });
  }
  // The program may have ended by itself.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      running = false;
      changed();
      resolve(code);
    }),
  );
  const signal = (name: NodeJS.Signals) => child.stdin.write(name);
  return {
    output: () => text,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(text);
          if (match === null && running) return;
          onChange.delete(look);
          if (match === null) reject(new Error(`the program ended before it printed ${pattern}: ${text}`));
          else resolve(match);
        };
        onChange.add(look);
        look();
      }),
    ended,
    hasEnded: () => !running,
    signal,
    kill() {
      signal('SIGKILL');
      return ended;
    },
    stop() {
      child.stdin.end();
      return ended;
    },
  };
}
