import { createHash } from 'node:crypto';

/** What happened in a run, line by line. */
export interface RunTrace {
  note(line: string): void;
  /** The last lines. */
  last(): readonly string[];
  /** SHA-256 of all lines: two runs with the same one were the same, byte for byte. */
  digest(): string;
}

/** The number of last lines that are kept for the report of a fault. */
const KEPT = 60;
const MAX_SHOWN = 400;

/** A trace whose lines begin with the virtual time. */
export function createTrace(now: () => number): RunTrace {
  const hash = createHash('sha256');
  const kept: string[] = [];
  let waiting: string[] = [];

  function flush(): void {
    hash.update(waiting.join('\n'));
    waiting = [];
  }

  return {
    note(line) {
      const timed = `${now().toFixed(3)} ${line}`;
      waiting.push(timed);
      if (waiting.length === KEPT) flush();
      kept.push(timed);
      if (kept.length > 2 * KEPT) kept.splice(0, KEPT);
    },
    last: () => kept.slice(-KEPT).map((line) => (line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)} ...` : line)),
    digest() {
      flush();
      return hash.copy().digest('hex');
    },
  };
}
