/** Milliseconds between two progress lines on a terminal; in a log they come ten times more seldom. */
const EVERY = process.stderr.isTTY ? 500 : 5000;

/**
 * Prints on standard error how far a long task of so many parts is, a word on it, and how long the rest will take. Parts
 * that were done before it began (`from`) took no time.
 */
export function progressOf(name: string, count: number, from = 0): (done: number, word: string) => void {
  const begin = performance.now();
  let last = begin;
  return (done, word) => {
    const now = performance.now();
    if (now - last < EVERY || done === from) return;
    last = now;
    const elapsed = (now - begin) / 1000;
    const left = (elapsed / (done - from)) * (count - done);
    const end = process.stderr.isTTY ? '\r' : '\n';
    const line = `${name}: ${done} of ${count}, ${word}, ${elapsed.toFixed(0)} s, ${left.toFixed(0)} s left`;
    process.stderr.write(`${line}   ${end}`);
  };
}
