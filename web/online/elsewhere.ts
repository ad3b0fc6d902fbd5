import { byKey, newId, playerKey } from '@asteroute/client';
import { useAsked } from '@asteroute/page/views/ask-again.ts';
import type { AccountSeat } from '@asteroute/protocol';
import { ownAccount, seatsOfAccount } from './connection/agreement.ts';
import type { ServerPorts } from './connection/browser.ts';
import type { Lists } from './connection/lists.ts';
import type { OnlinePlace } from './place.ts';

/** The seats that the person's account has from other devices, and a way to take one of them here. */
export function useSeatsElsewhere(
  server: ServerPorts,
  { mine }: Pick<Lists, 'mine'>,
  onGo: (place: OnlinePlace) => void,
) {
  const seats = useAsked(seatsOfAccount, []) ?? [];
  const take = async ({ table }: Pick<AccountSeat, 'table'>) => {
    const account = await ownAccount();
    if (account === undefined) return;
    const key = playerKey({ table, host: false });
    const body = { type: 'reclaim', id: newId(), account } as const;
    const answer = await server.ask('POST /api/games/:id/commands', { ...byKey(key), body });
    if (!answer.ok) return;
    // The seat may have been that of the host.
    const own = await server.ask('GET /api/games/:id/mine', byKey(key));
    server.keyring.keep({ ...key, host: own.ok && own.value.host });
    onGo({ table, invite: null });
  };
  return { seats: seats.filter(({ table }) => mine.every((own) => own.table !== table)), take };
}
