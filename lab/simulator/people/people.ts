import { EDITIONS } from '@asteroute/engine';
import type { Opening } from '@asteroute/protocol';
import { hashOf } from '@asteroute/server/simulation';
import type { SimulatedNode } from '../nodes/node.ts';
import { webhookOf } from '../nodes/receivers.ts';
import type { Chances } from '../virtual/chances.ts';
import { every, type World } from '../virtual/world.ts';
import { SimulatedClient } from './client.ts';
import { SimulatedContact } from './contact.ts';
import type { ClientPlan } from './observer.ts';
import { type PlayerLimits, SimulatedPlayer } from './player.ts';
import { openAt, Requester } from './requester.ts';

/** Families share an address, and who moves about has several. */
type Person = Pick<ClientPlan, 'name' | 'addresses' | 'invite'> & { readonly token: string };

/** Whether a person enters a table as its host, and after how many turns they resign. */
interface Role {
  readonly isHost: boolean;
  /** Whether the person may sit there already, without a number. */
  readonly sits: boolean;
  readonly goal: number;
}

/** What a player's client needs to take a seat. Who commits to a number and does not reveal it has `commits` false. */
type PlayerKey = Pick<ClientPlan, 'token' | 'clientSeed' | 'commits'>;

export interface RunSize {
  readonly maxTables: number;
  /** Numbers of turns after which the players of a table resign, usually long before the end of the game. */
  readonly goals: readonly number[];
  readonly rooms: boolean;
  /** Milliseconds between two tables that are opened until the run ends; 0 if all are opened at its beginning. */
  readonly tableEveryMs: number;
  readonly lastGuestMs: number;
  /** The probability that a guest stops playing, so that its flag falls. */
  readonly sleeps: number;
  /** Whether the end waits for players who sleep until bots take over: most of a run's time, and little of its play. */
  readonly isPatient: boolean;
  /** The probability that a person wants to be told of turns, and comes to the table only then. */
  readonly away: number;
  /** The number of people, who come to one table after the other; without it everybody comes once. */
  readonly people?: number;
}

const MAX_WATCHERS = 2;
const OPEN_AGAIN_MS = 1000;
/** More turns than any game has. */
const NEVER = 1_000_000;
/** The probability that somebody shares the address of the person before, and that somebody has two. */
const [SHARED, MOVING] = [0.15, 0.15];
const BOT_SHARE = 0.25;
/** The ways by which one person after the other is told. */
const TOLD_BY = [['push'], ['push', 'mail'], ['mail']] as const;
/** Sorted by name, because the seeds of runs choose editions by their order. */
const BY_NAME = EDITIONS.toSorted((a, b) => (a.name < b.name ? -1 : 1));

export class People extends Requester {
  readonly limits: PlayerLimits;
  readonly clients: SimulatedClient[] = [];
  /** The number of tables that were requested and are not open yet. */
  opening = 0;
  readonly #size: RunSize;
  readonly #seated = new Set<string>();
  readonly #addresses = new Map<number, readonly string[]>();
  #names = 0;
  #tellables = 0;

