/** People with accounts who wait for live games in pairing waves. */
import type { Command, Outcome, WaveState } from '@asteroute/protocol';
import { type Core, hashOf } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import type { World } from '../virtual/world.ts';

/** Milliseconds between two questions of a person, at most. */
const ASK_MS = 4000;
const GAME = { edition: 'classic', rated: false, clock: { seconds: 600, increment: 0 } };
const PEOPLE = 4;

/** Somebody who waits, and the tables that were told for the token. */
interface WavePerson {
  readonly name: string;
  readonly token: string;
  readonly tables: Set<string>;
}

/** Four people who ask any node until each has a pair; then they sit down, and one of each pair gives up. */
export class WavePeople {
  readonly #nodes: readonly SimulatedNode[];
  readonly #world: World;
  readonly #people: readonly WavePerson[];
  #busy = PEOPLE;

  constructor(nodes: readonly SimulatedNode[], world: World) {
    this.#nodes = nodes;
    this.#world = world;
    const token = () => Buffer.from(world.chances.bytes(32)).toString('base64url');
    this.#people = Array.from({ length: PEOPLE }, (_, at) => ({ name: `W${at}`, token: token(), tables: new Set() }));
    for (const one of this.#people) void this.#live(one);
  }

  /** Whether all have played. Tables of pairs of which one had gone are nobody's: the server has deleted them. */
  isDone(): boolean {
    if (this.#busy > 0) return false;
    const { ledger, lost } = this.#world;
    const told = new Set(this.#people.flatMap(({ tables }) => [...tables]));
    const names = new Set(this.#people.map(({ name }) => name));
    for (const id of ledger.tables())
      if (!told.has(id) && ledger.at(id, 1).reserved.some((name) => name !== null && names.has(name))) lost.add(id);
    return true;
  }

  /** Checks that everybody was paired once, with somebody who was told the same, at a table that keeps both seats. */
  check(): void {
    const { ledger, violate } = this.#world;
    const byTable = Map.groupBy(this.#people, ({ tables }) => [...tables].join(' and '));
    for (const [table, pair] of byTable) {
      const names = pair.map(({ name }) => name).sort();
      const kept = ledger.head(table) === 0 ? [] : ledger.at(table, 1).reserved.toSorted();
      if (pair.length !== 2 || kept.join() !== names.join())
        violate('each pair of a wave has one table', `${names} were told ${table}, which keeps seats of ${kept}`);
    }
  }

  async #live(person: WavePerson): Promise<void> {
    const table = await this.#waitForPair(person);
    const { name, token } = person;
    await this.#send(person, table, { type: 'join', id: 'join', name, clientSeed: '' });
    // Once both sit there, either may give up, and only one can.
    const { ledger } = this.#world;
    while (ledger.at(table, ledger.head(table)).status === 'open') await this.#pause();
    if (ledger.seats(table).get(1) === hashOf(token)) await this.#send(person, table, { type: 'resign', id: 'resign' });
    // A node may still tell another table.
    await this.#ask(person);
    this.#busy--;
  }

  async #waitForPair(person: WavePerson): Promise<string> {
    for (;;) {
      await this.#ask(person);
      const [table] = person.tables;
      if (table !== undefined) return table;
      await this.#pause();
    }
  }

  async #ask(person: WavePerson): Promise<void> {
    const account = { id: `account of ${person.name}`, name: person.name };
    const answer = await this.#request<WaveState>((core) => {
      if (core.waves === null) throw new Error('a simulated server pairs in waves');
      return core.waves.wait({ ...GAME, token: person.token }, account);
    });
    if (answer?.ok && answer.value.table !== null) person.tables.add(answer.value.table);
  }

  async #send({ name, token }: WavePerson, table: string, command: Command): Promise<void> {
    for (;;) {
      const answer = await this.#request(async (core): Promise<Outcome<null>> => {
        const done = await core.service.command(table, command, { token, address: name });
        return done.ok ? { ok: true, value: null } : { ok: false, fault: done.fault };
      });
      if (answer !== null && (answer.ok || !['busy', 'too-many', 'unknown-table'].includes(answer.fault.code))) return;
      await this.#pause();
    }
  }

  #request<T>(run: (core: Core) => Promise<Outcome<T>>): Promise<Outcome<T> | null> {
    return new Promise((resolve) => this.#world.chances.pick(this.#nodes).request(run, resolve));
  }

  #pause(): Promise<void> {
    const { chances, queue } = this.#world;
    return new Promise((resolve) => void queue.after(chances.between(1, ASK_MS), resolve));
  }
}
