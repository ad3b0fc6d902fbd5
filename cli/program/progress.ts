import { safeLine } from './print.ts';

/** Milliseconds between two progress lines; ten times longer in a log than on a terminal. */
const EVERY = process.stderr.isTTY ? 500 : 5000;

/** Milliseconds at the start in which results count as done before: a queue may already have them. */
const SETTLE_MS = 1000;

/**
 * On standard error, with a note and the time left. Parts done before or that arrive at once are not in the estimate.
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
    process.stderr.write(`${safeLine(name)}: ${done} of ${count}, ${word}, ${times}   ${end}`);
  };
}