  constructor(size: RunSize, nodes: readonly SimulatedNode[], world: World) {
    super(nodes, world, OPEN_AGAIN_MS);
    this.#size = size;
    this.limits = { rematches: world.chances.pick([0, 1, 3]), isEnding: false, isPatient: size.isPatient };
    for (let tables = 1 + world.chances.below(size.maxTables); tables > 0; tables--) this.#openTable();
    if (size.tableEveryMs > 0) every(world, size.tableEveryMs, () => this.limits.isEnding || this.#openTable());
  }

  #openTable(): void {
    const { chances } = this.world;
    const host = this.#newPerson(null);
    const plan = anyPlan(chances, this.#size.rooms);
    const asked: Opening = {
      id: 'open',
      plan,
      clientSeed: '',
      ...(plan.access === 'link' ? { invite: host.invite } : {}),
      ...(chances.happens(0.3) ? { name: host.name } : {}),
    };
    this.opening++;
    const client = { token: host.token, address: host.addresses[0] };
    void this.granted((core) => openAt(core, asked, client), 'a table can be opened').then((table) =>
      this.#invite(table, asked, host),
    );
  }

  #newPerson(invite: string | null): Person {
    const { people = Number.POSITIVE_INFINITY } = this.#size;
    const number = (this.#names++ % people) + 1;
    const { newToken } = this.world;
    const token = newToken();
    return { name: `P${number}`, token, addresses: this.#addressesOf(number), invite: invite ?? newToken() };
  }

  #addressesOf(number: number): readonly string[] {
    const { chances } = this.world;
    const before = this.#addresses.get(number - 1)?.[0];
    const address = before !== undefined && chances.happens(SHARED) ? before : `address P${number}`;
    const own = this.#addresses.get(number) ?? [address, ...(chances.happens(MOVING) ? [`other ${address}`] : [])];
    this.#addresses.set(number, own);
    return own;
  }

  /** Brings the host, guests and watchers to a table that is now open. */
  #invite(table: string, { plan, name }: Opening, host: Person): void {
    const { chances, queue, ledger, violate } = this.world;
    this.opening--;
    if (ledger.head(table) === 0) violate('nothing acknowledged is lost', `table ${table}`);
    const goal = chances.pick(this.#size.goals);
    this.#enter(table, host, { isHost: true, sits: name !== undefined, goal });
    // More people come to a room than it has seats.
    const guests = plan.seats.filter(({ bot }) => bot === null).length - 1 + (plan.room ? chances.below(4) : 0);
    for (let i = 0; i < guests; i++) {
      const guest = this.#newPerson(host.invite);
      const enter = () => this.#enter(table, guest, { isHost: false, sits: false, goal });
      queue.after(chances.between(0, this.#size.lastGuestMs), enter);
    }
    for (let i = chances.below(MAX_WATCHERS + 1); i > 0; i--) this.#follow(table, this.#newPerson(host.invite));
  }

  #follow(table: string, { name, addresses, invite }: Person, player?: PlayerKey): SimulatedClient {
    const plan = { name, addresses, table, invite, polls: this.world.chances.happens(0.1), ...player };
    const client = new SimulatedClient(plan, this.nodes, this.world);
    this.clients.push(client);
    return client;
  }

  /** Brings a person to a table as a player, unless they are already there. */
  #enter(table: string, person: Person, { isHost, sits, goal }: Role): void {
    const { chances } = this.world;
    const { sleeps, away, goals, lastGuestMs } = this.#size;
    const key = `${table} ${person.name}`;
    if (this.#seated.has(key)) return;
    this.#seated.add(key);
    const plan = {
      name: person.name,
      isHost,
      goal,
      sleepsAfter: !isHost && chances.happens(sleeps) ? chances.below(8) : NEVER,
      waitsMs: lastGuestMs + 5000,
      ...(chances.happens(away) && this.#tellable(table, person)),
      ...(isHost && chances.happens(away) && { webhook: webhookOf('honest', person.name) }),
      onRematch: (next: string) => {
        const asked = this.#hasAsked(table, person);
        this.#enter(next, person, { isHost: asked, sits: asked, goal: chances.pick(goals) });
      },
    };
    const commits = !sits && plan.sleepsAfter > 0 && chances.happens(0.5);
    const number = { clientSeed: `n${chances.below(1e9)}`, commits: isHost || chances.happens(0.98) };
    const client = this.#follow(table, person, { token: person.token, ...(commits && number) });
    new SimulatedPlayer(client, plan, this.limits, this.world);
  }

  /** How a person is told of a table: by a browser, by mail too, or by mail alone and in quiet hours not. */
  #tellable(table: string, person: Person) {
    const name = `${person.name}/${table}`;
    const kind = ++this.#tellables % TOLD_BY.length;
    const way = { address: person.addresses[0], channels: TOLD_BY[kind], isQuiet: kind === 2 };
    return { contact: new SimulatedContact({ token: this.world.newToken(), name, ...way }, this.nodes, this.world) };
  }

  /** Whether this person requested the rematch of a table and is therefore the host of the next table. */
  #hasAsked(table: string, { token }: Person): boolean {
    const asked = this.world.ledger.rows(table).find(({ events }) => events.includes('"type":"rematch"'));
    return asked?.command?.startsWith(hashOf(token).slice(0, 32)) === true;
  }
}

function anyPlan({ pick, happens, below }: Chances, room: boolean): Opening['plan'] {
  const { name: edition, colors, optional } = pick(BY_NAME);
  // A module with its own colours also sets the number of players.
  const free = optional.filter((module) => module.colors === undefined);
  const modules = free.filter(() => happens(0.4)).map(({ name }) => name);
  const seats = colors.slice(0, pick([2, 2, 3, 4])).map((color, seat) => {
    return { color, bot: seat > 0 && happens(BOT_SHARE) ? 'random' : null };
  });
  // Any seat may be first, even a bot's.
  const first = below(seats.length);
  return {
    ...{ edition, modules, options: {}, seats: [...seats.slice(first), ...seats.slice(0, first)] },
    access: happens(0.8) ? 'public' : 'link',
    clock: happens(0.4) ? { type: 'live', seconds: pick([10, 20]), increment: pick([0, 1, 5]) } : { type: 'none' },
    takebacks: happens(0.4),
    ...(room && { room }),
  };
}
