import { withNode } from '../own-node.ts';
import { type AddressAttack, BEHIND_PROXY, Stranger } from './attack.ts';

/** As many joins and leaves as ended a table for everybody when they were counted for all together. */
const ATTEMPTS = 99;
const PLAN = { edition: 'classic', seats: ['red', 'blue', 'green'].map((color) => ({ color })) };

/** A stranger takes a seat and leaves it again and again, with a new token each time. */
export const CHANGED_SEATS: AddressAttack = {
  name: 'seats',
  run: () =>
    withNode(async ({ origin }) => {
      const ann = new Stranger(origin, '198.51.100.1');
      const table = await ann.open(PLAN, { name: 'Ann' });
      if (table === null) throw new Error('a stranger could open no table');
      let taken = 0;
      for (let i = 0; i < ATTEMPTS; i++) {
        const mallory = new Stranger(origin, '203.0.113.1');
        const sat = await mallory.send(table, { type: 'join', name: 'Mallory', clientSeed: '' }).then(
          () => true,
          () => false,
        );
        if (!sat) break;
        taken++;
        await mallory.send(table, { type: 'leave' });
      }
      const listed = await ann.ask('GET /api/games');
      if (!listed.ok || !listed.value.open.some((one) => one.table === table))
        throw new Error('the table is listed no longer');
      await ann.send(table, { type: 'seat-bot', seat: 1, bot: 'random' });
      await new Stranger(origin, '198.51.100.2').send(table, { type: 'join', name: 'Bob', clientSeed: '' });
      return `one address took a seat ${taken} times of ${ATTEMPTS}; then the host seated a bot and a stranger began the game`;
    }, BEHIND_PROXY),
};
