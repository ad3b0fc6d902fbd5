import { ratedResultOf } from '@asteroute/protocol';
import { commitmentOf } from '@asteroute/record';
import type { Stores } from '@asteroute/server/simulation';
import type { World } from '../virtual/world.ts';

type Checked = Pick<World, 'ledger' | 'violate'>;

/** Checks that a number is revealed only when it is asked for, by the seat that committed to it. */
export function checkReveals({ ledger, violate }: Checked): void {
  ledger.observe(({ table, events, before }) => {
    for (const event of events) {
      if (event.type !== 'revealed') continue;
      const isAsked = before?.revealUntil != null && before.clientSeeds[event.seat] === '';
      const isRight = before?.commitments[event.seat] === commitmentOf(table, event.clientSeed);
      if (!isAsked || !isRight) violate('a number is revealed as it was committed to', `${table} ${event.clientSeed}`);
    }
  });
}

/**
 * Checks that the games of each evening lead to each other: a rematch names the table before it, which is over and names
 * the rematch. Only then the standings that people add up from there count each game once.
 */
export function checkEvenings({ ledger, violate }: Checked): void {
  const newest = new Map(ledger.tables().map((id) => [id, ledger.newest(id)]));
  const broken = (id: string, why: string) => violate('the games of an evening lead to each other', `${id} ${why}`);
  for (const [id, { rematchOf, rematch }] of newest) {
    const before = rematchOf === null ? null : newest.get(rematchOf);
    if (before === undefined) broken(id, `follows ${rematchOf}, which is no table`);
    if (before != null && before.rematch !== id) broken(id, `follows ${rematchOf}, which leads to ${before.rematch}`);
    if (before != null && before.status !== 'over') broken(id, `follows ${rematchOf}, which is not over`);
    if (rematch !== null && newest.get(rematch)?.rematchOf !== id)
      broken(id, `leads to ${rematch}, which does not follow`);
  }
}

/** Checks at the end that each rated game which is over has its result, as its log says, and no other game has one. */
export async function checkResults({ ledger, violate }: Checked, store: Pick<Stores, 'results'>): Promise<void> {
  const kept = new Map((await store.results.all()).map((result) => [result.table, JSON.stringify(result)]));
  for (const id of ledger.tables()) {
    const ended = ledger.rows(id).find(({ events }) => events.includes('"type":"ended"'));
    const logged = ended === undefined ? null : ratedResultOf(ledger.newest(id), ended.at);
    const result = kept.get(id);
    kept.delete(id);
    if (result !== (logged === null ? undefined : JSON.stringify(logged)))
      violate('every rated game has its result, once', `${id}: ${result}, in its log ${JSON.stringify(logged)}`);
  }
  if (kept.size > 0) violate('every rated game has its result, once', `${[...kept.keys()]} are no tables`);
}
