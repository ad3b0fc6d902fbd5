/** A client of one table: its connection, its commands and its log, for the page, programs and tests. */

export { createMemory } from './memory.ts';
export { type AskServer, createAsk, NO_ANSWER } from './network/ask.ts';
export { HttpTransport } from './network/http-transport.ts';
export { joinAs, newId, type PlayerKey, playerKey, randomToken, type TableKey } from './network/key.ts';
export type { SocketPorts } from './network/reconnecting-socket.ts';
export { byKey, type TableRequests, tableRequests } from './network/requests.ts';
export { type Connect, socketTransport, type TransportHandlers } from './network/transport.ts';
export { appendEntry, newestGame, type PlyLog } from './ply-log.ts';
export { mayReveal, noteSeen, type OwnNumber, type PromiseFault, promiseFault, type SeenPromise } from './promises.ts';
export { runtimePorts } from './runtime.ts';
export {
  type ClientPorts,
  type ClientState,
  type NewCommand,
  NOTHING_KNOWN,
  TableClient,
} from './table-client.ts';
export { TableFeed } from './table-feed.ts';
