import { subscriptionOf, webhookOf } from '../nodes/receivers.ts';
import type { HostileKit } from './kit.ts';

/** Opens games whose turns are told to webhooks and browsers that are slow, dead, gone or malformed. */
export function badReceiver(kit: HostileKit): () => number {
  const plan = kit.plan(2);
  return () => {
    const [first, second] = [kit.newToken(), kit.newToken()];
    const { chances } = kit.world;
    const kind = chances.pick(['slow', 'slow', 'dead', 'gone', 'failing'] as const);
    const push = subscriptionOf(kind, kit.newName());
    const isMalformed = chances.happens(0.3);
    const contact = kit.newContact(isMalformed ? { ...push, keys: { p256dh: 'AAAA', auth: 'AAAA' } } : push);
    kit.open({ plan, name: kit.newName() }, first, (table) => {
      kit.command(table, first, { type: 'webhook', url: webhookOf(kind, kit.newName()) });
      kit.command(table, first, { type: 'reach', contact, channels: ['push'] });
      kit.command(table, second, { type: 'join', name: kit.newName(), clientSeed: '' });
    });
    return 1000;
  };
}
