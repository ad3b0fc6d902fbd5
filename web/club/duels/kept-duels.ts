/** The duels that a guest has begun in this browser: the server lists only those of accounts. */

import { storedList } from '@asteroute/page/storage/stored.ts';
import type { Keyring } from '@asteroute/page-online/keyring/keyring';
import type { OpenedDuel } from '@asteroute/protocol/contests';

const KEPT = 'asteroute.duels';
const MAX_KEPT = 20;

type KeptDuel = Pick<OpenedDuel, 'duel' | 'token' | 'tables'>;

const listOf = (storage: () => Storage) =>
  storedList<KeptDuel>(storage, KEPT, ({ duel, token, tables }) => duel && token && tables);

export const keptDuels = (storage: () => Storage): readonly KeptDuel[] => listOf(storage).get();

/** Keeps a duel with the keys to both tables. */
export function keepDuel(duel: KeptDuel, keyring: Pick<Keyring, 'keep'>, storage: () => Storage): void {
  const { token, tables } = duel;
  // The first game is the one used last, so that it is found first.
  for (const table of tables.toReversed())
    keyring.keep({ table, token, invite: null, host: true, clientSeed: '', commits: false });
  // An account lists its duels even where nothing can be kept.
  listOf(storage).change((all) =>
    [{ duel: duel.duel, token, tables }, ...all.filter((one) => one.duel !== duel.duel)].slice(0, MAX_KEPT),
  );
}
