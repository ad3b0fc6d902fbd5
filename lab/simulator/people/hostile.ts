import { type ContactRequest, decodeServer, type Opening, type Table } from '@asteroute/protocol';
import { hashOf } from '@asteroute/server/simulation';
import { ATTACKS, type AttackKit, type AttackName, type ReceiverKind, type Victim } from '../../attacks/attacks.ts';
import type { ClientLine } from '../nodes/line.ts';
import type { SimulatedNode } from '../nodes/node.ts';
import { subscriptionOf, webhookOf } from '../nodes/receivers.ts';
import { isHonest, type World } from '../virtual/world.ts';
import type { PlayerLimits } from './player.ts';
import { openAt, Requester } from './requester.ts';

/** Milliseconds for which a list of tables is used, and until a seat is given back again. */
const [LIST_MS, AGAIN_MS] = [200, 2000];

/** Lets hostile people act until the run is ending, each from an address of its own. */
export function startHostile(
  names: readonly AttackName[],
  {
    world,
    nodes,
    limits,
  }: { readonly world: World; readonly nodes: readonly SimulatedNode[]; readonly limits: PlayerLimits },
): void {
  for (const [i, name] of names.entries()) {
    const kit = new SimulatedKit(`H${i + 1}`, nodes, world);
    const act = ATTACKS[name](kit);
    const next = async () => {
      if (limits.isEnding) kit.leave(limits);
      else world.queue.after(await act(), () => void next());
    };
    world.queue.after(world.chances.between(0, 1000), () => void next());
  }
}

class SimulatedKit extends Requester implements AttackKit {
  readonly chances: World['chances'];
  readonly #address: string;
  readonly #tokens: { readonly table: string; readonly token: string }[] = [];
  #line: ClientLine | null = null;
  #count = 0;
  #list: { readonly tables: readonly string[]; readonly until: number } = { tables: [], until: 0 };

  constructor(address: string, nodes: readonly SimulatedNode[], world: World) {
    super(nodes, world, AGAIN_MS);
    this.chances = world.chances;
    this.#address = address;
  }

  newName(): string {
    return `${this.#address}-${++this.#count}`;
  }

  newToken(): string {
    const token = this.world.newToken();
    this.world.hostile.add(hashOf(token));
    return token;
  }

  say(message: object | string): void {
    this.#line ??= this.chances.pick(this.nodes).connect({
      address: this.#address,
      receive: (text) => this.#receive(text),
      broken: () => {
        this.#line = null;
      },
    });
    this.#line?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  command(table: string, token: string, body: Readonly<Record<string, unknown>>): void {
    const isThere = this.world.ledger.head(table) > 0;
    if (body.type === 'join' && isThere && isHonest(this.world, table)) this.#tokens.push({ table, token });
    this.say({ type: 'command', table, token, command: { ...body, id: this.newName() } });
  }

  async open(plan: Opening['plan'], token: string): Promise<string | null> {
    const opening: Opening = { id: this.newName(), clientSeed: '', plan, name: this.newName() };
    const answer = await this.once((core) => openAt(core, opening, { token, address: this.#address }));
    return answer?.ok ? answer.value : null;
  }

  contact(push: ContactRequest['push']): string {
    const token = this.newToken();
    const wanted: ContactRequest = { push, mail: null, language: 'en', zone: 'UTC', quiet: null, wants: false };
    const sender = { address: this.#address, account: '' };
    void this.once(({ contacts }) => contacts.keep(token, wanted, sender));
    return token;
  }

  /** The public tables of honest people whose games are not over. */
  async victims(): Promise<readonly Victim[]> {
    const { ledger, queue } = this.world;
    if (queue.now() >= this.#list.until) {
      const isVictim = ({ id, status, plan }: Table) =>
        status !== 'over' && plan.access === 'public' && isHonest(this.world, id);
      const tables = ledger.tables().filter((id) => isVictim(ledger.newest(id)));
      this.#list = { tables, until: queue.now() + LIST_MS };
    }
    return this.#list.tables.map((id) => {
      const { status, revealUntil, seats, reserved } = ledger.newest(id);
      const isFree = seats.some(({ name, bot }, seat) => name === null && bot === null && reserved[seat] === null);
      return { id, seats: seats.length, hasFreeSeat: status === 'open' && revealUntil === null && isFree };
    });
  }

  async table(id: string): Promise<Table> {
    return this.world.ledger.newest(id);
  }

  receiver(kind: ReceiverKind) {
    return { url: webhookOf(kind, this.newName()), push: subscriptionOf(kind, this.newName()) };
  }

  /** Closes its connection; its seats at others' tables are left too, unless a game has to wait for a bot. */
  leave({ isPatient }: PlayerLimits): void {
    this.#line?.drop();
    this.#line = null;
    for (const { table, token } of this.#tokens)
      if (!isPatient || this.world.ledger.newest(table).status === 'open') void this.#giveUp(table, token);
  }

  async #giveUp(table: string, token: string): Promise<void> {
    const client = { token, address: this.#address };
    while ([...this.world.ledger.seats(table).values()].includes(hashOf(token))) {
      const id = this.newName();
      await this.once(({ service }) => service.command(table, { id, type: 'leave' }, client));
      await this.pause();
    }
  }

  #receive(text: string): void {
    const { violate, lost } = this.world;
    const message = decodeServer(text);
    if (message === null) return violate('a server speaks the protocol', text);
    const fault = message.type === 'fault' || (message.type === 'answer' && !message.ok) ? message.fault : null;
    const isLost = 'table' in message && lost.has(message.table ?? '');
    if (fault?.code === 'internal' && !isLost) violate('the server has no bug', `${this.#address} is told ${text}`);
  }
}
