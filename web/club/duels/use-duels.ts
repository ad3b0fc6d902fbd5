import type { AskServer } from '@asteroute/client';
import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import type { DuelView, OpenedDuel, OwnDuels } from '@asteroute/protocol/contests';
import { useSignal } from '@preact/signals';
import { keptDuels } from './kept-duels.ts';

/** Milliseconds between two questions, while a result is expected and else. */
const [SOON_MS, SELDOM_MS] = [3000, 60_000];

/** Asks again and again; `isAwaited` says of an answer whether it may change soon. */
function usePolled<T>(load: () => Promise<T>, isAwaited: (found: T) => boolean, round: unknown): T | null {
  const state = useSignal<T | null>(null);
  const look = async (isCurrent: () => boolean) => {
    const found = await load();
    if (!isCurrent()) return null;
    state.value = found;
    return isAwaited(found) ? SOON_MS : SELDOM_MS;
  };
  useCurrentEffect((isCurrent) => repeated(() => look(isCurrent)), [round]);
  return state.value;
}

/** Runs a task now, and again after as many milliseconds as it says, until it says null. Returns what stops it. */
function repeated(task: () => Promise<number | null>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    const pause = await task();
    if (pause !== null) timer = setTimeout(() => void run(), pause);
  };
  void run();
  return () => clearTimeout(timer);
}

/** A duel as the server knows it; `silent` if no server answers, `unknown` if there is none. */
type DuelState = DuelView | 'silent' | 'unknown';

/** Follows a duel until it has its result; null before the first answer. */
export function useDuel(ask: AskServer, id: string): DuelState | null {
  const load = async (): Promise<DuelState> => {
    const answer = await ask('GET /api/duels/results/:duel', { params: { duel: id } });
    return answer.ok ? answer.value : answer.fault.code === 'busy' ? 'silent' : 'unknown';
  };
  return usePolled(load, (found) => typeof found === 'object' && found.state === 'open', id);
}

/** The duels of this person; `silent` if no server answers, `none` if it offers no duels. */
type OwnState = OwnDuels | 'silent' | 'none';

/** Follows the duels of this person, and the function that asks again at once. */
export function useOwnDuels(ask: AskServer, storage: () => Storage) {
  const round = useSignal(0);
  const load = async (): Promise<OwnState> => {
    const answer = await ask('GET /api/duels');
    if (!answer.ok) return answer.fault.code === 'not-offered' ? 'none' : 'silent';
    const { duels, ...own } = answer.value;
    return { ...own, duels: [...duels, ...(await guestDuels(ask, storage, duels))] };
  };
  const isPlayed = (found: OwnState) => typeof found === 'object' && found.duels.some(({ state }) => state === 'open');
  const state = usePolled(load, isPlayed, round.value);
  return { state, again: () => void round.value++ };
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
