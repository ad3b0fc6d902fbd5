import { CODE_INITIALS, CODE_LENGTHS, CODE_LETTERS, deny, grant, type Outcome } from '@asteroute/protocol';
import { type Credentials, callerOf, hashCredentials } from '../domain/commands/seats.ts';
import type { Environment, RandomBytes, TableCode, UsesStores } from '../domain/ports.ts';
import type { TableCache } from './cache.ts';
import { NO_TABLE } from './log/log-actor.ts';

export type TableCodes = ReturnType<typeof createTableCodes>;

export interface TableCodesPorts extends UsesStores<'codes'>, Pick<Environment, 'clock' | 'random'> {
  readonly cache: TableCache;
}

/** A guess finds a table with a chance of at most one in so many, however many codes are valid. */
const GUESSES_A_HIT = 100_000;
const VALID_MS = 86_400_000;
const MAX_TRIES = 20;

const NO_CODE = deny('unknown-code', 'there is no such code, or its game has begun');

export function createTableCodes({ store, cache, clock, random }: TableCodesPorts) {
  return {
    async give(
      table: string,
      { token }: Credentials,
    ): Promise<Outcome<string, 'unknown-table' | 'wrong-token' | 'wrong-status' | 'busy'>> {
      const actor = await cache.find(table);
      if (actor === null) return NO_TABLE;
      await actor.refresh();
      const state = actor.state();
      const { seat, host } = callerOf(state, hashCredentials({ token }));
      if (seat === null && !host) return deny('wrong-token', 'only those who sit here may have the code');
      if (state.table.status !== 'open') return deny('wrong-status', 'the game has begun');
      const known = await store.codes.find({ table }, clock.now());
      if (known !== null) return grant(known.code);
      const length = lengthFor(await store.codes.count(clock.now()));
      for (let i = 0; i < MAX_TRIES; i++) {
        const code = newCode(random, length);
        if (await store.codes.keep({ code, table, until: clock.now() + VALID_MS }, clock.now())) return grant(code);
      }
      return deny('busy', 'no code is free: send it again');
    },
    async find(code: string): Promise<Outcome<Pick<TableCode, 'table'>, 'unknown-code'>> {
      const found = await store.codes.find({ code: code.toUpperCase() }, clock.now());
      const actor = found === null ? null : await cache.find(found.table);
      if (found === null || actor === null || actor.state().table.status !== 'open') return NO_CODE;
      return grant({ table: found.table });
    },
  };
}

const codesOf = (length: number): number => CODE_INITIALS * CODE_LETTERS.length ** (length - 1);

export function lengthFor(valid: number): (typeof CODE_LENGTHS)[number] {
  return CODE_LENGTHS.find((length) => codesOf(length) >= GUESSES_A_HIT * (valid + 1)) ?? CODE_LENGTHS[3];
}

function newCode(random: RandomBytes, length: (typeof CODE_LENGTHS)[number]): string {
  const first = CODE_LENGTHS.indexOf(length) * CODE_INITIALS;
  const initials = CODE_LETTERS.slice(first, first + CODE_INITIALS);
  return letterOf(random, initials) + Array.from({ length: length - 1 }, () => letterOf(random, CODE_LETTERS)).join('');
}

/** One of 5 or 20 letters. 240 is the greatest multiple of both in a byte: with larger values some were likelier. */
function letterOf(random: RandomBytes, letters: string): string {
  for (;;) {
    const [byte] = random(1);
    if (byte < 240) return letters[byte % letters.length];
  }
}
