import { setImmediate } from 'node:timers/promises';
import type { Doer, DoneBand, JobRunner, WorkKind } from './kind.ts';

/** A doer with the band that it is at. */
type Answer<Band> = readonly [Doer<Band>, DoneBand<Band>];

/** Does the bands of a plan on threads of this process. */
export async function openHere<P, B>(kind: WorkKind<P, B>, plan: P, threads: number): Promise<JobRunner<B>> {
  const doers = await Promise.all(Array.from({ length: threads }, () => kind.open(plan)));
  return {
    run: (bands) => runOn(doers, bands),
    close: async () => void (await Promise.all(doers.map((doer) => doer.close()))),
  };
}

async function* runOn<B>(doers: readonly Doer<B>[], bands: readonly B[]): AsyncGenerator<DoneBand<B>> {
  const rest = bands.entries();
  const busy = new Map<Doer<B>, Promise<Answer<B>>>();
  const ask = async (doer: Doer<B>, index: number, band: B): Promise<Answer<B>> => {
    return [doer, { ...(await doer.do(band)), index, band }];
  };
  const askNext = (doer: Doer<B>): void => {
    const { done, value } = rest.next();
    busy.delete(doer);
    if (done) return;
    const answer = ask(doer, ...value);
    // Another thread may break first: then nobody awaits this one.
    answer.catch(() => {});
    busy.set(doer, answer);
  };
  for (const doer of doers) askNext(doer);
  while (busy.size > 0) {
    const [doer, answer] = await Promise.race(busy.values());
    askNext(doer);
    yield answer;
  }
}

/** Does bands in this thread: what takes a moment is not worth one of its own. Between two bands signals are heard. */
export function openInProcess<B>(work: (band: B) => string): JobRunner<B> {
  return {
    async *run(bands) {
      for (const [index, band] of bands.entries()) {
        await setImmediate();
        yield { index, band, text: work(band) };
      }
    },
    close: async () => {},
  };
}
