import { mixText } from '@asteroute/engine';
import { deny, gameOf, isPerson, type Outcome, onTurn } from '@asteroute/protocol';
import type { Log, Store } from '../domain/ports.ts';
import { timeOut } from '../domain/takebacks.ts';
import { draw, takeTurn } from '../domain/turns.ts';
import { dueAt, type Room, type Written } from './actor.ts';
import type { Minds } from './bot-worker.ts';
import type { Rooms } from './cache.ts';

/** Does what is due by itself: bots play, clocks run out. Every node tries, and one writes. */
export interface Driver {
  /** A table has a new entry. `own`: written here, so that this node is the first to go on with it. */
  look(room: Room, own: boolean): void;
  close(): void;
}

export interface DriverPorts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly minds: Minds;
  readonly up: () => number;
  readonly log: Log;
}

/** How often deadlines are asked for, and how many at once. */
const EVERY = 500;
const MOST = 100;
/** A bot whose turn another node began is left to that node so long, in milliseconds. */
const GRACE = 3000;

export function createDriver({ store, rooms, minds, up, log }: DriverPorts): Driver {
  const busy = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();

  function look(room: Room, own: boolean): void {
    const due = dueAt(room.chapter());
    if (due === null || busy.has(room.id)) return;
    const wait = due - up() + (own ? 0 : GRACE);
    if (wait <= 0) void go(room);
    else if (wait < EVERY) later(room, wait);
  }

  function later(room: Room, wait: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void go(room);
    }, wait);
    timers.add(timer);
  }

  async function go(room: Room): Promise<void> {
    if (busy.has(room.id)) return;
    busy.add(room.id);
    try {
      await step(room);
    } catch (error) {
      log.error({ table: room.id, error: (error as Error).message }, 'what was due could not be done');
    } finally {
      busy.delete(room.id);
    }
  }

  /** A bot goes on as long as it is on turn; everything else is done once. */
  async function step(room: Room): Promise<void> {
    for (let due = dueAt(room.chapter()); due !== null && due <= up(); due = dueAt(room.chapter())) {
      const { table } = room.chapter();
      const seat = onTurn(table);
      if (seat === null) return;
      const done = isPerson(table.seats[seat]) ? await room.act(timeOut) : await playBot(room, seat);
      if (!done.ok) return;
    }
  }

  async function playBot(room: Room, seat: number): Promise<Outcome<Written>> {
    const { table } = room.chapter();
    const game = gameOf(table);
    const bot = table.seats[seat].bot;
    if (bot === null) return deny('stale', 'a person plays there');
    const { turns } = table;
    if (game.position.phase === 'draw') return room.act((chapter) => draw(chapter, seat, turns));
    const thought = await minds.think(game, bot, mixText(turns, table.id));
    return room.act((chapter) => takeTurn(chapter, { ...thought, type: 'turn', turn: turns }, seat));
  }

  async function tick(): Promise<void> {
    for (const id of await store.due(up(), MOST)) {
      const room = busy.has(id) ? null : await rooms.find(id);
      if (room === null) continue;
      // What is in hand may be old: another node may have gone on.
      await room.refresh();
      look(room, false);
    }
  }

  const ticking = setInterval(() => {
    tick().catch((error: Error) => log.warn({ error: error.message }, 'deadlines cannot be read'));
  }, EVERY);
  ticking.unref();
  return {
    look,
    close() {
      clearInterval(ticking);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
