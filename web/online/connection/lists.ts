import type { AskServer } from '@asteroute/client';
import type { Listing, MySummary } from '@asteroute/protocol';
import type { Key } from '../keyring/keyring.ts';
import { ownAccount } from './agreement.ts';

export interface Lists extends Listing {
  readonly mine: readonly MySummary[];
}

/** The tables of this browser; null if no server answers. */
export async function ownTables(ask: AskServer, keys: readonly Key[]): Promise<readonly MySummary[] | null> {
  if (keys.length === 0) return [];
  const found = await ask('POST /api/mine', { body: { tokens: keys.map(({ token }) => token) } });
  return found.ok ? found.value : null;
}

/** The lists of the lobby, without people whom the person does not want to meet; null if no server answers. */
export async function lobbyLists(ask: AskServer, keys: readonly Key[]): Promise<Lists | null> {
  const listed = async () => ask('GET /api/games', { account: await ownAccount() });
  const [listing, own] = await Promise.all([listed(), ownTables(ask, keys)]);
  return listing.ok ? { ...listing.value, mine: own ?? [] } : null;
}
