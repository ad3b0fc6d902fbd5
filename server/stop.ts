import type { Server } from 'node:http';
import type { Clock, Logger } from './domain/ports.ts';
import type { ServerNode } from './node.ts';

const STOP_TIMEOUT_MS = 2000;

/** What stopping needs. */
export interface StopPorts {
  readonly clock: Clock;
  readonly log: Logger;
}

/** On SIGINT or SIGTERM, finishes requests under way and ends the process. A second signal changes nothing. */
export function stopOnSignals(server: Server, node: ServerNode, { clock, log }: StopPorts): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    log.info({}, 'stopping');
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    clock.after(STOP_TIMEOUT_MS, () => process.exit(0));
    void node.close(closed).finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
