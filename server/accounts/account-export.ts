import type { AccountExport, SignedExport } from '@asteroute/protocol/accounts';
import type { Signer } from '@asteroute/record';
import { viewOfDuel } from '../domain/contests/duel-view.ts';
import type { Environment, UsesStores } from '../domain/ports.ts';
import type { Ratings } from './ratings.ts';

export interface ExportPorts extends UsesStores<'accounts' | 'contests' | 'results'>, Pick<Environment, 'clock'> {
  readonly ratings: Ratings;
  readonly signer: Signer;
}

/** Most duels of an account that are exported: those of twenty years. */
const MAX_DUELS = 5000;

/** But for seats and sessions; signed like records. Null if it is deleted. */
export async function exportAccount(
  id: string,
  { store, clock, ratings, signer }: ExportPorts,
): Promise<SignedExport | null> {
  const account = await store.accounts.view(id);
  if (account === null) return null;
  const all = await store.results.all();
  const results = all.filter(({ accounts }) => accounts.includes(id));
  const own: AccountExport = {
    type: 'asteroute-account',
    version: 1,
    at: clock.now(),
    account,
    publicKeys: await store.accounts.publicKeysOf(id),
    ratings: (await ratings.of(id)).ratings,
    results,
    duels: (await store.contests.officialsOf(id, { format: 'series', since: 0, limit: MAX_DUELS })).map(viewOfDuel),
  };
  const text = JSON.stringify(own);
  return { export: text, key: signer.publicKey, signature: signer.sign(text) };
}
