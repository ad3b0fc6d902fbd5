/** Runs mutants one after the other in a runner, and replaces the runner when the tests of a mutant hang. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '@asteroute/cli/arguments';
import type { RunnerMessage, RunnerOrder } from './runner.ts';
import { copyTree, removeTree } from './tree.ts';

/** The test that noticed a mutant, or why the tests did not finish; null if no test noticed it. */
export type MutantVerdict = string | null;

type Done = Extract<RunnerMessage, { type: 'done' }>;

/** A test file counts as hanging after this multiple of the longest test file's duration without a mutant. */
const HANG_FACTOR = 5;
const LEAST_HANG_MS = 20_000;

export class Lane {
  readonly #tree = copyTree();
  #runner: ChildProcess | null = null;
  /** Files whose current text the runner does not know yet. */
  #changed: string[] = [];
  #hangMs = 30 * 60_000;

  constructor() {
    process.once('exit', () => this.close());
  }

  /** Runs the tests without a mutant and returns the seconds that they took. Throws if a test fails. */
  async warmUp(): Promise<number> {
    const begin = performance.now();
    const { killedBy, times } = await this.#ask([]);
    if (killedBy !== null) throw new Error(`without a mutant fails ${killedBy}`);
    this.#hangMs = Math.max(LEAST_HANG_MS, HANG_FACTOR * Math.max(...Object.values(times)));
    return (performance.now() - begin) / 1000;
  }

  /** Runs the tests with this text in a file of the copy, and restores the file. */
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

  /** Starts the runner. Its first message announces that it is ready. */
  async #start(): Promise<ChildProcess> {
    const runner = fork(join(import.meta.dirname, 'runner.ts'), [this.#tree], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#runner = runner;
    await once(runner, 'message');
    return runner;
  }
}
