/** A client of one table: its connection, its commands and its log, for the page, programs and tests. */
export { CommandQueue, isRetriable, RETRY_AFTER_MS } from './command-queue.ts';
export { appendEntry, newestGame, type PlyLog } from './ply-log.ts';
export { type Connect, socketTransport, type Transport, type TransportHandlers } from './transport.ts';
