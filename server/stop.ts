import type { Server } from 'node:http';

const PATIENCE_MS = 2000;

/** On SIGINT or SIGTERM, answers what is under way and ends the process. A second signal changes nothing. */
export function stopOnSignals(server: Server): void {
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), PATIENCE_MS).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
