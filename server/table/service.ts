import { type Answer, type Command, deny, grant, type Opening, type Outcome } from '@asteroute/protocol';
import { createTable } from '../domain/create-table.ts';
import type { Clock, RandomBytes, Store } from '../domain/ports.ts';
import { type Credentials, callerOf, hashCredentials } from '../domain/seats.ts';
import { hashOf } from '../domain/table-state.ts';
import type { TableActor } from './actor.ts';
import type { TableCache } from './cache.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Subscriptions } from './subscriptions.ts';
import type { BatchWriter } from './writer.ts';

/** What sockets and HTTP requests call: the same answers for both. */
export interface TableService {
  open(opening: Opening, token: string): Promise<Outcome<string>>;
  command(table: string, command: Command, credentials: Credentials): Promise<Answer>;
  /** The table for a client that may read it, with the seat that the client holds. */
  enter(table: string, credentials: Credentials): Promise<Outcome<Entered>>;
  /** Server time. */
  up(): number;
}

export interface Entered {
  readonly actor: TableActor;
  readonly seat: number | null;
  /** Seats that this reader does not want to hear. */
  mutes(): ReadonlySet<number>;
}

export interface TableServicePorts {
  readonly store: Store;
  readonly writer: BatchWriter;
  readonly cache: TableCache;
  readonly subscriptions: Subscriptions;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly up: () => number;
  readonly count: (command: string, outcome: string) => void;
}

const NO_TABLE = deny('unknown-table', 'there is no such table');

export function createTableService(ports: TableServicePorts): TableService {
  const { writer, cache, limiter, clock, random, up, count } = ports;

  async function open(opening: Opening, token: string): Promise<Outcome<string>> {
    const first = createTable(opening, token, random, { at: clock.now(), up: up() });
    if (!first.ok) return first;
    const { table } = first.value;
    const [written] = await writer.append([first.value]);
    // Sent again: the table is there, and the same host opened it.
    const actor = written ? null : await cache.find(table);
    count('open', written ? 'done' : 'already');
    return written || actor?.state().host === hashOf(token) ? grant(table) : deny('busy', 'send it again');
  }

  async function command(table: string, given: Command, credentials: Credentials): Promise<Answer> {
    const result = await performed(table, given, credentials);
    count(given.type, result.ok ? (result.already ? 'already' : 'done') : result.fault.code);
    return result;
  }

  async function performed(table: string, given: Command, credentials: Credentials): Promise<Answer> {
    const refused = ({ fault }: { readonly fault: Extract<Answer, { ok: false }>['fault'] }): Answer => ({
      type: 'answer',
      table,
      id: given.id,
      ok: false,
      fault,
    });
    const hashed = hashCredentials(credentials);
    if (hashed.token !== null) {
      const who = `${table} ${hashed.token}`;
      const taken = await limiter.take(given.type === 'chat' ? 'chat' : 'commands', who);
      if (!taken.ok) return refused(taken);
    }
    try {
      const actor = await cache.find(table);
      return actor === null ? refused(NO_TABLE) : await actor.perform(given, hashed);
    } catch {
      // Nothing is certain: the same command sent again is either done or told to be done already.
      return refused(deny('busy', 'the store does not answer: send it again'));
    }
  }

  async function enter(table: string, credentials: Credentials): Promise<Outcome<Entered>> {
    const actor = await cache.find(table);
    if (actor === null) return NO_TABLE;
    const hashed = hashCredentials(credentials);
    let caller = callerOf(actor.state(), hashed);
    // A token that sat down by way of another node is not known here yet.
    if (credentials.token !== undefined && caller.seat === null && (await actor.refresh()))
      caller = callerOf(actor.state(), hashed);
    if (!caller.admitted) return deny('wrong-token', 'this table is by invitation');
    const { seat } = caller;
    return grant({ actor, seat, mutes: () => mutesOf(cache.cached(table) ?? actor, seat) });
  }

  return { open, command, enter, up };
}

function mutesOf(actor: TableActor, seat: number | null): ReadonlySet<number> {
  return new Set(actor.state().table.mutes.flatMap((mute) => (mute.by === seat ? [mute.seat] : [])));
}
