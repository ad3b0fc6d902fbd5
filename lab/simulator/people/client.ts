import { type ClientState, createMemory, HttpTransport, type NewCommand, TableClient } from '@asteroute/client';
import type { Command, Table } from '@asteroute/protocol';
import type { SimulatedNode } from '../nodes/node.ts';
import { type Network, noSockets, simulatedRequests, simulatedSockets } from '../nodes/requests.ts';
import type { World } from '../virtual/world.ts';
import { ClientObserver, type ClientPlan } from './observer.ts';

/** Maximum milliseconds between two looks at whether a ban was lifted. */
const LOOK_MS = 4000;
/** The probability that a connection is lost because somebody loads the page again. */
const RELOADS = 0.25;
const PARTS = 1_000_000;

/** A person's page at a table: the page's own client in a simulated network. An observer checks all that it receives. */
export class SimulatedClient {
  readonly plan: ClientPlan;
  onNews: () => void = () => undefined;
  readonly #world: World;
  readonly #network: Network;
  readonly observer: ClientObserver;
  readonly #memory = createMemory();
  /** Null while the person stays away. */
  #client: TableClient | null = null;
  #last: Table | null = null;
  #commands = 0;
  isBanned = false;
  #cut = () => {};

  constructor(plan: ClientPlan, nodes: readonly SimulatedNode[], world: World) {
    this.plan = plan;
    this.#world = world;
    this.#network = { nodes, world, address: () => world.chances.pick(plan.addresses) };
    this.observer = new ClientObserver(plan, world, () => this.#stayAway());
    this.#open();
    this.#look();
  }

  /** Null before the first entry. */
  table(): Table | null {
    return this.#client?.state.table ?? null;
  }

  get head(): number {
    return this.table()?.head ?? 0;
  }

  up(): number {
    return this.#client?.serverTime() ?? 0;
  }

  send(body: NewCommand): void {
    const { chances, conditions } = this.#world;
    const command = { ...body, id: `c${this.#commands + 1}` } as Command;
    this.observer.creates(command, this.head);
    void this.#client?.send(body).then(() => this.onNews());
    if (chances.happens(conditions.sentTwice)) void this.#sendAgain(command);
    if (chances.happens(conditions.dropped)) this.drop();
  }

  drop(): void {
    if (this.#world.chances.happens(RELOADS)) this.#open();
    else this.#cut();
  }

  async #sendAgain(command: Command): Promise<void> {
    const sentAt = this.#world.queue.now();
    const answer = await simulatedRequests(this.#network).command(this.plan, command);
    if (answer !== null) this.observer.checkAnswer(answer, sentAt);
  }

  #open(): void {
    const { queue, chances } = this.#world;
    this.#client?.close();
    this.observer.loads(this.#memory.unsent(this.plan.table));
    const requests = simulatedRequests(this.#network);
    const sockets = this.plan.polls
      ? noSockets(this.#world)
      : simulatedSockets(this.#network, (cut) => (this.#cut = cut));
    const client: TableClient = new TableClient(this.plan, {
      requests,
      connect: this.observer.watched(sockets, true),
      connectOverHttp: this.observer.watched((handlers) => new HttpTransport(handlers, requests), false),
      refusals: { count: this.plan.polls ? 2 : 0 },
      after: queue.after,
      chance: () => chances.below(PARTS) / PARTS,
      onNetwork: () => () => undefined,
      now: queue.now,
      memory: this.#memory,
      newId: () => `c${++this.#commands}`,
      onChange: (state) => client === this.#client && this.#changed(client, state),
    });
    this.#client = client;
  }

  #changed(client: TableClient, { table }: ClientState): void {
    if (table === null || table === this.#last) return;
    this.#last = table;
    this.observer.checkTable(table, client.broken());
    this.onNews();
  }

  #stayAway(): void {
    this.isBanned = true;
    this.#close();
  }

  #close(): void {
    this.#client?.close();
    this.#client = null;
    this.observer.loads(null);
  }

  /** Looks at random intervals whether the table can go on, commands are answered, and a ban was lifted. */
  #look(): void {
    const { queue, chances, lost } = this.#world;
    if (lost.has(this.plan.table)) return this.#close();
    this.observer.checkWaiting();
    if (this.isBanned && this.observer.ban()?.liftedAt !== null) {
      this.isBanned = false;
      this.#open();
    }
    queue.after(chances.between(1, LOOK_MS), () => this.#look());
  }
}
