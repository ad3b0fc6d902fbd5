import { createRoom, type Room, type RoomPorts } from './actor.ts';

/** The tables that this node has in hand. Any node can take up any table at any time: a room is only a memory. */
export interface Rooms {
  /** Null where there is no such table. */
  find(id: string): Promise<Room | null>;
  /** The room if it is in hand. */
  known(id: string): Room | undefined;
}

/** Rooms kept in memory; of more, those that were not asked for longest are forgotten. */
const MOST = 1000;

export function createRooms(ports: RoomPorts): Rooms {
  const rooms = new Map<string, Room>();
  const opening = new Map<string, Promise<Room | null>>();

  async function open(id: string): Promise<Room | null> {
    const rows = await ports.store.read(id, 0);
    return rows.length === 0 ? null : keep(createRoom(id, rows, ports));
  }

  function keep(room: Room): Room {
    rooms.delete(room.id);
    rooms.set(room.id, room);
    if (rooms.size > MOST) rooms.delete(rooms.keys().next().value as string);
    return room;
  }

  return {
    known: (id) => rooms.get(id),
    async find(id) {
      const room = rooms.get(id);
      if (room !== undefined) return keep(room);
      const coming = opening.get(id) ?? open(id).finally(() => opening.delete(id));
      opening.set(id, coming);
      return coming;
    },
  };
}
