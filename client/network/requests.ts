import type { Answer, Command, EntriesMessage, FaultMessage } from '@asteroute/protocol';
import { type AskServer, NO_ANSWER } from './ask.ts';
import type { TableKey } from './key.ts';

interface EntriesWanted {
  readonly since: number;
  readonly wait: number;
}

export interface SeatAnswer {
  readonly seat: number | null;
  readonly head: number;
}

/** The requests of a client over HTTP: which seat is its own, and all that a socket carries where none passes. */
export interface TableRequests {
  isReachable(): Promise<boolean>;
  seat(key: TableKey): Promise<SeatAnswer | null>;
  command(key: TableKey, command: Command): Promise<Answer | null>;
  events(key: TableKey, wanted: EntriesWanted, signal: AbortSignal): Promise<EntriesMessage | FaultMessage | null>;
}

/** What a request about a table is sent with. */
export const byKey = <K extends Pick<TableKey, 'table' | 'token' | 'invite'>>({ table, token, invite }: K) => ({
  params: { id: table },
  token: token as K['token'],
  invite,
});

/** These requests, sent to a server. */
export function tableRequests(ask: AskServer): TableRequests {
  return {
    isReachable: async () => (await ask('GET /.well-known/asteroute.json')) !== NO_ANSWER,
    async seat(key) {
      const read = await ask('GET /api/games/:id', byKey(key));
      return read.ok ? read.value : null;
    },
    async command(key, body) {
      const done = await ask('POST /api/games/:id/commands', { ...byKey(key), body });
      if (done === NO_ANSWER) return null;
      // A request may be refused before its command is read.
      return done.ok ? done.value : { type: 'answer', table: key.table, id: body.id, ok: false, fault: done.fault };
    },
    async events(key, query, signal) {
      const read = await ask('GET /api/games/:id/events', { ...byKey(key), query: { ...query }, signal });
      if (read === NO_ANSWER) return null;
      return read.ok ? read.value : { type: 'fault', table: key.table, fault: read.fault };
    },
  };
}
