import type { AddressBar } from './places/navigation.ts';

/** A browser of tests: its history, and the buttons that lead through it. */
export interface TestBrowser extends AddressBar {
  /** The hashes of the history, and the index of the current entry. */
  readonly entries: () => readonly string[];
  readonly at: () => number;
  /** Goes back as a person does; resolves once the page has followed. */
  goBack(entries?: number): Promise<void>;
  /** Resolves once no navigation is pending. */
  settled(): Promise<void>;
  goForward(): Promise<void>;
  /** Opens an address by a link or by hand. */
  type(hash: string): Promise<void>;
  /** Reloads: opens another page in the same browser. */
  reload(): void;
  /** Runs all waiting timers. */
  elapse(): void;
}

/** Resolves after everything that is due now. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A browser of tests, opened at an address, with a foreign page before it. */
export function testBrowser(hash = ''): TestBrowser {
  let entries: { hash: string; step: number | null }[] = [
    { hash: 'elsewhere', step: null },
    { hash, step: null },
  ];
  let at = 1;
  let arrive = () => {};
  let waiting: (() => void)[] = [];
  const travel = async (by: number) => {
    const to = at + by;
    await soon();
    at = Math.max(0, Math.min(entries.length - 1, to));
    arrive();
    for (let i = 0; i < 4; i++) await soon();
  };
  const put = (index: number, hash: string, step: number | null) => {
    entries = [...entries.slice(0, index), { hash, step }, ...(index === at ? entries.slice(index + 1) : [])];
    at = index;
  };
  return {
    hash: () => entries[at].hash,
    step: () => entries[at].step,
    push: (hash, step) => put(at + 1, hash, step),
    replace: (hash, step) => put(at, hash, step),
    back: (by) => void travel(-by),
    onArrive(run) {
      arrive = run;
    },
    after: (_, run) => void waiting.push(run),
    entries: () => entries.map((entry) => entry.hash),
    at: () => at,
    goBack: (by = 1) => travel(-by),
    async settled() {
      for (let i = 0; i < 4; i++) await soon();
    },
    goForward: () => travel(1),
    async type(hash) {
      put(at + 1, hash, null);
      arrive();
      await soon();
    },
    reload() {
      arrive = () => {};
    },
    elapse() {
      const due = waiting;
      waiting = [];
      for (const run of due) run();
    },
  };
}
