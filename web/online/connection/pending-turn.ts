import type { Answer, Command, Table } from '@asteroute/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Keyring } from '../keys/keyring.ts';

/** The command that plays a turn. */
export type TurnCommand = Extract<Command, { type: 'turn' }>;

/**
 * The turn that was confirmed here and is not in the server's log yet. It is kept in the browser's storage, so that a
 * reload sends it again.
 */
export class PendingTurn {
  readonly #command = signal<TurnCommand | null>(null);
  readonly command: ReadonlySignal<TurnCommand | null> = this.#command;
  readonly #store: (command: TurnCommand | null) => void;
  /** The number of the log entry of the turn, once the server has accepted it. */
  #acceptedAs = Number.POSITIVE_INFINITY;

  constructor(table: string, keyring: Pick<Keyring, 'unsent' | 'keepUnsent'>) {
    this.#command.value = keyring.unsent(table);
    this.#store = (command) => keyring.keepUnsent(table, command);
  }

  start(command: TurnCommand): void {
    this.#command.value = command;
    this.#store(command);
  }

  /** Takes the server's answer: a refused turn is dropped at once. */
  answered(answer: Answer): void {
    if (answer.ok) this.#acceptedAs = answer.seq;
    else this.#drop();
  }

  /** Drops the turn when the log contains it, or has moved past it. */
  settle(table: Pick<Table, 'head' | 'turns'> | null): void {
    const { head, turns } = table ?? { head: 0, turns: 0 };
    const command = this.#command.value;
    if (command !== null && (this.#acceptedAs <= head || command.turn < turns)) this.#drop();
  }

  #drop(): void {
    this.#command.value = null;
    this.#acceptedAs = Number.POSITIVE_INFINITY;
    this.#store(null);
  }
}
