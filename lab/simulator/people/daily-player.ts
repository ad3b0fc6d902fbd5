import { createRandom } from '@asteroute/engine';
import { onTurn, SEED_DELAY_MS, type Table } from '@asteroute/protocol';
import type { OpenedTry } from '@asteroute/protocol/contests';
import { anyTurn, type Core, type Stores } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import { isRecovered, type World } from '../virtual/world.ts';
import { AGAIN, Requester } from './requester.ts';

/** The day on which runs with a deck of the day begin, shortly before its end. */
const DECK = { day: '2026-01-01', edition: 'classic' };
const LOOK_MS = 300;
/** Milliseconds within which the result of a game that is over is told, also if a node that claimed it was killed. */
const RESULT_MS = 90_000;
/** `too-early` comes from a node whose clock is behind. */
const OPEN_AGAIN: ReadonlySet<string> = new Set([...AGAIN, 'too-early', 'time-up']);

/** What became of a try, as the server tells its account. */
type ToldTry = Awaited<ReturnType<NonNullable<Core['decks']>['overview']>>['today']['decks'][number]['own'];

/**
 * A person with an account who opens the deck of the day on two nodes at once, plays it, gives up, or leaves it until
 * the day is over, and waits for the result.
 */
export class DailyPlayer extends Requester {
  readonly account: string;
  readonly opened: OpenedTry[] = [];
  told: ToldTry = null;
  readonly #random = createRandom(1);

  /** @param goal After how many own turns the player gives up; null for one who never plays. */
  constructor(account: string, goal: number | null, nodes: readonly SimulatedNode[], world: World) {
    super(nodes, world, LOOK_MS);
    this.account = account;
    for (let device = 0; device < 2; device++) void this.#open();
    void this.#live(goal);
  }

  isWaiting(): boolean {
    return this.told === null || this.told.state === 'open';
  }

  /** The table of the try, once its log has begun. */
  table(): Table | null {
    const [first] = this.opened;
    const { ledger } = this.world;
    return first === undefined || ledger.head(first.table) === 0 ? null : ledger.newest(first.table);
  }

  async #open(): Promise<void> {
    const open = (core: Core) => decksOf(core).open(DECK, this.#whose(), this.account);
    this.opened.push(await this.granted(open, 'a try can be opened', OPEN_AGAIN));
  }

  async #live(goal: number | null): Promise<void> {
    while (this.isWaiting()) {
      await this.pause();
      const table = this.table();
      if (table?.status === 'over') await this.#askForResult();
      else if (table !== null && onTurn(table) === 0 && goal !== null) await this.#play(table, goal);
    }
  }

  async #play(table: Table, goal: number): Promise<void> {
    const turn = anyTurn(table, this.#random);
    const body = table.turns / 2 >= goal ? ({ type: 'resign' } as const) : turn;
    const command = { ...body, id: `${body.type}${table.turns}` };
    const client = { token: this.opened[0].token, address: this.account };
    await this.once(({ service }) => service.command(table.id, command, client));
  }

  async #askForResult(): Promise<void> {
    const answer = await this.once((core) => decksOf(core).overview(this.#whose()));
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

/** Checks that no entry of an official try tells its seed. */
export function checkDailySeeds({ ledger, violate }: World): void {
  ledger.observe(({ table, events, after }) => {
    if (after.contest?.format !== 'deck') return;
    for (const event of events)
      if (event.type === 'ended' && event.serverSeed !== '') violate('no try tells the seed of its deck', table);
  });
}

/** Whether every player of a deck of the day knows the result; `violate` if one has waited for too long. */
export function areTriesSettled(world: World, players: readonly DailyPlayer[]): boolean {
  const { ledger, queue, violate, start } = world;
  // What nobody plays is over then: nodes agree on the end of the day.
  const end = Date.UTC(2026, 0, 2) + SEED_DELAY_MS - start;
  const waiting = players.filter((one) => one.isWaiting());
  for (const one of waiting) {
    const table = one.table();
    const since = table?.status === 'over' ? ledger.writtenAt(table.id, table.head) : end;
    if (queue.now() - since > RESULT_MS && isRecovered(world, RESULT_MS))
      violate('no result of an official try is lost', `${one.account} waits since ${since}`);
  }
  return waiting.length === 0;
}

/** Checks that each account has one try, and that its result is what the log says. */
export async function checkTries(world: World, players: readonly DailyPlayer[], store: Stores): Promise<void> {
  const { ledger, violate } = world;
  for (const { account, opened, told } of players) {
    const tables = new Set(opened.map(({ table }) => table));
    const tries = await store.contests.officialsOf(account, { format: 'deck', since: 0, limit: 9 });
    const started = ledger.tables().filter((id) => ledger.at(id, 1).contest?.format === 'deck' && tables.has(id));
    if (tables.size !== 1 || tries.length !== 1 || started.length !== 1)
      return violate('an account has one try', `${account}: ${tables.size} tables, ${tries.length} tries`);
    const [[one], [table]] = [tries, started];
    const { ending } = ledger.newest(table);
    const margin = ending?.reason === 'finished' ? ending.scores[0] - ending.scores[1] : null;
    const state = margin !== null ? 'finished' : ending?.reason === 'timed-out' ? 'late' : 'given-up';
    const isRight = one.state === state && (margin === null || one.margin === margin);
    if (!isRight || told?.table !== table)
      violate('a result is what the log says', `${account}: ${one.state} by ${one.margin}, in truth ${margin}`);
  }
}
