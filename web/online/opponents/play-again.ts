import { byKey, newId, playerKey } from '@asteroute/client';
import type { MySummary } from '@asteroute/protocol';
import { ownAccount } from '../connection/agreement.ts';
import type { ServerPorts } from '../connection/browser.ts';
import { sitDown } from '../connection/new-table.ts';
import type { Key } from '../keyring/keyring.ts';
import { openRoom } from './new-tables.ts';

interface Ports extends Pick<ServerPorts, 'ask' | 'keyring'> {
  /** The session of this person's account; that of the browser if absent. */
  readonly account?: () => Promise<string | undefined>;
}
type NextPlace = Pick<Key, 'table' | 'invite'>;

/** Opens a rematch, where seats are kept and people told, or else a room by link. Null if no server answers. */
export async function meetAgain(server: Ports, last: MySummary, edition: string): Promise<NextPlace | null> {
  return (await playAgain(server, last)) ?? openRoom(server, edition, 'link');
}

/**
 * Asks for another game, or joins the one asked for. Null if the table takes no rematch any more, days after its end.
 */
async function playAgain(
  { ask, keyring, account: session = ownAccount }: Ports,
  last: MySummary,
): Promise<NextPlace | null> {
  const key = keyring.all().find(({ table }) => table === last.table);
  if (key === undefined) return null;
  const id = newId();
  const body = { type: 'rematch', id, sit: false, clientSeed: '' } as const;
  const asked = await ask('POST /api/games/:id/commands', { ...byKey(key), body });
  const played = await ask('GET /api/games/:id', byKey(key));
  const table = played.ok ? played.value.rematch : null;
  if (table === null) return null;
  const kept = keyring.all().find((one) => one.table === table);
  // A number that was committed to stays the one that is shown.
  const next = kept ?? playerKey({ table, token: key.token, invite: key.invite, host: asked.ok });
  keyring.keep(next);
  const account = await session();
  const name = last.seats[last.seat].name ?? keyring.name();
  const sitting = { ...sitDown(next, name), ready: true, ...(account && { account }) };
  const sat = await ask('POST /api/games/:id/commands', { ...byKey(next), body: sitting });
  // A rematch that has begun without this person is nothing to go to.
  return sat.ok || sat.fault.code === 'already-seated' ? { table, invite: key.invite } : null;
}
