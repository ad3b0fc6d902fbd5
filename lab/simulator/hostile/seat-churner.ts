import type { HostileKit } from './kit.ts';
import { hasFreeSeat } from './kit.ts';

/** Joins and leaves an open table as fast as one address may, so that its log is full before anybody can play. */
export function seatChurner(kit: HostileKit): () => number {
  return () => {
    const table = kit.victim((one) => hasFreeSeat(one) && one.seats.length > 2) ?? kit.victim(hasFreeSeat);
    if (table === null) return 300;
    const token = kit.newToken();
    kit.command(table.id, token, { type: 'join', name: kit.newName(), clientSeed: '' });
    kit.command(table.id, token, { type: 'leave' });
    return 20;
  };
}
