import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AddressAttack, demandWithin, describeSpread, Stranger } from './attack.ts';
import { withNotifiers, withReceiver } from './receiver.ts';

const HONEST = 6;
/** Milliseconds within which an honest player is told, and for which the campaign waits. */
const [TOLD_MS, WAIT_MS] = [5000, 20_000];
const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };

/** A push subscription to whose key nothing can be encrypted: sent by a client, and taken by an earlier version. */
export const MALFORMED_PUSH: AddressAttack = {
  name: 'malformed-push',
  run: () =>
    withReceiver(0, (receiver) =>
      withNotifiers(receiver, async ([{ origin, store }]) => {
        const pushTo = (path: string, p256dh: string) => {
          const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
          return { endpoint: receiver.origin + path, keys, language: 'en' } as const;
        };
        const opened = async (address: string) => {
          const host = new Stranger(origin, address);
          return { host, table: (await host.open(PLAN, { name: 'Ann' })) ?? '' };
        };
        const { host, table: first } = await opened('203.0.113.1');
        const notify = { type: 'notify', push: pushTo('/x', 'AAAA') } as const;
        const refused = await host.send(first, notify).catch((error: Error) => error.message);
        if (!refused?.includes('malformed')) throw new Error(`a malformed key was taken: ${refused}`);
        const events = JSON.stringify([{ type: 'notify-set', seat: 0, on: true }]);
        const row = { seq: 2, at: 1, up: 1, command: null, events, personal: true, private: true, erases: false };
        const secret = { push: { seat: 0, to: notify.push } };
        await store.tables.append([{ table: first, row: { ...row, secret }, updates: {} }]);
        const tables = [first];
        for (let i = 0; i < HONEST; i++) {
          const { host, table } = await opened(`198.51.100.${i}`);
          const key = createECDH('prime256v1').generateKeys('base64url');
          await host.send(table, { type: 'notify', push: pushTo(`/${i}`, key) });
          tables.push(table);
        }
        const begin = performance.now();
        for (const table of tables)
          await new Stranger(origin, '198.51.100.200').send(table, { type: 'join', name: 'Bob', clientSeed: '' });
        await sleep(WAIT_MS);
        const waits = receiver.received.map(({ at }) => at - begin);
        if (waits.length !== HONEST) throw new Error(`${waits.length} of ${HONEST} players were told`);
        demandWithin(TOLD_MS, 'honest players', waits);
        return `beside a key of an earlier version ${HONEST} players were told after ${describeSpread(waits)}`;
      }),
    ),
};
