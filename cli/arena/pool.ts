import { inOrder, ThreadPool } from '@asteroute/threads';
import { nodeThread } from '@asteroute/threads/node';
import { UsageError } from '../program/arguments.ts';
import type { Doer, WorkKind } from '../queue/kind.ts';
import type { QueueValues } from '../queue/options.ts';
import { openRunner } from '../queue/runner.ts';
import { numbersIn, type Span, spansOf, spanText } from '../queue/span.ts';
import type { ByParty } from './game.ts';
import { MAX_BUDGET_MS, type Match, type Mirror } from './match.ts';
import { endGroup, QUIT_TIMEOUT_MS } from './player/program.ts';
import { isCommand } from './players.ts';
import type { Greeting, MirrorAnswer, MirrorQuestion, ProgramNote } from './thread.ts';

export interface MirrorPool {
  readonly names: ByParty<string>;
  /** From number `first` on, in order, so that results do not depend on the workers. The consumer may stop early. */
  mirrors(first: number): AsyncGenerator<Mirror>;
  close(): Promise<void>;
}

interface PlayedBand {
  readonly names: ByParty<string>;
  readonly mirrors: readonly Mirror[];
}

export const MIRRORS: WorkKind<Match, Span, PlayedBand> = {
  name: 'arena',
  open: openThreads,
  startsPrograms: ({ bots }) => Object.values(bots).some(isCommand),
  wordsOf: (band) => `pairs ${spanText(band)}`,
};

/** The number of deals, and whether threads or the workers of a queue play them. */
export interface MirrorPlan extends Partial<QueueValues> {
  readonly pairs: number;
  readonly workers: number;
}

/** Opens the workers that play a match. Throws a `UsageError` if a program is silent. */
export async function openPool(match: Match, { pairs, band = 1, ...plan }: MirrorPlan): Promise<MirrorPool> {
  // A thread without a pair to play would start its programs in vain.
  const workers = Math.max(1, Math.min(plan.workers, pairs));
  const runner = await openRunner(MIRRORS, inQueue(match, plan.queue), { ...plan, workers });
  // A band without deals plays nothing but returns the names of the players.
  const { value } = await runner.run([{ from: 0, count: 0 }]).next();
  const bands = spansOf(pairs, plan.queue === undefined ? 1 : band);
  return {
    names: value.answer.names,
    async *mirrors(first) {
      const due = bands.filter(({ from, count }) => from + count > first);
      for await (const { answer } of inOrder(runner.run(due))) {
        yield* answer.mirrors.filter(({ number }) => number >= first);
      }
    },
    close: runner.close,
  };
}

/** So high that in a queue only playouts limit a bot, unless a time was given: machines' speed would change games. */
function inQueue(match: Match, queue: string | undefined): Match {
  const isTimed = queue === undefined || match.budget.time !== undefined || MIRRORS.startsPrograms?.(match);
  return isTimed ? match : { ...match, budget: { ...match.budget, time: MAX_BUDGET_MS } };
}

/** Milliseconds that a thread has to end its programs, in addition to the time that a program has to quit. */
const END_MS = 4000;

/** Process ids of programs that are running for any thread. */
const running = new Set<number>();
let guarded = false;

/** From the first program on, all running programs are killed when this process ends. */
function note({ pid, alive }: ProgramNote): void {
  if (!guarded) process.on('exit', () => running.forEach(endGroup));
  guarded = true;
  if (alive) running.add(pid);
  else running.delete(pid);
}

/** Starts threads with players of their own. If one cannot start, closes all of them and throws its error. */
async function openThreads(match: Match, threads: number): Promise<Doer<Span, PlayedBand>> {
  // Without programs there is nothing to wait for, and one of our own bots may continue to think for long.
  const quitMs = MIRRORS.startsPrograms?.(match) ? END_MS + (match.budget.quit ?? QUIT_TIMEOUT_MS) : 0;
  const program = new URL('./thread.ts', import.meta.url);
  const pool = new ThreadPool<MirrorQuestion, MirrorAnswer>({
    start: nodeThread(program, { workerData: match, onNote: note, quitMs }),
    threads,
  });
  try {
    const greetings = Array.from({ length: threads }, () => pool.ask('hello') as Promise<Greeting>);
    const [names] = await Promise.all(greetings.map(async (one) => namesIn(match, await one)));
    return {
      async do(band) {
        const mirrors: Mirror[] = [];
        for (const number of numbersIn(band)) mirrors.push((await pool.ask(number)) as Mirror);
        return { names, mirrors };
      },
      close: () => pool.close(),
    };
  } catch (error) {
    await pool.close();
    throw error;
  }
}

function namesIn({ bots }: Match, greeting: Greeting): ByParty<string> {
  if ('names' in greeting) return greeting.names;
  throw new UsageError(`a player of "${bots.a}" against "${bots.b}" ${greeting.reason}`);
}
