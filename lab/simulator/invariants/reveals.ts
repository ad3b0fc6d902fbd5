import { commitmentOf } from '@asteroute/record';
import type { World } from '../virtual/world.ts';

/** Checks that a number is revealed only when it is asked for, by the seat that committed to it. */
export function checkReveals({ ledger, violate }: World): void {
  ledger.observe(({ table, events, before }) => {
    for (const event of events) {
      if (event.type !== 'revealed') continue;
      const isAsked = before?.revealUntil != null && before.clientSeeds[event.seat] === '';
      const isRight = before?.commitments[event.seat] === commitmentOf(table, event.clientSeed);
      if (!isAsked || !isRight) violate('a number is revealed as it was committed to', `${table} ${event.clientSeed}`);
    }
  });
}
