import { editionNamed } from '@asteroute/engine';
import { rememberedName } from '@asteroute/page/library/own-seat.ts';
import { Shelf } from '@asteroute/page/library/shelf.ts';
import { ownStrength } from '@asteroute/page/strength/own-strength.ts';
import { serverNow } from '@asteroute/page-account/server-time';
import type { Plan } from '@asteroute/protocol';
import type { ServerPorts } from '../connection/browser.ts';
import { requestTable } from '../connection/new-table.ts';
import type { Key } from '../keyring/keyring.ts';
import { newRoom } from '../room/plan/plan.ts';

type Ports = Pick<ServerPorts, 'ask' | 'keyring'>;
type NewPlace = Pick<Key, 'table' | 'invite'>;

/** Opens a table at which a player whose name is known takes the first seat. Null if no server answers. */
async function openWith(server: Ports, plan: Plan): Promise<NewPlace | null> {
  const opened = await requestTable(server, { plan, seat: 0, name: server.keyring.name() });
  return opened.ok ? { table: opened.key.table, invite: opened.key.invite } : null;
}

/** Opens a room with the usual rules. A player whose name is known takes a seat at once. Null if no server answers. */
export function openRoom(server: Ports, edition: string, access: Plan['access']): Promise<NewPlace | null> {
  return openWith(server, newRoom(edition, access));
}

export function openChallenge(server: Ports, edition: string, days: number): Promise<NewPlace | null> {
  const { room: _, ...plan } = newRoom(edition, 'public');
  return openWith(server, { ...plan, clock: { type: 'days', days } });
}

/** The bot for a person of whom no game tells the strength. */
const USUAL_BOT = 'steady';

/** The bot of the person's strength, by the games kept in this browser. */
function botOfStrength(edition: string, storage: () => Storage): string {
  const kept = new Shelf({ storage, now: serverNow }).games.peek().map(({ saved }) => saved);
  return ownStrength(kept, edition, rememberedName(storage).peek())?.opponent ?? USUAL_BOT;
}

export function openBotTable(server: Ports, edition: string, storage: () => Storage): Promise<NewPlace | null> {
  const bot = botOfStrength(edition, storage);
  const { room: _, ...plan } = newRoom(edition, 'link');
  const [own, other] = editionNamed(edition)?.colors ?? [];
  const seats = [
    { color: own, bot: null },
    { color: other, bot },
  ];
  return openWith(server, { ...plan, seats });
}
