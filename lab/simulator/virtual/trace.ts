import { createHash } from 'node:crypto';

export type RunTrace = ReturnType<typeof createTrace>;

const KEPT = 60;
const MAX_SHOWN = 400;

export function createTrace(now: () => number) {
  const hash = createHash('sha256');
  const kept: string[] = [];
  let waiting: string[] = [];

  function flush(): void {
    hash.update(waiting.join('\n'));
    waiting = [];
  }

  return {
    note(line: string): void {
      const timed = `${now().toFixed(3)} ${line}`;
      waiting.push(timed);
      if (waiting.length === KEPT) flush();
      kept.push(timed);
      if (kept.length > 2 * KEPT) kept.splice(0, KEPT);
    },
    last: (): readonly string[] =>
      kept.slice(-KEPT).map((line) => (line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)} ...` : line)),
    /** SHA-256 of all lines. Two runs with the same digest were identical. */
    digest(): string {
      flush();
      return hash.copy().digest('hex');
    },
  };
}
