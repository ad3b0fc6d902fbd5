import type { TurnWords } from '@asteroute/engine';
import { connectWorker, type PageWorker } from '@asteroute/page/bots/page-worker.ts';
import type { GameRecord } from '@asteroute/record';
import type { Review, ReviewFaultCode } from '@asteroute/review';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { KeptReviews } from './kept-reviews.ts';
import type { Judged, ReviewAnswer, ReviewQuestion } from './messages.ts';

export type Stage = 'quick' | 'deep' | 'stopped' | 'done' | ReviewFaultCode | 'failed';

export type ReviewThread = PageWorker<ReviewQuestion>;

/** Starts a worker thread; calls back with its answers, and when it fails. */
export type StartThread = (onAnswer: (answer: ReviewAnswer) => void, onError: () => void) => ReviewThread;

export interface ReviewerPorts {
  readonly start: StartThread;
  readonly kept: KeptReviews;
}

export class Reviewer {
  readonly #record: GameRecord;
  readonly #ports: ReviewerPorts;
  readonly #review = signal<Review | null>(null);
  /** The current review; null until the judge has seen all turns. */
  readonly review: ReadonlySignal<Review | null> = this.#review;
  readonly #looked = signal<readonly number[]>([]);
  readonly looked: ReadonlySignal<readonly number[]> = this.#looked;
  readonly #stage = signal<Stage>('quick');
  readonly stage: ReadonlySignal<Stage> = this.#stage;
  #thread: ReviewThread | null = null;
  #isDrawn = false;
  #onJudged: (verdict: Judged | null, searched: boolean) => void = () => {};

  constructor(record: GameRecord, ports: ReviewerPorts) {
    this.#record = record;
    this.#ports = ports;
    const kept = ports.kept.load(record);
    this.#review.value = kept?.review ?? null;
    this.#looked.value = kept?.looked ?? [];
    this.resume();
  }

  /** The number of turns that a search covers: those that had a choice. */
  get searched(): number {
    return this.#review.value?.turns.filter(({ choices }) => choices > 1).length ?? 0;
  }

  resume(): void {
    this.#stage.value = this.#review.peek() === null ? 'quick' : this.#isDone() ? 'done' : 'deep';
    if (this.#stage.peek() !== 'done') this.#open();
  }

  /** Reports that the page has drawn the review: until then the search would take the processor from the page. */
  drawn(): void {
    if (this.#isDrawn) return;
    this.#isDrawn = true;
    this.#search();
  }

  /** Stops the search. Its results stay, and no answer is judged any more. */
  stop(): void {
    this.#thread?.stop();
    this.#thread = null;
    if (this.#stage.peek() === 'deep') this.#stage.value = 'stopped';
  }

  /** Judges another answer to a turn: calls back with the judge's verdict, then with that of a search. */
  judge(n: number, turn: TurnWords, onJudged: (verdict: Judged | null, searched: boolean) => void): void {
    if (this.#thread === null) this.#open();
    this.#onJudged = onJudged;
    this.#thread?.post({ type: 'judge', n, turn });
  }

  close(): void {
    this.#onJudged = () => {};
    this.stop();
  }

  #open(): void {
    this.#thread?.stop();
    this.#thread = this.#ports.start(
      (answer) => this.#hear(answer),
      () => {
        this.#onJudged(null, true);
        this.#stage.value = 'failed';
      },
    );
    const [review, looked] = [this.#review.peek(), this.#looked.peek()];
    this.#thread.post({ type: 'open', record: this.#record, review, looked });
    if (this.#isDrawn) this.#search();
  }

  /** Begins the search, unless it is stopped: then another answer is judged. */
  #search(): void {
    if (this.#stage.peek() === 'deep') this.#thread?.post({ type: 'search' });
  }

  #hear(answer: ReviewAnswer): void {
    if (answer.type === 'fault') this.#stage.value = answer.code;
    else if (answer.type === 'judged') this.#onJudged(answer.verdict, answer.searched);
    else if (answer.type === 'review') {
      const { review, looked } = answer;
      batch(() => {
        this.#review.value = review;
        this.#looked.value = looked;
        this.#stage.value = this.#isDone() ? 'done' : 'deep';
      });
      this.#ports.kept.save(this.#record, { review, looked });
    }
  }

  #isDone(): boolean {
    const looked = this.#looked.peek();
    return this.#review.peek()?.turns.every(({ n, choices }) => choices < 2 || looked.includes(n)) ?? false;
  }
}

export function startThread<Sent, Received>(
  onAnswer: (answer: Received) => void,
  onError: (error: Error) => void,
): PageWorker<Sent> {
  const worker = new Worker(new URL('./review-thread.ts', import.meta.url), { type: 'module' });
  return connectWorker(worker, onAnswer, onError);
}
