import { setTimeout } from 'node:timers/promises';
import type { Match, Mirror } from '../arena/match.ts';
import type { MirrorPool } from '../arena/pool.ts';
import { linesOf } from '../arena/records.ts';
import { openThread, type Thread } from '../arena/thread.ts';
import { type Band, type BandResult, bandsOf, isChecked, pairsOf } from './bands.ts';
import type { BandQueue } from './boss.ts';
import { checkResult } from './check.ts';

/** How a match is put into a queue. */
export interface QueuePlan {
  readonly pairs: number;
  /** Pairs that a worker takes at a time. */
  readonly band: number;
  /** The share of the bands that are played here again. */
  readonly check: number;
}

/** Milliseconds between two looks for a result. */
const POLL_MS = 250;

/**
 * Puts the bands of a match into a queue and hands their mirrors out in order, each once, as they come back. A band that
 * is refused is played here. Waits for the first one, which tells the names of the players.
 */
export async function openQueuePool(queue: BandQueue, match: Match, plan: QueuePlan): Promise<MirrorPool> {
  const bands = bandsOf(match, plan.pairs, plan.band);
  await queue.send(bands);
  const collector = new Collector(queue, match, plan.check);
  const { names } = await collector.resultOf(bands[0]);
  return {
    names,
    mirrors: (count, first = 0) => collector.mirrors(bands, count, first),
    close: () => collector.close(),
  };
}

class Collector {
  private readonly queue: BandQueue;
  private readonly match: Match;
  private readonly check: number;
  /** Plays again what is checked or refused; started with the first of them. */
  private thread: Promise<Thread> | null = null;

  constructor(queue: BandQueue, match: Match, check: number) {
    this.queue = queue;
    this.match = match;
    this.check = check;
  }

  async *mirrors(bands: readonly Band[], count: number, first: number): AsyncGenerator<Mirror> {
    const due = bands.filter((band) => band.from + band.count > first && band.from < count);
    let left = due.length;
    try {
      for (const band of due) {
        const mirrors = await this.mirrorsOf(band);
        left--;
        yield* mirrors.filter(({ number }) => number >= first && number < count);
      }
    } finally {
      // Whoever stops listening has decided: nobody needs the rest.
      if (left > 0) await this.queue.drop(due.slice(-left));
    }
  }

  /** Waits until a worker has played a band. */
  async resultOf(band: Band): Promise<BandResult> {
    for (;;) {
      const result = await this.queue.result(band);
      if (result !== null) return result;
      await setTimeout(POLL_MS);
    }
  }

  async close(): Promise<void> {
    await (await this.thread)?.close();
    await this.queue.close();
  }

  private async mirrorsOf(band: Band): Promise<readonly Mirror[]> {
    const result = await this.resultOf(band);
    const checked = checkResult(band, result);
    if ('refused' in checked) return this.refuse(band, result, checked.refused);
    if (!isChecked(band, this.check)) return checked.mirrors;
    const again = await this.playHere(band);
    const differs = again.find((mirror, index) => !this.isSame(mirror, checked.mirrors[index], result));
    if (differs === undefined) return checked.mirrors;
    return this.refuse(band, result, `pair ${differs.number + 1} goes otherwise when it is played here`, again);
  }

  private isSame(one: Mirror, other: Mirror, { names }: BandResult): boolean {
    return linesOf(one, this.match, names) === linesOf(other, this.match, names);
  }

  /** Says whose records are not believed, and takes those that are played here. */
  private refuse(
    band: Band,
    { worker }: BandResult,
    reason: string,
    again?: readonly Mirror[],
  ): Promise<readonly Mirror[]> | readonly Mirror[] {
    process.stderr.write(`refused: pairs ${pairsOf(band)} of worker ${worker}: ${reason}; they are played here\n`);
    return again ?? this.playHere(band);
  }

  private async playHere({ from, count }: Band): Promise<Mirror[]> {
    this.thread ??= openThread(this.match);
    const thread = await this.thread;
    const mirrors: Mirror[] = [];
    for (let number = from; number < from + count; number++) mirrors.push(await thread.play(number));
    return mirrors;
  }
}
