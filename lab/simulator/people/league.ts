import { contestOf, gamesLeftOf, type PlacedGame } from '@asteroute/club/contests';
import type { Command } from '@asteroute/protocol';
import type { ContestCommand, ContestEvent, ContestOpening, ContestReply } from '@asteroute/protocol/contests';
import type { Row } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import type { World } from '../virtual/world.ts';
import { Requester } from './requester.ts';

interface LeaguePerson {
  readonly name: string;
  readonly token: string;
  readonly address: string;
}

const LOOK_MS = 3000;
/** Milliseconds between the moments at which games are given up. */
const END_EVERY_MS = 5000;
const OPENING: ContestOpening = {
  id: 'open',
  plan: {
    ...{ title: 'League', format: 'swiss', rounds: 3, twin: false },
    ...{ edition: 'classic', modules: [], options: {} },
    ...{ clock: { type: 'none' }, roundDays: null, late: 'forfeit' },
  },
};

/** A Swiss league of people who enter, sit down at their games and give them up, until it is over. */
export class SimulatedLeague extends Requester {
  id = '';
  /** The names of those who were told that they are in. */
  readonly entered: string[] = [];
  readonly #people: readonly LeaguePerson[];
  #view: ContestReply | null = null;

  constructor(nodes: readonly SimulatedNode[], world: World) {
    super(nodes, world, LOOK_MS);
    this.#people = Array.from({ length: 2 + world.chances.below(4) }, (_, i) => {
      return { name: `L${i}`, token: world.newToken(), address: `league ${i}` };
    });
    void this.#play();
  }

  /** Whether the league has ended, as far as its people know. */
  isOver(): boolean {
    return this.#view !== null && contestOf(this.id, this.#view.entries)?.status === 'over';
  }

  async #play(): Promise<void> {
    const [organizer] = this.#people;
    const opened = await this.outcome((core) => core.contests.open(OPENING, organizer));
    this.id = opened.ok ? opened.value : '';
    await Promise.all(this.#people.map((one) => this.#enter(one)));
    await this.#send(organizer, { type: 'start', id: 'start' });
    for (const one of this.#people) void this.#playAs(one);
  }

  async #enter(person: LeaguePerson): Promise<void> {
    const answer = await this.#send(person, { type: 'enter', id: 'enter', name: person.name });
    if (answer.ok) this.entered.push(person.name);
  }

  async #playAs(person: LeaguePerson): Promise<void> {
    while (!this.isOver()) {
      await this.pause();
      const seen = await this.outcome((core) => core.contests.view(this.id, 0, person.token));
      if (!seen.ok) continue;
      const view = JSON.parse(seen.value) as ContestReply;
      if (view.entries.length >= (this.#view?.entries.length ?? 0)) this.#view = view;
      const league = contestOf(this.id, view.entries);
      const own = view.own ?? -1;
      const [game] = league === null ? [] : gamesLeftOf(league, own);
      if (game !== undefined) await this.#playGame(person, own, game);
    }
  }

  /** Sits down at a game; the second player gives it up, and once in a while both do at the same time. */
  async #playGame(person: LeaguePerson, own: number, { round, game, at }: PlacedGame): Promise<void> {
    const { queue, chances, sleep } = this.world;
    await this.#send(person, { type: 'play', id: 'play', round, game });
    await this.#command(person, at.table, { type: 'join', id: `join-${at.table}`, name: person.name, clientSeed: '' });
    // Games of a round end at the same moment, so that nodes find their results at once.
    await sleep(END_EVERY_MS - (queue.now() % END_EVERY_MS));
    if (own === at.second || chances.happens(0.2))
      await this.#command(person, at.table, { type: 'resign', id: `resign-${chances.below(1e9)}` });
  }

  #send(person: LeaguePerson, command: ContestCommand) {
    return this.outcome((core) => core.contests.command(this.id, command, person));
  }

  #command(person: LeaguePerson, table: string, command: Command) {
    return this.outcome(async (core) => {
      const answer = await core.service.command(table, command, person);
      return answer.ok ? { ok: true, value: answer } : answer;
    });
  }
}

/** Checks that each game of a league that is over has one result, that of its table, and none that ended is without. */
export function checkLeague(
  { id, entered }: SimulatedLeague,
  { ledger, violate, lost }: World,
  rows: readonly Row[],
): void {
  const broken = (why: string) => violate('nothing of a league is lost or counts twice', `${id}: ${why}`);
  // The whole log, also what was written after its people saw that the league is over.
  const entries = rows.map(({ seq, at, events }) => ({ seq, at, events: JSON.parse(events) as ContestEvent[] }));
  const league = contestOf(id, entries);
  const players = league?.players.map(({ name }) => name) ?? [];
  for (const name of entered) if (!players.includes(name)) broken(`${name} was told to be in, but is not`);
  const counted = new Set<string>();
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type !== 'result') continue;
    const key = `game ${event.game} of round ${event.round}`;
    if (counted.has(key)) broken(`${key} has two results`);
    counted.add(key);
  }
  for (const { table, result } of league?.rounds.flatMap(({ games }) => games) ?? []) {
    const ending = ledger.head(table) === 0 || lost.has(table) ? null : ledger.newest(table).ending;
    if (ending !== null && result === null) broken(`${table} has ended, but has no result`);
    if (ending === null && result !== null) broken(`${table} has not ended, but has a result`);
    const isFirst = ending?.winners.includes(0);
    if (ending !== null && result !== null && (result.lost === 'second') !== isFirst)
      broken(`${table} was won by ${ending.winners}, but ${result.lost} has lost`);
  }
}
