import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { PlayerFault } from './player.ts';

/** A running program that exchanges JSON messages over standard input and output, one per line. */
export interface Program {
  send(message: object): void;
  /** Sends a message and waits at most `limit` milliseconds for the answer. Throws a `PlayerFault` if none comes. */
  ask(message: object, limit: number): Promise<unknown>;
  /** Asks the program to quit and closes its input. Kills it if it is still running after `limit` milliseconds. */
  close(limit?: number): Promise<void>;
  kill(): void;
}

/** Called when a process starts or ends, so that none is left running. */
export type Watch = (pid: number, alive: boolean) => void;

/** Maximum length of an answer's line, in UTF-16 units. */
const MAX_LINE_LENGTH = 1_000_000;
/** Milliseconds that a program has to quit if no limit is set. */
export const QUIT_TIMEOUT_MS = 1000;
/** Outside Windows a command runs in a process group of its own, which is killed as a whole. */
const WINDOWS = process.platform === 'win32';

/** Kills a command and all processes that it started. */
export function endGroup(pid: number): void {
  try {
    process.kill(WINDOWS ? pid : -pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/** Starts a shell command. Its standard error goes to that of this process. */
export function startProgram(command: string, watch: Watch): Program {
  const child = spawn(command, { shell: true, detached: !WINDOWS, stdio: ['pipe', 'pipe', 'inherit'] });
  if (child.pid !== undefined) watch(child.pid, true);
  return new Conversation(child, watch);
}

interface Waiter {
  resolve(answer: unknown): void;
  reject(fault: PlayerFault): void;
}

class Conversation implements Program {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #closed: Promise<void>;
  #fault: PlayerFault | null = null;
  #waiter: Waiter | null = null;
  #text = '';

  constructor(child: ChildProcessByStdio<Writable, Readable, null>, watch: Watch) {
    this.#child = child;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#closed = promise;
    child.on('error', (error) => this.#fail(`could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      this.#fail(signal === null ? `crashed: it ended with exit code ${code}` : `crashed: it was ended by ${signal}`);
      if (child.pid !== undefined) watch(child.pid, false);
      resolve();
    });
    // Writing to a program that has ended fails. The `close` event reports its end.
    child.stdin.on('error', () => {});
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => this.#take(chunk));
  }

  send(message: object): void {
    if (this.#fault === null) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async ask(message: object, limit: number): Promise<unknown> {
    if (this.#fault !== null) throw this.#fault;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiter = { resolve, reject };
    this.send(message);
    // An answer that has arrived but was not read yet, because this process was busy, is not late.
    const timer = setTimeout(() => setImmediate(() => this.#late(limit)), limit);
    return promise.finally(() => clearTimeout(timer));
  }

  async close(limit = QUIT_TIMEOUT_MS): Promise<void> {
    this.send({ type: 'quit' });
    this.#child.stdin.end();
    const timer = setTimeout(() => this.kill(), limit);
    await this.#closed;
    clearTimeout(timer);
  }

  kill(): void {
    if (this.#child.pid !== undefined) endGroup(this.#child.pid);
    this.#child.stdout.destroy();
  }

  #late(limit: number): void {
    if (this.#waiter !== null) this.#fail(`was late: no answer within ${limit} ms`);
  }

  #take(chunk: string): void {
    const lines = `${this.#text}${chunk}`.split('\n');
    this.#text = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') this.#answer(line);
    if (this.#text.length > MAX_LINE_LENGTH) this.#fail('answered nonsense: a line without an end');
  }

  #answer(line: string): void {
    const waiter = this.#waiter;
    if (waiter === null) return this.#fail(`spoke without being asked: ${line.slice(0, 80)}`);
    const answer = parse(line);
    if (answer === undefined) return this.#fail(`answered nonsense: not JSON: ${line.slice(0, 80)}`);
    this.#waiter = null;
    waiter.resolve(answer);
  }

  /** Records a fault. Later faults are ignored, since the program is not used after its first one. */
  #fail(reason: string): void {
    this.#fault ??= new PlayerFault(reason);
    this.#waiter?.reject(this.#fault);
    this.#waiter = null;
    this.kill();
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
