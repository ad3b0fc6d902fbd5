import { setTimeout as sleep } from 'node:timers/promises';
import { type AddressAttack, demandWithin, describeSpread, Stranger } from './attack.ts';
import { withNotifiers, withReceiver } from './receiver.ts';

const RECEIVERS = 20;
/** Milliseconds that a slow receiver takes, within which an honest one is told, and after which doubles would come. */
const [SLOW_MS, TOLD_MS, CLAIM_MS] = [9000, 5000, 70_000];
const PLAN = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] };

/** Webhooks of one address that take nine seconds beside honest ones, on two nodes. */
export const SLOW_RECEIVERS: AddressAttack = {
  name: 'slow-receivers',
  run: () =>
    withReceiver(SLOW_MS, async (receiver) => {
      const { origin, received } = receiver;
      const begun = new Map<string, number>();
      await withNotifiers(receiver, async (nodes) => {
        for (let i = 0; i < RECEIVERS; i++) {
          const node = nodes[i % nodes.length].origin;
          for (const [path, address] of [
            [`/slow/${i}`, '203.0.113.1'],
            [`/honest/${i}`, `198.51.100.${i}`],
          ]) {
            await begin(new Stranger(node, address), `${origin}${path}`);
            begun.set(path, performance.now());
          }
        }
        await sleep(CLAIM_MS);
      });
      const waits = received.flatMap(({ path, at }) =>
        path.startsWith('/honest/') ? at - (begun.get(path) ?? 0) : [],
      );
      const told = new Set(received.map(({ path }) => path));
      if (told.size !== begun.size) throw new Error(`${begun.size - told.size} receivers were not told`);
      if (received.length !== told.size) throw new Error(`${received.length - told.size} were told twice`);
      demandWithin(TOLD_MS, 'honest receivers', waits);
      return `beside ${RECEIVERS} that take ${SLOW_MS} ms others were told after ${describeSpread(waits)}, nobody twice`;
    }),
};

/** Begins a game whose first turn is told to this address. */
async function begin(host: Stranger, url: string): Promise<void> {
  const table = await host.open(PLAN, { name: 'Ann' });
  if (table === null) throw new Error('no table could be opened');
  await host.send(table, { type: 'webhook', url });
  await new Stranger(host.origin, '198.51.100.200').send(table, { type: 'join', name: 'Bob', clientSeed: '' });
}
