import { type ContestState, contestOf, gamesLeftOf, type PlacedGame } from '@asteroute/club/contests';
import type { Answer, Command, Outcome } from '@asteroute/protocol';
import type { ContestCommand, ContestOpening, ContestReply } from '@asteroute/protocol/contests';
import type { Core } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import type { World } from '../virtual/world.ts';

/** A player of a league with the token for all its tables. */
interface LeaguePerson {
  readonly name: string;
  readonly token: string;
  readonly address: string;
}

/** Milliseconds between two looks of a player at the league, at most. */
const LOOK_MS = 3000;
/** Milliseconds between the moments at which games are given up. */
const END_EVERY_MS = 5000;
const OPENING: Omit<ContestOpening, 'id'> = {
  plan: {
    title: 'League',
    format: 'swiss',
    rounds: 3,
    twin: false,
    edition: 'classic',
    modules: [],
    options: {},
    clock: { type: 'none' },
    roundDays: null,
    late: 'forfeit',
  },
};

/**
 * A Swiss league of people who ask any node: they enter, sit down at their games and give them up, until it is over.
 * Every request is sent again, with the same id, until a node answers.
 */
export class SimulatedLeague {
  id = '';
  readonly #nodes: readonly SimulatedNode[];
  readonly #world: World;
  readonly #people: readonly LeaguePerson[];
  readonly #entered: string[] = [];
  #view: ContestReply | null = null;

  constructor(nodes: readonly SimulatedNode[], world: World) {
    this.#nodes = nodes;
    this.#world = world;
    const token = () => Buffer.from(world.chances.bytes(32)).toString('base64url');
    const count = 2 + world.chances.below(4);
    this.#people = Array.from({ length: count }, (_, i) => ({ name: `L${i}`, token: token(), address: `league ${i}` }));
    void this.#play();
  }

  /** Whether the league has ended, as far as its people know. */
  isOver(): boolean {
    return this.#league()?.status === 'over';
  }

  /** The league as its people saw it last. */
  #league(): ContestState | null {
    return this.#view === null ? null : contestOf(this.id, this.#view.entries);
  }

  /** The names of those who were told that they are in. */
  get entered(): readonly string[] {
    return this.#entered;
  }

  async #play(): Promise<void> {
    const [organizer] = this.#people;
    const opened = await this.#ask((core) => core.contests.open({ ...OPENING, id: 'open' }, organizer));
    this.id = opened.ok ? opened.value : '';
    await Promise.all(this.#people.map((one) => this.#enter(one)));
    await this.#send(organizer, { type: 'start', id: 'start' });
    for (const one of this.#people) void this.#playAs(one);
  }

  async #enter(person: LeaguePerson): Promise<void> {
    const answer = await this.#send(person, { type: 'enter', id: 'enter', name: person.name });
    if (answer.ok) this.#entered.push(person.name);
  }

  async #playAs(person: LeaguePerson): Promise<void> {
    while (!this.isOver()) {
      await this.#wait(LOOK_MS);
      const seen = await this.#ask((core) => core.contests.view(this.id, 0, person.token));
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
    await this.#send(person, { type: 'play', id: 'play', round, game });
    await this.#command(person, at.table, { type: 'join', id: `join-${at.table}`, name: person.name, clientSeed: '' });
    // Games of a round end at the same moment, so that nodes find their results at once.
    await this.#until(END_EVERY_MS);
    if (own === at.second || this.#world.chances.happens(0.2))
      await this.#command(person, at.table, { type: 'resign', id: `resign-${this.#world.chances.below(1e9)}` });
  }

  #send(person: LeaguePerson, command: ContestCommand): Promise<Outcome<number>> {
    return this.#ask((core) => core.contests.command(this.id, command, person));
  }

  async #command(person: LeaguePerson, table: string, command: Command): Promise<void> {
    await this.#ask(async (core): Promise<Outcome<Answer>> => {
      const answer = await core.service.command(table, command, person);
      return answer.ok ? { ok: true, value: answer } : answer;
    });
  }

  /** Asks random nodes until one answers; `busy` and `too-many` are no answers. */
  async #ask<T>(run: (core: Core) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const { chances } = this.#world;
    for (;;) {
      const answer = await new Promise<Outcome<T> | null>((resolve) => chances.pick(this.#nodes).request(run, resolve));
      if (answer?.ok === true) return answer;
      if (answer !== null && !['busy', 'too-many'].includes(answer.fault.code)) return answer;
      await this.#wait(LOOK_MS);
    }
  }

  /** Waits until the time is a multiple of `ms`. */
  #until(ms: number): Promise<void> {
    const { queue } = this.#world;
    return new Promise((resolve) => void queue.after(ms - (queue.now() % ms), resolve));
  }

  #wait(ms: number): Promise<void> {
    const { chances, queue } = this.#world;
    return new Promise((resolve) => void queue.after(chances.between(1, ms), resolve));
  }
}
