import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Conditions } from './conditions.ts';

const KEEPER = join(import.meta.dirname, 'keeper.mjs');

/** A program that runs beside the tests and always ends with them. */
export type ChildProgram = ReturnType<typeof startProgram>;

/** Options for starting a program. */
export interface ChildPlan {
  /** `UID:GID` of the user to run as; absent: the current user. */
  readonly user?: string;
  /** The signal that makes the program end cleanly. */
  readonly end?: NodeJS.Signals;
  readonly env?: NodeJS.ProcessEnv;
  /** The folder that it runs in; absent: the current one. */
  readonly folder?: string;
}

/** Starts a program under a keeper, which ends it when this process has ended. */
export function startProgram(program: string, args: readonly string[], plan: ChildPlan = {}) {
  const { user = '-', end = 'SIGTERM', env = process.env, folder: cwd } = plan;
  const child = spawn(process.execPath, [KEEPER, user, end, program, ...args], { stdio: 'pipe', env, cwd });
  const conditions = new Conditions();
  let text = '';
  let running = true;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data: string) => {
      text += data;
      conditions.check();
    });
  }
  // The program may have ended by itself.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      running = false;
      conditions.check();
      resolve(code);
    }),
  );
  const signal = (name: NodeJS.Signals) => child.stdin.write(`${name}\n`);
  return {
    output: () => text,
    /** Resolves with the match once the program has printed it; rejects with its output if it ends before. */
    async printed(pattern: RegExp): Promise<RegExpExecArray> {
      await conditions.until(() => pattern.test(text) || !running);
      const match = pattern.exec(text);
      if (match === null) throw new Error(`the program ended before it printed ${pattern}: ${text}`);
      return match;
    },
    /** Resolves with the exit code once the program has ended. */
    ended,
    /** Whether it has ended. */
    hasEnded: () => !running,
    signal,
    /** Sends SIGKILL, after which the program cannot clean up. Resolves once it has ended. */
    kill(): Promise<unknown> {
      signal('SIGKILL');
      return ended;
    },
    /** Sends the program its `end` signal. Resolves once it has ended. */
    stop(): Promise<unknown> {
      child.stdin.end();
      return ended;
    },
  };
}
