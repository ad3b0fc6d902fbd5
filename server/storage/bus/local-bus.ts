import type { Bus } from '../../domain/ports.ts';

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
