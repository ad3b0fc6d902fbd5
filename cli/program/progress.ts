/** Milliseconds between two progress lines on a terminal; in a log they come ten times more seldom. */
const EVERY = process.stderr.isTTY ? 500 : 5000;

/** Milliseconds in which what comes was done before, as where a queue has it already. */
const SETTLE_MS = 1000;

/**
 * Prints on standard error how far a long task of so many parts is, a word on it, and how long the rest will take. Parts
 * that were done before it began (`from`), or that come at once, took no time.
 */
export function progressOf(name: string, count: number, from = 0): (done: number, word: string) => void {
  const begin = performance.now();
  let last = begin;
  let known = { at: begin, done: from };
  return (done, word) => {
    const now = performance.now();
    if (now - begin < SETTLE_MS) known = { at: now, done };
    if (now - last < EVERY || done === known.done) return;
    last = now;
    const left = ((now - known.at) / (done - known.done)) * (count - done);
    const end = process.stderr.isTTY ? '\r' : '\n';
    const times = `${((now - begin) / 1000).toFixed(0)} s, ${(left / 1000).toFixed(0)} s left`;
    process.stderr.write(`${name}: ${done} of ${count}, ${word}, ${times}   ${end}`);
  };
}
