/** Milliseconds of work after which the page may respond to a person. */
const SLICE_MS = 12;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Runs a generator to its end and pauses whenever it has worked for long, so that no task of the page is long. */
export async function inSlices<T>(steps: Generator<unknown, T>, signal: AbortSignal): Promise<T> {
  let begun = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - begun < SLICE_MS) continue;
    await pause();
    signal.throwIfAborted();
    begun = performance.now();
  }
}
