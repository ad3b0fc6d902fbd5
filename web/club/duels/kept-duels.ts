/** The duels that a guest has begun in this browser: the server lists only those of accounts. */

import type { Keyring } from '@asteroute/page-online/keys/keyring';
import type { OpenedDuel } from '@asteroute/protocol';

const KEPT = 'asteroute.duels';
/** Most duels that are kept, the newest ones. */
const MAX_KEPT = 20;

/** A duel whose seats this browser has. */
export type KeptDuel = Pick<OpenedDuel, 'duel' | 'token' | 'tables'>;

/** The duels of this browser, the newest first. */
export function keptDuels(storage: () => Storage): readonly KeptDuel[] {
  try {
    const kept = JSON.parse(storage().getItem(KEPT) ?? '[]') as readonly KeptDuel[];
    return Array.isArray(kept) ? kept.filter(({ duel, token, tables }) => duel && token && tables) : [];
  } catch {
    return [];
  }
}

/** Keeps a duel with the keys to both tables. */
export function keepDuel(
  { duel, token, tables }: KeptDuel,
  keyring: Pick<Keyring, 'keep'>,
  storage: () => Storage,
): void {
  // The first game is the one used last, so that it is found first.
  for (const table of tables.toReversed())
    keyring.keep({ table, token, invite: null, host: true, clientSeed: '', commits: false });
  const others = keptDuels(storage).filter((one) => one.duel !== duel);
  try {
    storage().setItem(KEPT, JSON.stringify([{ duel, token, tables }, ...others].slice(0, MAX_KEPT)));
  } catch {
    // The storage is full or refused: an account still lists its duels.
  }
}
