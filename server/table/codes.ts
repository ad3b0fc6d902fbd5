import { deny, grant, type Outcome } from '@asteroute/protocol';
import { type Credentials, callerOf, hashCredentials } from '../domain/commands/seats.ts';
import type { Environment, RandomBytes, TableCode } from '../domain/ports.ts';
import { hashOf } from '../domain/table-state.ts';
import { NO_TABLE } from './actor.ts';
import type { TableCache } from './cache.ts';

/** Short codes by which friends can find a table that has not begun. */
export type TableCodes = ReturnType<typeof createTableCodes>;

/** What codes need. */
export interface TableCodesPorts extends Pick<Environment, 'store' | 'clock' | 'random'> {
  readonly cache: TableCache;
}

/** Only consonants, so that codes form no words. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 4;
/** Milliseconds for which a code is valid. */
const VALID_MS = 86_400_000;
/** Most attempts to find a free code. */
const MAX_TRIES = 20;

const NO_CODE = deny('unknown-code', 'there is no such code, or its game has begun');

/** Creates the codes of this server, which all its nodes share. */
export function createTableCodes({ store, cache, clock, random }: TableCodesPorts) {
  return {
    /** Returns the code of a table, for its host or a player there, who must send the invitation if it needs one. */
    async give(table: string, { token, invite }: Credentials): Promise<Outcome<string>> {
      const actor = await cache.find(table);
      if (actor === null) return NO_TABLE;
      await actor.refresh();
      const state = actor.state();
      const { seat, host } = callerOf(state, hashCredentials({ token }));
      if (seat === null && !host) return deny('wrong-token', 'only those who sit here may have the code');
      if (state.table.status !== 'open') return deny('wrong-status', 'the game has begun');
      if (state.invite !== null && (invite === undefined || hashOf(invite) !== state.invite))
        return deny('wrong-token', 'send the invitation of the table with it');
      const known = await store.findCode({ table }, clock.now());
      if (known !== null) return grant(known.code);
      for (let i = 0; i < MAX_TRIES; i++) {
        const code = newCode(random);
        const wanted = { code, table, invite: state.invite === null ? null : (invite ?? null) };
        if (await store.keepCode({ ...wanted, until: clock.now() + VALID_MS }, clock.now())) return grant(code);
      }
      return deny('busy', 'no code is free: send it again');
    },
    /** Returns the table of a code, with its invitation if it needs one; `unknown-code` once its game has begun. */
    async find(code: string): Promise<Outcome<Pick<TableCode, 'table' | 'invite'>>> {
      const found = await store.findCode({ code: code.toUpperCase() }, clock.now());
      const actor = found === null ? null : await cache.find(found.table);
      if (found === null || actor === null || actor.state().table.status !== 'open') return NO_CODE;
      return grant({ table: found.table, invite: found.invite });
    },
  };
}

function newCode(random: RandomBytes): string {
  // 240 is the greatest multiple of the number of letters in a byte; with larger values the first letters would be more
  // likely.
  const letters: string[] = [];
  while (letters.length < LENGTH)
    for (const byte of random(LENGTH)) if (byte < 240) letters.push(LETTERS[byte % LETTERS.length]);
  return letters.slice(0, LENGTH).join('');
}
