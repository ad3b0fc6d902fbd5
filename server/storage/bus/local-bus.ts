import type { Bus } from '../../domain/ports.ts';

/** The bus of a single node, which has no peers to notify. */
export function localBus(): Bus {
  const nothing = () => undefined;
  return {
    publish: nothing,
    listen: nothing,
    broadcast: nothing,
    onBroadcast: nothing,
    close: async () => undefined,
  };
}
