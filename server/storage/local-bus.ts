import type { Bus } from '../domain/ports.ts';

/** The bus of a single node, which has no peers to notify. */
export function localBus(): Bus {
  return { publish: () => undefined, listen: () => undefined, close: async () => undefined };
}
