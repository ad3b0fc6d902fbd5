import type { AskServer } from '@asteroute/client';
import { storedList } from '@asteroute/page/storage/stored.ts';
import { useAskedAgain } from '@asteroute/page/views/ask-again.ts';
import type { Keyring } from '@asteroute/page-online/keyring/keyring';
import type { DuelView, OpenedDuel, OwnDuels } from '@asteroute/protocol/contests';

/** Milliseconds between two questions, while a result is expected and else. */
const [SOON_MS, SELDOM_MS] = [3000, 60_000];

/** A result that is awaited may come any moment. */
const pauseAfter = (isAwaited: boolean): number => (isAwaited ? SOON_MS : SELDOM_MS);

/** A duel as the server knows it; `silent` if no server answers, `unknown` if there is none. */
type DuelState = DuelView | 'silent' | 'unknown';

/** Follows a duel until it has its result; null before the first answer. */
export function useDuel(ask: AskServer, id: string): DuelState | null {
  const load = async (): Promise<DuelState> => {
    const answer = await ask('GET /api/duels/results/:duel', { params: { duel: id } });
    return answer.ok ? answer.value : answer.fault.code === 'busy' ? 'silent' : 'unknown';
  };
  return useAskedAgain(load, (found) => pauseAfter(typeof found === 'object' && found.state === 'open'), [id]).found;
}

/** The duels of this person; `silent` if no server answers, `none` if it offers no duels. */
type OwnState = OwnDuels | 'silent' | 'none';

/** Follows the duels of this person, and the function that asks again at once. */
export function useOwnDuels(ask: AskServer, storage: () => Storage) {
  const load = async (): Promise<OwnState> => {
    const answer = await ask('GET /api/duels');
    if (!answer.ok) return answer.fault.code === 'not-offered' ? 'none' : 'silent';
    const { duels, ...own } = answer.value;
    return { ...own, duels: [...duels, ...(await guestDuels(ask, storage, duels))] };
  };
  const isPlayed = (found: OwnState) => typeof found === 'object' && found.duels.some(({ state }) => state === 'open');
  const { found: state, again } = useAskedAgain(load, (found) => pauseAfter(isPlayed(found)), []);
  return { state, again };
}

/** The duels of this browser that no account lists. */
async function guestDuels(
  ask: AskServer,
  storage: () => Storage,
  listed: readonly OpenedDuel[],
): Promise<readonly OpenedDuel[]> {
  const kept = keptDuels(storage).filter(({ duel }) => listed.every((one) => one.duel !== duel));
  const found = await Promise.all(
    kept.map(async ({ duel, token }) => {
      const answer = await ask('GET /api/duels/results/:duel', { params: { duel } });
      return answer.ok ? [{ ...answer.value, token }] : [];
    }),
  );
  return found.flat();
}

/** The duels that a guest has begun in this browser: the server lists only those of accounts. */
const KEPT = 'asteroute.duels';
const MAX_KEPT = 20;

type KeptDuel = Pick<OpenedDuel, 'duel' | 'token' | 'tables'>;

const listOf = (storage: () => Storage) =>
  storedList<KeptDuel>(storage, KEPT, ({ duel, token, tables }) => duel && token && tables);

const keptDuels = (storage: () => Storage): readonly KeptDuel[] => listOf(storage).get();

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
