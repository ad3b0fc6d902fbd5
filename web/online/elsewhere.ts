import type { AccountSeat } from '@asteroute/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ownAccount, seatsOfAccount } from './connection/agreement.ts';
import type { Lists } from './connection/api.ts';
import type { ServerPorts } from './connection/browser.ts';
import { newKey, randomText } from './keys/keyring.ts';
import type { OnlinePlace } from './place.ts';

/** The seats that the person's account has from other devices, and a way to take one of them here. */
export function useSeatsElsewhere(
  server: ServerPorts,
  { mine }: Pick<Lists, 'mine'>,
  onGo: (place: OnlinePlace) => void,
) {
  const seats = useSignal<readonly AccountSeat[]>([]);
  useEffect(() => {
    void seatsOfAccount().then((found) => (seats.value = found));
  }, []);
  const take = async ({ table }: AccountSeat) => {
    const account = await ownAccount();
    if (account === undefined) return;
    const key = newKey({ table, token: randomText(), invite: null, host: false });
    const answer = await server.api.command(key, { type: 'reclaim', id: randomText().slice(0, 16), account });
    if (!answer?.ok) return;
    // The seat may have been that of the host.
    const own = await server.api.ownData(key);
    server.keyring.keep({ ...key, host: own !== null && 'host' in own && own.host });
    onGo({ table, invite: null });
  };
  return { seats: seats.value.filter(({ table }) => mine.every((own) => own.table !== table)), take };
}
