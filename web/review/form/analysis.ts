import type { Kept } from '@asteroute/page/library/shelf.ts';
import type { TurnVerdict } from '@asteroute/review';
import type { FormTurn, GameForm } from '@asteroute/review/form';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { FormAnswer, FormQuestion } from './form-answers.ts';
import { formKey, type KeptForms } from './kept-forms.ts';

/** A finished game of the person, and what it says; null until it was judged. */
export interface OwnGame {
  readonly kept: Kept;
  readonly seat: number;
  readonly form: GameForm | null;
}

/**
 * `first`: all games at first sight; `waits`: turns are left for search; `searches`; `done`: all searched; `failed`.
 */
export type FormStage = 'first' | 'waits' | 'searches' | 'done' | 'failed';

/** Asks the worker; `close` stops it and rejects what it was asked. */
export interface FormWorker {
  ask(question: FormQuestion): Promise<FormAnswer>;
  close(): unknown;
}

export interface FormPorts {
  readonly worker: FormWorker;
  readonly kept: KeptForms;
  /** What a deep review found about turn `n` of the only game. */
  readonly known?: (n: number) => TurnVerdict;
}

/** All at first sight, then, when asked, turn by turn by search. What is found is kept at once. */
export class FormAnalysis {
  readonly #ports: FormPorts;
  readonly #games = signal<readonly OwnGame[]>([]);
  /** The games, in the given order, without those that turned out to have no result. */
  readonly games: ReadonlySignal<readonly OwnGame[]> = this.#games;
  readonly #stage = signal<FormStage>('first');
  readonly stage: ReadonlySignal<FormStage> = this.#stage;
  readonly #keys: ReadonlyMap<number, string>;
  /** Rises whenever work is begun or stopped; work with an older number ends. */
  #run = 0;

  constructor(games: readonly Omit<OwnGame, 'form'>[], ports: FormPorts) {
    this.#ports = ports;
    this.#keys = new Map(games.map(({ kept, seat }) => [kept.id, formKey(kept.saved.record, seat)]));
    this.#games.value = games.map((game) => ({ ...game, form: ports.kept.load(this.#keyOf(game)) }));
    void this.#begin(() => this.#judgeAll());
  }

  /** Searches the turns that are left, of the first games first. */
  search(): void {
    this.#stage.value = 'searches';
    void this.#begin(() => this.#searchAll());
  }

  /** Stops the search. What it found stays. */
  stop(): void {
    this.close();
    this.#stage.value = this.#rest();
  }

  close(): void {
    this.#run++;
    this.#ports.worker.close();
  }

  async #begin(work: () => Promise<void>): Promise<void> {
    const run = ++this.#run;
    try {
      await work();
      if (run === this.#run) this.#stage.value = this.#rest();
    } catch {
      if (run === this.#run) this.#stage.value = 'failed';
    }
  }

  async #judgeAll(): Promise<void> {
    const run = this.#run;
    for (const game of this.#games.peek()) {
      if (game.form !== null) continue;
      const form = await this.#ports.worker.ask({ record: game.kept.saved.record, seat: game.seat, turn: null });
      if (run !== this.#run) return;
      this.#replace(game, form as GameForm | null);
    }
  }

  async #searchAll(): Promise<void> {
    const run = this.#run;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { game, form, n } = next;
      const { worker, known } = this.#ports;
      const question = { record: game.kept.saved.record, seat: game.seat, turn: n };
      const turn = await worker.ask(known === undefined ? question : { ...question, known: known(n) });
      if (run !== this.#run) return;
      const turns = form.turns.map((one) => (one.n === n ? (turn as FormTurn) : one));
      this.#replace(game, { ...form, turns });
    }
  }

  /** The next turn to be searched: of the first game that has one, the one that seems to have lost most. */
  #next(): { readonly game: OwnGame; readonly form: GameForm; readonly n: number } | undefined {
    for (const game of this.#games.peek()) {
      const left = game.form?.turns.filter(({ searched }) => !searched) ?? [];
      if (game.form === null || left.length === 0) continue;
      return { game, form: game.form, n: left.reduce((a, b) => (b.lost > a.lost ? b : a)).n };
    }
    return undefined;
  }

  #rest(): FormStage {
    return this.#next() === undefined ? 'done' : 'waits';
  }

  #replace(game: OwnGame, form: GameForm | null): void {
    if (form !== null) this.#ports.kept.save(this.#keyOf(game), form);
    this.#games.value = this.#games
      .peek()
      .flatMap((one) => (one.kept.id !== game.kept.id ? one : form === null ? [] : { ...one, form }));
  }

  #keyOf({ kept }: Pick<OwnGame, 'kept'>): string {
    return this.#keys.get(kept.id) ?? '';
  }
}
