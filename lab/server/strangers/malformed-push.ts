import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { contactIdOf } from '@asteroute/server/simulation';
import { createSealer, TEST_SECRET } from '@asteroute/server/testing';
import { type AddressAttack, demandWithin, describeSpread, Stranger } from './attack.ts';
import { withNotifiers, withReceiver } from './receiver.ts';

const HONEST = 6;
/** Milliseconds within which an honest player is told, and for which the campaign waits. */
const [TOLD_MS, WAIT_MS] = [5000, 20_000];
const WAYS = { mail: null, language: 'en', zone: 'UTC', quiet: null };
const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };

/** A push subscription to whose key nothing can be encrypted: sent by a client, and found in the store. */
export const MALFORMED_PUSH: AddressAttack = {
  name: 'malformed-push',
  run: () =>
    withReceiver(0, (receiver) =>
      withNotifiers(receiver, async ([{ origin, store }]) => {
        const tables: string[] = [];
        const told = async (address: string, contact: string) => {
          const host = new Stranger(origin, address);
          const table = (await host.open(PLAN, { name: 'Ann' })) ?? '';
          await host.send(table, { type: 'reach', contact, channels: ['push'] });
          tables.push(table);
        };
        const mallory = new Stranger(origin, '203.0.113.1');
        const bad = pushTo(`${receiver.origin}/x`, 'AAAA');
        const refused = await keep(mallory, bad);
        if (refused.ok || refused.fault.code !== 'malformed')
          throw new Error(`a malformed key was taken: ${JSON.stringify(refused)}`);
        await store.contacts.keep(storedContact(mallory.token, bad), null);
        await told('203.0.113.1', mallory.token);
        for (let i = 0; i < HONEST; i++) {
          const key = createECDH('prime256v1').generateKeys('base64url');
          const person = new Stranger(origin, `198.51.100.${i}`);
          const kept = await keep(person, pushTo(`${receiver.origin}/${i}`, key));
          if (!kept.ok) throw new Error(`a contact was refused: ${JSON.stringify(kept)}`);
          await told(`198.51.100.${i}`, person.token);
        }
        const begin = performance.now();
        for (const table of tables)
          await new Stranger(origin, '198.51.100.200').send(table, { type: 'join', name: 'Bob', clientSeed: '' });
        await sleep(WAIT_MS);
        const waits = receiver.received.map(({ at }) => at - begin);
        if (waits.length !== HONEST) throw new Error(`${waits.length} of ${HONEST} players were told`);
        demandWithin(TOLD_MS, 'honest players', waits);
        return `beside a malformed key ${HONEST} players were told after ${describeSpread(waits)}`;
      }),
    ),
};

function pushTo(endpoint: string, p256dh: string) {
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

const keep = ({ ask, token }: Stranger, push: ReturnType<typeof pushTo>) =>
  ask('POST /api/contact', { token, body: { push, ...WAYS, wants: false } });

/** A contact as a server has it that has not looked at the key. */
function storedContact(token: string, push: ReturnType<typeof pushTo>) {
  const id = contactIdOf(token);
  const ways = { push: { ...push, language: 'en' }, ...WAYS };
  const sealed = createSealer(TEST_SECRET).seal(JSON.stringify(ways), id);
  const until = Date.now() + 86_400_000;
  return { id, sealed, channels: ['push'], confirmed: false, wantsUntil: 0, toldAt: 0, until, account: '' } as const;
}
