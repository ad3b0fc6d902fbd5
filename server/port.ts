import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const HIGHEST = 65_535;
const USUAL = 3000;

/** Why a port cannot be had, in words for the person who starts the server. */
export class PortError extends Error {}

/** The port to listen on: 3000 when `text` is missing; 0 is any port that is free. Throws a PortError. */
export function readPort(text = ''): number {
  if (text === '') return USUAL;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= HIGHEST) return port;
  throw new PortError(`PORT must be a whole number from 0 to ${HIGHEST}, not "${text}". For one: PORT=3001 npm start`);
}

/** Listens, and answers the port that was had. `host` undefined is every address. Rejects with a PortError. */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port));
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  const another = `Set PORT to another, e.g. PORT=${port >= 1024 && port < HIGHEST ? port + 1 : USUAL + 1} npm start`;
  if (error.code === 'EADDRINUSE') return new PortError(`Port ${port} is taken. ${another}`);
  if (error.code === 'EACCES') return new PortError(`Port ${port} is not allowed here. ${another}`);
  return error;
}
