import { safeLine } from './print.ts';

/** Milliseconds between two progress lines; ten times longer in a log than on a terminal. */
const EVERY = process.stderr.isTTY ? 500 : 5000;

/**
 * Milliseconds at the start during which results count as done before this run, because a queue may already have them.
 */
const SETTLE_MS = 1000;

/**
 * Creates a function that prints the progress of a long task of `count` parts on standard error, with a note and the
 * estimated time left. Parts that were done before (`from`) or that arrive at once do not enter the estimate.
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
