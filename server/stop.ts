import type { Server } from 'node:http';
import type { Config } from './config/config.ts';
import type { Environment } from './domain/ports.ts';
import type { ServerNode } from './node.ts';

const STOP_TIMEOUT_MS = 2000;
/** Of the event loop after a signal: what clients had sent is read in the first, and answered in the others. */
const LAST_ROUNDS = 20;
const CLOSE_IDLE_MS = 20;

type StopPorts = Pick<Environment, 'clock' | 'log'> & Pick<Config, 'drainSeconds'>;

/**
 * On SIGINT or SIGTERM, the node is not ready, serves until proxies have noticed, finishes requests and ends. A second
 * signal skips the waiting. On SIGHUP, the end of a terminal, only a server that prints to one stops, not one under
 * nohup.
 */
export function stopOnSignals(server: Server, node: ServerNode, { clock, log, drainSeconds }: StopPorts): void {
  const outputs = [process.stdout, process.stderr];
  const isOnTerminal = outputs.some(({ isTTY }) => isTTY);
  let phase: 'serving' | 'draining' | 'stopping' = 'serving';
  const stop = (): void => {
    if (phase === 'stopping') return;
    phase = 'stopping';
    log.info({}, 'stopping');
    node.drain();
    clock.after(STOP_TIMEOUT_MS, () => process.exit(0));
    serveOn(LAST_ROUNDS);
  };
  const serveOn = (rounds: number): void => (rounds > 0 ? clock.soon(() => serveOn(rounds - 1)) : close());
  const close = (): void => {
    const closed = new Promise((resolve) => server.close(resolve));
    clock.every(CLOSE_IDLE_MS, () => server.closeIdleConnections());
    void node.close(closed).finally(() => process.exit(0));
  };
  const drain = (): void => {
    if (phase !== 'serving' || drainSeconds === 0) return stop();
    phase = 'draining';
    log.info({ seconds: drainSeconds }, 'not ready from now on');
    node.drain();
    clock.after(drainSeconds * 1000, stop);
  };
  process.on('SIGINT', drain);
  process.on('SIGTERM', drain);
  process.on('SIGHUP', () => {
    if (isOnTerminal) drain();
  });
  // Nothing can be written to a terminal that is gone, which must not cut the stop short.
  if (isOnTerminal) for (const output of outputs) output.on('error', () => undefined);
}
