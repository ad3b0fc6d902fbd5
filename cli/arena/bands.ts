import { inOrder } from '@asteroute/threads';
import type { JobQueue } from '../queue/boss.ts';
import { openQueued } from '../queue/collect.ts';
import type { JobOutput, WorkKind } from '../queue/kind.ts';
import { numbersIn, type Span, spansOf, spanText } from '../queue/span.ts';
import type { ByParty } from './game.ts';
import type { Match, Mirror } from './match.ts';
import { isCommand } from './players.ts';
import { type MirrorPool, openThreads } from './pool.ts';
import { linesOf, readMirrors } from './records.ts';

/** What comes back beside the records of some mirrors. */
interface Aside {
  /** The names of the players. */
  readonly names: ByParty<string>;
  /** Milliseconds of every turn, by mirror. */
  readonly times: readonly ByParty<readonly number[]>[];
}

/** Mirrors of a match: the text is their records, as they are kept. */
export const MIRRORS: WorkKind<Match, Span> = {
  name: 'arena',
  async open(match, count) {
    const threads = await openThreads(match, count);
    const { names } = threads;
    return {
      async do(band) {
        const mirrors: Mirror[] = [];
        for (const number of numbersIn(band)) mirrors.push(await threads.play(number));
        const own: Aside = { names, times: mirrors.map(({ times }) => times) };
        return { text: mirrors.map((mirror) => linesOf(mirror, match, names)).join(''), aside: own };
      },
      close: threads.close,
    };
  },
  startsPrograms: ({ bots }) => Object.values(bots).some(isCommand),
  wordsOf: (band) => `pairs ${spanText(band)}`,
};

/** How a match is put into a queue. */
interface QueuePlan {
  readonly pairs: number;
  /** Pairs that a worker takes at a time. */
  readonly band: number;
}

/**
 * Puts the mirrors of a match into a queue and hands them out in order, each once, as they come back. Programs tell
 * their names with the first band, which is waited for.
 */
export async function openQueuePool(queue: JobQueue, match: Match, plan: QueuePlan): Promise<MirrorPool> {
  const runner = openQueued(queue, MIRRORS, match);
  const bands = spansOf(plan.pairs, plan.band);
  const names = MIRRORS.startsPrograms?.(match) ? (await firstOf(runner.run(bands.slice(0, 1)))).names : match.bots;
  return {
    names,
    async *mirrors(count, first = 0) {
      const due = bands.filter(({ from, count: size }) => from + size > first && from < count);
      for await (const { band, ...output } of inOrder(runner.run(due))) {
        for (const mirror of mirrorsIn(match, band, output)) {
          if (mirror.number >= first && mirror.number < count) yield mirror;
        }
      }
    },
    close: queue.close,
  };
}

async function firstOf(done: AsyncGenerator<JobOutput>): Promise<Aside> {
  for await (const output of done) return asideOf(output);
  throw new Error('there is no band');
}

const asideOf = ({ aside }: JobOutput): Aside => aside as Aside;

/** The mirrors of an output. Throws a `UsageError` where it holds other games than those of the match. */
function mirrorsIn(match: Match, { from }: Span, output: JobOutput): Mirror[] {
  const { times } = asideOf(output);
  const mirrors = readMirrors(output.text.split('\n').slice(0, -1), match, { first: from, from: 'its records' });
  return mirrors.map((mirror, index) => ({ ...mirror, times: times[index] ?? mirror.times }));
}
