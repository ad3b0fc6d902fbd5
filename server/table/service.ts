import { type Answer, type Command, deny, grant, type Opening, type Outcome } from '@asteroute/protocol';
import { openTable } from '../domain/create-table.ts';
import type { Clock, RandomBytes, Store } from '../domain/ports.ts';
import { actorOf, type Keys, shownBy } from '../domain/seats.ts';
import { hashOf } from '../domain/table-state.ts';
import type { Room } from './actor.ts';
import type { Rooms } from './cache.ts';
import type { Limits } from './limits.ts';
import type { Audience } from './subscriptions.ts';
import type { Writer } from './writer.ts';

/** The one desk that sockets and requests come to: the same answers for both. */
export interface Desk {
  open(opening: Opening, token: string): Promise<Outcome<string>>;
  command(table: string, command: Command, keys: Keys): Promise<Answer>;
  /** The room of somebody who may read it, and the seat that they read as. */
  enter(table: string, keys: Keys): Promise<Outcome<Entered>>;
  /** Server time. */
  up(): number;
}

export interface Entered {
  readonly room: Room;
  readonly seat: number | null;
  /** Seats that this reader does not want to hear. */
  mutes(): ReadonlySet<number>;
}

export interface DeskPorts {
  readonly store: Store;
  readonly writer: Writer;
  readonly rooms: Rooms;
  readonly audience: Audience;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly up: () => number;
  readonly count: (command: string, outcome: string) => void;
}

const NO_TABLE = deny('unknown-table', 'there is no such table');

export function createDesk(ports: DeskPorts): Desk {
  const { writer, rooms, limits, clock, random, up, count } = ports;

  async function open(opening: Opening, token: string): Promise<Outcome<string>> {
    const first = openTable(opening, token, random, { at: clock.now(), up: up() });
    if (!first.ok) return first;
    const { table } = first.value;
    const [written] = await writer.append([first.value]);
    // Sent again: the table is there, and the same host opened it.
    const room = written ? null : await rooms.find(table);
    count('open', written ? 'done' : 'already');
    return written || room?.chapter().host === hashOf(token) ? grant(table) : deny('busy', 'send it again');
  }

  async function command(table: string, given: Command, keys: Keys): Promise<Answer> {
    const result = await performed(table, given, keys);
    count(given.type, result.ok ? (result.already ? 'already' : 'done') : result.fault.code);
    return result;
  }

  async function performed(table: string, given: Command, keys: Keys): Promise<Answer> {
    const refused = ({ fault }: { readonly fault: Extract<Answer, { ok: false }>['fault'] }): Answer => ({
      type: 'answer',
      table,
      id: given.id,
      ok: false,
      fault,
    });
    const shown = shownBy(keys);
    if (shown.token !== null) {
      const who = `${table} ${shown.token}`;
      const taken = await limits.take(given.type === 'chat' ? 'chat' : 'commands', who);
      if (!taken.ok) return refused(taken);
    }
    try {
      const room = await rooms.find(table);
      return room === null ? refused(NO_TABLE) : await room.perform(given, shown);
    } catch {
      // Nothing is certain: the same command sent again is either done or told to be done already.
      return refused(deny('busy', 'the store does not answer: send it again'));
    }
  }

  async function enter(table: string, keys: Keys): Promise<Outcome<Entered>> {
    const room = await rooms.find(table);
    if (room === null) return NO_TABLE;
    const shown = shownBy(keys);
    let actor = actorOf(room.chapter(), shown);
    // A token that sat down by way of another node is not known here yet.
    if (keys.token !== undefined && actor.seat === null && (await room.refresh()))
      actor = actorOf(room.chapter(), shown);
    if (!actor.admitted) return deny('wrong-token', 'this table is by invitation');
    const { seat } = actor;
    return grant({ room, seat, mutes: () => mutesOf(rooms.known(table) ?? room, seat) });
  }

  return { open, command, enter, up };
}

function mutesOf(room: Room, seat: number | null): ReadonlySet<number> {
  return new Set(room.chapter().table.mutes.flatMap((mute) => (mute.by === seat ? [mute.seat] : [])));
}
