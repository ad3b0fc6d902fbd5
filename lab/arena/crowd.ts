import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Random } from '@asteroute/engine';

const MAIN = join(import.meta.dirname, '..', '..', 'cli', 'main.ts');
const WORKERS = 3;
/** Milliseconds between two kills: `least` plus a random number below `more`. */
const KILL_MS = { least: 4000, more: 8000 };
/** Name of the file in a folder that receives a command's standard output. */
export const OUT = 'out';

export function startCommand(command: string, folder: string): ChildProcess {
  const out = openSync(join(folder, OUT), 'w');
  const child = spawn(process.execPath, [MAIN, ...command.split(' ')], {
    cwd: folder,
    stdio: ['ignore', out, 'ignore'],
  });
  closeSync(out);
  return child;
}

/** Waits until a program has ended. Resolves with its exit code. */
export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Three workers of a queue. At random times one of them is killed and replaced by a new one. */
export class Crowd {
  kills = 0;
  readonly #url: string;
  readonly #random: Random;
  readonly #workers: ChildProcess[];

  constructor(url: string, random: Random) {
    this.#url = url;
    this.#random = random;
    this.#workers = Array.from({ length: WORKERS }, () => this.#worker());
  }

  /** Kills random workers until `over` has settled. */
  async killUntil<T>(over: Promise<T>): Promise<T> {
    let isOver = false;
    const end = over.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await Promise.race([end, setTimeout(KILL_MS.least + this.#random.below(KILL_MS.more))]);
      if (isOver) break;
      this.#killOne();
    }
    return over;
  }

  #killOne(): void {
    const index = this.#random.below(WORKERS);
    this.#workers[index].kill('SIGKILL');
    this.#workers[index] = this.#worker();
    this.kills++;
  }

  async close(): Promise<void> {
    for (const worker of this.#workers) worker.kill('SIGKILL');
    await Promise.all(this.#workers.map(ended));
  }

  #worker(): ChildProcess {
    return spawn(process.execPath, [MAIN, 'worker', '--queue', this.#url], { stdio: 'ignore' });
  }
}
