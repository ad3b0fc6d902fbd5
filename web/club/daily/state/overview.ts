import type { AskServer } from '@asteroute/client';
import { useAskedAgain } from '@asteroute/page/views/ask-again.ts';
import { serverNow } from '@asteroute/page-account/server-time';
import type { DailyOverview } from '@asteroute/protocol/contests';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keepHashes } from './kept.ts';

/** What the server says of its decks; `silent` if no server answers, `none` if it deals no official decks. */
export type OverviewState = DailyOverview | 'silent' | 'none' | null;

/** Milliseconds between two questions: while a result is expected, and else. */
const [SOON_MS, SELDOM_MS] = [3000, 60_000];

/** Follows what the server says of its decks, and the function that asks again at once. */
export function useOverview(ask: AskServer | null, storage: () => Storage) {
  const load = async (): Promise<OverviewState> => {
    const answer = await ask?.('GET /api/daily');
    if (answer?.ok !== true) return answer?.fault.code === 'not-offered' ? 'none' : 'silent';
    keepHashes(storage, answer.value.tomorrow);
    return answer.value;
  };
  const pauseAfter = (state: OverviewState) => {
    if (ask === null) return null;
    return isAwaited(state) ? SOON_MS : SELDOM_MS;
  };
  const { found: overview, again } = useAskedAgain(load, pauseAfter, [ask]);
  return { overview, again };
}

/** Whether a result of today, or the seeds of yesterday, may come any moment. */
function isAwaited(state: OverviewState): boolean {
  if (state === null || typeof state !== 'object') return false;
  return (
    state.today.decks.some(({ own }) => own?.state === 'open') ||
    state.yesterday.decks.some(({ seed }) => seed === null)
  );
}

/** Milliseconds between two changes of a countdown. */
const BEAT_MS = 15_000;

/** The server's time now (milliseconds since 1970), which goes on by itself. */
export function useServerTime(): number {
  const beat = useSignal(0);
  beat.value;
  useEffect(() => {
    const timer = setInterval(() => beat.value++, BEAT_MS);
    return () => clearInterval(timer);
  }, []);
  return serverNow();
}
