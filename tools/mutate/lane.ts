/** Runs mutants one after the other in a runner of its own, and replaces the runner when a mutant never ends. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '@asteroute/cli/arguments';
import type { RunnerMessage, RunnerOrder } from './runner.ts';
import { copyTree, removeTree } from './tree.ts';

/** Why no test noticed a mutant (null), which one did, or that the tests never ended. */
export type MutantVerdict = string | null;

type Done = Extract<RunnerMessage, { type: 'done' }>;

/** A test file that takes so many times as long as the longest does without a mutant never ends. */
const HANG_FACTOR = 5;
const LEAST_HANG_MS = 20_000;

/** One copy of the tree with one runner. */
export class Lane {
  readonly #tree = copyTree();
  #runner: ChildProcess | null = null;
  /** Files whose last text the runner has not been told of. */
  #changed: string[] = [];
  #hangMs = 30 * 60_000;

  constructor() {
    process.once('exit', () => this.close());
  }

  /** Runs the tests without a mutant; gives the seconds that they took. Throws when one fails. */
  async warmUp(): Promise<number> {
    const begin = performance.now();
    const { killedBy, times } = await this.#ask([]);
    if (killedBy !== null) throw new Error(`without a mutant fails ${killedBy}`);
    this.#hangMs = Math.max(LEAST_HANG_MS, HANG_FACTOR * Math.max(...Object.values(times)));
    return (performance.now() - begin) / 1000;
  }

  /** Runs the tests with this text in a file of the copy. */
  async run(file: string, text: string): Promise<MutantVerdict> {
    const path = join(this.#tree, file);
    const original = readFileSync(path, 'utf8');
    const changed = [...this.#changed, file];
    writeFileSync(path, text);
    this.#changed = [file];
    try {
      return (await this.#ask(changed)).killedBy;
    } catch (error) {
      this.#stop();
      return errorText(error);
    } finally {
      writeFileSync(path, original);
    }
  }

  /** Ends the runner and removes the tree. */
  close(): void {
    this.#stop();
    removeTree(this.#tree);
  }

  #stop(): void {
    this.#runner?.kill('SIGKILL');
    this.#runner = null;
  }

  async #ask(changed: RunnerOrder): Promise<Done> {
    const runner = this.#runner ?? (await this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const watch = () => setTimeout(() => reject(new Error('the tests never ended')), this.#hangMs);
    let timer = watch();
    const listen = (message: RunnerMessage) => {
      clearTimeout(timer);
      if (message.type === 'done') return resolve(message);
      timer = watch();
    };
    const fail = () => reject(new Error('the tests crashed'));
    runner.on('message', listen).once('exit', fail);
    runner.send(changed);
    return promise.finally(() => {
      clearTimeout(timer);
      runner.off('message', listen).off('exit', fail);
    });
  }

  /** Starts the runner; its first message says that it listens. */
  async #start(): Promise<ChildProcess> {
    const runner = fork(join(import.meta.dirname, 'runner.ts'), [this.#tree], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#runner = runner;
    await once(runner, 'message');
    return runner;
  }
}
