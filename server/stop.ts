import type { Server } from 'node:http';
import type { Log } from './domain/ports.ts';
import type { ServerNode } from './node.ts';

const PATIENCE_MS = 2000;

/** On SIGINT or SIGTERM, answers what is under way and ends the process. A second signal changes nothing. */
export function stopOnSignals(server: Server, node: ServerNode, log: Log): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    log.info({}, 'stopping');
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const patience = setTimeout(() => process.exit(0), PATIENCE_MS);
    patience.unref();
    void node.close(closed).finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
