import { createRandom } from '@asteroute/engine';
import { onTurn, type Table } from '@asteroute/protocol';
import type { OpenedTry } from '@asteroute/protocol/contests';
import { anyTurn, type Core } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import type { World } from '../virtual/world.ts';
import { AGAIN, Requester } from './requester.ts';

/** The day on which runs with a deck of the day begin, shortly before its end. */
const DECK = { day: '2026-01-01', edition: 'classic' };
const LOOK_MS = 300;
/** `too-early` comes from a node whose clock is behind. */
const OPEN_AGAIN: ReadonlySet<string> = new Set([...AGAIN, 'too-early', 'time-up']);

/** What became of a try, as the server tells its account. */
export type ToldTry = Awaited<ReturnType<NonNullable<Core['decks']>['overview']>>['today']['decks'][number]['own'];

/**
 * A person with an account who opens the deck of the day on two nodes at once, plays it, gives up, or leaves it until
 * the day is over, and waits for the result.
 */
export class DailyPlayer {
  readonly account: string;
  readonly opened: OpenedTry[] = [];
  told: ToldTry = null;
  readonly #world: World;
  readonly #requester: Requester;
  readonly #random = createRandom(1);

  /** @param goal After how many own turns the player gives up; null for one who never plays. */
  constructor(account: string, goal: number | null, nodes: readonly SimulatedNode[], world: World) {
    this.account = account;
    this.#world = world;
    this.#requester = new Requester(nodes, world, LOOK_MS);
    for (let device = 0; device < 2; device++) void this.#open();
    void this.#live(goal);
  }

  async #open(): Promise<void> {
    const open = (core: Core) => decksOf(core).open(DECK, this.#whose(), this.account);
    this.opened.push(await this.#requester.granted(open, 'a try can be opened', OPEN_AGAIN));
  }

  async #live(goal: number | null): Promise<void> {
    const { ledger } = this.#world;
    while (this.told === null || this.told.state === 'open') {
      await this.#requester.pause();
      const [first] = this.opened;
      if (first === undefined || ledger.head(first.table) === 0) continue;
      const table = ledger.at(first.table, ledger.head(first.table));
      if (table.status === 'over') await this.#askForResult();
      else if (onTurn(table) === 0 && goal !== null) await this.#play(table, first, goal);
    }
  }

  async #play(table: Table, { token }: OpenedTry, goal: number): Promise<void> {
    const turn = anyTurn(table, this.#random);
    const body = table.turns / 2 >= goal ? ({ type: 'resign' } as const) : turn;
    const command = { ...body, id: `${body.type}${table.turns}` };
    await this.#requester.once(({ service }) => service.command(table.id, command, { token, address: this.account }));
  }

  async #askForResult(): Promise<void> {
    const answer = await this.#requester.once((core) => decksOf(core).overview(this.#whose()));
    const decks = [answer?.today, answer?.yesterday].flatMap((day) => (day?.day === DECK.day ? day.decks : []));
    this.told = decks.find(({ edition }) => edition === DECK.edition)?.own ?? this.told;
  }

  #whose() {
    return { id: this.account, name: this.account };
  }
}

function decksOf({ decks }: Core) {
  if (decks === null) throw new Error('a simulated server deals decks of the day');
  return decks;
}
