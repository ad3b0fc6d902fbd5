import { EDITIONS } from '@asteroute/engine';
import { type ContactRequest, decodeServer, type Opening, type ServerMessage, type Table } from '@asteroute/protocol';
import { hashOf } from '@asteroute/server/simulation';
import type { ClientLine } from '../nodes/line.ts';
import type { SimulatedNode } from '../nodes/node.ts';
import { openAt } from '../people/open-table.ts';
import { isHonest, type World } from '../virtual/world.ts';

const CLASSIC = EDITIONS.find(({ name }) => name === 'classic')?.colors ?? [];

/** A kind of hostile person: a function that does one thing, and returns the milliseconds until the next. */
export type HostileKind = (kit: HostileKit) => () => number;

/** Milliseconds for which a list of tables is used. */
const LIST_MS = 200;

/** What every hostile person has: an address, any number of tokens, and a connection on which it may say anything. */
export class HostileKit {
  readonly world: World;
  readonly address: string;
  readonly #nodes: readonly SimulatedNode[];
  #line: ClientLine | null = null;
  readonly #tokens: { readonly table: string; readonly token: string }[] = [];
  #count = 0;
  #list: { readonly tables: readonly string[]; readonly until: number } = { tables: [], until: 0 };

  constructor(address: string, nodes: readonly SimulatedNode[], world: World) {
    this.address = address;
    this.#nodes = nodes;
    this.world = world;
  }

  /** A name or an id that nobody else in the run has. */
  newName(): string {
    return `${this.address}-${++this.#count}`;
  }

  newToken(): string {
    const token = Buffer.from(this.world.chances.bytes(32)).toString('base64url');
    this.world.hostile.add(hashOf(token));
    return token;
  }

  /** Asks the server to keep a contact with this browser; returns its token, whatever the server answers. */
  newContact(push: ContactRequest['push']): string {
    const token = this.newToken();
    const wanted: ContactRequest = { push, mail: null, language: 'en', zone: 'UTC', quiet: null, wants: false };
    this.world.chances.pick(this.#nodes).request(
      ({ contacts }) => contacts.keep(token, wanted, { address: this.address, account: '' }),
      () => undefined,
    );
    return token;
  }

  /** Says a message, or any other text, over a connection that is opened when it is missing. */
  say(message: object | string): void {
    this.#line ??= this.world.chances.pick(this.#nodes).connect({
      address: this.address,
      receive: (text) => this.#receive(text),
      broken: () => {
        this.#line = null;
      },
    });
    this.#line?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Closes its connection; its seats at others' tables are left too, unless those have to wait for a bot. */
  leave({ isPatient }: { readonly isPatient: boolean }): void {
    this.#line?.drop();
    this.#line = null;
    if (!isPatient) for (const { table, token } of this.#tokens) this.#giveUp(table, token);
  }

  /** Leaves a seat, as soon as the server lets it. */
  #giveUp(table: string, token: string): void {
    const { chances, ledger, queue } = this.world;
    if (![...ledger.seats(table).values()].includes(hashOf(token))) return;
    const client = { token, address: this.address };
    chances.pick(this.#nodes).request(
      ({ service }) => service.command(table, { id: this.newName(), type: 'leave' }, client),
      () => queue.after(1000, () => this.#giveUp(table, token)),
    );
  }

  command(table: string, token: string, body: Readonly<Record<string, unknown>>): void {
    if (body.type === 'join' && isHonest(this.world, table)) this.#tokens.push({ table, token });
    this.say({ type: 'command', table, token, command: { ...body, id: this.newName() } });
  }

  /** Opens a table. `then` is called with its id unless the server refuses. */
  open(more: Pick<Opening, 'plan'> & Partial<Opening>, token: string, then: (table: string) => void): void {
    const opening: Opening = { id: this.newName(), clientSeed: '', ...more };
    this.world.chances.pick(this.#nodes).request(
      (core) => openAt(core, opening, { token, address: this.address }),
      (answer) => answer?.ok && then(answer.value),
    );
  }

  /** A plan for bots of these names, and after them this many people who play without clocks. */
  plan(people: number, bots: readonly string[] = []): Opening['plan'] {
    const seats = CLASSIC.slice(0, bots.length + people).map((color, seat) => ({ color, bot: bots[seat] ?? null }));
    const rules = { edition: 'classic', modules: [], options: {}, takebacks: false };
    return { ...rules, access: 'public', clock: { type: 'none' }, seats };
  }

  /** Any public table of honest people in this state; null if there is none. */
  victim(isRight: (table: Table) => boolean): Table | null {
    const { ledger, chances } = this.world;
    const right = this.#victims()
      .map((id) => ledger.at(id, ledger.head(id)))
      .filter(isRight);
    return right.length === 0 ? null : chances.pick(right);
  }

  /** The public tables of honest people whose games are not over, as a list that is read now and then. */
  #victims(): readonly string[] {
    const { ledger, queue } = this.world;
    if (queue.now() < this.#list.until) return this.#list.tables;
    const tables = ledger.tables().filter((id) => {
      const { status, plan } = ledger.at(id, ledger.head(id));
      return status !== 'over' && plan.access === 'public' && isHonest(this.world, id);
    });
    this.#list = { tables, until: queue.now() + LIST_MS };
    return tables;
  }

  #receive(text: string): void {
    const message: ServerMessage | null = decodeServer(text);
    const fault = message?.type === 'fault' || (message?.type === 'answer' && !message.ok) ? message.fault : null;
    if (message === null) this.world.violate('a server speaks the protocol', text);
    const isLost = message !== null && 'table' in message && this.world.lost.has(message.table ?? '');
    if (fault?.code === 'internal' && !isLost)
      this.world.violate('the server has no bug', `${this.address} is told ${text}`);
  }
}

/** Whether somebody can sit down at a table. */
export const hasFreeSeat = ({ status, revealUntil, seats }: Table): boolean =>
  status === 'open' && revealUntil === null && seats.some(({ name, bot }) => name === null && bot === null);
