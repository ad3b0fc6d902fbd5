/** The parts of a simulation of the whole server: those of a node, and a database in memory. */
export { readConfig } from '../config/config.ts';
export { reviewGame } from '../contests/review/program.ts';
export type { GameReviewer } from '../contests/review/reviewer.ts';
export { type Core, createCore } from '../core.ts';
export { Connection, type Wire } from '../delivery/connection.ts';
export {
  type Append,
  type Bus,
  type Clock,
  type Logger,
  type NewNotice,
  type Row,
  type Stores,
  StoreUnavailable,
} from '../domain/ports.ts';
export { contactIdOf, dueAt, hashOf } from '../domain/table-state.ts';
export { entriesMessage } from '../domain/views/entry-text.ts';
export { createChannels } from '../notifications/channels.ts';
export { createMailer } from '../notifications/mail.ts';
export { createMailLinks, type MailLinks } from '../notifications/mail-links.ts';
export type { OutboxNotice } from '../notifications/notice.ts';
export { createContestKeys } from '../secrets/contest-keys.ts';
export { createPushKeys } from '../secrets/push-keys.ts';
export { createSealer, type Sealer } from '../secrets/sealer.ts';
export { createSigner } from '../secrets/signer.ts';
export { wrapStores } from '../storage/wrap-store.ts';
export { NO_LIMITS } from './no-limits.ts';
export { type MemoryDatabase, openMemoryDatabase } from './stores/memory-database.ts';
export { anyTurn } from './turns.ts';
