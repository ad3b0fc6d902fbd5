import type { Answer, CommandOf, Table } from '@asteroute/protocol';
import type { ClientMemory } from './memory.ts';

/** A turn that was confirmed here is kept in the memory, so that the next client of the table sends it again. */
export class PendingTurn {
  #command: CommandOf<'turn'> | null;
  readonly #store: (command: CommandOf<'turn'> | null) => void;
  #acceptedAs = Number.POSITIVE_INFINITY;

  constructor(table: string, memory: Pick<ClientMemory, 'unsent' | 'keepUnsent'>) {
    this.#command = memory.unsent(table);
    this.#store = (command) => memory.keepUnsent(table, command);
  }

  get command(): CommandOf<'turn'> | null {
    return this.#command;
  }

  start(command: CommandOf<'turn'>): void {
    this.#command = command;
    this.#store(command);
  }

  answered(answer: Answer): void {
    if (answer.ok) this.#acceptedAs = answer.seq;
    else this.#drop();
  }

  settle(table: Pick<Table, 'head' | 'turns'> | null): void {
    const { head, turns } = table ?? { head: 0, turns: 0 };
    const command = this.#command;
    if (command !== null && (this.#acceptedAs <= head || command.turn < turns)) this.#drop();
  }

  #drop(): void {
    this.#command = null;
    this.#acceptedAs = Number.POSITIVE_INFINITY;
    this.#store(null);
  }
}
