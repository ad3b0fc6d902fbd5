import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../domain/ports.ts';
import { START_COMMAND } from './start-command.ts';

const MAX_PORT = 65_535;
const DEFAULT_PORT = 3000;

/** The port to listen on: 3000 if `text` is missing; 0 for any free port. Throws a StartError. */
export function readPort(text = ''): number {
  if (text === '') return DEFAULT_PORT;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= MAX_PORT) return port;
  throw new StartError(
    `PORT must be a whole number from 0 to ${MAX_PORT}, not "${text}". For one: PORT=3001 ${START_COMMAND}`,
  );
}

export const LOOPBACK = '127.0.0.1';

export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Error codes of the system for a host that it does not know, or that belongs to another machine. */
const NO_ADDRESS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL', 'EAFNOSUPPORT']);

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const another = `Set PORT to another, e.g. PORT=${port >= 1024 && port < MAX_PORT ? port + 1 : DEFAULT_PORT + 1} ${START_COMMAND}`;
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken. ${another}`);
  if (error.code === 'EACCES') return new StartError(`Port ${port} is not allowed here. ${another}`);
  if (NO_ADDRESS.has(error.code ?? '')) {
    return new StartError(`HOST=${host} is no address of this machine. For all of them: HOST=0.0.0.0 ${START_COMMAND}`);
  }
  return error;
}
