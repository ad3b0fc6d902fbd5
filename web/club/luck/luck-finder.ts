import { connectWorker, type PageWorker } from '@asteroute/page/bots/page-worker.ts';
import type { GameRecord } from '@asteroute/record';
import { type ReadonlySignal, signal } from '@preact/signals';

export interface LuckQuestion {
  readonly id: string;
  readonly record: GameRecord;
}

/** The luck of each side in points; null for a game that cannot be reviewed, such as one that was given up. */
export interface LuckAnswer {
  readonly id: string;
  readonly luck: readonly number[] | null;
}

export type StartLuck = (onAnswer: (answer: LuckAnswer) => void, onError: () => void) => PageWorker<LuckQuestion>;

/** How far the search for luck is, in games; `failed` if its thread could not run. */
export type LuckProgress = { readonly done: number; readonly count: number } | 'failed';

/** Finds the luck of games one after the other in a worker, as long as somebody waits for it. What it found stays. */
export class LuckFinder {
  readonly #start: StartLuck;
  readonly #luck = signal<ReadonlyMap<string, readonly number[]>>(new Map());
  /** By the game's id. */
  readonly luck: ReadonlySignal<ReadonlyMap<string, readonly number[]>> = this.#luck;
  readonly #progress = signal<LuckProgress | null>(null);
  /** Null while it rests. */
  readonly progress: ReadonlySignal<LuckProgress | null> = this.#progress;
  /** Games that have no luck to find. */
  readonly #without = new Set<string>();
  #thread: PageWorker<LuckQuestion> | null = null;

  constructor(start: StartLuck = startLuck) {
    this.#start = start;
  }

  missing(games: readonly LuckQuestion[]): readonly LuckQuestion[] {
    return games.filter(({ id }) => !this.#luck.value.has(id) && !this.#without.has(id));
  }

  find(games: readonly LuckQuestion[]): void {
    this.stop();
    const wanted = [...this.missing(games)];
    if (wanted.length === 0) return;
    const count = wanted.length;
    const ask = () => {
      const next = wanted.shift();
      this.#progress.value = { done: count - wanted.length - 1, count };
      if (next === undefined) this.stop();
      else this.#thread?.post({ id: next.id, record: next.record });
    };
    const onAnswer = ({ id, luck }: LuckAnswer) => {
      if (luck === null) this.#without.add(id);
      else this.#luck.value = new Map([...this.#luck.peek(), [id, luck]]);
      ask();
    };
    const onError = () => {
      this.stop();
      this.#progress.value = 'failed';
    };
    this.#thread = this.#start(onAnswer, onError);
    ask();
  }

  /** Stops; what was found stays. */
  stop(): void {
    this.#thread?.stop();
    this.#thread = null;
    this.#progress.value = null;
  }
}

function startLuck(onAnswer: (answer: LuckAnswer) => void, onError: () => void): PageWorker<LuckQuestion> {
  const worker = new Worker(new URL('./luck-thread.ts', import.meta.url), { type: 'module' });
  return connectWorker(worker, onAnswer, onError);
}
