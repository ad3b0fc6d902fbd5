import { ratedResultOf } from '@asteroute/protocol';
import type { Stores } from '@asteroute/server/simulation';
import type { World } from '../virtual/world.ts';

/** Checks at the end that each rated game which is over has its result, as its log says, and no other game has one. */
export async function checkResults({ ledger, violate }: World, store: Pick<Stores, 'results'>): Promise<number> {
  const kept = new Map((await store.results.all()).map((result) => [result.table, JSON.stringify(result)]));
  const count = kept.size;
  for (const id of ledger.tables()) {
    const table = ledger.at(id, ledger.head(id));
    const ended = ledger.rows(id).find(({ events }) => events.includes('"type":"ended"'));
    const logged = ended === undefined ? null : ratedResultOf(table, ended.at);
    const result = kept.get(id);
    kept.delete(id);
    if (result !== (logged === null ? undefined : JSON.stringify(logged)))
      violate('every rated game has its result, once', `${id}: ${result}, in its log ${JSON.stringify(logged)}`);
  }
  if (kept.size > 0) violate('every rated game has its result, once', `${[...kept.keys()]} are no tables`);
  return count;
}
