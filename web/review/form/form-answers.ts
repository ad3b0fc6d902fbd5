import type { GameRecord } from '@asteroute/record';
import { runToEnd, type TurnVerdict } from '@asteroute/review';
import { type FormReader, type FormTurn, type GameForm, openForm } from '@asteroute/review/form';

/** A question to the worker: a whole game at first sight, or one of its turns by search. */
export interface FormQuestion {
  readonly record: GameRecord;
  readonly seat: number;
  /** The number of a turn; null for the whole game. */
  readonly turn: number | null;
  /** What a deep review found about the turn, so that it is not searched again. */
  readonly known?: TurnVerdict;
}

export type FormAnswer = GameForm | FormTurn | null;

/** The program of the worker. It keeps the game that was asked about last, because all its turns follow. */
export class FormProgram {
  #last: { readonly key: string; readonly reader: FormReader | null } | null = null;

  answer(question: FormQuestion): FormAnswer {
    const reader = this.#readerOf(question);
    if (reader === null) return null;
    if (question.turn !== null) return runToEnd(reader.turn(question.turn, question.known));
    const form = runToEnd(reader.first());
    return form.ok ? form.value : null;
  }

  #readerOf({ record, seat }: FormQuestion): FormReader | null {
    const key = JSON.stringify([record, seat]);
    if (this.#last?.key === key) return this.#last.reader;
    const opened = openForm(record, seat);
    const reader = opened.ok ? opened.value : null;
    this.#last = { key, reader };
    return reader;
  }
}
