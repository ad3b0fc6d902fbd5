import { createRandom } from '@asteroute/engine';
import { type Outcome, onTurn, type Table } from '@asteroute/protocol';
import type { OpenedTry } from '@asteroute/protocol/contests';
import { anyTurn, type Core } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import type { World } from '../virtual/world.ts';

/** The day on which runs with a deck of the day begin, shortly before its end. */
const DECK = { day: '2026-01-01', edition: 'classic' };
/** Milliseconds between two looks at the table, and until a request without an answer is sent again. */
const LOOK_MS = 150;
/** Faults after which an opening is tried again: `too-early` comes from a node whose clock is behind. */
const AGAIN: ReadonlySet<string> = new Set(['busy', 'too-many', 'too-early', 'time-up']);

/** What became of a try, as the server tells its account. */
export type ToldTry = Awaited<ReturnType<NonNullable<Core['decks']>['overview']>>['today']['decks'][number]['own'];

/**
 * A person with an account who opens the deck of the day on two nodes at once, plays it, gives up, or leaves it until
 * the day is over, and waits for the result.
 */
export class DailyPlayer {
  readonly account: string;
  /** Everything that the server answered to an opening. */
  readonly opened: OpenedTry[] = [];
  /** The result, once it is told. */
  told: ToldTry = null;
  readonly #nodes: readonly SimulatedNode[];
  readonly #world: World;
  /** After how many own turns the player gives up; null for one who never plays. */
  readonly #goal: number | null;
  readonly #random = createRandom(1);
  #isAsking = false;

  constructor(account: string, goal: number | null, nodes: readonly SimulatedNode[], world: World) {
    this.account = account;
    this.#goal = goal;
    this.#nodes = nodes;
    this.#world = world;
    for (let device = 0; device < 2; device++) this.#open();
    this.#again();
  }

  #open(): void {
    const { queue, violate } = this.#world;
    this.#ask(
      (core) => this.#decks(core).open(DECK, this.#whose(), this.account),
      (answer: Outcome<OpenedTry> | null) => {
        if (answer?.ok) return void this.opened.push(answer.value);
        const code = answer?.fault.code ?? 'busy';
        if (!AGAIN.has(code)) violate('a try can be opened', code);
        queue.after(LOOK_MS, () => this.#open());
      },
    );
  }

  #again(): void {
    this.#world.queue.after(LOOK_MS, () => {
      if (!this.#isAsking) this.#act();
      if (this.told === null || this.told.state === 'open') this.#again();
    });
  }

  /** Plays if it is the player's turn; asks for the result once the game is over. */
  #act(): void {
    const [first] = this.opened;
    const { ledger } = this.#world;
    if (first === undefined || ledger.head(first.table) === 0) return;
    const table = ledger.at(first.table, ledger.head(first.table));
    if (table.status === 'over') this.#askForResult();
    else if (onTurn(table) === 0 && this.#goal !== null) this.#play(table, first, this.#goal);
  }

  #play(table: Table, { token }: OpenedTry, goal: number): void {
    const turn = anyTurn(table, this.#random);
    const body = table.turns / 2 >= goal ? ({ type: 'resign' } as const) : turn;
    this.#isAsking = true;
    this.#ask(
      (core) =>
        core.service.command(table.id, { ...body, id: `${body.type}${table.turns}` }, { token, address: this.account }),
      () => {
        this.#isAsking = false;
      },
    );
  }

  #askForResult(): void {
    this.#isAsking = true;
    this.#ask(
      (core) => this.#decks(core).overview(this.#whose()),
      (answer) => {
        this.#isAsking = false;
        const decks = [answer?.today, answer?.yesterday].flatMap((day) => (day?.day === DECK.day ? day.decks : []));
        this.told = decks.find(({ edition }) => edition === DECK.edition)?.own ?? this.told;
      },
    );
  }

  #whose() {
    return { id: this.account, name: this.account };
  }

  #decks({ decks }: Core) {
    if (decks === null) throw new Error('a simulated server deals decks of the day');
    return decks;
  }

  #ask<T>(run: (core: Core) => Promise<T>, done: (answer: T | null) => void): void {
    this.#world.chances.pick(this.#nodes).request(run, done);
  }
}
