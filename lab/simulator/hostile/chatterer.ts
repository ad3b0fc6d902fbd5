import type { HostileKit } from './kit.ts';
import { hasFreeSeat } from './kit.ts';

/** Lines that are said before the person wants all of them erased. */
const LINES = 12;

/** Sits down anywhere, fills the chat, and asks for the erasure of all of it. */
export function chatterer(kit: HostileKit): () => number {
  let seat: { readonly table: string; readonly token: string } | null = null;
  let said = 0;
  return () => {
    const { chances, queue } = kit.world;
    if (seat === null) {
      const table = kit.victim(hasFreeSeat);
      if (table === null) return 500;
      seat = { table: table.id, token: kit.newToken() };
      said = 0;
      kit.command(seat.table, seat.token, { type: 'join', name: kit.newName(), clientSeed: '' });
      return 100;
    }
    const { table, token } = seat;
    if (said++ < LINES) {
      kit.command(table, token, {
        type: 'chat',
        text: `${kit.newName()} ${'x'.repeat(chances.below(400))} ${queue.now()}`,
      });
      return chances.between(100, 2000);
    }
    kit.command(table, token, { type: 'erase' });
    seat = null;
    return 1000;
  };
}
