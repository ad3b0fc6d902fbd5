import { inFlight, inOrder, ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import { UsageError } from '../program/arguments.ts';
import type { ByParty } from './game.ts';
import type { Match, Mirror } from './match.ts';
import { endGroup, QUIT_TIMEOUT_MS } from './player/program.ts';
import { isCommand } from './players.ts';
import type { Greeting, MirrorAnswer, MirrorQuestion, ProgramNote } from './thread.ts';

/** Who plays the deals of one match: threads here, or workers elsewhere. */
export interface MirrorPool {
  readonly names: ByParty<string>;
  /**
   * The first `count` deals in their order, from a given one on, whichever was finished first, so that results do
   * not depend on who plays them. The consumer may stop early.
   */
  mirrors(count: number, first?: number): AsyncGenerator<Mirror>;
  close(): Promise<void>;
}

/** Threads that play deals of one match. */
interface MirrorThreads {
  readonly names: ByParty<string>;
  play(number: number): Promise<Mirror>;
  close(): Promise<void>;
}

/** Milliseconds that a thread has for ending its programs, beyond those that a program has for ending. */
const END_MS = 4000;

/** Programs that run for any thread. */
const running = new Set<number>();
let guarded = false;

/** From the first program on: however this process ends, they end with it. */
function note({ pid, alive }: ProgramNote): void {
  if (!guarded) process.on('exit', () => running.forEach(endGroup));
  guarded = true;
  if (alive) running.add(pid);
  else running.delete(pid);
}

/** Starts threads with players of their own. A program that does not say hello is a wrong call. */
export async function openThreads(match: Match, threads: number): Promise<MirrorThreads> {
  // Without programs there is none to wait for, and a bot of ours may think on for long.
  const hasProgram = Object.values(match.bots).some(isCommand);
  const quitMs = hasProgram ? END_MS + (match.budget.quit ?? QUIT_TIMEOUT_MS) : 0;
  const program = new URL('./thread.ts', import.meta.url);
  const pool = new ThreadPool<MirrorQuestion, MirrorAnswer>({
    start: nodeThread(program, { workerData: match, onNote: note, quitMs }),
    threads,
  });
  try {
    const greetings = Array.from({ length: threads }, () => pool.ask('hello') as Promise<Greeting>);
    const [{ names }] = await Promise.all(greetings.map(async (one) => accepted(match, await one)));
    const play = (number: number) => pool.ask(number) as Promise<Mirror>;
    return { names, play, close: () => pool.close() };
  } catch (error) {
    await pool.close();
    throw error;
  }
}

function accepted({ bots }: Match, greeting: Greeting): { readonly names: ByParty<string> } {
  if ('names' in greeting) return greeting;
  throw new UsageError(`a player of "${bots.a}" against "${bots.b}" ${greeting.reason}`);
}

/** Plays the deals of a match on threads; when one cannot start, all are closed again and its error is thrown. */
export async function openPool(match: Match, workers: number): Promise<MirrorPool> {
  const { names, play, close } = await openThreads(match, workers);
  return {
    names,
    async *mirrors(count, first = 0) {
      const numbers = Array.from({ length: count - first }, (_, index) => first + index);
      for await (const { answer } of inOrder(inFlight(numbers, workers, play))) yield answer;
    },
    close,
  };
}
