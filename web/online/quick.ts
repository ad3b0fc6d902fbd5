import type { Plan } from '@asteroute/protocol';
import type { ServerPorts } from './connection/browser.ts';
import { requestTable } from './connection/new-table.ts';
import type { OnlinePlace } from './place.ts';
import { newRoom } from './room/plan.ts';

/** Opens a room with the usual rules. A player whose name is known takes a seat at once. Null if no server answers. */
export async function openRoom(
  server: Pick<ServerPorts, 'api' | 'keyring'>,
  edition: string,
  access: Plan['access'],
): Promise<OnlinePlace | null> {
  const opened = await requestTable(server, { plan: newRoom(edition, access), seat: 0, name: server.keyring.name() });
  return opened.ok ? { table: opened.key.table, invite: opened.key.invite } : null;
}
