import { commitmentOf } from '@asteroute/record';
import { type HostileKit, hasFreeSeat } from './kit.ts';

/** Commits to a number, reveals it too early and others in its place, and in the end perhaps none. */
export function liar(kit: HostileKit): () => number {
  let seat: { readonly table: string; readonly token: string; readonly number: string } | null = null;
  let lies = 0;
  return () => {
    const { chances } = kit.world;
    if (seat === null) {
      const table = kit.victim(hasFreeSeat);
      if (table === null) return 300;
      seat = { table: table.id, token: kit.newToken(), number: kit.newName().replaceAll(' ', '-') };
      lies = 0;
      const commitment = commitmentOf(table.id, seat.number);
      kit.command(table.id, seat.token, { type: 'join', name: kit.newName(), clientSeed: '', commitment });
      return 50;
    }
    const { table, token, number } = seat;
    const isTrue = chances.happens(0.1);
    kit.command(table, token, { type: 'reveal', clientSeed: isTrue ? number : `${number}-${lies}` });
    if (lies++ < 20) return chances.between(10, 1000);
    kit.command(table, token, { type: 'leave' });
    seat = null;
    return 1000;
  };
}
